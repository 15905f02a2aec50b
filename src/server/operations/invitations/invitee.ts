import * as z from 'zod';
import type { Account } from '#domain/account/account.ts';
import { mayBecomeClient } from '#domain/account/may-become-client.ts';
import { emailKey } from '#domain/sign-in/email-address.ts';
import type { AdviserInvitation } from '../../db/queries/people/adviser-invitations.ts';
import type { OneTimeToken } from '../../db/queries/sign-in/one-time-tokens.ts';
import type { Queries } from '../../db/queries.ts';
import type { User } from '../../db/queries/people/users.ts';

const Invited = z.union([
  z.object({ accountId: z.string(), email: z.string() }),
  z.object({ adviserInvitation: z.string(), email: z.string() }),
]);

/** What a link invites to: to be the client of an account, or an adviser of a portal. */
export type InvitedTo =
  | { readonly kind: 'account'; readonly account: Account }
  | { readonly kind: 'portal'; readonly invitation: AdviserInvitation };

/** Whom a link invites: someone new, a person who has no password yet, or one who has. */
export interface Invitee {
  readonly to: InvitedTo;
  readonly email: string;
  /** Of someone new. */
  readonly name: string;
  readonly user: User | null;
  readonly hasPassword: boolean;
}

/**
 * Null once the link leads nowhere any more: the account is closed, has another address or another client, the invitation to a portal was
 * withdrawn or accepted, or the person may not be what the link would make them.
 */
export async function inviteeOf(queries: Queries, { payload }: OneTimeToken): Promise<Invitee | null> {
  const invited = Invited.parse(payload);
  const { email } = invited;
  const to = 'accountId' in invited ? await openAccount(queries, invited) : await openInvitation(queries, invited.adviserInvitation);
  if (!to) return null;
  const found = await queries.users.withPassword(email);
  const user = found?.user ?? null;
  const mayCome = to.kind === 'account' ? mayBecomeClient(user, to.account) : await mayBecomeAdviser(queries, email, user);
  if (!mayCome) return null;
  const { name } = to.kind === 'account' ? to.account : to.invitation;
  return { to, email, name, user, hasPassword: Boolean(found?.passwordHash) };
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
export async function mayBecomeAdviser({ adviserInvitations }: Queries, email: string, user: User | null): Promise<boolean> {
  if (!user) return !(await adviserInvitations.isForClient(email));
  return user.role === 'advisor' && !user.isDisabled;
}
