import { loadedUnread } from '#server/operations/notifications/read-notifications.ts';
import { answer } from '../answer.ts';
import type { Route } from './+types/unread-notifications.ts';

/** How many the bell says. */
export const loader = answer(async (visit, _args: Route.LoaderArgs) => Response.json(await loadedUnread(visit)));
