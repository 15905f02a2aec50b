import { maintenanceAction } from '#server/operations/maintenance/maintenance-action.ts';
import { readMaintenance } from '#server/operations/maintenance/read-maintenance.ts';
import { MaintenancePage } from '#web/dashboard/maintenance/maintenance-page.tsx';
import { handleRoute, handleForm } from '../route-handlers.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/maintenance.ts';

export const loader = handleRoute(async (context, _args: Route.LoaderArgs) => readMaintenance(context));

export const action = handleForm(async (context, { request }: Route.ActionArgs) => maintenanceAction(context, await formFields(request)));

export default function Maintenance({ loaderData, actionData }: Route.ComponentProps) {
  return <MaintenancePage {...loaderData} answer={actionData ?? null} />;
}
