import { readNotifications } from '#server/operations/notifications/read-notifications.ts';
import { handleRoute } from '../route-handlers.ts';
import type { Route } from './+types/newest-notifications.ts';

/** Returns the notifications for the bell's panel. */
export const loader = handleRoute(async (context, _args: Route.LoaderArgs) =>
  Response.json(await readNotifications(context, { isForBell: true })),
);
