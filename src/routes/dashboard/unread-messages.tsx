import { countUnread } from '#server/operations/threads/read-threads.ts';
import { handleRoute } from '../route-handlers.ts';
import type { Route } from './+types/unread-messages.ts';

/** How many the navigation says. */
export const loader = handleRoute(async (context, _args: Route.LoaderArgs) => Response.json({ count: await countUnread(context) }));
