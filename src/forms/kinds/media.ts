import { isId } from '#domain/is-id.ts';
import type { Kind } from '../kind.ts';
import { asText } from './line.ts';

/** Media by an id: the operation asks for the entry or the file itself. */
export const media: Kind<'media' | 'file'> = {
  ...asText,
  check: (_field, answer) => (typeof answer === 'string' && isId(answer) ? null : { code: 'option' }),
  words: (key, words) => words.option(key) ?? '–',
};
