import { NotificationsQuery } from '#contracts/people/notifications.ts';
import { queryOf } from '#server/operations/query-of.ts';
import { readAllNotifications, readNotifications } from '#server/operations/notifications/read-notifications.ts';
import { NotificationsView } from '#web/dashboard/notifications/notifications-view.tsx';
import { answerForm, answerPage } from '../answer.ts';
import type { Route } from './+types/notifications.ts';

export const loader = answerPage((visit, { url }: Route.LoaderArgs) =>
  readNotifications(visit, queryOf(NotificationsQuery, url.searchParams)),
);

export const action = answerForm(async (visit, _args: Route.ActionArgs) => {
  await readAllNotifications(visit);
  return { isDone: true } as const;
});

export default function Notifications({ loaderData }: Route.ComponentProps) {
  return <NotificationsView page={loaderData} />;
}
