import type { Locale } from '#contracts/ids.ts';

export interface ShownLetter {
  readonly letter: string;
  /** True when at least one client is listed under the letter. */
  readonly isOccurring: boolean;
  readonly isChosen: boolean;
}

const alphabets: Readonly<Record<Locale, string>> = { en: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', el: 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ' };

/** The alphabet of the page's language, then whatever other first letters occur, in their order. */
export function shownLetters(locale: Locale, occurring: readonly string[], asked: string | undefined): readonly ShownLetter[] {
  const chosen = asked && capital(asked);
  const known = alphabets[locale].split('');
  const present = new Set(occurring);
  const others = [...new Set([...occurring, ...(chosen ? [chosen] : [])])].filter((letter) => !known.includes(letter));
  const letters = [...known, ...others.toSorted((one, other) => one.localeCompare(other, locale))];
  return letters.map((letter) => ({ letter, isOccurring: present.has(letter), isChosen: letter === chosen }));
}

/** As the list's letters are: without the accent that a typed one may carry. */
function capital(letter: string): string {
  return letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
}
