import type { IsoDate } from '#finance/iso-date.ts';
import { getCachedFormat } from '#wording/cached-format.ts';

/** The calendar day that it is in a time zone at this moment. */
export function getToday(timeZone: string): IsoDate {
  return getCachedFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date());
}
