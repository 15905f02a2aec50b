import type { Field } from '../form.ts';
import type { Answer, Problem, Typed } from '../kind.ts';

/** What stands in the one field of an HTML form, with ends of line as one character and without blanks around it; null for nothing. */
export function lineIn({ id }: Pick<Field, 'id'>, typed: Typed): string | null {
  return (typed[id] ?? '').replaceAll('\r\n', '\n').trim() || null;
}

export function ofLength(answer: string, limit: number): Problem | null {
  return answer.length > limit ? { code: 'characters', limit } : null;
}

/** Whether it is text without line ends and other characters that are not written. */
export const isLine = (answer: Answer): answer is string => typeof answer === 'string' && /^\P{Cc}*$/u.test(answer);

/** What all kinds have in common whose answer is the text that stands in the field. */
export const asText = {
  read: lineIn,
  typed: ({ id }: Pick<Field, 'id'>, answer: Answer): Typed => ({ [id]: String(answer) }),
  key: String,
  words: (key: string) => key,
};
