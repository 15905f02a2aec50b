import { answerApiClientForm } from '#server/operations/api-clients/answer-api-client-form.ts';
import { readApiClients } from '#server/operations/api-clients/read-api-clients.ts';
import { ApiClientsPage } from '#web/dashboard/api-clients/api-clients-page.tsx';
import { answer, answerForm } from '../answer.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/api-clients.ts';

export const loader = answer(async (visit, _args: Route.LoaderArgs) => ({ clients: await readApiClients(visit) }));

export const action = answerForm(async (visit, { request }: Route.ActionArgs) => answerApiClientForm(visit, await formFields(request)));

export default function ApiClients({ loaderData, actionData }: Route.ComponentProps) {
  return <ApiClientsPage {...loaderData} answer={actionData ?? null} />;
}
