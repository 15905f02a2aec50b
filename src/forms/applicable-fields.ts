import type { Answers } from './answers.ts';
import type { Field } from './form.ts';

/** The fields that are asked of someone with these answers: those whose condition holds, of a field that is asked itself. */
export function listApplicableFields<Asked extends Field>(fields: readonly Asked[], answers: Answers): Asked[] {
  const asked: Asked[] = [];
  for (const field of fields) if (isAsked(field, asked, answers)) asked.push(field);
  return asked;
}

function isAsked({ when }: Field, above: readonly Field[], answers: Answers): boolean {
  if (!when) return true;
  const answer = answers[when.field];
  return above.some(({ id }) => id === when.field) && (answer === when.is || (Array.isArray(answer) && answer.includes(when.is)));
}

/** The answers to what is asked, and no others. */
export function pickApplicableAnswers(fields: readonly Field[], answers: Answers): Answers {
  const given = listApplicableFields(fields, answers).map(({ id }) => [id, answers[id]] as const);
  return Object.fromEntries(given.filter((entry): entry is [string, Answers[string]] => entry[1] !== undefined));
}
