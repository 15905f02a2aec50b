import type { Locale } from '#contracts/ids.ts';
import { tagOf } from './digits.ts';

const names = new Map<Locale, Intl.DisplayNames>();

/** What a currency is called in a language, in sentence case; the code itself where it has no name. */
export function currencyName(locale: Locale, code: string): string {
  if (!/^[A-Z]{3}$/.test(code)) return code;
  const known = names.get(locale) ?? new Intl.DisplayNames(tagOf(locale), { type: 'currency' });
  names.set(locale, known);
  const name = known.of(code) ?? code;
  return name === code ? code : inSentenceCase(name);
}

/** `British Pound` to `British pound`; names of states in capitals stay, `US dollar`. */
function inSentenceCase(name: string): string {
  const [first = '', ...others] = name.split(' ');
  return [first, ...others.map((word) => (/^\p{Lu}{2,}/u.test(word) ? word : word.toLowerCase()))].join(' ');
}
