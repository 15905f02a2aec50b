import { block, heading } from './block.ts';

/** The newest posts, from their collection. */
export const posts = block({
  group: 'firm',
  name: { en: 'Posts', el: 'Άρθρα' },
  fields: [
    heading,
    {
      kind: 'select',
      id: 'most',
      label: { en: 'How many', el: 'Πόσα' },
      options: [
        { value: '3', label: { en: 'The newest 3', el: 'Τα 3 νεότερα' } },
        { value: '6', label: { en: 'The newest 6', el: 'Τα 6 νεότερα' } },
      ],
    },
  ],
});
