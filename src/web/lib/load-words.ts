import { type Locale, locales } from '#contracts/ids.ts';
import { addWords, type Catalogue, createTexts, type Texts, type Words } from '#wording/texts.ts';

type Load = () => Promise<Catalogue>;

const forEveryone: Record<Locale, Load> = {
  en: async () => (await import('#wording/english-on-screen.ts')).englishOnScreen,
  el: async () => (await import('#wording/greek-on-screen.ts')).greekOnScreen,
};

const forStaff: Record<Locale, Load> = {
  en: async () => (await import('#wording/english-for-staff.ts')).englishForStaff,
  el: async () => (await import('#wording/greek-for-staff.ts')).greekForStaff,
};

const words: Words = new Map();

/** In the browser, before the page comes alive: its language, and the texts that its reader needs. */
export async function loadTexts(): Promise<{ readonly locale: Locale; readonly texts: Texts }> {
  const locale = localeOfPage();
  const isForStaff = document.documentElement.dataset.reader === 'staff';
  const catalogues = await Promise.all([forEveryone[locale](), isForStaff ? forStaff[locale]() : {}]);
  for (const catalogue of catalogues) addWords(words, catalogue);
  return { locale, texts: createTexts(locale, words, (key) => reportError(new Error(`This page has no text ${key}.`))) };
}

/** For someone of the firm who has signed in on a page that everyone reads. */
export async function loadWordsForStaff(): Promise<void> {
  addWords(words, await forStaff[localeOfPage()]());
}

function localeOfPage(): Locale {
  return locales.find((each) => each === document.documentElement.lang) ?? 'en';
}
