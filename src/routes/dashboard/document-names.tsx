import { DocumentNameQuery } from '#contracts/library.ts';
import { readNamedFile } from '#server/operations/library/find-namesake.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { handleRoute } from '../route-handlers.ts';
import type { Route } from './+types/document-names.ts';

/** The document of an account that has a file of this name, for whoever wants to send one of it. */
export const loader = handleRoute(async (context, { url }: Route.LoaderArgs) =>
  Response.json(await readNamedFile(context, parseQuery(DocumentNameQuery, url.searchParams))),
);
