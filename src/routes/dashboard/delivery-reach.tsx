import { DeliveryReachQuery } from '#contracts/deliveries.ts';
import { readDeliveryReach } from '#server/operations/library/deliveries/match-files.ts';
import { queryOf } from '#server/operations/query-of.ts';
import { answer } from '../answer.ts';
import type { Route } from './+types/delivery-reach.ts';

/** Whom a file for several clients would reach. */
export const loader = answer(async (visit, { url }: Route.LoaderArgs) =>
  Response.json(await readDeliveryReach(visit, queryOf(DeliveryReachQuery, url.searchParams))),
);
