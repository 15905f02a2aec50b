import type { Locale } from '#contracts/ids.ts';
import { tagOf } from './digits.ts';

const names = new Map<Locale, Intl.DisplayNames>();

/** Returns the name of a currency in a language, in sentence case; the code itself where it has no name. */
export function currencyName(locale: Locale, code: string): string {
  if (!/^[A-Z]{3}$/.test(code)) return code;
  const known = names.get(locale) ?? new Intl.DisplayNames(tagOf(locale), { type: 'currency' });
  names.set(locale, known);
  const name = known.of(code) ?? code;
  return name === code ? code : inSentenceCase(name, locale);
}

/** Words for money that begin small inside a name, where the names of Unicode have a capital; a place keeps its own. */
const smallInside: ReadonlySet<string> = new Set(['New', 'Convertible', 'Μάρκο', 'Στερλίνα', 'Σέκελ', 'Κόρδοβα', 'Δικαιώματα', 'Ανάληψης']);

/** `New Taiwan Dollar` to `New Taiwan dollar`: in English the last word is the money, in Greek the place comes last. */
function inSentenceCase(name: string, locale: Locale): string {
  const words = name.split(' ');
  const isSmall = (word: string, at: number) => at > 0 && (smallInside.has(word) || (locale === 'en' && at === words.length - 1));
  return words.map((word, at) => (isSmall(word, at) ? word.toLowerCase() : word)).join(' ');
}
