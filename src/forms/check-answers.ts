import type { IsoDate } from '#finance/iso-date.ts';
import type { Answers } from './answers.ts';
import { listApplicableFields } from './applicable-fields.ts';
import type { Field } from './form.ts';
import type { Answer, Problem } from './kind.ts';
import { getFieldKind } from './kinds.ts';

/** By the ids of the fields; empty when nothing is wrong. */
export type Problems = Readonly<Record<string, Problem>>;

/** Validates the answers to the applicable fields. Fields that do not apply have no problems. */
export function checkAnswers(fields: readonly Field[], answers: Answers, today: IsoDate): Problems {
  const found = listApplicableFields(fields, answers).map((field) => [field.id, problemWith(field, answers[field.id], today)] as const);
  return Object.fromEntries(found.filter((entry): entry is [string, Problem] => entry[1] !== null));
}

function problemWith(field: Field, answer: Answer | undefined, today: IsoDate): Problem | null {
  if (answer === undefined) return field.isOptional ? null : { code: 'required' };
  return getFieldKind(field).check(field, answer, today);
}
