import type { Field } from '../form.ts';
import type { Answer, Problem, Typed } from '../kind.ts';

/** Returns the value of a single HTML field, trimmed and with line ends as one character; null when empty. */
export function lineIn({ id }: Pick<Field, 'id'>, typed: Typed): string | null {
  return (typed[id] ?? '').replaceAll('\r\n', '\n').trim() || null;
}

export function ofLength(answer: string, limit: number): Problem | null {
  return answer.length > limit ? { code: 'characters', limit } : null;
}

/** Returns whether the answer is text without line ends or other control characters. */
export const isLine = (answer: Answer): answer is string => typeof answer === 'string' && /^\P{Cc}*$/u.test(answer);

/** The parts common to all kinds whose answer is the text of the field. */
export const asText = {
  read: lineIn,
  typed: ({ id }: Pick<Field, 'id'>, answer: Answer): Typed => ({ [id]: String(answer) }),
  key: String,
  words: (key: string) => key,
};
