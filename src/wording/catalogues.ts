import type { Locale } from '#contracts/ids.ts';
import { english } from './english.ts';
import { greek } from './greek.ts';
import { addWords, type Catalogue, createTexts, type Texts } from './texts.ts';

/** Every language at once: for the server. The browser loads the one that the page is in. */
export const textsByLocale: Readonly<Record<Locale, Texts>> = { en: everyWord('en', english), el: everyWord('el', greek) };

function everyWord(locale: Locale, catalogue: Catalogue): Texts {
  return createTexts(locale, addWords(new Map(), catalogue));
}
