import { block, heading } from './block.ts';

/** Words of others about the firm. */
export const quotes = block({
  group: 'text',
  name: { en: 'Quotes', el: 'Μαρτυρίες' },
  fields: [heading],
  list: {
    id: 'quotes',
    label: { en: 'Quotes', el: 'Μαρτυρίες' },
    item: { en: 'Quote', el: 'Μαρτυρία' },
    limit: 6,
    fields: [
      { kind: 'textarea', id: 'words', limit: 600, label: { en: 'Quote', el: 'Μαρτυρία' } },
      { kind: 'text', id: 'by', limit: 120, label: { en: 'Name', el: 'Όνομα' } },
    ],
  },
});
