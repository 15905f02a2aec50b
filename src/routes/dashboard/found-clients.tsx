import { FindQuery } from '#contracts/ledger/ledger-query.ts';
import { findClients } from '#server/operations/accounts/find-clients.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { handleRoute } from '../route-handlers.ts';
import type { Route } from './+types/found-clients.ts';

/** Clients and portfolios, found while somebody of the firm types. */
export const loader = handleRoute(async (context, { url }: Route.LoaderArgs) =>
  Response.json(await findClients(context, parseQuery(FindQuery, url.searchParams).find ?? '')),
);
