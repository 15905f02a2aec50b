import { FindQuery } from '#contracts/ledger/ledger-query.ts';
import type { FoundAnywhere } from '#contracts/found-client.ts';
import { findClients } from '#server/operations/accounts/find-clients.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { findActions } from '#server/operations/accounts/find-actions.ts';
import { handleRoute } from '../route-handlers.ts';
import type { Route } from './+types/found-clients.ts';

/** Clients, portfolios and what can be done, found while somebody of the firm types. */
export const loader = handleRoute(async (context, { url }: Route.LoaderArgs) => {
  const { find = '' } = parseQuery(FindQuery, url.searchParams);
  const found: FoundAnywhere = { clients: await findClients(context, find), ...(await findActions(context, find)) };
  return Response.json(found);
});
