import type { Column } from '#collections/collection.ts';
import type { CollectionId } from '#collections/registry.ts';
import { spokenField } from '#collections/spoken-field.ts';
import type { TextKey, Texts } from '#wording/texts.ts';

/** Returns the texts of a collection; `seen` lists the fields that the reader sees. The compiler checks the keys in `collections/collection-words.ts`. */
export function collectionWords(collection: CollectionId, texts: Texts, seen: readonly string[] = []) {
  const word = (...path: readonly string[]) => texts(['collections', collection, ...path].join('.') as TextKey);
  return {
    fieldLabel: (field: string) => {
      const { base, language } = spokenField(field);
      const isOneOfSeveral = seen.filter((each) => spokenField(each).base === base).length !== 1;
      if (language === null || !isOneOfSeveral) return word('fields', base);
      return `${word('fields', base)} (${texts(`records.languages.${language}`)})`;
    },
    hint: (field: string) =>
      texts(`collections.${collection}.hints.${spokenField(field).base}` as TextKey, { defaultValue: '' }) || undefined,
    required: (field: string) => texts(`collections.${collection}.required.${field}` as TextKey, { defaultValue: '' }) || undefined,
    option: (field: string, value: string) =>
      texts(['collections', collection, 'options', field, value].join('.') as TextKey, { defaultValue: value }),
    filter: (filter: string, value: string) => word('filters', filter, value),
    step: (step: string) => word('steps', step),
    panel: (panel: string) => word('panels', panel),
  };
}

/** A cell as text, in a list and in its file; a moment stays as it is, since each of them writes it in its own way. */
export function cellText({ id, kind }: Column, value: string | number, words: ReturnType<typeof collectionWords>): string {
  if (kind === 'state') return words.option(id, String(value));
  if (kind === 'link') return String(value).replace(/^https?:\/\//, '');
  if (kind !== 'options') return String(value);
  return String(value)
    .split(',')
    .map((each) => words.option(id, each))
    .join(', ');
}
