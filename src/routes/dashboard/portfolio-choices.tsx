import { FindQuery } from '#contracts/ledger/ledger-query.ts';
import { findPortfolios } from '#server/operations/ledger/find-portfolios.ts';
import { queryOf } from '#server/operations/query-of.ts';
import { answer } from '../answer.ts';
import { ledgerPortfolio } from '../ledger-portfolio.ts';
import type { Route } from './+types/portfolio-choices.ts';

/** Portfolios that something may be transferred into. */
export const loader = answer(async (visit, { url, params: { portfolio } }: Route.LoaderArgs) =>
  findPortfolios(visit, ledgerPortfolio(visit, portfolio), queryOf(FindQuery, url.searchParams).find ?? ''),
);
