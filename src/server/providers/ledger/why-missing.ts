import { type Figure, type Reason, unavailable } from '#finance/figure.ts';
import { dayNumber, type IsoDate } from '#finance/iso-date.ts';
import type { BookProblem } from '#finance/book/book-problem.ts';
import { whyNoValue } from '#finance/book/missing-value.ts';
import type { FigureReach } from '../../db/queries/figures/figure-states.ts';
import type { Queries } from '../../db/queries.ts';

/**
 * Returns the reason why stored figures have no value on `day`. They were never computed, begin later, end earlier, or depend on something without a value.
 * `nameOf` maps instruments to names; unknown ids, such as a pair of currencies, appear unchanged.
 */
export function whyMissing(reach: FigureReach | undefined, day: IsoDate, nameOf: ReadonlyMap<string, string>): Figure<never> {
  if (!reach || reach.firstDay === null || reach.lastDay === null) return unavailable('not-recorded');
  if (day < reach.firstDay) return unavailable('before-inception');
  if (day > reach.lastDay) return unavailable('after-last-day');
  return whyNoValue(toBookProblems(reach, nameOf), dayNumber(day));
}

/** Lists what stored figures had to do without, instruments by name. */
export function toBookProblems(reach: FigureReach | undefined, nameOf: ReadonlyMap<string, string>): BookProblem[] {
  return (reach?.problems ?? []).map(({ reason, subject, from, to }) => ({
    reason: reason as Reason,
    subject: nameOf.get(subject) ?? subject,
    fromDay: dayNumber(from),
    toDay: dayNumber(to),
  }));
}

/** The names of the instruments that problems of these figures are about. */
export async function namesInProblems(snapshot: Queries, reaches: Iterable<FigureReach>): Promise<ReadonlyMap<string, string>> {
  const subjects = [...reaches].flatMap(({ problems }) => problems.map(({ subject }) => subject));
  const instruments = await snapshot.market.instruments(subjects.filter((subject) => /^[0-9a-f]{32}$/.test(subject)));
  return new Map([...instruments].map(([id, { name }]) => [id, name]));
}
