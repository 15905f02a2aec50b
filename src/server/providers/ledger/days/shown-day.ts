import type { IsoDate } from '#finance/iso-date.ts';

/** The day that a page shows: the chosen one, but never one after the last day with figures. */
export function shownDay(asOf: IsoDate, lastDay: IsoDate | null): IsoDate {
  return lastDay !== null && lastDay < asOf ? lastDay : asOf;
}
