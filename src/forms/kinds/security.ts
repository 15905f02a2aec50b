import type { Kind } from '../kind.ts';
import { asText, isLine, ofLength } from './line.ts';

/** As long as a file may write a symbol. */
const longest = 200;

export const security: Kind<'security'> = {
  ...asText,
  check: (_field, answer) => (isLine(answer) ? ofLength(answer, longest) : { code: 'option' }),
};
