import type { Period } from '#contracts/datasets/period.ts';
import type { PerformanceRange } from '#contracts/reports/report-choices.ts';
import type { ReportQuery } from '#contracts/reports/report-query.ts';
import { monthsBefore, type IsoDate, getYear } from '#finance/iso-date.ts';
import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';

export type NamedSpan = '1m' | '3m' | 'ytd' | '1y' | '3y' | '5y';

const months = { '1m': 1, '3m': 3, '1y': 12, '3y': 36, '5y': 60 } as const;

/**
 * The name of a period by its own days, whatever was asked for: a history shorter than five years is not called so.
 * Null when it has no name but its days.
 */
export function spanOf({ from, to }: Period): NamedSpan | null {
  if (from === `${getYear(to) - 1}-12-31`) return 'ytd';
  const spans = Object.entries(months) as [keyof typeof months, number][];
  return spans.find(([, count]) => monthsBefore(to, count) === from)?.[0] ?? null;
}

/** The range whose link is pressed: the one asked for, else what the period is by its days; null for days of one's own. */
export function pressedRange(period: Period, { range, from, to }: ReportQuery): PerformanceRange | null {
  if (from !== undefined || to !== undefined) return null;
  return range ?? spanOf(period) ?? 'max';
}

/**
 * Like `spanOf` with a name for every period: `year` is a calendar year that is over, `max` all up to the day of the page. Only what
 * ends on that day is "this year" or "5 years".
 */
export function namedPeriod(period: Period, asOf: IsoDate): NamedSpan | 'year' | 'max' | 'custom' {
  if (period.to === asOf) return spanOf(period) ?? 'max';
  return period.to.endsWith('-12-31') && spanOf(period) === 'ytd' ? 'year' : 'custom';
}

/** `5 years`, `2025`, or `since 12/04/2016` up to the day of the page, or both days. */
export function periodWords(
  period: Period,
  asOf: IsoDate,
  { texts, formats }: { readonly texts: Texts; readonly formats: Formats },
): string {
  return texts(`figures.period.${namedPeriod(period, asOf)}`, periodDetails(period, formats));
}

/** Returns the details that fill the words of a period. */
export function periodDetails({ from, to }: Period, formats: Formats): Readonly<Record<'from' | 'to' | 'year', string>> {
  return { from: formats.date(from), to: formats.date(to), year: to.slice(0, 4) };
}
