import type { Locale } from '#contracts/ids.ts';
import { countryCodes, isCountryCode } from '#domain/place/country.ts';
import { tagOf } from './digits.ts';

const names = new Map<Locale, Intl.DisplayNames>();

/** Returns the name of a country in a language; the text itself where it is no code of a country. */
export function countryName(locale: Locale, code: string): string {
  if (!isCountryCode(code)) return code;
  const known = names.get(locale) ?? new Intl.DisplayNames(tagOf(locale), { type: 'region' });
  names.set(locale, known);
  return known.of(code) ?? code;
}

/** Returns all countries with their names in a language: the given one first, the others in the order of that language. */
export function listCountries(locale: Locale, first: string): readonly { readonly value: string; readonly label: string }[] {
  const { compare } = new Intl.Collator(tagOf(locale));
  const rank = (code: string) => (code === first ? 0 : 1);
  return countryCodes
    .map((value) => ({ value, label: countryName(locale, value) }))
    .toSorted((one, other) => rank(one.value) - rank(other.value) || compare(one.label, other.label));
}
