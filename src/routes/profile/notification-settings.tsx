import { keepNotificationSettings, readNotificationSettings } from '#server/operations/notifications/notification-settings.ts';
import { NotificationSettingsView } from '#web/dashboard/notifications/notification-settings-view.tsx';
import { orBusy } from '#web/lib/or-busy.ts';
import { answer, answerForm } from '../answer.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/notification-settings.ts';

export const loader = answer((visit, _args: Route.LoaderArgs) => readNotificationSettings(visit));

export const action = answerForm(async (visit, { request }: Route.ActionArgs) =>
  keepNotificationSettings(visit, await formFields(request)),
);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orBusy(serverAction);

export default function NotificationSettings({ loaderData, actionData }: Route.ComponentProps) {
  return <NotificationSettingsView settings={loaderData} answered={actionData} />;
}
