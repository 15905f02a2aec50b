import { type Figure, type Reason, unavailable } from '#finance/figure.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { FigureReach } from '../../db/queries/figure-states.ts';

/** What can keep a holding from having a value. */
const valueReasons = ['no-price', 'no-reported-value', 'no-exchange-rate'] as const satisfies readonly Reason[];

/**
 * Why stored figures have no value on `day`: they were never computed, begin later, end earlier, or something had none itself.
 * `nameOf` gives an instrument's name; what it does not know is told as it is, such as a pair of currencies.
 */
export function whyMissing(reach: FigureReach | undefined, day: IsoDate, nameOf: ReadonlyMap<string, string>): Figure<never> {
  if (!reach || reach.firstDay === null || reach.lastDay === null) return unavailable('not-recorded');
  if (day < reach.firstDay) return unavailable('before-inception');
  if (day > reach.lastDay) return unavailable('after-last-day');
  return whyWithoutValue(reach.problems, day, nameOf);
}

function whyWithoutValue(problems: FigureReach['problems'], day: IsoDate, nameOf: ReadonlyMap<string, string>): Figure<never> {
  const onDay = problems.filter(({ from, to }) => from <= day && day < to);
  for (const { reason: stored, subject } of onDay) {
    const reason = valueReasons.find((one) => one === stored);
    if (reason) return unavailable(reason, nameOf.get(subject) ?? subject);
  }
  return unavailable('no-price');
}

/** The instruments that problems of these figures may be about. */
export function instrumentsInProblems(reaches: Iterable<FigureReach>): string[] {
  const subjects = [...reaches].flatMap(({ problems }) => problems.map(({ subject }) => subject));
  return [...new Set(subjects)].filter((subject) => /^[0-9a-f]{32}$/.test(subject));
}
