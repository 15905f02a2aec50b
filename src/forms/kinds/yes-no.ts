import type { Kind } from '../kind.ts';

const key = (answer: unknown) => (answer === true ? 'yes' : 'no');

export const yesNo: Kind<'yesNo'> = {
  read: ({ id }, typed) => (typed[id] === 'yes' || typed[id] === 'no' ? typed[id] === 'yes' : null),
  typed: ({ id }, answer) => ({ [id]: key(answer) }),
  check: (_field, answer) => (typeof answer === 'boolean' ? null : { code: 'required' }),
  key,
  words: (told, words) => (told === 'yes' ? words.yes : words.no),
};
