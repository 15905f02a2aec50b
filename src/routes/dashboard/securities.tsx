import { FindQuery } from '#contracts/ledger/ledger-query.ts';
import { findSecurities } from '#server/operations/ledger/find-securities.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { handleRoute } from '../route-handlers.ts';
import { ledgerPortfolio } from '../ledger-portfolio.ts';
import type { Route } from './+types/securities.ts';

/** Securities that a form of the portfolio may name. */
export const loader = handleRoute(async (context, { url, params: { portfolio } }: Route.LoaderArgs) =>
  findSecurities(context, ledgerPortfolio(context, portfolio), parseQuery(FindQuery, url.searchParams).find ?? ''),
);
