import type { Locale } from '#contracts/ids.ts';
import { addDays, type IsoDate, isQuarterEnd, yearOf } from '#finance/iso-date.ts';
import type { Texts } from './texts.ts';

const quarterNumbers: Readonly<Record<Locale, readonly string[]>> = { en: ['1', '2', '3', '4'], el: ['Α΄', 'Β΄', 'Γ΄', 'Δ΄'] };

/** What a printed report of a day is called: "Quarterly Investment Report, Q1 2026" on a quarter's last day, else "Investment Report". */
export function reportTitle(texts: Texts, locale: Locale, asOf: IsoDate): string {
  if (!isQuarterEnd(asOf)) return texts('paper.title');
  const quarter = quarterNumbers[locale][Number(asOf.slice(5, 7)) / 3 - 1] ?? '';
  return texts('paper.quarterlyTitle', { quarter, year: yearOf(asOf) });
}

/** The first and the last day of a period in words, "1 April to 30 June 2026". `opening` is the day before the first one. */
export function periodInWords(texts: Texts, locale: Locale, { opening, to }: { readonly opening: IsoDate; readonly to: IsoDate }): string {
  const from = addDays(opening, 1);
  const sameYear = yearOf(from) === yearOf(to);
  return texts('paper.period', { from: dayInWords(locale, from, !sameYear), to: dayInWords(locale, to, true) });
}

function dayInWords(locale: Locale, day: IsoDate, withYear: boolean): string {
  const parts: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', timeZone: 'UTC' };
  if (withYear) parts.year = 'numeric';
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, parts).format(new Date(day));
}
