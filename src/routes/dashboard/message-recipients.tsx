import { RecipientsQuery } from '#contracts/threads.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { readRecipients } from '#server/operations/threads/read-recipients.ts';
import { handleRoute } from '../route-handlers.ts';
import type { Route } from './+types/message-recipients.ts';

/** Finds recipients while the reader types a name. */
export const loader = handleRoute(async (context, { url }: Route.LoaderArgs) =>
  Response.json(await readRecipients(context, parseQuery(RecipientsQuery, url.searchParams))),
);
