import { block, heading } from './block.ts';

/** The team of the firm, from its collection. */
export const people = block({
  group: 'firm',
  name: { en: 'Our team', el: 'Η ομάδα μας' },
  fields: [
    heading,
    {
      kind: 'select',
      id: 'most',
      label: { en: 'How many', el: 'Πόσοι' },
      options: [
        { value: '4', label: { en: 'The first 4', el: 'Οι πρώτοι 4' } },
        { value: '8', label: { en: 'The first 8', el: 'Οι πρώτοι 8' } },
        { value: '12', label: { en: 'The first 12', el: 'Οι πρώτοι 12' } },
      ],
    },
  ],
});
