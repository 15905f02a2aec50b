import * as z from 'zod';
import type { Account } from '#domain/account/account.ts';
import { canBecomeClient } from '#domain/account/can-become-client.ts';
import { canBecomeDelegate } from '#domain/delegation/can-become-delegate.ts';
import { emailKey } from '#domain/sign-in/email-address.ts';
import type { AdviserInvitation } from '../../db/queries/people/adviser-invitations.ts';
import type { HeldDelegation } from '../../db/queries/people/delegations.ts';
import type { OneTimeToken } from '../../db/queries/sign-in/one-time-tokens.ts';
import type { Queries } from '../../db/queries.ts';
import type { User } from '../../db/queries/people/users.ts';

const Invited = z.union([
  z.object({ accountId: z.string(), email: z.string() }),
  z.object({ adviserInvitation: z.string(), email: z.string() }),
  z.object({ delegation: z.string(), email: z.string() }),
  z.object({ person: z.string(), email: z.string() }),
]);
type Invited = z.infer<typeof Invited>;

/**
 * The role that a link invites to: the client of an account, an adviser of a portal, a client's delegate, or a user whom an administrator
 * created.
 */
export type InvitedTo =
  | { readonly kind: 'account'; readonly account: Account }
  | { readonly kind: 'portal'; readonly invitation: AdviserInvitation }
  | { readonly kind: 'delegation'; readonly delegation: HeldDelegation }
  | { readonly kind: 'person'; readonly user: User };

/** The person whom a link invites: someone new, a user who has no password yet, or one who has. */
export interface Invitee {
  readonly to: InvitedTo;
  readonly email: string;
  /** The name of a new user. */
  readonly name: string;
  readonly user: User | null;
  readonly hasPassword: boolean;
}

/**
 * Null once the link leads nowhere any more: the account is closed, has another address or another client, the invitation was withdrawn or
 * accepted, what a client gave has ended, or the person may not be what the link would make them.
 */
export async function inviteeOf(queries: Queries, { payload }: OneTimeToken): Promise<Invitee | null> {
  const invited = Invited.parse(payload);
  const { email } = invited;
  const to = await openTo(queries, invited);
  if (!to) return null;
  const found = await queries.users.withPassword(email);
  const user = found?.user ?? null;
  if (!(await mayCome(queries, { to, email, user }))) return null;
  return { to, email, name: nameIn(to), user, hasPassword: Boolean(found?.passwordHash) };
}

async function openTo(queries: Queries, invited: Invited): Promise<InvitedTo | null> {
  if ('accountId' in invited) return openAccount(queries, invited);
  if ('person' in invited) return openPerson(queries, invited);
  return 'delegation' in invited ? openDelegation(queries, invited) : openInvitation(queries, invited.adviserInvitation);
}

async function mayCome(queries: Queries, { to, email, user }: Pick<Invitee, 'to' | 'email' | 'user'>): Promise<boolean> {
  if (to.kind === 'account') return canBecomeClient(user, to.account);
  if (to.kind === 'person') return true;
  return to.kind === 'delegation' ? canBecomeDelegate(user, to.delegation) : canBecomeAdviser(queries, email, user);
}

function nameIn(to: InvitedTo): string {
  if (to.kind === 'account') return to.account.name;
  if (to.kind === 'person') return to.user.name;
  return to.kind === 'delegation' ? to.delegation.name : to.invitation.name;
}

/** Returns the id of the portal that it leads to; null for one that is for the firm as a whole. */
export function portalIdIn(to: InvitedTo): string | null {
  if (to.kind === 'person') return null;
  if (to.kind === 'account') return to.account.portalId;
  return to.kind === 'delegation' ? to.delegation.portalId : to.invitation.portalId;
}

async function openDelegation(
  { delegations }: Queries,
  invited: { readonly delegation: string; readonly email: string },
): Promise<InvitedTo | null> {
  const delegation = await delegations.findWaiting(invited.delegation);
  return delegation?.email === invited.email ? { kind: 'delegation', delegation } : null;
}

/** Until they have a password: who has one signs in with it. */
async function openPerson({ users }: Queries, invited: { readonly person: string; readonly email: string }): Promise<InvitedTo | null> {
  const found = await users.withPassword(invited.email);
  if (!found || found.passwordHash !== null || found.user.id !== invited.person || found.user.isDisabled) return null;
  return { kind: 'person', user: found.user };
}

async function openAccount(queries: Queries, invited: { accountId: string; email: string }): Promise<InvitedTo | null> {
  const account = await queries.accounts.find(invited.accountId);
  if (!account?.isActive || account.validatedAt === null || emailKey(account.email) !== invited.email) return null;
  return { kind: 'account', account };
}

async function openInvitation({ adviserInvitations }: Queries, id: string): Promise<InvitedTo | null> {
  const invitation = await adviserInvitations.findOpen(id);
  return invitation && { kind: 'portal', invitation };
}

/**
 * Someone new whose address no account carries, or an adviser of the firm. A client does not become one by a link, not even before they have come
 * for the first time, nor does an administrator.
 */
export async function canBecomeAdviser({ adviserInvitations }: Queries, email: string, user: User | null): Promise<boolean> {
  if (!user) return !(await adviserInvitations.isForClient(email));
  return user.role === 'advisor' && !user.isDisabled;
}
