import type { Kind } from '../kind.ts';

export const confirmation: Kind<'confirmation'> = {
  read: ({ id }, typed) => (typed[id] === 'on' ? true : null),
  typed: ({ id }, answer): Readonly<Record<string, string>> => (answer === true ? { [id]: 'on' } : {}),
  check: (_field, answer) => (answer === true ? null : { code: 'required' }),
  key: (answer) => (answer === true ? 'yes' : 'no'),
  words: (_key, words) => words.confirmed,
};
