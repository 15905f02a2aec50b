import * as z from 'zod';
import type { Conflict } from '#contracts/versioned.ts';
import type { FormId, StepAnswer } from '#contracts/processes.ts';
import { type Answers, parseAnswers, toAnswerKey, toAnswerKeys, toTyped } from '#forms/answers.ts';
import { pickApplicableAnswers, listApplicableFields } from '#forms/applicable-fields.ts';
import { listFormFields, type FormDefinition, type FormStep } from '#forms/form.ts';
import { mergeStepAnswers, furthestStep, validateStep } from '#forms/form-progress.ts';
import type { Typed } from '#forms/kind.ts';
import { listInputNames } from '#forms/kinds.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import { AppError } from '#domain/errors.ts';
import type { RiskResult } from '#domain/investment-advice/risk-level.ts';
import type { Submission } from '../../db/queries/clients/submissions.ts';
import type { Transaction } from '../../db/queries.ts';
import type { RequestContext } from '../../request-context.ts';
import { formText } from '../form-line.ts';
import { type Merging, mergeFields, parseMergeFields } from '../merge-fields.ts';

const longest = 5000;

/** The fields that every step sends beside its own; `intent` is the next step, or `submit`. */
const StepForm = z
  .object({ intent: z.string().max(60), submission: z.string().max(60), step: z.string().max(60), version: z.coerce.number().int().min(1) })
  .catchall(formText(longest));

/** A step as it was sent. */
export interface SentStep {
  /** The submission that the client was filling in when the step was shown. */
  readonly submission: string;
  readonly step: FormStep;
  /** The number of the step that comes next; the number of steps to hand the form in. */
  readonly to: number;
  readonly version: number;
  readonly typed: Typed;
  readonly merging: Merging;
  readonly today: IsoDate;
}

/** @throws AppError `form-not-understood` */
export function readSentStep(form: FormDefinition, fields: Record<string, unknown>): Omit<SentStep, 'today'> {
  const { merging, rest } = parseMergeFields(fields);
  const { data } = StepForm.safeParse(rest);
  const step = form.steps.find(({ id }) => id === data?.step);
  if (!data || !step) throw new AppError('form-not-understood');
  const { intent, submission, step: _step, version, ...typed } = data;
  const isEnd = intent === 'submit' && step === form.steps.at(-1);
  const to = isEnd ? form.steps.length : form.steps.findIndex(({ id }) => id === intent);
  const names = new Set(step.fields.flatMap(listInputNames));
  if (to === -1 || Object.keys(typed).some((name) => !names.has(name))) throw new AppError('form-not-understood');
  return { submission, step, to, version, typed, merging };
}

interface Kept {
  readonly open: Submission;
  readonly sent: SentStep;
  readonly process: FormId;
  readonly by: RequestContext['actor'];
  /** Creates the submission where there is none yet, and returns its id. */
  readonly begin?: () => Promise<string>;
  /** Returns the outcome of complete answers. */
  readonly resultOf?: (answers: Answers) => RiskResult;
}

/**
 * Keeps a sent step of an open submission. The last step submits the form. Returns the problems of a step that is not kept.
 *
 * @throws as `begin` and `resultOf` do
 */
export async function saveStep(tx: Transaction, form: FormDefinition, kept: Kept): Promise<StepAnswer> {
  const { open, sent } = kept;
  const { step, to, today } = sent;
  const merged = mergedWith(open, sent);
  if ('conflict' in merged) return { ...merged, step: step.id, typed: sent.typed };
  const { typed } = merged;
  const given = mergeStepAnswers(step, open.answers, typed);
  const problems = validateStep(step, form, { answers: given, today });
  const isWrong = Object.keys(problems).length > 0;
  if (isWrong && to > form.steps.indexOf(step)) return { step: step.id, problems, typed };

  const right = Object.fromEntries(Object.entries(given).filter(([id]) => !(id in problems)));
  const answers = pickApplicableAnswers(listFormFields(form), right);
  const furthest = furthestStep(form, answers, today);
  if (to === form.steps.length) {
    const wrong = wrongStep(form, { answers, today });
    if (wrong) return wrong;
    await submitAnswers(tx, form, { ...kept, answers });
    return { done: 'submitted' };
  }
  await saveAnswers(tx, form, { ...kept, answers });
  return { done: 'kept', next: form.steps[Math.min(to, furthest)]?.id ?? step.id };
}

interface Answered extends Kept {
  readonly answers: Answers;
}

async function submitAnswers(
  tx: Transaction,
  form: FormDefinition,
  { open, begin, resultOf, answers, by, process }: Answered,
): Promise<void> {
  const id = begin ? await begin() : open.id;
  await tx.submissions.submit(id, { answers, form, result: resultOf?.(answers) ?? null });
  tellOf(tx, { by, open, action: 'form-submitted', after: { process, version: form.version } });
}

async function saveAnswers(tx: Transaction, form: FormDefinition, { open, begin, answers, by, process }: Answered): Promise<void> {
  const changed = listFormFields(form).flatMap((field) =>
    toAnswerKey(field, open.answers) === toAnswerKey(field, answers) ? [] : [field.id],
  );
  if (changed.length === 0) return;
  const id = begin ? await begin() : open.id;
  await tx.submissions.save(id, answers);
  tellOf(tx, { by, open, action: 'form-saved', after: { process, changed } });
}

/** The trail is told which fields were changed, never what is in them. */
function tellOf(
  tx: Transaction,
  { by, open, action, after }: Pick<Kept, 'by' | 'open'> & { action: 'form-saved' | 'form-submitted'; after: object },
): void {
  tx.audit.add({ action, by, target: { kind: 'person', id: open.userId }, after: { ...after } });
}

/** A step before the last may have become wrong: the form has changed, or it was filled in on two devices. */
function wrongStep(form: FormDefinition, { answers, today }: { answers: Answers; today: IsoDate }): StepAnswer | null {
  for (const step of form.steps) {
    const problems = validateStep(step, form, { answers, today });
    if (Object.keys(problems).length > 0) return { step: step.id, problems, typed: toTyped(step.fields, answers) };
  }
  return null;
}

/** Merges the typed answers with the stored ones that were chosen instead. A field that no one had answered is no conflict. */
function mergedWith(
  { version, answers }: Submission,
  { step: { fields }, version: seen, typed, merging }: SentStep,
): Conflict<string> | { readonly typed: Typed } {
  const stored = { version, fields: toAnswerKeys(fields, answers) };
  const merged = mergeFields(stored, { version: seen, fields: toAnswerKeys(fields, parseAnswers(fields, typed)) }, merging);
  if ('conflict' in merged) {
    const conflict = merged.conflict.filter(({ theirs }) => theirs !== '');
    return conflict.length > 0 ? { version, conflict } : { typed };
  }
  const taken = fields.filter(({ id }) => merged.taken.includes(id));
  const names = new Set(taken.flatMap(listInputNames));
  const others = Object.entries(typed).filter(([name]) => !names.has(name));
  return { typed: { ...Object.fromEntries(others), ...toTyped(taken, answers) } };
}

/** Returns true if the last step equals what was handed in: sent twice it is handed in once. */
export function isSameStep({ step, typed }: SentStep, submitted: Answers): boolean {
  const given = parseAnswers(step.fields, typed);
  return listApplicableFields(step.fields, { ...submitted, ...given }).every(
    (field) => toAnswerKey(field, given) === toAnswerKey(field, submitted),
  );
}
