import { isSafeHref } from '#domain/content/rich-text-link.ts';
import type { Kind } from '../kind.ts';
import { asText } from './line.ts';

/** The target of a button, by the same rule as links in formatted text. */
export const link: Kind<'link'> = {
  ...asText,
  check: (_field, answer) => (typeof answer === 'string' && isSafeHref(answer) ? null : { code: 'link' }),
};
