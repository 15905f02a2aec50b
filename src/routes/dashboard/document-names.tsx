import { DocumentNameQuery } from '#contracts/library.ts';
import { readNamedFile } from '#server/operations/library/find-namesake.ts';
import { queryOf } from '#server/operations/query-of.ts';
import { answer } from '../answer.ts';
import type { Route } from './+types/document-names.ts';

/** The document of an account that has a file of this name, for whoever wants to send one of it. */
export const loader = answer(async (visit, { url }: Route.LoaderArgs) =>
  Response.json(await readNamedFile(visit, queryOf(DocumentNameQuery, url.searchParams))),
);
