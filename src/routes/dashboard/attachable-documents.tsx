import { AttachableQuery } from '#contracts/threads.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { readAttachable } from '#server/operations/threads/attachments.ts';
import { handleRoute } from '../route-handlers.ts';
import type { Route } from './+types/attachable-documents.ts';

/** Returns the library's documents that the author can attach to a message. */
export const loader = handleRoute(async (context, { url }: Route.LoaderArgs) => {
  const { account } = parseQuery(AttachableQuery, url.searchParams);
  return Response.json(await readAttachable(context, account));
});
