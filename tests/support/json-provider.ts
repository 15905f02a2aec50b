import type { Actor } from '#domain/actor.ts';
import type { ReportingProvider, ReportSubject } from '#server/providers/reporting-provider.ts';

/** The answers by query, both as text. */
export type WrittenAnswers = Map<string, string>;

/** The provider, with everything that it answers written down as a foreign source would send it. */
export function writingDown(provider: ReportingProvider, actor: Actor, written: WrittenAnswers): ReportingProvider {
  const operations = Object.entries<(subject: ReportSubject, ...rest: never[]) => Promise<unknown>>(provider);
  const writing = operations.map(([operation, ask]) => [
    operation,
    async (subject: ReportSubject, ...rest: never[]) => {
      const answer = await ask(subject, ...rest);
      written.set(questionOf(actor, operation, [subject, ...rest]), JSON.stringify(answer));
      return answer;
    },
  ]);
  return Object.fromEntries(writing) as ReportingProvider;
}

/** A provider that knows what stands in a JSON file, and has no database. */
export function jsonProvider(json: string): (actor: Actor) => ReportingProvider {
  const answers = JSON.parse(json) as Readonly<Record<string, string>>;
  return (actor) =>
    new Proxy({} as ReportingProvider, {
      get:
        (_nothing, operation: string) =>
        async (subject: ReportSubject, ...rest: readonly unknown[]) => {
          const question = questionOf(actor, operation, [subject, ...rest]);
          const answer = answers[question];
          if (answer === undefined) throw new Error(`The file does not answer ${question}.`);
          return JSON.parse(answer) as unknown;
        },
    });
}

/** The account and the portfolio by what both sides call them. */
function questionOf(actor: Actor, operation: string, [subject, ...rest]: readonly [ReportSubject, ...unknown[]]): string {
  const { account, portfolio, asOf, query } = subject;
  return JSON.stringify([actor, operation, account?.id, portfolio?.id, asOf, query, ...rest]);
}
