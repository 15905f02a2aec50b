import type { Period } from '../daily-series.ts';
import { available, type Figure, unavailable } from '../figure.ts';
import { dayNumber, isoDate, monthEnd, getYear } from '../iso-date.ts';

/** The return of one calendar month, or of the part of it that was measured. */
export interface MonthlyReturn {
  readonly year: number;
  /** 1 for January. */
  readonly month: number;
  readonly period: Period;
  /** The first month of a portfolio that began within it, or the last one before its end. */
  readonly isPartial: boolean;
  /** Unavailable, too, for a month in which nothing was invested. */
  readonly figure: Figure;
}

/** A return over any period, such as `timeWeightedReturn` of a portfolio or `returnOver` of an index. */
export type ReturnOver = (period: Period) => Figure;

/** The returns of all calendar months that (from, to] touches, in order, from close to close of the month's last day. */
export function monthlyReturns(returnOver: ReturnOver, { from, to }: Period): MonthlyReturn[] {
  const months: MonthlyReturn[] = [];
  for (let opening = from; opening < to;) {
    const first = isoDate(opening + 1);
    const lastDay = dayNumber(monthEnd(first));
    const period = { from: opening, to: Math.min(lastDay, to) };
    const isPartial = !first.endsWith('-01') || period.to < lastDay;
    months.push({ year: getYear(first), month: Number(first.slice(5, 7)), period, isPartial, figure: returnOver(period) });
    opening = period.to;
  }
  return months;
}

/** The months that statistics are made of: whole and measured. */
export function wholeMonths(months: readonly MonthlyReturn[]): (MonthlyReturn & { readonly value: number })[] {
  return months.flatMap((month) => (!month.isPartial && month.figure.available ? [{ ...month, value: month.figure.value }] : []));
}

/** The whole month with the highest return, of several the first. Unavailable without a whole month. */
export function bestMonth(months: readonly MonthlyReturn[]): Figure<MonthlyReturn> {
  return extreme(months, (a, b) => b - a);
}

/** The whole month with the lowest return, of several the first. Unavailable without a whole month. */
export function worstMonth(months: readonly MonthlyReturn[]): Figure<MonthlyReturn> {
  return extreme(months, (a, b) => a - b);
}

function extreme(months: readonly MonthlyReturn[], order: (a: number, b: number) => number): Figure<MonthlyReturn> {
  const [first] = wholeMonths(months).sort((a, b) => order(a.value, b.value));
  if (!first) return unavailable('too-few-returns');
  const { value: _value, ...month } = first;
  return available(month);
}
