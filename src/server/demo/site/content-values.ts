import { type Collection, listFields } from '#collections/collection.ts';
import type { ContentValues } from '#collections/content/content-collection.ts';
import type { ContentId } from '#collections/content/registry.ts';
import { collections } from '#collections/registry.ts';
import { slugOf } from '#domain/content/slug.ts';
import { parseMarkup, toPlainText } from './light-markup.ts';

/** The values of a content entry as its form would have them: one for each field of its collection, with texts in light markup where it has them. */
export function contentValues(collection: ContentId, given: Readonly<Record<string, unknown>> & { readonly name: string }): ContentValues {
  const definition: Collection = collections[collection];
  const asked: Readonly<Record<string, unknown>> = { access: 'public', slug: slugOf(given.name), ...given };
  const values = listFields(definition).map(({ id, kind }) => {
    const value = asked[id] ?? (kind === 'yesNo' ? false : null);
    return [id, typeof value === 'string' ? asKept(kind, value) : value] as const;
  });
  return { ...Object.fromEntries(values), name: given.name };
}

/** Rich text is kept as its document, any other text without its markup. */
function asKept(kind: string, text: string): string {
  if (kind === 'richText') return JSON.stringify(parseMarkup(text));
  return kind === 'textarea' || kind === 'texts' ? toPlainText(text) : text;
}
