import type { Locale } from '#contracts/ids.ts';
import { getCachedFormat } from './cached-format.ts';
import { tagOf } from './digits.ts';

/** A moment (ISO text in UTC) on the clock of a time zone: `30/06/2026, 08:15:03`. */
export function momentText(moment: string, locale: Locale, timeZone: string): string {
  return getCachedFormat(tagOf(locale), { ...parts, timeZone }).format(new Date(moment));
}

const parts = {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const satisfies Intl.DateTimeFormatOptions;
