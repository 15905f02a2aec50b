import type { Locale } from '#contracts/ids.ts';
import { addDays, type IsoDate, isQuarterEnd, getYear } from '#finance/iso-date.ts';
import { namedDate } from './date-format.ts';
import type { Texts } from './texts.ts';

/** Returns the title of a printed report: "Quarterly Investment Report, Q1 2026" on a quarter's last day, else "Investment Report". */
export function reportTitle(texts: Texts, asOf: IsoDate): string {
  if (!isQuarterEnd(asOf)) return texts('paper.title');
  return texts('paper.quarterlyTitle', { quarter: Number(asOf.slice(5, 7)) / 3, year: getYear(asOf) });
}

/** The first and the last day of a period in words, "1 April to 30 June 2026". `opening` is the day before the first one. */
export function periodInWords(texts: Texts, locale: Locale, { opening, to }: { readonly opening: IsoDate; readonly to: IsoDate }): string {
  const from = addDays(opening, 1);
  const sameYear = getYear(from) === getYear(to);
  return texts('paper.period', { from: namedDate(locale, from, sameYear ? 'dayMonth' : 'long'), to: namedDate(locale, to, 'long') });
}
