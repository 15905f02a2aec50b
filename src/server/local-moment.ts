import { getCachedFormat } from '#wording/cached-format.ts';

/** A moment as the clock on the wall shows it in a time zone: `2026-03-29T03:30`. */
export function localMoment(moment: string, timeZone: string): string {
  const options = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
  return getCachedFormat('sv-SE', options).format(Date.parse(moment)).replace(' ', 'T');
}
