import { block, heading } from './block.ts';

/** The steps of a process, in order. */
export const steps = block({
  group: 'text',
  name: { en: 'Steps', el: 'Βήματα' },
  fields: [heading],
  list: {
    id: 'steps',
    label: { en: 'Steps', el: 'Βήματα' },
    item: { en: 'Step', el: 'Βήμα' },
    limit: 12,
    fields: [
      { kind: 'text', id: 'title', limit: 80, label: { en: 'Title', el: 'Τίτλος' } },
      { kind: 'textarea', id: 'text', limit: 400, label: { en: 'Text', el: 'Κείμενο' } },
    ],
  },
});
