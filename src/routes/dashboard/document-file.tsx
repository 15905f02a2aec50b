import { DocumentFileQuery } from '#contracts/library.ts';
import { openDocument } from '#server/operations/library/open-document.ts';
import { queryOf } from '#server/operations/query-of.ts';
import { answerFile } from '../answer.ts';
import { storedFile } from '../stored-file.ts';
import type { Route } from './+types/document-file.ts';

/** A file of a document; no one on the way keeps a copy. */
export const loader = answerFile(async (visit, { params, url, request }: Route.LoaderArgs) => {
  const { version } = queryOf(DocumentFileQuery, url.searchParams);
  return storedFile(visit, await openDocument(visit, { id: params.document, number: version ?? null }), request);
});
