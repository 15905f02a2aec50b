import { loadedUnread } from '#server/operations/notifications/read-notifications.ts';
import { handleRoute } from '../route-handlers.ts';
import type { Route } from './+types/unread-notifications.ts';

/** How many the bell says. */
export const loader = handleRoute(async (context, _args: Route.LoaderArgs) => Response.json(await loadedUnread(context)));
