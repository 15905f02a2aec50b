import type { Kind } from '../kind.ts';
import { asText, lineIn } from './line.ts';

/** As exact numbers are kept: no grouping, a point, at most 15 digits before it. */
const exact = /^-?(?:0|[1-9]\d{0,14})(?:\.(\d+))?$/;

export const decimal: Kind<'decimal'> = {
  ...asText,
  read: (field, typed) => plainOf(lineIn(field, typed)),
  check: ({ places, sign }, answer) => {
    const [written, digits = ''] = (typeof answer === 'string' && exact.exec(answer)) || [];
    if (written === undefined) return { code: 'number' };
    if (digits.length > places) return { code: 'places', limit: places };
    if (sign === 'any') return null;
    if (written.startsWith('-')) return { code: sign };
    return sign === 'positive' && !/[1-9]/.test(written) ? { code: 'positive' } : null;
  },
  words: (key, words) => (exact.test(key) ? words.number(key) : key),
};

/** In characters; what is longer is no number, and would take long to look at. */
const longest = 100;

/** Normalises a typed number: removes a plus sign, redundant zeros and a trailing point. Any other text is returned unchanged. */
function plainOf(text: string | null): string | null {
  if (text === null || text.length > longest) return text;
  const bare = text.replaceAll(/\s/g, '').replace('\u2212', '-').replace(/^\+/, '');
  if (!/^-?(?:\d+\.?\d*|\.\d+)$/.test(bare)) return text;
  const [whole = '', digits = ''] = bare.replace('-', '').split('.');
  const behind = digits.replace(/0+$/, '');
  const plain = `${whole.replace(/^0+/, '') || '0'}${behind && `.${behind}`}`;
  return bare.startsWith('-') && plain !== '0' ? `-${plain}` : plain;
}
