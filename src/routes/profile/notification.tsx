import { redirect } from 'react-router';
import { openNotification } from '#server/operations/notifications/read-notifications.ts';
import { handleRoute } from '../route-handlers.ts';
import type { Route } from './+types/notification.ts';

/** Redirects to the target of a notification and marks it as read. */
export const loader = handleRoute(async (context, { params }: Route.LoaderArgs) => {
  throw redirect(await openNotification(context, params.notification));
});

export default function Notification() {
  return null;
}
