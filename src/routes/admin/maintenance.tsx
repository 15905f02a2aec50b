import { answerMaintenanceForm } from '#server/operations/maintenance/answer-maintenance-form.ts';
import { readMaintenance } from '#server/operations/maintenance/read-maintenance.ts';
import { MaintenancePage } from '#web/dashboard/maintenance/maintenance-page.tsx';
import { answer, answerForm } from '../answer.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/maintenance.ts';

export const loader = answer(async (visit, _args: Route.LoaderArgs) => readMaintenance(visit));

export const action = answerForm(async (visit, { request }: Route.ActionArgs) => answerMaintenanceForm(visit, await formFields(request)));

export default function Maintenance({ loaderData, actionData }: Route.ComponentProps) {
  return <MaintenancePage {...loaderData} answer={actionData ?? null} />;
}
