import type { Period } from '#finance/daily-series.ts';
import { type IsoDate, isoDate } from '#finance/iso-date.ts';

/** First and last day of a period as dates. */
export function periodDates({ from, to }: Period): { readonly from: IsoDate; readonly to: IsoDate } {
  return { from: isoDate(from), to: isoDate(to) };
}
