import { block, heading, image } from './block.ts';

/** Texts, each with an image where it has one, of which one is shown at a time. */
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
      { kind: 'text', id: 'label', limit: 40, label: { en: 'Title', el: 'Τίτλος' } },
      { kind: 'text', id: 'subtitle', limit: 160, label: { en: 'Subtitle', el: 'Υπότιτλος' } },
      { kind: 'richText', id: 'body', limit: 8000, label: { en: 'Text', el: 'Κείμενο' } },
      image,
    ],
  },
});
