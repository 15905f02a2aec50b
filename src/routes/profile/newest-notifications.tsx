import { readNotifications } from '#server/operations/notifications/read-notifications.ts';
import { answer } from '../answer.ts';
import type { Route } from './+types/newest-notifications.ts';

/** What the panel of the bell shows. */
export const loader = answer(async (visit, _args: Route.LoaderArgs) => Response.json(await readNotifications(visit, { isForBell: true })));
