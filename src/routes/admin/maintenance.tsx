import { answerUpkeepForm } from '#server/operations/upkeep/answer-upkeep-form.ts';
import { readUpkeep } from '#server/operations/upkeep/read-upkeep.ts';
import { UpkeepPage } from '#web/dashboard/upkeep/upkeep-page.tsx';
import { answer, answerForm } from '../answer.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/maintenance.ts';

export const loader = answer(async (visit, _args: Route.LoaderArgs) => readUpkeep(visit));

export const action = answerForm(async (visit, { request }: Route.ActionArgs) => answerUpkeepForm(visit, await formFields(request)));

export default function Maintenance({ loaderData, actionData }: Route.ComponentProps) {
  return <UpkeepPage {...loaderData} answer={actionData ?? null} />;
}
