import { DeliveryReachQuery } from '#contracts/deliveries.ts';
import { readDeliveryReach } from '#server/operations/library/deliveries/match-files.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { handleRoute } from '../route-handlers.ts';
import type { Route } from './+types/delivery-reach.ts';

/** Whom a file for several clients would reach. */
export const loader = handleRoute(async (context, { url }: Route.LoaderArgs) =>
  Response.json(await readDeliveryReach(context, parseQuery(DeliveryReachQuery, url.searchParams))),
);
