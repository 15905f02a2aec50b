import { FindQuery } from '#contracts/ledger/ledger-query.ts';
import { findPortfolios } from '#server/operations/ledger/find-portfolios.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { handleRoute } from '../route-handlers.ts';
import { ledgerPortfolio } from '../ledger-portfolio.ts';
import type { Route } from './+types/portfolio-choices.ts';

/** Portfolios that something may be transferred into. */
export const loader = handleRoute(async (context, { url, params: { portfolio } }: Route.LoaderArgs) =>
  findPortfolios(context, ledgerPortfolio(context, portfolio), parseQuery(FindQuery, url.searchParams).find ?? ''),
);
