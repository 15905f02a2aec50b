import { openDelegation } from '#server/operations/delegations/open-delegation.ts';
import { handleRoute } from '../route-handlers.ts';
import { blockCsv } from '../block-csv-file.ts';
import type { Route } from './+types/shared-csv.ts';

/** The rows of one block, for a delegate of all of the portfolio. */
export const loader = handleRoute(async (context, args: Route.LoaderArgs) =>
  blockCsv(await openDelegation(context, args.params.delegation), args),
);
