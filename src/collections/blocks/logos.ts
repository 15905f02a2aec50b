import { block, heading, image } from './block.ts';

/** Logos of partners or associations. */
export const logos = block({
  group: 'pictures',
  name: { en: 'Logos', el: 'Λογότυπα' },
  fields: [heading],
  list: {
    id: 'logos',
    label: { en: 'Logos', el: 'Λογότυπα' },
    item: { en: 'Logo', el: 'Λογότυπο' },
    limit: 12,
    fields: [
      image,
      { kind: 'text', id: 'name', limit: 80, label: { en: 'Name', el: 'Όνομα' } },
      { kind: 'link', id: 'link', limit: 300, label: { en: 'Link', el: 'Σύνδεσμος' } },
    ],
  },
});
