import type { Kind } from '../kind.ts';
import { asText, ofLength } from './line.ts';

const unwritten = /[^\P{Cc}\n\t]/u;

export const textarea: Kind<'textarea'> = {
  ...asText,
  check: ({ limit }, answer) => (typeof answer === 'string' && !unwritten.test(answer) ? ofLength(answer, limit) : { code: 'required' }),
};
