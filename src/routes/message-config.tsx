import { MessageConfigQuery } from '#contracts/message-config.ts';
import { queryOf } from '#server/operations/query-of.ts';
import { readMessageConfig } from '#server/operations/threads/read-message-config.ts';
import { answer } from './answer.ts';
import type { Route } from './+types/message-config.ts';

/** How messages are shown, for applications. */
export const loader = answer(async (visit, { url }: Route.LoaderArgs) =>
  Response.json(await readMessageConfig(visit, queryOf(MessageConfigQuery, url.searchParams)), {
    headers: { 'cache-control': 'no-store' },
  }),
);
