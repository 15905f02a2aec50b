import { block, button, heading, image } from './block.ts';

/** A picture beside a text. */
export const mediaText = block({
  group: 'pictures',
  name: { en: 'Image and text', el: 'Εικόνα και κείμενο' },
  fields: [
    image,
    {
      kind: 'select',
      id: 'side',
      label: { en: 'Image on the', el: 'Θέση εικόνας' },
      options: [
        { value: 'left', label: { en: 'Left', el: 'Αριστερά' } },
        { value: 'right', label: { en: 'Right', el: 'Δεξιά' } },
      ],
    },
    heading,
    { kind: 'richText', id: 'body', limit: 8000, label: { en: 'Text', el: 'Κείμενο' } },
    ...button,
  ],
});
