import { block, collectRecords, heading } from './block.ts';

/** The files of a library that the reader may read. */
export const library = block({
  group: 'pictures',
  name: { en: 'Library', el: 'Βιβλιοθήκη' },
  fields: [
    heading,
    { kind: 'record', id: 'library', from: 'libraries', label: { en: 'Library', el: 'Βιβλιοθήκη' } },
    {
      kind: 'select',
      id: 'layout',
      label: { en: 'Layout', el: 'Διάταξη' },
      options: [
        { value: 'grid', label: { en: 'Images in a grid, documents in a list', el: 'Εικόνες σε πλέγμα, έγγραφα σε λίστα' } },
        { value: 'list', label: { en: 'Everything in a list to download', el: 'Όλα σε λίστα για λήψη' } },
      ],
    },
  ],
});

/** The libraries that blocks show, by their ids. */
export function collectLibraries(
  blocks: readonly { readonly type: string; readonly props: Readonly<Record<string, unknown>> }[],
): string[] {
  return collectRecords(blocks, 'library');
}
