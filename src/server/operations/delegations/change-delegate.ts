import { changeableFields, type DelegatesAnswer } from '#contracts/people/delegations.ts';
import { system } from '#domain/actor.ts';
import type { DelegatedArea } from '#domain/delegation/delegation.ts';
import { AppError } from '#domain/errors.ts';
import { parseAnswers } from '#forms/answers.ts';
import { requireRecentSignIn, requireLiveSession } from '../people/require-recent-sign-in.ts';
import type { ChangeForm, DelegationContext } from './delegates-action.ts';
import { requireDelegationOwner } from './require-delegation-owner.ts';
import { validateInvitation, omitMissingFields } from './invite-delegate.ts';
import { notifyOfDelegate } from './notify-of-delegate.ts';

/**
 * Changes which portfolios someone sees, how much of them, and until when: from their next request on. The client is told. What has expired is given anew.
 *
 * @throws AppError `recent-sign-in-needed`, `delegation-not-found` also for what has ended or expired
 */
export async function changeDelegate(context: DelegationContext, form: ChangeForm): Promise<DelegatesAnswer> {
  const { db, auth, today, variant } = context;
  requireRecentSignIn(context);
  const { intent: _intent, delegation: id, ...given } = form;
  const account = await requireDelegationOwner(context, id);
  const answers = parseAnswers(changeableFields, omitMissingFields(given));
  const own = await db.read(({ portfolios }) => portfolios.ofAccounts([account.id]));
  const problems = validateInvitation(changeableFields, answers, { own, today });
  if (Object.keys(problems).length > 0) return { problems };
  const area = answers.area as DelegatedArea;
  const portfolioIds = answers.portfolios as readonly string[];
  const until = String(answers.until);
  const { services } = auth;
  const name = await services.db.as(system('delegations')).write(async (tx) => {
    const held = await tx.delegations.lockHeld(id);
    if (!held || held.isExpired || held.accountId !== account.id) throw new AppError('delegation-not-found');
    await tx.delegations.change(id, { area, portfolioIds, until, timeZone: variant.timeZone });
    tx.audit.add({
      action: 'delegate-changed',
      by: context.actor,
      accountId: held.accountId,
      portalId: held.portalId,
      before: { name: held.name, area: held.area, portfolios: held.portfolioIds },
      after: { name: held.name, area, portfolios: portfolioIds, until },
    });
    await notifyOfDelegate(tx, services, { delegation: held, what: 'delegateChanged' });
    await requireLiveSession(tx, auth.sessionToken);
    return held.name;
  });
  await services.wakeSender();
  return { done: 'changed', name };
}
