import type { Figure } from '../figure.ts';
import { type MonthlyReturn, monthlyReturns, type ReturnOver } from './monthly-returns.ts';
import type { Period } from '../daily-series.ts';

/** A cell of the monthly table; `isPartial` says that it is not a whole month or year. */
export interface ReturnCell {
  readonly period: Period;
  readonly isPartial: boolean;
  readonly figure: Figure;
}

export interface MonthlyTableRow {
  readonly year: number;
  /** January to December; `null` before the first and after the last month. */
  readonly months: readonly (ReturnCell | null)[];
  /** Over the part of the year that was measured. */
  readonly whole: ReturnCell;
}

/**
 * Returns of calendar months, a row a year, the earliest first. The year's return is measured over its own two days and not
 * linked from rounded months; a month in which nothing was invested has its reason and leaves the others as they are.
 */
export function monthlyTable(returnOver: ReturnOver, period: Period): MonthlyTableRow[] {
  const byYear = Map.groupBy(monthlyReturns(returnOver, period), ({ year }) => year);
  return [...byYear].map(([year, months]) => ({
    year,
    months: Array.from({ length: 12 }, (_, at) => cellOf(months.find(({ month }) => month === at + 1))),
    whole: yearCell(months, returnOver),
  }));
}

function cellOf(month: MonthlyReturn | undefined): ReturnCell | null {
  return month ? { period: month.period, isPartial: month.isPartial, figure: month.figure } : null;
}

function yearCell(months: readonly MonthlyReturn[], returnOver: ReturnOver): ReturnCell {
  const period = { from: months[0]?.period.from ?? NaN, to: months.at(-1)?.period.to ?? NaN };
  const isPartial = months.length < 12 || months.some((month) => month.isPartial);
  return { period, isPartial, figure: returnOver(period) };
}
