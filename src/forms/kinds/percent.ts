import type { FieldOf } from '../form.ts';
import type { Kind } from '../kind.ts';
import { decimal } from './decimal.ts';
import { asText } from './line.ts';

const plain = (field: FieldOf<'percent'>): FieldOf<'decimal'> => ({ ...field, kind: 'decimal' });

export const percent: Kind<'percent'> = {
  ...asText,
  read: (field, typed) => decimal.read(plain(field), typed),
  check: (field, answer, today) => decimal.check(plain(field), answer, today),
  words: (key, words) => (Number.isFinite(Number(key)) ? words.percent(key) : key),
};
