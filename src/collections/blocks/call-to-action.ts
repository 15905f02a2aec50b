import { block, button, heading } from './block.ts';

/** A band that asks the reader to do something. */
export const callToAction = block({
  group: 'text',
  name: { en: 'Call to action', el: 'Πρόσκληση σε ενέργεια' },
  fields: [heading, { kind: 'textarea', id: 'text', limit: 400, label: { en: 'Text', el: 'Κείμενο' } }, ...button],
});
