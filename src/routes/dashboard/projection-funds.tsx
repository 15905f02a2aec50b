import { FindQuery } from '#contracts/ledger/ledger-query.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { findPlannableFunds } from '#server/operations/projections/planned-funds.ts';
import { handleRoute } from '../route-handlers.ts';
import type { Route } from './+types/projection-funds.ts';

/** Funds that a planned payment may name. */
export const loader = handleRoute(async (context, { url, params: { projectionId } }: Route.LoaderArgs) =>
  findPlannableFunds(context, projectionId, parseQuery(FindQuery, url.searchParams).find ?? ''),
);
