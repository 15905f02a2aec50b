import type { FoundPortfolio } from '#contracts/ledger/entry-form.ts';
import type { RequestContext } from '../../request-context.ts';
import { entryPlace } from './entry-portfolio.ts';

/** As many as a list of matches shows. */
const maxFound = 8;

/**
 * The other portfolios of the portal, of clients of the actor, that someone may mean by these words: those of the same client first. Those without
 * words are the first ones.
 *
 * @throws AccessRefused `portfolio-not-found`, `forbidden`
 */
export async function findPortfolios(
  { actor, db }: Pick<RequestContext, 'actor' | 'db'>,
  portfolioId: string,
  words: string,
): Promise<FoundPortfolio[]> {
  return db.read(async (snapshot) => {
    const { account, portfolio } = await entryPlace(snapshot, actor, portfolioId);
    const beside = { accountId: account.id, portalId: account.portalId, portfolioId: portfolio.id };
    return snapshot.portfolios.search(words, { beside, limit: maxFound });
  });
}
