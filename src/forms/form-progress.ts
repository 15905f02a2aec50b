import type { IsoDate } from '#finance/iso-date.ts';
import { type Answers, parseAnswers } from './answers.ts';
import { checkAnswers, type Problems } from './check-answers.ts';
import { listFormFields, type FormDefinition, type FormStep } from './form.ts';
import type { Typed } from './kind.ts';

/** Returns the problems of each step, in order. A condition may refer to a field of an earlier step. */
function problemsByStep(form: FormDefinition, answers: Answers, today: IsoDate): Problems[] {
  const problems = checkAnswers(listFormFields(form), answers, today);
  return form.steps.map(({ fields }) => Object.fromEntries(fields.flatMap(({ id }) => (problems[id] ? [[id, problems[id]]] : []))));
}

/** The number of the first step that is not filled in rightly, counted from zero; the last one's where all are. */
export function furthestStep(form: FormDefinition, answers: Answers, today: IsoDate): number {
  const first = problemsByStep(form, answers, today).findIndex((problems) => Object.keys(problems).length > 0);
  return first === -1 ? form.steps.length - 1 : first;
}

/** Returns the problems of one step. */
export function validateStep(step: FormStep, form: FormDefinition, { answers, today }: { answers: Answers; today: IsoDate }): Problems {
  return problemsByStep(form, answers, today)[form.steps.indexOf(step)] ?? {};
}

/** The answers with those of one step as they stand in its fields. */
export function mergeStepAnswers({ fields }: FormStep, answers: Answers, typed: Typed): Answers {
  const own = new Set(fields.map(({ id }) => id));
  const others = Object.entries(answers).filter(([id]) => !own.has(id));
  return { ...Object.fromEntries(others), ...parseAnswers(fields, typed) };
}
