import { block, heading } from './block.ts';

/** Texts of which one is shown at a time. */
export const tabs = block({
  group: 'text',
  name: { en: 'Tabs', el: 'Καρτέλες' },
  fields: [heading],
  list: {
    id: 'tabs',
    label: { en: 'Tabs', el: 'Καρτέλες' },
    item: { en: 'Tab', el: 'Καρτέλα' },
    limit: 6,
    fields: [
      { kind: 'text', id: 'label', limit: 40, label: { en: 'Name', el: 'Όνομα' } },
      { kind: 'richText', id: 'body', limit: 8000, label: { en: 'Text', el: 'Κείμενο' } },
    ],
  },
});
