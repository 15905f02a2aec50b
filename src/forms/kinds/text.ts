import type { Kind } from '../kind.ts';
import { asText, isLine, ofLength } from './line.ts';

export const text: Kind<'text'> = {
  ...asText,
  check: ({ limit }, answer) => (isLine(answer) ? ofLength(answer, limit) : { code: 'required' }),
};
