import { block, button, heading, image } from './block.ts';

/** The head of a page. */
export const hero = block({
  group: 'pictures',
  name: { en: 'Hero', el: 'Κεφαλίδα σελίδας' },
  fields: [heading, { kind: 'textarea', id: 'lead', limit: 400, label: { en: 'Introduction', el: 'Εισαγωγή' } }, ...button, image],
});
