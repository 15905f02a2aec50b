import type { Locale } from '#contracts/ids.ts';
import { english } from './english.ts';
import { greek } from './greek.ts';
import { createTexts, type Texts } from './texts.ts';

/** Every language at once: for the server. The browser loads the one that the page is in. */
export const textsIn: Readonly<Record<Locale, Texts>> = { en: createTexts('en', english), el: createTexts('el', greek) };
