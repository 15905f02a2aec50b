import { block, heading } from './block.ts';

/** Formatted text below a heading. */
export const text = block({
  group: 'text',
  name: { en: 'Text', el: 'Κείμενο' },
  fields: [heading, { kind: 'richText', id: 'body', limit: 20_000, hasImages: true, label: { en: 'Text', el: 'Κείμενο' } }],
});
