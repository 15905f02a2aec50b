import type { DailyLevels, Period } from './daily-series.ts';
import { combineFigures, type Figure, unavailable } from './figure.ts';
import { dayNumber, type IsoDate } from './iso-date.ts';
import { monthsUpTo, yearOpening } from './period.ts';
import { annualised, returnOver } from './time-weighted-return.ts';

export const returnSpans = ['3m', 'ytd', '1y', '3y', '5y', 'inception'] as const;

export type ReturnSpan = (typeof returnSpans)[number];

export interface ReturnRow {
  readonly span: ReturnSpan;
  readonly period: Period;
  /** A yearly rate (3y, 5y) instead of the return of the whole span. */
  readonly isAnnual: boolean;
  readonly portfolio: Figure;
  readonly benchmark: Figure;
  /** Portfolio − benchmark. */
  readonly difference: Figure;
}

export interface ReturnTableInput {
  readonly portfolio: DailyLevels;
  readonly benchmark: DailyLevels | null;
  /** The day before the first transaction: returns since inception open here. */
  readonly openingDay: number;
  readonly asOf: IsoDate;
}

/**
 * Returns over the usual spans up to `asOf`: 3m, ytd, 1y and since inception as totals, 3y and 5y a year. A history
 * shorter than a span has no figure for it, never that of a shorter span; the benchmark is given over the same days.
 */
export function returnTable(input: ReturnTableInput): ReturnRow[] {
  return returnSpans.map((span) => {
    const period = periodOf(span, input);
    const isAnnual = span === '3y' || span === '5y';
    const over = (levels: DailyLevels) => {
      const total = returnOver(levels, period);
      return isAnnual ? annualised(total, period.to - period.from) : total;
    };
    const portfolio = period.from < input.openingDay ? unavailable('too-short') : over(input.portfolio);
    const benchmark = input.benchmark ? over(input.benchmark) : unavailable('no-benchmark');
    return { span, period, isAnnual, portfolio, benchmark, difference: combineFigures(portfolio, benchmark, (own, other) => own - other) };
  });
}

const spanMonths: Partial<Record<ReturnSpan, number>> = { '3m': 3, '1y': 12, '3y': 36, '5y': 60 };

function periodOf(span: ReturnSpan, { openingDay, asOf }: ReturnTableInput): Period {
  const months = spanMonths[span];
  if (months !== undefined) return monthsUpTo(asOf, months);
  return { from: span === 'ytd' ? dayNumber(yearOpening(asOf)) : openingDay, to: dayNumber(asOf) };
}

/** Discrete bands of twelve months back from `asOf`, the latest first, each from its own two days. */
export function discreteYears(index: DailyLevels, asOf: IsoDate, count: number): { readonly period: Period; readonly figure: Figure }[] {
  return Array.from({ length: count }, (_, year) => {
    const period = { from: monthsUpTo(asOf, 12 * (year + 1)).from, to: monthsUpTo(asOf, 12 * year).from };
    return { period, figure: returnOver(index, period) };
  });
}
