import { answerOrganisationForm } from '#server/operations/organisations/answer-organisation-form.ts';
import { readOrganisation } from '#server/operations/organisations/read-organisations.ts';
import { orBusy } from '#web/lib/or-busy.ts';
import { OrganisationView } from '#web/dashboard/organisations/organisation-view.tsx';
import { placed } from '#web/dashboard/page-path.ts';
import { answer, answerForm } from '../answer.ts';
import { formFields } from '../form-fields.ts';
import { orConflict } from '../or-conflict.ts';
import type { Route } from './+types/organisation.ts';

export const loader = answer(async (visit, { params }: Route.LoaderArgs) => readOrganisation(visit, params.organisation));

export const action = answerForm(async (visit, { params, request }: Route.ActionArgs) =>
  orConflict(await answerOrganisationForm(visit, params.organisation, await formFields(request))),
);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orBusy(serverAction);

export const handle = placed(({ fields }: Route.ComponentProps['loaderData']) => ({ names: { organisation: fields.name } }));

export default function Organisation({ loaderData }: Route.ComponentProps) {
  return <OrganisationView organisation={loaderData} />;
}
