import { DocumentFileQuery } from '#contracts/library.ts';
import { openDocument } from '#server/operations/library/open-document.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { handleFile } from '../route-handlers.ts';
import { storedFile } from '../stored-file.ts';
import type { Route } from './+types/document-file.ts';

/** A file of a document; no one on the way keeps a copy. */
export const loader = handleFile(async (context, { params, url, request }: Route.LoaderArgs) => {
  const { version } = parseQuery(DocumentFileQuery, url.searchParams);
  return storedFile(context, await openDocument(context, { id: params.document, number: version ?? null }), request);
});
