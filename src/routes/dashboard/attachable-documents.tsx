import { AttachableQuery } from '#contracts/threads.ts';
import { queryOf } from '#server/operations/query-of.ts';
import { readAttachable } from '#server/operations/threads/attachments.ts';
import { answer } from '../answer.ts';
import type { Route } from './+types/attachable-documents.ts';

/** What of the library can come with a message. */
export const loader = answer(async (visit, { url }: Route.LoaderArgs) => {
  const { account } = queryOf(AttachableQuery, url.searchParams);
  return Response.json(await readAttachable(visit, account));
});
