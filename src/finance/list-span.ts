import { addDays, addMonths, type IsoDate } from './iso-date.ts';
import { getTaxYear } from './tax-year.ts';

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
  const { from } = getTaxYear(today, taxYearStart);
  if (range === 'year') return { from, to: today };
  return { from: addMonths(from, -12), to: previousYearEnd(from, taxYearStart) };
}

// The ranges that this product replaces ran from 5 April to 5 April: one day early at the start, shared at the end. Anyone who
// sets the tax year to that day wants exactly them.
const legacyTaxYearStart = '04-05';

function previousYearEnd(from: IsoDate, taxYearStart: string): IsoDate {
  return taxYearStart === legacyTaxYearStart ? from : addDays(from, -1);
}

/** Ranges of the usage of a portal; days of its own are the other choice. */
export const usageRanges = ['all', '12m', '6m', '3m', '1m'] as const;

export type UsageRange = (typeof usageRanges)[number];

/** 365, 180, 90 and 31 days back from `today`. Counts of days, not months: never for a return. */
export function usageSpan(range: UsageRange, today: IsoDate): ListSpan {
  return daysBack(range === 'all' ? null : { '12m': 365, '6m': 180, '3m': 90, '1m': 31 }[range], today);
}

/** Ranges of the library of documents. */
export const libraryRanges = ['3m', '6m', '12m', 'all'] as const;

export type LibraryRange = (typeof libraryRanges)[number];

/** 90, 180 and 360 days back from `today`: the library's year is twelve times thirty days. */
export function librarySpan(range: LibraryRange, today: IsoDate): ListSpan {
  return daysBack(range === 'all' ? null : { '3m': 90, '6m': 180, '12m': 360 }[range], today);
}

function daysBack(days: number | null, today: IsoDate): ListSpan {
  return { from: days === null ? null : addDays(today, -days), to: today };
}
