import { RecipientsQuery } from '#contracts/threads.ts';
import { queryOf } from '#server/operations/query-of.ts';
import { readRecipients } from '#server/operations/threads/read-recipients.ts';
import { answer } from '../answer.ts';
import type { Route } from './+types/message-recipients.ts';

/** To whom the reader may write, as they type a name. */
export const loader = answer(async (visit, { url }: Route.LoaderArgs) =>
  Response.json(await readRecipients(visit, queryOf(RecipientsQuery, url.searchParams))),
);
