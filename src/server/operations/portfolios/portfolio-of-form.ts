import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import { portfolioPolicy } from '#domain/portfolio/portfolio.ts';
import type { Queries } from '../../db/queries.ts';
import type { RequestContext } from '../../request-context.ts';

/**
 * A portfolio that someone may change, with its account.
 *
 * @throws AppError `portfolio-not-found` for anyone who may not see it, for one of another portal than the page's, and for none; `forbidden`
 */
export async function portfolioOfForm(
  { accounts, portfolios }: Queries,
  { actor, portal }: Pick<RequestContext, 'actor' | 'portal'>,
  id: string,
) {
  const portfolio = isId(id) ? await portfolios.find(id) : null;
  const account = portfolio && (await accounts.find(portfolio.accountId));
  const isHere = portal === null || account?.portalId === portal.id;
  const found = portfolio && account && isHere ? { portfolio, account } : null;
  authorize({ policy: portfolioPolicy, action: 'edit', notFound: 'portfolio-not-found' }, actor, found);
  return found;
}
