import type { Period } from './daily-series.ts';
import { addDays, addMonths, dayNumber, type IsoDate, monthEnd, monthsBefore, previousWorkday, getYear } from './iso-date.ts';
import { getTaxYear } from './tax-year.ts';

/** Spans of a chart of performance. */
export const chartRanges = ['1m', '3m', 'ytd', '1y', '3y', '5y', 'max'] as const;

export type ChartRange = (typeof chartRanges)[number];

/** Spans over which the change of a client is known. */
export const changeSpans = ['1d', '1m', '3m', '6m', 'ytd', '1y', '3y', '5y', 'all'] as const;

/** `max` on charts, `all` in lists and `inception` in tables are the whole history. */
export type Span = ChartRange | (typeof changeSpans)[number] | 'inception';

const spanMonths: Partial<Record<Span, number>> = { '1m': 1, '3m': 3, '6m': 6, '1y': 12, '3y': 36, '5y': 60 };

/**
 * The period (from, to] of a span that closes on `asOf`. The whole history opens on `opening`, the day before the first
 * transaction. The others keep their length also when the history is shorter: callers that draw clip, callers that state a
 * return says that there is none. A day is the last working one on or before `asOf`, from the close of the one before it.
 */
export function spanPeriod(span: Span, { asOf, opening }: { asOf: IsoDate; opening: IsoDate }): Period {
  return { from: dayNumber(openingOf(span, asOf) ?? opening), to: dayNumber(asOf) };
}

function openingOf(span: Span, asOf: IsoDate): IsoDate | null {
  const months = spanMonths[span];
  if (months !== undefined) return monthsBefore(asOf, months);
  if (span === 'ytd') return yearOpening(asOf);
  return span === '1d' ? previousWorkday(previousWorkday(addDays(asOf, 1))) : null;
}

/** Windows in which lists show a change. */
export const changeWindows = ['1m', '3m', 'ytd', '1y'] as const;

export type ChangeWindow = (typeof changeWindows)[number];

/** The period (from, to] of a window that closes on `asOf`. */
export function windowPeriod(window: ChangeWindow, asOf: IsoDate): Period {
  return spanPeriod(window, { asOf, opening: asOf });
}

/** 31 December of the year before: a calendar year's return starts from that close, not from its first trading day. */
export function yearOpening(date: IsoDate): IsoDate {
  return `${String(getYear(date) - 1).padStart(4, '0')}-12-31`;
}

export function calendarYear(year: number): Period {
  return { from: dayNumber(`${year - 1}-12-31`), to: dayNumber(`${year}-12-31`) };
}

/** The quarter that `date` is in, to its end. */
export function calendarQuarter(date: IsoDate): Period {
  const monthsIntoQuarter = (Number(date.slice(5, 7)) - 1) % 3;
  const lastMonth = addMonths(`${date.slice(0, 7)}-01`, 2 - monthsIntoQuarter);
  return { from: dayNumber(monthEnd(addMonths(lastMonth, -3))), to: dayNumber(monthEnd(lastMonth)) };
}

/** The last day of the month before. */
export function previousMonthEnd(date: IsoDate): IsoDate {
  return monthEnd(addMonths(date, -1));
}

/** The tax year that `date` is in as a period: it opens at the close of the day before its first. */
export function taxYearPeriod(date: IsoDate, taxYearStart: string): Period {
  const { from, to } = getTaxYear(date, taxYearStart);
  return { from: dayNumber(from) - 1, to: dayNumber(to) };
}

/** The months up to the day `to` as a half-open period, such as the last twelve of a report. */
export function monthsUpTo(to: IsoDate, months: number): Period {
  return { from: dayNumber(monthsBefore(to, months)), to: dayNumber(to) };
}
