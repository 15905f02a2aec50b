import { type Collection, listFields } from '#collections/collection.ts';
import type { ContentValues } from '#collections/content/content-collection.ts';
import type { ContentId } from '#collections/content/registry.ts';
import { collections } from '#collections/registry.ts';
import { type Locale, locales } from '#contracts/ids.ts';
import { plainTextOfStored } from '#forms/kinds/rich-text.ts';

/** The words of an entry as readers find them: its names and titles, and what it says in each language. */
export type PlainContent = Readonly<Record<'titles' | Locale, string>>;

/** Read by search engines alone. */
const unseen = 'description';

/** The kinds of fields that readers are shown as text. */
const readKinds: ReadonlySet<string> = new Set(['textarea', 'texts', 'richText']);

const isRead = (id: string, kind: string, language: Locale) => id.endsWith(`_${language}`) && !id.startsWith(unseen) && readKinds.has(kind);

export function plainContent(collection: ContentId, values: ContentValues): PlainContent {
  const definition: Collection = collections[collection];
  const said = (id: string) => (typeof values[id] === 'string' ? values[id] : '');
  const textIn = (language: Locale) =>
    listFields(definition)
      .filter(({ id, kind }) => isRead(id, kind, language))
      .map(({ id, kind }) => (kind === 'richText' ? plainTextOfStored(said(id)) : said(id)))
      .filter(Boolean)
      .join('\n\n');
  const titles = [values.name, ...locales.map((language) => said(`title_${language}`))];
  return { titles: [...new Set(titles)].filter(Boolean).join('\n'), en: textIn('en'), el: textIn('el') };
}
