import type { FormState } from '#contracts/processes.ts';
import { type Account, accountPolicy } from '#domain/account/account.ts';
import { abilities } from '#domain/policy.ts';
import type { Queries } from '../../db/queries.ts';
import { localMoment } from '../../local-moment.ts';
import type { RequestContext } from '../../request-context.ts';
import { findOnboardingForm } from './onboarding-form.ts';

/**
 * Returns whether the client of an account still has to fill in the firm's form, for anyone who looks after the account; never its content.
 */
export async function readFormState(
  snapshot: Queries,
  { actor, variant }: Pick<RequestContext, 'actor' | 'variant'>,
  account: Account | null,
): Promise<FormState | null> {
  if (!account?.clientUserId || !findOnboardingForm(variant) || !abilities(accountPolicy, actor, account).edit) return null;
  const state = await snapshot.submissions.stateOf({ userId: account.clientUserId, process: 'onboarding' });
  if (!state) return null;
  const { askedAt, submittedAt, hasSubmitted } = state;
  return { isOpen: submittedAt === null, day: localMoment(submittedAt ?? askedAt, variant.timeZone).slice(0, 10), hasSubmitted };
}
