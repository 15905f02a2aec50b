import { countUnread } from '#server/operations/threads/read-threads.ts';
import { handleRoute } from '../route-handlers.ts';
import type { Route } from './+types/unread-messages.ts';

/** Returns the number of unread messages for the navigation. */
export const loader = handleRoute(async (context, _args: Route.LoaderArgs) => Response.json({ count: await countUnread(context) }));
