import type { Period } from './daily-series.ts';
import { addDays, addMonths, dayNumber, type IsoDate, isoDate, monthEnd, monthsBefore, yearOf } from './iso-date.ts';

/** Spans of a chart of performance. */
export const rangeChips = ['1M', '3M', 'YTD', '1Y', '3Y', '5Y', 'Max'] as const;

export type RangeChip = (typeof rangeChips)[number];

const chipMonths: Partial<Record<RangeChip, number>> = { '1M': 1, '3M': 3, '1Y': 12, '3Y': 36, '5Y': 60 };

/**
 * The period (from, to] of a chip that closes on `asOf`. Max opens on `opening`, the day before the first transaction. The
 * others keep their length also when the history is shorter: whoever draws clips, whoever states a return says that there
 * is none.
 */
export function chipPeriod(chip: RangeChip, { asOf, opening }: { asOf: IsoDate; opening: IsoDate }): Period {
  const months = chipMonths[chip];
  const from = chip === 'Max' ? opening : months === undefined ? yearOpening(asOf) : monthsBefore(asOf, months);
  return { from: dayNumber(from), to: dayNumber(asOf) };
}

/** Windows in which lists show a change. */
export const changeWindows = ['1m', '3m', 'ytd', '1y'] as const;

export type ChangeWindow = (typeof changeWindows)[number];

/** The period (from, to] of a window that closes on `asOf`. */
export function windowPeriod(window: ChangeWindow, asOf: IsoDate): Period {
  if (window === 'ytd') return { from: dayNumber(yearOpening(asOf)), to: dayNumber(asOf) };
  return monthsUpTo(asOf, { '1m': 1, '3m': 3, '1y': 12 }[window]);
}

/** 31 December of the year before: a calendar year's return starts from that close, not from its first trading day. */
export function yearOpening(date: IsoDate): IsoDate {
  return `${String(yearOf(date) - 1).padStart(4, '0')}-12-31`;
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

/** Ranges of lists of transactions. */
export const listRanges = ['1m', '3m', '6m', '12m', 'year', 'prevYear', 'all'] as const;

export type ListRange = (typeof listRanges)[number];

/** The closed range [from, to] of a list: both days are shown. `from` is null when it reaches back to the beginning. */
export interface ListSpan {
  readonly from: IsoDate | null;
  readonly to: IsoDate;
}

const listMonths: Partial<Record<ListRange, number>> = { '1m': 1, '3m': 3, '6m': 6, '12m': 12 };

/** `taxYearStart` is month and day, `04-06` for the United Kingdom; it decides what `year` and `prevYear` are. */
export function listSpan(range: ListRange, { today, taxYearStart }: { today: IsoDate; taxYearStart: string }): ListSpan {
  const months = listMonths[range];
  if (months !== undefined) return { from: addMonths(today, -months), to: today };
  if (range === 'all') return { from: null, to: today };
  const { from } = taxYearOf(today, taxYearStart);
  if (range === 'year') return { from, to: today };
  return { from: addMonths(from, -12), to: previousYearEnd(from, taxYearStart) };
}

// The ranges that this product replaces ran from 5 April to 5 April: one day early at the start, shared at the end. Whoever
// sets the tax year to that day wants exactly them.
const legacyTaxYearStart = '04-05';

function previousYearEnd(from: IsoDate, taxYearStart: string): IsoDate {
  return taxYearStart === legacyTaxYearStart ? from : addDays(from, -1);
}

/** The tax year that `date` is in, first and last day: from 6 April to 5 April for `04-06`. */
export function taxYearOf(date: IsoDate, taxYearStart: string): { readonly from: IsoDate; readonly to: IsoDate } {
  const year = date.slice(5) >= taxYearStart ? yearOf(date) : yearOf(date) - 1;
  const from = `${year}-${taxYearStart}`;
  return { from, to: addDays(addMonths(from, 12), -1) };
}

/** The year before the day `to` as a half-open period, such as the last twelve months of a report. */
export function monthsUpTo(to: IsoDate, months: number): Period {
  return { from: dayNumber(monthsBefore(to, months)), to: dayNumber(to) };
}

/** First and last day of a period as dates, as they are printed. */
export function periodDates({ from, to }: Period): { readonly from: IsoDate; readonly to: IsoDate } {
  return { from: isoDate(from), to: isoDate(to) };
}
