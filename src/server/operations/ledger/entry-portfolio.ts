import { authorize } from '#domain/policy.ts';
import { isId } from '#domain/is-id.ts';
import { portfolioPolicy } from '#domain/portfolio/portfolio.ts';
import type { Actor } from '#domain/actor.ts';
import type { Account } from '#domain/account/account.ts';
import type { Queries } from '../../db/queries.ts';
import type { Portfolio } from '../../db/queries/clients/portfolios.ts';
import { lockOutImports } from '../import/wait-for-imports.ts';

export interface EntryPlace {
  readonly account: Account;
  readonly portfolio: Portfolio;
}

/**
 * The portfolio whose ledger is to be written, for an adviser of its account and administrators.
 *
 * @throws AccessRefused `portfolio-not-found`, `forbidden`
 */
export async function entryPlace(queries: Queries, actor: Actor, portfolioId: string): Promise<EntryPlace> {
  const both = await findEntryPlace(queries, portfolioId);
  authorize({ policy: portfolioPolicy, action: 'edit', notFound: 'portfolio-not-found' }, actor, both);
  return both;
}

/** Locks the portfolio's ledger: other writes to it, and imports, wait until the transaction ends. */
export async function lockLedger({ connection, portfolios }: Queries, portfolio: Portfolio): Promise<void> {
  await lockOutImports(connection);
  await portfolios.lock(portfolio);
}

/** As `entryPlace`, with its ledger held. */
export async function lockEntryPlace(tx: Queries, actor: Actor, portfolioId: string): Promise<EntryPlace> {
  const place = await entryPlace(tx, actor, portfolioId);
  await lockLedger(tx, place.portfolio);
  return place;
}

/** The portfolio with its account, whoever asks. */
export async function findEntryPlace(queries: Queries, portfolioId: string): Promise<EntryPlace | null> {
  const [portfolio, account] = isId(portfolioId)
    ? await Promise.all([queries.portfolios.find(portfolioId), queries.accounts.ofPortfolio(portfolioId)])
    : [null, null];
  return portfolio && account ? { portfolio, account } : null;
}
