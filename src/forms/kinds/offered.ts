import type { Kind } from '../kind.ts';
import { asText } from './line.ts';

const longest = 40;

/** Whether it is offered the operation asks. */
export const offered: Kind<'offered'> = {
  ...asText,
  check: (_field, answer) => (typeof answer === 'string' && answer.length <= longest ? null : { code: 'option' }),
  words: (key, words) => words.option(key) ?? key,
};
