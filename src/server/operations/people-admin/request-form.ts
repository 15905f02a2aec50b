import { FormRequest, type FormRequestIntent } from '#contracts/people/people-admin.ts';
import { AppError } from '#domain/errors.ts';
import { authorize } from '#domain/policy.ts';
import { adminSubmissionPolicy } from '#domain/submission/submission-policy.ts';
import type { RequestContext } from '../../request-context.ts';
import { findOnboardingForm } from '../submissions/onboarding-form.ts';
import { withLockedUser } from './with-locked-user.ts';

/**
 * An administrator asks a client to fill in the firm's form, or asks no more and has the draft forgotten. So already, nothing happens.
 *
 * @throws AppError `form-not-understood`, also where the firm has no form, and about anyone who is no client; as `withLockedUser`
 */
export async function requestForm(
  context: Pick<RequestContext, 'actor' | 'auth' | 'variant'>,
  id: string,
  fields: Record<string, unknown>,
): Promise<{ readonly done: FormRequestIntent }> {
  const { actor, variant } = context;
  const { data: form } = FormRequest.safeParse(fields);
  if (!form) throw new AppError('form-not-understood');
  const { intent } = form;
  return withLockedUser(context, id, async (tx, { role }) => {
    authorize({ policy: adminSubmissionPolicy, action: 'ask', notFound: 'person-not-found' }, actor, {});
    if (!('userId' in actor) || role !== 'investor' || !findOnboardingForm(variant)) throw new AppError('form-not-understood');
    const wanted = { userId: id, process: 'onboarding' } as const;
    await tx.submissions.lock(wanted);
    const isAsking = intent === 'ask-form';
    const isNew = isAsking ? await tx.submissions.ask({ ...wanted, askedBy: actor.userId }) : await tx.submissions.withdraw(wanted);
    if (isNew) {
      const target = { kind: 'person', id } as const;
      tx.audit.add({ action: isAsking ? 'form-asked' : 'form-withdrawn', by: actor, target, after: { process: wanted.process } });
    }
    return { done: intent };
  });
}
