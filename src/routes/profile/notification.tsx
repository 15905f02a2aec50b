import { redirect } from 'react-router';
import { openNotification } from '#server/operations/notifications/read-notifications.ts';
import { answer } from '../answer.ts';
import type { Route } from './+types/notification.ts';

/** Where a notification leads, which is read with that. */
export const loader = answer(async (visit, { params }: Route.LoaderArgs) => {
  throw redirect(await openNotification(visit, params.notification));
});

export default function Notification() {
  return null;
}
