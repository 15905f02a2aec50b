import type { Field } from './form.ts';
import type { Answer, Typed } from './kind.ts';
import { getFieldKind } from './kinds.ts';

/** By the ids of the fields. What is not answered is not in it. */
export type Answers = Readonly<Record<string, Answer>>;

/** Parses the fields of a form into answers. `checkAnswers` validates them. */
export function parseAnswers(fields: readonly Field[], typed: Typed): Answers {
  const given = fields.map((field) => [field.id, getFieldKind(field).read(field, typed)] as const);
  return Object.fromEntries(given.filter((entry): entry is [string, Answer] => entry[1] !== null));
}

/** The other way: what an HTML form shows of an answer. */
export function toTyped(fields: readonly Field[], answers: Answers): Typed {
  const shown = fields.flatMap((field) => {
    const answer = answers[field.id];
    return answer === undefined ? [] : Object.entries(getFieldKind(field).typed(field, answer));
  });
  return Object.fromEntries(shown);
}

/** The answers as texts to be compared and told, each field with one; empty for none. */
export function toAnswerKeys(fields: readonly Field[], answers: Answers): Readonly<Record<string, string>> {
  return Object.fromEntries(fields.map((field) => [field.id, toAnswerKey(field, answers)]));
}

/** The answer to one of them as such a text. */
export function toAnswerKey(field: Field, answers: Answers): string {
  const answer = answers[field.id];
  return answer === undefined ? '' : getFieldKind(field).key(answer);
}
