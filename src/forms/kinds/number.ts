import type { Answer, Kind } from '../kind.ts';
import { asText, lineIn } from './line.ts';

const plain = /^\d+(?:[.,]\d{1,2})?$/;
const inThousands = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*(?:(?!\1)[.,]\d{1,2})?$/;

export const number: Kind<'number'> = {
  ...asText,
  read: (field, typed) => numberIn(lineIn(field, typed)),
  check: ({ min, limit, isWhole }, answer) => {
    if (typeof answer !== 'number' || !Number.isFinite(answer)) return { code: 'number' };
    if (isWhole && !Number.isInteger(answer)) return { code: 'whole' };
    if (answer > limit) return { code: 'maximum', limit };
    return answer < min ? { code: 'minimum', limit: min } : null;
  },
  words: (key, words) => (Number.isFinite(Number(key)) ? words.number(key) : key),
};

/** As people write amounts, in English and in Greek: at most two decimals, so three digits behind a sign are thousands. */
function numberIn(text: string | null): Answer | null {
  if (text === null) return null;
  const bare = text.replaceAll(/\s/g, '').replace('\u2212', '-');
  const digits = bare.replace(/^-/, '');
  if (plain.test(digits)) return valueOf(bare);
  const [, thousands] = inThousands.exec(digits) ?? [];
  return thousands === undefined ? text : valueOf(bare.replaceAll(thousands, ''));
}

/** Never less than nothing by nothing. */
const valueOf = (digits: string) => Number(digits.replace(',', '.')) + 0;
