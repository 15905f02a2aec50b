import type { Kind } from '../kind.ts';
import { parseSubmission } from '../submission.ts';
import { asText } from './line.ts';

/** The answers to a form. No one types them: they are written once, when the form is sent. */
export const submitted: Kind<'submitted'> = {
  ...asText,
  check: (_field, answer) => (typeof answer === 'string' && parseSubmission(answer) !== null ? null : { code: 'option' }),
  words: (key) =>
    parseSubmission(key)
      ?.fields.map(({ label }) => label.en)
      .join(', ') ?? key,
};
