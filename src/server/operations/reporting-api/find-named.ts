import type { Account } from '#domain/account/account.ts';
import type { Portfolio } from '#domain/portfolio/portfolio.ts';
import type { Queries } from '../../db/queries.ts';
import { findAccount, findPortfolio } from './read-served-report.ts';

/** The account of an external id, and its portfolio where the id names one. */
export interface Named {
  readonly account: Account;
  readonly portfolio: Portfolio | null;
  /** All portfolios of the account that the actor sees. */
  readonly own: readonly Portfolio[];
}

/** Maximum dashes at which an external id is divided. */
const mostDashes = 8;

/**
 * Finds what an external id of the specification names, as far as the actor sees it: an account, or an account, a dash and its portfolio. Both may contain
 * dashes. Null where it names nothing; no policy is asked.
 *
 * @throws AppError `external-id-ambiguous`
 */
export async function findNamed(snapshot: Queries, externalId: string): Promise<Named | null> {
  for (const { account: name, portfolio: number } of meaningsOf(externalId)) {
    const account = await findAccount(snapshot, name);
    const own = account ? await snapshot.portfolios.ofAccounts([account.id]) : [];
    const portfolio = account && number !== null ? findPortfolio(own, account, number) : null;
    if (account && (number === null || portfolio)) return { account, portfolio, own };
  }
  return null;
}

function meaningsOf(externalId: string) {
  const dashes = [...externalId.matchAll(/-/g)].slice(0, mostDashes).map(({ index }) => index);
  return [
    { account: externalId, portfolio: null },
    ...dashes.map((at) => ({ account: externalId.slice(0, at), portfolio: externalId.slice(at + 1) })),
  ];
}
