import { block, heading } from './block.ts';

/** A few large figures of the firm, with where they come from. */
export const keyFigures = block({
  group: 'text',
  name: { en: 'Key figures', el: 'Βασικά μεγέθη' },
  fields: [heading, { kind: 'textarea', id: 'source', limit: 600, label: { en: 'Source and notes', el: 'Πηγή και σημειώσεις' } }],
  list: {
    id: 'figures',
    label: { en: 'Figures', el: 'Μεγέθη' },
    item: { en: 'Figure', el: 'Μέγεθος' },
    limit: 6,
    fields: [
      { kind: 'text', id: 'value', limit: 20, label: { en: 'Figure', el: 'Μέγεθος' } },
      { kind: 'text', id: 'label', limit: 120, label: { en: 'Description', el: 'Περιγραφή' } },
    ],
  },
});
