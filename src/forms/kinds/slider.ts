import type { Kind } from '../kind.ts';
import { asText } from './line.ts';
import { select } from './select.ts';

/** Kept as the option, and shown as its place among them. */
export const slider: Kind<'slider'> = {
  ...asText,
  check: (field, answer, today) => select.check({ ...field, kind: 'select' }, answer, today),
  words: select.words,
};
