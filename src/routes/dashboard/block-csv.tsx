import { handleRoute } from '../route-handlers.ts';
import { blockCsv } from '../block-csv-file.ts';
import type { Route } from './+types/block-csv.ts';

/** The rows of one block of a portfolio's page. */
export const loader = handleRoute(async (context, args: Route.LoaderArgs) => blockCsv(context, args));
