import type { Invitable } from '#contracts/reports/report.ts';
import type { Account } from '#domain/account/account.ts';
import { invitationPolicy } from '#domain/account/invitation-policy.ts';
import { abilities } from '#domain/policy.ts';
import type { Queries } from '../../db/queries.ts';
import { localMoment } from '../../local-moment.ts';
import type { RequestContext } from '../../request-context.ts';

/** Returns whether the viewer can invite the client of an account, and when that was last done; null if they cannot. */
export async function readInvitationState(
  snapshot: Queries,
  { actor, variant }: Pick<RequestContext, 'actor' | 'variant'>,
  account: Account | null,
): Promise<Invitable | null> {
  // Asked of the rule first, as if no one had signed in: clients, and anyone who only looks, cost no question.
  if (!account || !mayInvite(actor, { ...account, hasSignedIn: false })) return null;
  const { hasSignedIn, lastSentAt, state } = await snapshot.invitations.stateOf(account.id);
  if (!mayInvite(actor, { ...account, hasSignedIn })) return null;
  return { email: account.email, state, lastSentAt: lastSentAt && localMoment(lastSentAt, variant.timeZone) };
}

function mayInvite(actor: RequestContext['actor'], account: Account & { readonly hasSignedIn: boolean }): boolean {
  return abilities(invitationPolicy, actor, account).invite;
}
