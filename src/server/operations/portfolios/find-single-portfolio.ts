import { accountPolicy } from '#domain/account/account.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import { portfolioAddress } from '#domain/portfolio/portfolio-address.ts';
import type { RequestContext } from '../../request-context.ts';

/** The address of the account's portfolio when there is exactly one: no one is made to choose from one. */
export async function findSinglePortfolio({ db, actor, variant }: RequestContext, accountId: string): Promise<string | null> {
  return db.read(async (snapshot) => {
    const account = isId(accountId) ? await snapshot.accounts.find(accountId) : null;
    authorize({ policy: accountPolicy, action: 'read', notFound: 'account-not-found' }, actor, account);
    const portfolios = await snapshot.portfolios.ofAccounts([account.id]);
    const [only] = portfolios;
    return only && portfolios.length === 1 ? portfolioAddress(variant.portfolioParameter, only) : null;
  });
}
