import { isIsoDate } from '#finance/iso-date.ts';
import type { Kind } from '../kind.ts';
import { asText } from './line.ts';

export const date: Kind<'date'> = {
  ...asText,
  check: ({ ahead }, answer, today) => {
    if (typeof answer !== 'string' || !isIsoDate(answer) || answer < '1900-01-01') return { code: 'date' };
    return !ahead && answer > today ? { code: 'future' } : null;
  },
  words: (key, words) => words.date(key),
};
