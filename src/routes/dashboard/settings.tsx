import { answerSettingsForm } from '#server/operations/portals/answer-settings-form.ts';
import { readPortalSettings } from '#server/operations/portals/read-portal-settings.ts';
import { orBusy } from '#web/lib/or-busy.ts';
import { PortalSettingsView } from '#web/dashboard/portal-settings/portal-settings-view.tsx';
import { answer, answerForm } from '../answer.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/settings.ts';

export const loader = answer(async (visit, _args: Route.LoaderArgs) => ({ settings: await readPortalSettings(visit) }));

export const action = answerForm(async (visit, { request }: Route.ActionArgs) => answerSettingsForm(visit, await formFields(request)));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orBusy(serverAction);

export default function Settings({ loaderData: { settings } }: Route.ComponentProps) {
  return <PortalSettingsView settings={settings} />;
}
