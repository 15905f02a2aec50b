import { block, heading } from './block.ts';

/** The offices of the firm and the way to a first talk. */
export const contact = block({
  group: 'firm',
  name: { en: 'Contact', el: 'Επικοινωνία' },
  fields: [heading, { kind: 'textarea', id: 'text', limit: 400, label: { en: 'Text', el: 'Κείμενο' } }],
});
