import { isSafeHref } from '#domain/content/rich-text-link.ts';
import type { Kind } from '../kind.ts';
import { asText } from './line.ts';

/** Where a button leads, by the rule of links in formatted text. */
export const link: Kind<'link'> = {
  ...asText,
  check: (_field, answer) => (typeof answer === 'string' && isSafeHref(answer) ? null : { code: 'link' }),
};
