import { block, heading } from './block.ts';

/** Rows of figures or words below a line of headings. */
export const table = block({
  group: 'text',
  name: { en: 'Table', el: 'Πίνακας' },
  fields: [
    heading,
    {
      kind: 'text',
      id: 'columns',
      limit: 300,
      label: { en: 'Column headings', el: 'Επικεφαλίδες στηλών' },
      help: {
        en: 'Separate columns with |, for example: Portfolio | Charge',
        el: 'Χωρίστε τις στήλες με |, για παράδειγμα: Χαρτοφυλάκιο | Χρέωση',
      },
    },
    {
      kind: 'textarea',
      id: 'rows',
      limit: 6000,
      label: { en: 'Rows', el: 'Γραμμές' },
      help: {
        en: 'One row on each line, columns separated with |.',
        el: 'Μία γραμμή του πίνακα σε κάθε σειρά, οι στήλες χωρισμένες με |.',
      },
    },
    { kind: 'textarea', id: 'source', limit: 600, label: { en: 'Source and notes', el: 'Πηγή και σημειώσεις' } },
  ],
});
