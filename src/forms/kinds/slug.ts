import { slugLimit, slugOf } from '#domain/content/slug.ts';
import type { Kind } from '../kind.ts';
import { asText, lineIn } from './line.ts';

/** Read in the spelling of addresses; what nothing is left of is empty. */
export const slug: Kind<'slug'> = {
  ...asText,
  read: (field, typed) => slugOf(lineIn(field, typed) ?? '') || null,
  check: (_field, answer) => (typeof answer === 'string' && slugOf(answer) === answer ? null : { code: 'characters', limit: slugLimit }),
};
