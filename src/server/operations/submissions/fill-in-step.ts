import { processOf, type StepAnswer } from '#contracts/processes.ts';
import { system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { authorize } from '#domain/policy.ts';
import { submissionPolicy } from '#domain/submission/submission-policy.ts';
import type { RequestContext } from '../../request-context.ts';
import { isSameStep, saveStep, readSentStep } from './save-step.ts';
import { findOnboardingForm } from './onboarding-form.ts';

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
  const sent = { ...readSentStep(form, fields), today };
  const wanted = { userId: signedIn.user.id, process };
  // No one writes what they were asked for themselves; the system does it for them.
  return auth.database.as(system('processes')).write(async (tx) => {
    await tx.submissions.lock(wanted);
    const open = await tx.submissions.open(wanted);
    const last = open ? null : ((await tx.submissions.submitted(wanted))[0] ?? null);
    authorize({ policy: submissionPolicy, action: 'fillIn', notFound: 'page-not-found' }, actor, open ?? last);
    if (open?.id === sent.submission) return saveStep(tx, form, { open, sent, process, by: actor });
    const isEnd = sent.to === form.steps.length;
    if (last?.id === sent.submission && isEnd && isSameStep(sent, last.answers)) return { done: 'submitted' };
    throw new AppError('form-over');
  });
}
