import { readChoices } from '#server/records/read-choices.ts';
import { handleRoute } from '../route-handlers.ts';
import type { Route } from './+types/record-choices.ts';

/** The records of a collection that a field offers for what is typed. */
export const loader = handleRoute(async (context, { params: { collection }, url }: Route.LoaderArgs) =>
  Response.json(await readChoices(context, collection, url.searchParams)),
);
