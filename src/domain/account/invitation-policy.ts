import { isOfTheFirm } from '../actor.ts';
import { canUseScope } from '../api-client/can-use-scope.ts';
import type { Policy } from '../policy.ts';
import { type Account, accountPolicy, manages } from './account.ts';

/** An account as someone wants to invite its client. */
interface AccountToInvite extends Account {
  /** True if its client has signed in before. */
  readonly hasSignedIn: boolean;
}

/**
 * The client of an account is invited until they have signed in, by anyone who manages the account, or by a system that was given it to do. An
 * account that is closed or waits to be validated would show them nothing.
 */
export const invitationPolicy: Policy<AccountToInvite, 'read' | 'invite'> = {
  read: (actor, account) => canUseScope(actor, 'invite-clients') || accountPolicy.read(actor, account),
  invite: (actor, account) => (canUseScope(actor, 'invite-clients') || manages(actor, account)) && isWaitedFor(account),
};

/** The list of those who can be invited is for the firm's staff; of each account `invitationPolicy` is asked. */
export const invitationsPolicy: Policy<object, 'read' | 'invite'> = {
  read: isOfTheFirm,
  invite: isOfTheFirm,
};

/** Mails to the client of an account are caused by anyone who manages it, or by a system that was given that to do. */
export const clientMailPolicy: Policy<Account, 'read' | 'write'> = {
  read: (actor, account) => canUseScope(actor, 'mail-clients') || accountPolicy.read(actor, account),
  write: (actor, account) => (canUseScope(actor, 'mail-clients') || manages(actor, account)) && account.isActive,
};

function isWaitedFor({ isActive, validatedAt, hasSignedIn }: AccountToInvite): boolean {
  return isActive && validatedAt !== null && !hasSignedIn;
}
