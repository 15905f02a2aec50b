import { portalSettingsAction } from '#server/operations/portals/portal-settings-action.ts';
import { readPortalSettings } from '#server/operations/portals/read-portal-settings.ts';
import { preserveFormOnOverload } from '#web/lib/keep-form.ts';
import { PortalSettingsView } from '#web/dashboard/portal-settings/portal-settings-view.tsx';
import { handleRoute, handleForm } from '../route-handlers.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/settings.ts';

export const loader = handleRoute(async (context, _args: Route.LoaderArgs) => ({ settings: await readPortalSettings(context) }));

export const action = handleForm(async (context, { request }: Route.ActionArgs) =>
  portalSettingsAction(context, await formFields(request)),
);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => preserveFormOnOverload(serverAction);

export default function Settings({ loaderData: { settings } }: Route.ComponentProps) {
  return <PortalSettingsView settings={settings} />;
}
