import { MessageConfigQuery } from '#contracts/message-config.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { readMessageConfig } from '#server/operations/threads/read-message-config.ts';
import { handleRoute } from './route-handlers.ts';
import type { Route } from './+types/message-config.ts';

/** Returns the display settings of messages, for applications. */
export const loader = handleRoute(async (context, { url }: Route.LoaderArgs) =>
  Response.json(await readMessageConfig(context, parseQuery(MessageConfigQuery, url.searchParams)), {
    headers: { 'cache-control': 'no-store' },
  }),
);
