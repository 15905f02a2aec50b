import type { Conflict, Saved } from '#contracts/versioned.ts';
import type { Account } from '#domain/account/account.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { emailKey } from '#domain/sign-in/email-address.ts';
import type { Transaction } from '../../db/queries.ts';
import type { RequestContext } from '../../request-context.ts';
import { changeOfRecord, type VersionedValues } from '../change-of-record.ts';
import { regroupAccount } from '../client-groups/regroup-account.ts';
import { requireRecentSignIn } from '../people/require-recent-sign-in.ts';
import { accountFields, type AccountValues, columnsFrom, storedAccount } from './account-values.ts';
import { getEditableAccount } from './get-editable-account.ts';
import { type FormerMembers, notifyFormerMembers } from './notify-former-members.ts';
import { refuseOwners } from './refuse-owners.ts';

type Changing = Pick<RequestContext, 'actor' | 'db' | 'auth' | 'portal' | 'signedIn'>;

/**
 * Changes what is kept of an account. With another address it gets the client to whom that belongs: the former client loses it. The former client and removed advisers are told.
 *
 * @throws AppError `account-not-found` for anyone who may not see it and for one of another portal than the page's, `forbidden`, as `refuseOwners`,
 * `account-external-id-taken`, as `regroupAccount`, `recent-sign-in-needed` where a client loses it; by the database `account-email-taken`, `account-email-of-staff`
 */
export async function changeAccount(
  context: Changing,
  id: string,
  wanted: VersionedValues<AccountValues>,
): Promise<Saved | Conflict<string>> {
  const { actor, db } = context;
  const { answer, former } = await db.write(async (tx): Promise<Changed> => {
    if (isId(id)) await tx.accountRecords.lock(id);
    const account = await getEditableAccount(tx, context, id);
    const stored = await storedAccount(tx, account.id);
    if (!stored) throw new AppError('account-not-found');
    const change = changeOfRecord(accountFields, stored, wanted);
    if (!('before' in change)) return { answer: change, former: null };
    await refuse(tx, { actor, account, stored: stored.values, wanted: wanted.values });
    if (account.clientUserId !== null && emailKey(wanted.values.email) !== emailKey(account.email)) requireRecentSignIn(context);
    await write(tx, account.id, { stored: stored.values, wanted: wanted.values });
    const { portalId } = account;
    await regroupAccount(tx, context, {
      accountId: account.id,
      portalId,
      before: stored.values.groups ?? [],
      wanted: wanted.values.groups ?? [],
    });
    tx.audit.add({ action: 'account-changed', portalId, accountId: account.id, target: { kind: 'account', id: account.id }, ...change });
    const version = (await tx.accountRecords.find(account.id))?.version ?? stored.version;
    return {
      answer: { done: 'saved', version },
      former: await formerMembers(tx, { account, version, actor, owners: [stored.values.owner, wanted.values.owner] }),
    };
  });
  if (former) await notifyFormerMembers(context, former);
  return answer;
}

interface ChangedOwners {
  readonly account: Account;
  readonly version: number;
  readonly actor: Changing['actor'];
  readonly owners: readonly [before: readonly string[], after: readonly string[]];
}

/** The client of before, if it is another one now, and the advisers who were removed by someone else. */
async function formerMembers({ accounts }: Transaction, { account, version, actor, owners }: ChangedOwners): Promise<FormerMembers> {
  const [before, after] = owners;
  const isSelf = (id: string) => 'userId' in actor && actor.userId === id;
  const current = (await accounts.find(account.id))?.clientUserId;
  const client = account.clientUserId === current ? null : account.clientUserId;
  return { client, advisers: before.filter((id) => !after.includes(id) && !isSelf(id)), account, version };
}

interface Changed {
  readonly answer: Saved | Conflict<string>;
  readonly former: FormerMembers | null;
}

interface Change {
  readonly stored: AccountValues;
  readonly wanted: AccountValues;
}

interface Asked extends Change {
  readonly actor: Changing['actor'];
  readonly account: { readonly id: string; readonly portalId: string };
}

async function refuse({ accountRecords }: Transaction, { actor, account, stored, wanted }: Asked): Promise<void> {
  const { id, portalId } = account;
  if (isOther(stored.owner, wanted.owner)) {
    const known = [...(await accountRecords.advisersOn(portalId)), ...(await accountRecords.advisersOf(id))];
    refuseOwners(actor, wanted.owner, known);
  }
  const { external_id: externalId } = wanted;
  if (externalId !== null && externalId !== stored.external_id && (await accountRecords.isExternalIdTaken(portalId, externalId, id)))
    throw new AppError('account-external-id-taken');
}

async function write({ accountRecords, ledgerMarks }: Transaction, id: string, { stored, wanted }: Change): Promise<void> {
  await accountRecords.set(id, columnsFrom(wanted));
  if (wanted.currency !== stored.currency) await ledgerMarks.anew(id);
  if (wanted.email !== stored.email) await accountRecords.setAddress(id, wanted.email);
  if (isOther(stored.owner, wanted.owner)) await accountRecords.setAdvisers(id, wanted.owner);
}

function isOther(some: readonly string[], others: readonly string[]): boolean {
  return new Set(some).symmetricDifference(new Set(others)).size > 0;
}
