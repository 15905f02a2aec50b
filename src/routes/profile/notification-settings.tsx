import { saveNotificationSettings, readNotificationSettings } from '#server/operations/notifications/notification-settings.ts';
import { NotificationSettingsView } from '#web/dashboard/notifications/notification-settings-view.tsx';
import { preserveFormOnOverload } from '#web/lib/keep-form.ts';
import { handleRoute, handleForm } from '../route-handlers.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/notification-settings.ts';

export const loader = handleRoute((context, _args: Route.LoaderArgs) => readNotificationSettings(context));

export const action = handleForm(async (context, { request }: Route.ActionArgs) =>
  saveNotificationSettings(context, await formFields(request)),
);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => preserveFormOnOverload(serverAction);

export default function NotificationSettings({ loaderData, actionData }: Route.ComponentProps) {
  return <NotificationSettingsView settings={loaderData} answered={actionData} />;
}
