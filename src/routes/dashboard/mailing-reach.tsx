import { MailingReachQuery } from '#contracts/mailings.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { readReach } from '#server/operations/threads/send-mailing.ts';
import { handleRoute } from '../route-handlers.ts';
import type { Route } from './+types/mailing-reach.ts';

/** Whom a message to several would reach. */
export const loader = handleRoute(async (context, { url }: Route.LoaderArgs) =>
  Response.json(await readReach(context, parseQuery(MailingReachQuery, url.searchParams))),
);
