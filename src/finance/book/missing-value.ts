import type { Period } from '../daily-series.ts';
import { type Figure, type Reason, unavailable } from '../figure.ts';
import type { BookProblem } from './book-problem.ts';

const valueReasons: readonly Reason[] = ['no-price', 'no-reported-value', 'no-exchange-rate'];
/** A series by itself says no more than these. */
const explained: readonly Reason[] = ['no-price', 'return-interrupted'];
const chainReasons: readonly Reason[] = ['negative-value', 'loss-beyond-total', 'flow-without-value'];

/** Returns the reason why a portfolio has no value on `day` (a day number): the first price, report or rate that its book lacks then. */
export function whyNoValue(problems: readonly BookProblem[], day: number): Figure<never> {
  const lacking = problems.find(({ reason, fromDay, toDay }) => valueReasons.includes(reason) && fromDay <= day && day < toDay);
  return lacking ? unavailable(lacking.reason, lacking.subject) : unavailable('no-price');
}

/**
 * A figure of the period (from, to] with what the book had to do without in place of "a price is missing" or "interrupted", which is all that a
 * series by itself can say of a number that it does not have: a rate or a report, or what broke the chain of returns.
 */
export function withCause<Value>(figure: Figure<Value>, problems: readonly BookProblem[], { from, to }: Period): Figure<Value> {
  if (figure.available || figure.subject !== undefined || !explained.includes(figure.reason)) return figure;
  if (figure.reason === 'no-price')
    for (const day of [from, to]) {
      const lacking = whyNoValue(problems, day);
      if (!lacking.available && lacking.subject !== undefined) return lacking;
    }
  const broken = problems.findLast(
    ({ reason, subject, fromDay }) => subject === 'return' && chainReasons.includes(reason) && fromDay <= to,
  );
  return broken ? unavailable(broken.reason) : figure;
}
