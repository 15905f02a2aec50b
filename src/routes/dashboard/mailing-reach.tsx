import { MailingReachQuery } from '#contracts/mailings.ts';
import { queryOf } from '#server/operations/query-of.ts';
import { readReach } from '#server/operations/threads/send-mailing.ts';
import { answer } from '../answer.ts';
import type { Route } from './+types/mailing-reach.ts';

/** Whom a message to several would reach. */
export const loader = answer(async (visit, { url }: Route.LoaderArgs) =>
  Response.json(await readReach(visit, queryOf(MailingReachQuery, url.searchParams))),
);
