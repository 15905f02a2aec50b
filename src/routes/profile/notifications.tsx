import { NotificationsQuery } from '#contracts/people/notifications.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { readAllNotifications, readNotifications } from '#server/operations/notifications/read-notifications.ts';
import { NotificationsView } from '#web/dashboard/notifications/notifications-view.tsx';
import { handleForm, handlePage } from '../route-handlers.ts';
import type { Route } from './+types/notifications.ts';

export const loader = handlePage((context, { url }: Route.LoaderArgs) =>
  readNotifications(context, parseQuery(NotificationsQuery, url.searchParams)),
);

export const action = handleForm(async (context, _args: Route.ActionArgs) => {
  await readAllNotifications(context);
  return { isDone: true } as const;
});

export default function Notifications({ loaderData }: Route.ComponentProps) {
  return <NotificationsView page={loaderData} />;
}
