import type { English } from '../english.ts';

export const messages: English['messages'] = {
  pin: {
    subject: 'Το PIN σας για {firm}',
    body: 'Το PIN σας για {firm} είναι {pin}. Ισχύει για {minutes} λεπτά. Δεν το ζητάμε ποτέ τηλεφωνικά.',
  },
};
