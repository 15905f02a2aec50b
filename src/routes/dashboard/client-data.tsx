import { readClient } from '#server/operations/reports/read-client.ts';
import { handleRoute } from '../route-handlers.ts';
import { reportRequest } from '../report-request.ts';
import type { Route } from './+types/client-data.ts';

/** A client, for the panel over the list of clients. */
export const loader = handleRoute(async (context, args: Route.LoaderArgs) => {
  const { path, ...request } = reportRequest(args);
  return readClient(context, { ...request, account: args.params.account, path: path.replace(/\/client\/*$/, '') });
});
