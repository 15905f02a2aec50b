import { HeldSecuritiesQuery } from '#contracts/library.ts';
import { readHeldSecurities } from '#server/operations/library/read-holdings.ts';
import { queryOf } from '#server/operations/query-of.ts';
import { answer } from '../answer.ts';
import type { Route } from './+types/library-holdings.ts';

/** Lists the holdings that a document of an account can be about, for the forms that ask for one. */
export const loader = answer(async (visit, { url }: Route.LoaderArgs) =>
  Response.json(await readHeldSecurities(visit, queryOf(HeldSecuritiesQuery, url.searchParams).account)),
);
