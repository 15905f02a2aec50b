import * as z from 'zod';
import type { Account } from '#domain/account/account.ts';
import { mayBecomeClient } from '#domain/account/may-become-client.ts';
import { emailKey } from '#domain/sign-in/email-address.ts';
import type { OneTimeToken } from '../../db/queries/one-time-tokens.ts';
import type { Queries } from '../../db/queries.ts';
import type { User } from '../../db/queries/users.ts';

const Invited = z.object({ accountId: z.string(), email: z.string() });

/** Whom a link invites: somebody new, a person who has no password yet, or one who has. */
export interface Invitee {
  readonly account: Account;
  readonly email: string;
  readonly user: User | null;
  readonly hasPassword: boolean;
}

/** Null once the link leads nowhere any more: the account is closed, has another address or another client, or the person may not be one. */
export async function inviteeOf(queries: Queries, { payload }: OneTimeToken): Promise<Invitee | null> {
  const { accountId, email } = Invited.parse(payload);
  const account = await queries.accounts.find(accountId);
  if (!account?.isActive || account.validatedAt === null || emailKey(account.email) !== email) return null;
  const found = await queries.users.withPassword(email);
  const user = found?.user ?? null;
  if (!mayBecomeClient(user, account)) return null;
  return { account, email, user, hasPassword: Boolean(found?.passwordHash) };
}
