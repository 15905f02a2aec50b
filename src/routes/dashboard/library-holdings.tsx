import { HeldSecuritiesQuery } from '#contracts/library.ts';
import { readHeldSecurities } from '#server/operations/library/read-holdings.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { handleRoute } from '../route-handlers.ts';
import type { Route } from './+types/library-holdings.ts';

/** Lists the holdings that a document of an account can be about, for the forms that ask for one. */
export const loader = handleRoute(async (context, { url }: Route.LoaderArgs) =>
  Response.json(await readHeldSecurities(context, parseQuery(HeldSecuritiesQuery, url.searchParams).account)),
);
