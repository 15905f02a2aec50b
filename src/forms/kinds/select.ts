import type { Kind } from '../kind.ts';
import { asText } from './line.ts';

export const select: Kind<'select'> = {
  ...asText,
  check: ({ options }, answer) => (options.some(({ value }) => value === answer) ? null : { code: 'option' }),
  words: (key, words) => words.option(key) ?? key,
};
