import type { IsoDate } from '#finance/iso-date.ts';

/** The calendar day that it is in a time zone at this moment. */
export function todayIn(timeZone: string): IsoDate {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date());
}
