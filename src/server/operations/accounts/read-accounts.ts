import type { GridRow, Offered, PanelData } from '#contracts/records.ts';
import { clientRecordsPolicy } from '#domain/account/account.ts';
import { isAdministrator } from '#domain/actor.ts';
import { AccessRefused, AppError } from '#domain/errors.ts';
import { authorize } from '#domain/policy.ts';
import type { ListQuery } from '../../db/list-query.ts';
import type { RequestContext } from '../../request-context.ts';
import type { VersionedValues } from '../change-of-record.ts';
import { getClientScope } from '../client-groups/client-group-of.ts';
import { readInvitationState } from '../invitations/read-invitation-state.ts';
import { type AccountValues, isOfferedCurrency, storedAccount } from './account-values.ts';
import { removalOfAccount } from './remove-account.ts';
import { getEditableAccount } from './get-editable-account.ts';

type Asking = Pick<RequestContext, 'actor' | 'db' | 'portal' | 'variant' | 'locale'>;

/**
 * Some of the accounts of all portals, and how many there are of them.
 *
 * @throws AccessRefused `page-not-found` for all but administrators
 */
export async function listAccounts({ actor, db }: Asking, query: ListQuery): Promise<{ readonly rows: GridRow[]; readonly found: number }> {
  if (!isAdministrator(actor)) throw new AccessRefused('page-not-found');
  const { accounts, found } = await db.read((snapshot) => snapshot.accountRecords.page(query));
  return { rows: accounts.map(({ id, ...cells }) => ({ id, cells })), found };
}

interface ReadAccount extends VersionedValues<AccountValues> {
  readonly name: string;
  readonly panels: Pick<PanelData, 'invitation' | 'removal'>;
  readonly offered: Offered;
}

/**
 * One of them, with the advisers whom it may be given.
 *
 * @throws AccessRefused `account-not-found` for anyone who may not change it, for one of another portal than the page's, and for none
 */
export async function readAccount(context: Asking, id: string): Promise<ReadAccount> {
  return context.db.read(async (snapshot) => {
    const account = await getEditableAccount(snapshot, context, id);
    const stored = await storedAccount(snapshot, id);
    if (!stored) throw new AppError('account-not-found');
    const { version, values, advisers, groups } = stored;
    const others = await snapshot.accountRecords.advisersOn(account.portalId);
    const known = await snapshot.clientGroupRecords.offered(getClientScope(context.actor, account.portalId));
    const { hasSignedIn } = await snapshot.invitations.stateOf(id);
    const invitation = { invitable: await readInvitationState(snapshot, context, account), hasSignedIn };
    const offered = { owner: offeredOf(context, [...advisers, ...others]), groups: offeredOf(context, [...groups, ...known]) };
    return { name: account.name, version, values, panels: { invitation, removal: await removalOfAccount(snapshot, account) }, offered };
  });
}

/**
 * Returns the initial form values for an account of the page's portal. An adviser starts as one of its advisers.
 *
 * @throws AccessRefused `page-not-found` for all but staff, and outside of a portal
 */
export async function beginAccount(context: Asking): Promise<{ values: Partial<AccountValues>; offered: Offered }> {
  const { actor, db, portal, variant } = context;
  authorize({ policy: clientRecordsPolicy, action: 'make', notFound: 'page-not-found' }, actor, portal);
  const [advisers, groups] = await db.read(async (snapshot) => [
    await snapshot.accountRecords.advisersOn(portal.id),
    await snapshot.clientGroupRecords.offered(getClientScope(actor, portal.id)),
  ]);
  const own = advisers.filter(({ id }) => 'userId' in actor && id === actor.userId).map(({ id }) => id);
  const values = {
    ...(own.length > 0 && { owner: own }),
    ...(isOfferedCurrency(variant.currency) && { currency: variant.currency }),
  };
  return { values, offered: { owner: offeredOf(context, advisers), groups: offeredOf(context, groups) } };
}

/** Each once, by name as the reader's language sorts them: those that were chosen stand among the others. */
function offeredOf({ locale }: Pick<RequestContext, 'locale'>, known: readonly { readonly id: string; readonly name: string }[]) {
  const { compare } = new Intl.Collator(locale);
  const each = [...new Map(known.map(({ id, name }) => [id, name]))].map(([value, label]) => ({ value, label }));
  return each.toSorted((one, other) => compare(one.label, other.label) || compare(one.value, other.value));
}

/**
 * Lists the fields of an account that nobody can change: an imported currency that no form offers.
 *
 * @throws AccessRefused as `readAccount`
 */
export async function fixedOfAccount(context: Asking, id: string): Promise<'currency'[]> {
  const { currency } = await context.db.read((snapshot) => getEditableAccount(snapshot, context, id));
  return isOfferedCurrency(currency) ? [] : ['currency'];
}
