import { findCountryCode, isCountryCode } from '#domain/place/country.ts';
import type { Answer, Kind } from '../kind.ts';
import { asText, lineIn } from './line.ts';

/** An older text that says a country becomes its code; any other text stays as it is, and `check` refuses it. */
const codeOrText = (answer: Answer) => findCountryCode(String(answer)) ?? String(answer);

/** A country, by its ISO 3166-1 alpha-2 code. */
export const country: Kind<'country'> = {
  ...asText,
  read: (field, typed) => {
    const line = lineIn(field, typed);
    return line === null ? null : codeOrText(line);
  },
  typed: ({ id }, answer) => ({ [id]: codeOrText(answer) }),
  check: (_field, answer) => (typeof answer === 'string' && isCountryCode(answer) ? null : { code: 'option' }),
  key: codeOrText,
  words: (key, words) => words.country(key),
};
