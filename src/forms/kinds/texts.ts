import { emailKey, isEmailAddress } from '#domain/sign-in/email-address.ts';
import type { Answer, Kind } from '../kind.ts';
import { asText, isLine, lineIn, ofLength } from './line.ts';

/** Returns the texts of an answer, in their order. */
export const listTexts = (answer: Answer): string[] => String(answer).split('\n');

/** Texts as one answer, a line each, without blank ones and blanks around them; null for none. */
export function joinTexts(texts: readonly string[]): string | null {
  const written = texts.map((text) => text.trim()).filter((text) => text !== '');
  return written.length > 0 ? written.join('\n') : null;
}

/** A list of short texts. */
export const texts: Kind<'texts'> = {
  ...asText,
  read: (field, typed) => joinTexts(listTexts(lineIn(field, typed) ?? '')),
  check: ({ most, limit, areEmails = false }, answer) => {
    const given = listTexts(answer);
    if (!given.every((text) => text.trim() !== '' && isLine(text))) return { code: 'required' };
    if (areEmails && !given.every((text) => isEmailAddress(emailKey(text)))) return { code: 'email' };
    if (new Set(given).size < given.length) return { code: 'twice' };
    if (given.length > most) return { code: 'most', limit: most };
    return given.map((text) => ofLength(text, limit)).find((problem) => problem !== null) ?? null;
  },
  words: (key) => listTexts(key).join('; '),
};
