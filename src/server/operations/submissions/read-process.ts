import type { ProcessPage } from '#contracts/processes.ts';
import { askedAnswers } from '#forms/asked-fields.ts';
import { fieldsOf } from '#forms/form.ts';
import { AppError } from '#domain/errors.ts';
import { authorize } from '#domain/policy.ts';
import { submissionPolicy } from '#domain/submission/submission-policy.ts';
import { localMoment } from '../../local-moment.ts';
import type { Visit } from '../../visit.ts';
import { onboardingFormOf } from './onboarding-form.ts';
import { submittedForm } from './submitted-form.ts';

/**
 * What whoever asks is to fill in, as far as he has come; else what he handed in last, as it was.
 *
 * @throws AppError `page-not-found` where the firm asks nothing; AccessRefused `page-not-found` for whoever was never asked
 */
export async function readProcess({ actor, signedIn, db, variant, today }: Visit, process: string): Promise<ProcessPage> {
  const form = process === 'onboarding' ? onboardingFormOf(variant) : null;
  if (!form || !signedIn) throw new AppError('page-not-found');
  const wanted = { userId: signedIn.user.id, process: 'onboarding' } as const;
  const { open, last } = await db.read(async (snapshot) => ({
    open: await snapshot.submissions.open(wanted),
    last: (await snapshot.submissions.submitted(wanted))[0] ?? null,
  }));
  authorize({ policy: submissionPolicy, action: 'read', notFound: 'page-not-found' }, actor, open ?? last);
  if (last && !open) return { kind: 'submitted', ...submittedForm(last, variant.timeZone) };
  if (!open) throw new AppError('page-not-found');
  const { version, savedAt } = open;
  // Of a draft that was begun before the form was changed what is asked still is kept.
  const answers = askedAnswers(fieldsOf(form), open.answers);
  return { kind: 'open', open: { form, answers, version, savedAt: savedAt && localMoment(savedAt, variant.timeZone), today } };
}
