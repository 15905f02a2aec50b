import type { BookProblem } from '#finance/book/book-problem.ts';
import { isoDate } from '#finance/iso-date.ts';
import type { StoredProblem } from '../../db/schema/derived.ts';

/** A problem that the computation found, or that a portfolio's figures do not add up. */
export type NewProblem = Omit<BookProblem, 'reason'> & { readonly reason: BookProblem['reason'] | 'does-not-add-up' };

/**
 * Problems as they are stored: those known before the day `fromDay` up to there, then the new ones. What goes on from one to
 * the next is one.
 */
export function storedProblems(
  { known, fromDay }: { known: readonly StoredProblem[]; fromDay: number },
  problems: readonly NewProblem[],
): StoredProblem[] {
  const end = Number.isFinite(fromDay) ? isoDate(fromDay) : '';
  const earlier = known.filter(({ from }) => from < end).map((problem) => ({ ...problem, to: problem.to < end ? problem.to : end }));
  const later = problems.map(({ reason, subject, fromDay: from, toDay: to }) => ({
    reason,
    subject,
    from: isoDate(from),
    to: isoDate(to),
  }));
  return withoutSeams([...earlier, ...later]);
}

/** In the order of their days. */
export function withoutSeams(problems: readonly StoredProblem[]): StoredProblem[] {
  const alike = Map.groupBy(problems, ({ reason, subject }) => `${reason} ${subject}`);
  const whole = [...alike.values()].flatMap((some) => merged(some.toSorted((a, b) => compare(a.from, b.from))));
  return whole.sort((a, b) => compare(a.from, b.from) || compare(a.reason, b.reason) || compare(a.subject, b.subject));
}

function merged(problems: readonly StoredProblem[]): StoredProblem[] {
  const found: StoredProblem[] = [];
  for (const problem of problems) {
    const last = found.at(-1);
    if (last && problem.from <= last.to) found[found.length - 1] = { ...last, to: problem.to > last.to ? problem.to : last.to };
    else found.push(problem);
  }
  return found;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
