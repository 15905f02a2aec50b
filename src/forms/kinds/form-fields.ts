import { parseDesignDocument } from '../designed/design-document.ts';
import type { Kind } from '../kind.ts';
import { asText } from './line.ts';

/** The fields of a form, which its designer changes. Whether they belong together the operation asks. */
export const formFields: Kind<'formFields'> = {
  ...asText,
  check: (_field, answer) => (typeof answer === 'string' && parseDesignDocument(answer) !== null ? null : { code: 'blocks' }),
  words: (key) => (parseDesignDocument(key) ?? []).map(({ label: { en, el } }) => en || el).join(', ') || key,
};
