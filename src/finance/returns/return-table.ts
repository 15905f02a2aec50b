import {
  clippedReturn,
  type ClippedReturn,
  comparedAnnually,
  type ComparedLevels,
  comparedOver,
  type ComparedReturn,
} from '../benchmark/compared-return.ts';
import type { Period } from '../daily-series.ts';
import { unavailable } from '../figure.ts';
import { type IsoDate, isoDate } from '../iso-date.ts';
import { spanPeriod } from '../period.ts';

export const returnSpans = ['3m', '6m', 'ytd', '1y', '3y', '5y', 'inception'] as const;

export type ReturnSpan = (typeof returnSpans)[number];

export interface ReturnRow {
  readonly span: ReturnSpan;
  readonly period: Period;
  /** Over the whole span. */
  readonly total: ComparedReturn;
  /** The same a year; unavailable under a year. */
  readonly annual: ComparedReturn;
  /** Over the part of the span in which the benchmark exists, when it begins within it. */
  readonly clipped: ClippedReturn | null;
}

export interface ReturnTableInput extends ComparedLevels {
  /** The day before the first transaction: returns since inception open here. */
  readonly openingDay: number;
  readonly asOf: IsoDate;
}

/**
 * Returns over the usual spans up to `asOf`, total and a year. A history shorter than a span has no figure for it, never
 * that of a shorter span under the long name; the benchmark is given over the same days. Decision:
 * docs/calculations/discrete-returns.md.
 */
export function returnTable({ openingDay, asOf, ...levels }: ReturnTableInput): ReturnRow[] {
  return returnSpans.map((span) => {
    const period = spanPeriod(span, { asOf, opening: isoDate(openingDay) });
    const isTooShort = period.from < openingDay;
    const total = comparedOver(levels, period);
    const annual = comparedAnnually(total, period);
    if (!isTooShort) return { span, period, total, annual, clipped: clippedReturn(levels, period) };
    return { span, period, total: tooShort(total), annual: tooShort(annual), clipped: null };
  });
}

function tooShort({ benchmark }: ComparedReturn): ComparedReturn {
  const none = unavailable('too-short');
  return { portfolio: none, benchmark, difference: none, geometric: none };
}

/** Returns true if a table with one column a span shows it annualised: three and five years; the others are totals. */
export function isShownAnnually(span: ReturnSpan): boolean {
  return span === '3y' || span === '5y';
}
