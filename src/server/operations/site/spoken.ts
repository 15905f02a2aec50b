import type { ContentValues } from '#collections/content/content-collection.ts';
import type { Locale } from '#contracts/ids.ts';
import { readRichText, type RichText } from '#domain/content/rich-text.ts';

/**
 * Returns an entry's text in a field with one value per language: in the reader's, else in the first of the variant's languages that has
 * one. Null if there is none.
 */
export function spoken(values: ContentValues, field: string, languages: readonly Locale[]): string | null {
  for (const language of languages) {
    const text = values[`${field}_${language}`];
    if (typeof text === 'string' && text !== '') return text;
  }
  return null;
}

/** The same of a field with written text; null for nothing. */
export function written(values: ContentValues, field: string, languages: readonly Locale[]): RichText | null {
  const text = spoken(values, field, languages);
  return text === null ? null : readRichText(text);
}

/** The languages in which an entry has a title; where it has none, all of the variant. */
export function languagesOf(values: ContentValues, languages: readonly Locale[]): readonly Locale[] {
  const own = languages.filter((language) => spoken(values, 'title', [language]) !== null);
  return own.length === 0 ? languages : own;
}

/** The reader's language, then the others of the variant. */
export function listLanguages({ locale, variant }: { readonly locale: Locale; readonly variant: { readonly locales: readonly Locale[] } }) {
  return [locale, ...variant.locales.filter((other) => other !== locale)];
}
