import { block, heading } from './block.ts';

/** A form that the reader may fill in. */
export const form = block({
  group: 'firm',
  name: { en: 'Form', el: 'Έντυπο' },
  fields: [heading, { kind: 'record', id: 'form', from: 'forms', label: { en: 'Form', el: 'Έντυπο' } }],
});
