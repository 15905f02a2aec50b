import { type OpenForm, type ProcessPage, processOf } from '#contracts/processes.ts';
import { pickApplicableAnswers } from '#forms/applicable-fields.ts';
import { furthestStep } from '#forms/form-progress.ts';
import { listFormFields, type FormDefinition } from '#forms/form.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import { AppError } from '#domain/errors.ts';
import { authorize } from '#domain/policy.ts';
import { submissionPolicy } from '#domain/submission/submission-policy.ts';
import type { Submission } from '../../db/queries/clients/submissions.ts';
import { localMoment } from '../../local-moment.ts';
import type { RequestContext } from '../../request-context.ts';
import { findOnboardingForm } from './onboarding-form.ts';
import { submittedForm } from './submitted-form.ts';

/**
 * Returns the caller's open form, as far as they have come; otherwise the last one that they handed in, as it was.
 *
 * @throws AppError `page-not-found` where the firm asks nothing; AccessRefused `page-not-found` for anyone who was never asked
 */
export async function readProcess({ actor, signedIn, db, variant, today }: RequestContext, address: string): Promise<ProcessPage> {
  const process = processOf(address);
  const form = process && findOnboardingForm(variant);
  if (!form || !signedIn) throw new AppError('page-not-found');
  const wanted = { userId: signedIn.user.id, process };
  const { open, last } = await db.read(async (snapshot) => ({
    open: await snapshot.submissions.open(wanted),
    last: (await snapshot.submissions.submitted(wanted))[0] ?? null,
  }));
  authorize({ policy: submissionPolicy, action: 'read', notFound: 'page-not-found' }, actor, open ?? last);
  if (last && !open) return { kind: 'submitted', name: signedIn.user.name, ...submittedForm(last, variant.timeZone) };
  if (!open) throw new AppError('page-not-found');
  return { kind: 'open', open: toOpenForm(open, { form, today, timeZone: variant.timeZone }) };
}

interface Around {
  readonly form: FormDefinition;
  readonly today: IsoDate;
  readonly timeZone: string;
}

/** Returns a draft for pages. If the form has changed since, only answers to its present fields are kept. */
export function toOpenForm({ id, version, savedAt, answers: given }: Submission, { form, today, timeZone }: Around): OpenForm {
  const answers = pickApplicableAnswers(listFormFields(form), given);
  const furthest = form.steps[furthestStep(form, answers, today)]?.id ?? '';
  return { submission: id, form, answers, version, savedAt: savedAt && localMoment(savedAt, timeZone), today, furthest };
}
