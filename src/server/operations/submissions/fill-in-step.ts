import * as z from 'zod';
import type { Conflict } from '#contracts/versioned.ts';
import { type ProcessId, processOf, type StepAnswer } from '#contracts/processes.ts';
import { type Answers, parseAnswers, toAnswerKey, toAnswerKeys, toTyped } from '#forms/answers.ts';
import { pickApplicableAnswers, listApplicableFields } from '#forms/applicable-fields.ts';
import { listFormFields, type FormDefinition, type FormStep } from '#forms/form.ts';
import { mergeStepAnswers, furthestStep, validateStep } from '#forms/form-progress.ts';
import type { Typed } from '#forms/kind.ts';
import { listInputNames } from '#forms/kinds.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import { system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { authorize } from '#domain/policy.ts';
import { submissionPolicy } from '#domain/submission/submission-policy.ts';
import type { Submission } from '../../db/queries/clients/submissions.ts';
import type { Transaction } from '../../db/queries.ts';
import type { RequestContext } from '../../request-context.ts';
import { formText } from '../form-line.ts';
import { type Merging, mergeFields, parseMergeFields } from '../merge-fields.ts';
import { findOnboardingForm } from './onboarding-form.ts';

const longest = 5000;

/** The fields that every step sends beside its own; `intent` is the next step, or `submit`. */
const StepForm = z
  .object({ intent: z.string().max(60), submission: z.string().max(60), step: z.string().max(60), version: z.coerce.number().int().min(1) })
  .catchall(formText(longest));

/** A step as it was sent. */
interface SentStep {
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

/**
 * Keeps a step of the form that the caller was asked to fill in, and goes on to another, or hands all of it in. Forwards a step is kept
 * when all of it is right; backwards what is right of it is kept. Told of the difference when it was filled in elsewhere in the meantime.
 *
 * @throws AppError `form-not-understood`, also for a field that the step does not have; `page-not-found` where the firm asks nothing;
 * AccessRefused `page-not-found` for anyone who is asked nothing; `form-over` for a step of a form that is over: handed in with other answers,
 * withdrawn, or asked for again
 */
export async function fillInStep(
  { actor, signedIn, variant, auth, today }: Pick<RequestContext, 'actor' | 'signedIn' | 'variant' | 'auth' | 'today'>,
  address: string,
  fields: Record<string, unknown>,
): Promise<StepAnswer> {
  const process = processOf(address);
  const form = process && findOnboardingForm(variant);
  if (!form || !signedIn) throw new AppError('page-not-found');
  const sent = { ...sentStep(form, fields), today };
  const wanted = { userId: signedIn.user.id, process };
  // No one writes what they were asked for themselves; the system does it for them.
  return auth.database.as(system('processes')).write(async (tx) => {
    await tx.submissions.lock(wanted);
    const open = await tx.submissions.open(wanted);
    const last = open ? null : ((await tx.submissions.submitted(wanted))[0] ?? null);
    authorize({ policy: submissionPolicy, action: 'fillIn', notFound: 'page-not-found' }, actor, open ?? last);
    if (open?.id === sent.submission) return keep(tx, form, { open, sent, process, by: actor });
    const isEnd = sent.to === form.steps.length;
    if (last?.id === sent.submission && isEnd && isSame(sent, last.answers)) return { done: 'submitted' };
    throw new AppError('form-over');
  });
}

/** @throws AppError `form-not-understood` */
function sentStep(form: FormDefinition, fields: Record<string, unknown>): Omit<SentStep, 'today'> {
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
  readonly process: ProcessId;
  readonly by: RequestContext['actor'];
}

async function keep(tx: Transaction, form: FormDefinition, { open, sent, process, by }: Kept): Promise<StepAnswer> {
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
    await tx.submissions.submit(open.id, { answers, form });
    tellOf(tx, { by, open, action: 'form-submitted', after: { process, version: form.version } });
    return { done: 'submitted' };
  }
  const changed = listFormFields(form).flatMap((field) =>
    toAnswerKey(field, open.answers) === toAnswerKey(field, answers) ? [] : [field.id],
  );
  if (changed.length > 0) {
    await tx.submissions.save(open.id, answers);
    tellOf(tx, { by, open, action: 'form-saved', after: { process, changed } });
  }
  return { done: 'kept', next: form.steps[Math.min(to, furthest)]?.id ?? step.id };
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
function isSame({ step, typed }: SentStep, submitted: Answers): boolean {
  const given = parseAnswers(step.fields, typed);
  return listApplicableFields(step.fields, { ...submitted, ...given }).every(
    (field) => toAnswerKey(field, given) === toAnswerKey(field, submitted),
  );
}
