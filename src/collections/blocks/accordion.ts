import { block, heading } from './block.ts';

/** Questions whose answers open. */
export const accordion = block({
  group: 'text',
  name: { en: 'Questions and answers', el: 'Ερωτήσεις και απαντήσεις' },
  fields: [heading],
  list: {
    id: 'questions',
    label: { en: 'Questions', el: 'Ερωτήσεις' },
    item: { en: 'Question', el: 'Ερώτηση' },
    limit: 30,
    fields: [
      { kind: 'text', id: 'question', limit: 200, label: { en: 'Question', el: 'Ερώτηση' } },
      { kind: 'richText', id: 'answer', limit: 4000, label: { en: 'Answer', el: 'Απάντηση' } },
    ],
  },
});
