import { isId } from '#domain/is-id.ts';
import type { Kind } from '../kind.ts';
import { asText } from './line.ts';

/** A record, by its id. The operation checks that it exists. */
export const record: Kind<'record'> = {
  ...asText,
  check: (_field, answer) => (typeof answer === 'string' && isId(answer) ? null : { code: 'option' }),
  words: (key, words) => words.option(key) ?? key,
};
