import { loadedUnread } from '#server/operations/notifications/read-notifications.ts';
import { handleRoute } from '../route-handlers.ts';
import type { Route } from './+types/unread-notifications.ts';

/** Returns the number of unread notifications for the bell. */
export const loader = handleRoute(async (context, _args: Route.LoaderArgs) => Response.json(await loadedUnread(context)));
