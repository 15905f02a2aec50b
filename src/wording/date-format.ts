import type { Locale } from '#contracts/ids.ts';
import { missing, tagOf } from './digits.ts';
import { getCachedFormat } from './cached-format.ts';

type DateStyle = 'long' | 'dayMonth' | 'dayShortMonth' | 'monthYear' | 'shortMonth' | 'shortMonthYear';

const styles: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  dayMonth: { day: 'numeric', month: 'long' },
  monthYear: { month: 'long', year: 'numeric' },
  shortMonth: { month: 'short' },
  shortMonthYear: { month: 'short', year: 'numeric' },
  dayShortMonth: { day: 'numeric', month: 'short' },
};

/** `30/06/2026` in every language. */
export function numericDate(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(day) ?? [];
  return year && month && date ? `${date}/${month}/${year}` : missing;
}

/** `30 June 2026`, `30 June`, `30 Jun`, `June 2026`, `Jun`, `Jun 2026` in the words of a language. */
export function namedDate(locale: Locale, day: string, style: DateStyle): string {
  const time = Date.parse(`${day.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(time) ? missing : getCachedFormat(tagOf(locale), { ...styles[style], timeZone: 'UTC' }).format(time);
}
