import { FindQuery } from '#contracts/ledger/ledger-query.ts';
import { findSecurities } from '#server/operations/ledger/find-securities.ts';
import { queryOf } from '#server/operations/query-of.ts';
import { answer } from '../answer.ts';
import { ledgerPortfolio } from '../ledger-portfolio.ts';
import type { Route } from './+types/securities.ts';

/** Securities that a form of the portfolio may name. */
export const loader = answer(async (visit, { url, params: { portfolio } }: Route.LoaderArgs) =>
  findSecurities(visit, ledgerPortfolio(visit, portfolio), queryOf(FindQuery, url.searchParams).find ?? ''),
);
