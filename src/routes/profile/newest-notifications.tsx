import { readNotifications } from '#server/operations/notifications/read-notifications.ts';
import { handleRoute } from '../route-handlers.ts';
import type { Route } from './+types/newest-notifications.ts';

/** What the panel of the bell shows. */
export const loader = handleRoute(async (context, _args: Route.LoaderArgs) =>
  Response.json(await readNotifications(context, { isForBell: true })),
);
