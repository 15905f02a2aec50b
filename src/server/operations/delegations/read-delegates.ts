import type { AccountWithDelegates, DelegatesPage } from '#contracts/people/delegations.ts';
import type { Account } from '#domain/account/account.ts';
import { AppError } from '#domain/errors.ts';
import { delegationLimits } from '#domain/delegation/delegation.ts';
import { delegationPolicy } from '#domain/delegation/delegation-policy.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import { addMonths, type IsoDate } from '#finance/iso-date.ts';
import type { ListedDelegation } from '../../db/queries/people/delegations.ts';
import type { Queries } from '../../db/queries.ts';
import type { RequestContext } from '../../request-context.ts';

const usualMonths = 12;

type Reading = Pick<RequestContext, 'actor' | 'db' | 'variant' | 'today'>;

/**
 * Lists the delegates of the caller, who is a client.
 *
 * @throws AccessRefused `page-not-found` for all but clients
 */
export async function readOwnDelegates(context: Reading): Promise<DelegatesPage> {
  const { actor, db, today } = context;
  if (actor.kind !== 'investor') throw new AppError('page-not-found');
  return db.read(async (snapshot) => {
    const ids = await snapshot.delegations.ownAccountIds();
    const found = await Promise.all(ids.map((id) => snapshot.accounts.find(id)));
    const own = found.filter((account) => account !== null && delegationPolicy.give(actor, account)) as Account[];
    return { accounts: await withDelegates(snapshot, context, own), mayGive: true, today, until: untilDays(today) };
  });
}

/**
 * Lists the delegates of an account's client, for anyone who looks after the account.
 *
 * @throws AccessRefused `account-not-found`
 */
export async function readDelegatesOf(context: Reading & Pick<RequestContext, 'portal'>, accountId: string): Promise<DelegatesPage> {
  const { actor, db, portal, today } = context;
  return db.read(async (snapshot) => {
    const account = isId(accountId) ? await snapshot.accounts.find(accountId) : null;
    authorize({ policy: delegationPolicy, action: 'end', notFound: 'account-not-found' }, actor, account);
    if (account.portalId !== portal?.id) throw new AppError('account-not-found');
    return { accounts: await withDelegates(snapshot, context, [account]), mayGive: false, today, until: untilDays(today) };
  });
}

export function untilDays(today: IsoDate): DelegatesPage['until'] {
  return { usual: addMonths(today, usualMonths), latest: addMonths(today, delegationLimits.months) };
}

async function withDelegates(
  snapshot: Queries,
  { variant }: Pick<RequestContext, 'variant'>,
  accounts: readonly Account[],
): Promise<AccountWithDelegates[]> {
  const ids = accounts.map(({ id }) => id);
  const [portfolios, given] = await Promise.all([
    snapshot.portfolios.ofAccounts(ids),
    snapshot.delegations.ofAccounts(ids, variant.timeZone),
  ]);
  return accounts.map(({ id, name }) => {
    const own = portfolios.filter(({ accountId }) => accountId === id);
    return {
      id,
      name,
      portfolios: own.map((portfolio) => ({ value: portfolio.id, label: portfolio.name })),
      delegates: given.filter(({ accountId }) => accountId === id).map((one) => shown(one, own)),
    };
  });
}

function shown(
  { accountId: _accountId, portfolioIds, ...delegate }: ListedDelegation,
  portfolios: readonly { id: string; name: string }[],
) {
  return {
    ...delegate,
    portfolioIds: portfolioIds.filter((id) => portfolios.some((each) => each.id === id)),
    portfolios: portfolios.filter(({ id }) => portfolioIds.includes(id)).map(({ name }) => name),
  };
}
