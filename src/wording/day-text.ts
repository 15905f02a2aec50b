import type { IsoDate } from '#finance/iso-date.ts';

/** A day as people write it in both languages: `30/06/2026`. */
export function dayText(date: IsoDate): string {
  const [year, month, day] = date.split('-');
  return `${day}/${month}/${year}`;
}
