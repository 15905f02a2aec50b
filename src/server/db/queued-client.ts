import type { PoolClient, Submittable } from 'pg';
import { named } from './statement-names.ts';

/** One connection during one transaction. */
export interface QueuedClient {
  readonly queued: PoolClient;
  /** Done when the work of the transaction may begin to ask. */
  readonly begun: (begin: Promise<unknown>) => Promise<unknown>;
  /** Refuses further queries; resolves when the pending ones have been answered. */
  readonly end: () => Promise<void>;
}

/** Null to wait as long as it takes. */
export type TimeoutMs = number | null;

/**
 * Gives the connection up when the answer takes longer: whatever was asked on it fails then, and the client says `error`. A server that hangs
 * ends no statement by itself.
 */
export function answeredWithin<Answer>(client: PoolClient, timeoutMs: TimeoutMs, answer: Promise<Answer>): Promise<Answer> {
  if (timeoutMs === null) return answer;
  let isAnswered = false;
  const giveUp = () => {
    if (!isAnswered) client.connection.stream.destroy(new Error(`The database has not answered for ${timeoutMs} ms.`));
  };
  // A busy process reads first what has come in the meantime.
  const timer = setTimeout(() => setImmediate(giveUp), timeoutMs);
  return answer.finally(() => {
    isAnswered = true;
    clearTimeout(timer);
  });
}

/**
 * Datasets of a page ask in parallel, a connection answers one after the other: the waiting is done here. COPY is a stream
 * and goes straight on: anyone who copies has waited for what was asked before. When one dataset fails the others go on
 * asking: after the end they are refused, because the connection may be another actor's by then.
 */
export function oneAtATime(client: PoolClient, timeoutMs: TimeoutMs): QueuedClient {
  let last: Promise<unknown> = Promise.resolve();
  let isOver = false;
  const ask = (...args: unknown[]) => {
    if (isOver) throw new Error('This was asked after the end of its transaction.');
    return asked(client, args);
  };
  const query = (...args: unknown[]) => {
    if (isStream(args[0])) return ask(...args);
    const next = last.then(() => answeredWithin(client, timeoutMs, ask(...args)));
    last = next.catch(() => undefined);
    return next;
  };
  const end = async () => {
    isOver = true;
    await last;
  };
  return { begun: (begin) => begin, queued: asking(client, query), end };
}

/** A pipelined connection keeps the order itself. Nothing is asked after the end of the transaction. */
export function asAsked(client: PoolClient, timeoutMs: TimeoutMs): QueuedClient {
  const under: Promise<unknown>[] = [];
  let isOver = false;
  const query = async (...args: unknown[]) => {
    if (isOver) throw new Error('This was asked after the end of its transaction.');
    const answer = answeredWithin(client, timeoutMs, asked(client, args));
    under.push(answer.then(nothing, nothing));
    return answer;
  };
  const end = async () => {
    isOver = true;
    await Promise.all(under);
  };
  return { begun: notAwaited, queued: asking(client, query), end };
}

function asked(client: PoolClient, args: readonly unknown[]): Promise<unknown> {
  return (client.query as (...all: unknown[]) => Promise<unknown>)(named(args[0], args[1]), ...args.slice(1));
}

function asking(client: PoolClient, query: unknown): PoolClient {
  return new Proxy(client, { get: (target, key) => (key === 'query' ? query : Reflect.get(target, key)) });
}

function nothing(): void {}

/** A connection that cannot even begin answers nothing else either; without the settings row-level security would show nothing. */
async function notAwaited(begin: Promise<unknown>): Promise<void> {
  begin.catch(() => undefined);
}

function isStream(question: unknown): question is Submittable {
  return typeof question === 'object' && question !== null && 'submit' in question;
}
