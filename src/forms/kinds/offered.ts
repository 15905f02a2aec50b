import type { Kind } from '../kind.ts';
import { asText } from './line.ts';

const longest = 40;

/** An offered option. The operation checks that it is on offer. */
export const offered: Kind<'offered'> = {
  ...asText,
  check: (_field, answer) => (typeof answer === 'string' && answer.length <= longest ? null : { code: 'option' }),
  words: (key, words) => words.option(key) ?? key,
};
