import { createContext, use } from 'react';
import type { Locale } from '#contracts/ids.ts';
import type { Texts } from '#wording/texts.ts';

/** The language of the page with its texts: given by the server's rendering and by the browser's start. */
export const TextsContext = createContext<{ readonly locale: Locale; readonly texts: Texts } | null>(null);

export function useTexts(): Texts {
  return useLanguage().texts;
}

export function useLocale(): Locale {
  return useLanguage().locale;
}

function useLanguage() {
  const language = use(TextsContext);
  if (!language) throw new Error('A view was rendered outside its language.');
  return language;
}
