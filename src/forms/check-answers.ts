import { isIsoDate, type IsoDate } from '#finance/iso-date.ts';
import type { Answer, Answers } from './answers.ts';
import { askedFields } from './asked-fields.ts';
import type { Field, FieldKind, FieldOf } from './form.ts';

/** What is wrong with an answer: the catalogue has words for each, `limit` fills them. */
export type Problem =
  | { readonly code: 'required' | 'number' | 'date' | 'future' | 'option' }
  | { readonly code: 'maximum' | 'minimum' | 'characters'; readonly limit: number };

/** By the ids of the fields; empty when nothing is wrong. */
export type Problems = Readonly<Record<string, Problem>>;

type Check<Kind extends FieldKind> = (field: FieldOf<Kind>, answer: Answer, today: IsoDate) => Problem | null;

const checks: { readonly [Kind in FieldKind]: Check<Kind> } = {
  text: ({ limit }, answer) => (typeof answer === 'string' && !answer.includes('\n') ? ofLength(answer, limit) : { code: 'required' }),
  textarea: ({ limit }, answer) => (typeof answer === 'string' ? ofLength(answer, limit) : { code: 'required' }),
  number: ({ min, limit }, answer) => {
    if (typeof answer !== 'number' || !Number.isFinite(answer)) return { code: 'number' };
    if (answer > limit) return { code: 'maximum', limit };
    return answer < min ? { code: 'minimum', limit: min } : null;
  },
  date: (_field, answer, today) => {
    if (typeof answer !== 'string' || !isIsoDate(answer) || answer < '1900-01-01') return { code: 'date' };
    return answer > today ? { code: 'future' } : null;
  },
  select: ({ options }, answer) => (options.some(({ value }) => value === answer) ? null : { code: 'option' }),
  choices: ({ options }, answer) => {
    const isKnown = (one: unknown) => options.some(({ value }) => value === one);
    return Array.isArray(answer) && answer.length > 0 && answer.every(isKnown) ? null : { code: 'option' };
  },
  yesNo: (_field, answer) => (typeof answer === 'boolean' ? null : { code: 'required' }),
  confirmation: (_field, answer) => (answer === true ? null : { code: 'required' }),
};

function ofLength(answer: string, limit: number): Problem | null {
  return answer.length > limit ? { code: 'characters', limit } : null;
}

/** What is wrong with the answers to those of the fields that are asked. Of what is not asked nothing is. */
export function checkAnswers(fields: readonly Field[], answers: Answers, today: IsoDate): Problems {
  const found = askedFields(fields, answers).map((field) => [field.id, problemWith(field, answers[field.id], today)] as const);
  return Object.fromEntries(found.filter((entry): entry is [string, Problem] => entry[1] !== null));
}

function problemWith(field: Field, answer: Answer | undefined, today: IsoDate): Problem | null {
  if (answer === undefined) return field.isOptional ? null : { code: 'required' };
  // The compiler does not see that a field and the check of its kind belong together.
  return (checks[field.kind] as (field: Field, answer: Answer, today: IsoDate) => Problem | null)(field, answer, today);
}
