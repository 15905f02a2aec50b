import { type ComparedLevels, comparedOver, type ComparedReturn } from '../benchmark/compared-return.ts';
import type { Period } from '../daily-series.ts';
import { type IsoDate, getYear } from '../iso-date.ts';
import { calendarYear, monthsUpTo } from '../period.ts';

export interface DiscreteReturn extends ComparedReturn {
  readonly period: Period;
}

/**
 * Twelve-month bands back from `asOf`, the latest first: months 0–12, 12–24 … 48–60, each from its own two days, so that
 * five of them link to the five years. A band that the history does not fill has no figure.
 */
export function twelveMonthBands(levels: ComparedLevels, asOf: IsoDate, count = 5): DiscreteReturn[] {
  return Array.from({ length: count }, (_, band) => {
    const period = { from: monthsUpTo(asOf, 12 * (band + 1)).from, to: monthsUpTo(asOf, 12 * band).from };
    return { period, ...comparedOver(levels, period) };
  });
}

/** The last calendar years that are over on `asOf`, the latest first; the year of `asOf` is one only on 31 December. */
export function calendarYearReturns(levels: ComparedLevels, asOf: IsoDate, count = 5): DiscreteReturn[] {
  const latest = asOf.endsWith('-12-31') ? getYear(asOf) : getYear(asOf) - 1;
  return Array.from({ length: count }, (_, before) => {
    const period = calendarYear(latest - before);
    return { period, ...comparedOver(levels, period) };
  });
}
