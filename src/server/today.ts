import type { IsoDate } from '#finance/iso-date.ts';
import { keptFormat } from '#wording/kept-format.ts';

/** The calendar day that it is in a time zone at this moment. */
export function todayIn(timeZone: string): IsoDate {
  return keptFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date());
}
