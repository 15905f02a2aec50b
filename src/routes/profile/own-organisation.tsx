import { answerOwnOrganisationForm } from '#server/operations/organisations/answer-organisation-form.ts';
import { readOwnOrganisation } from '#server/operations/organisations/read-organisations.ts';
import { orBusy } from '#web/lib/or-busy.ts';
import { OwnOrganisationPage } from '#web/dashboard/organisations/own-organisation-page.tsx';
import { answer, answerForm } from '../answer.ts';
import { formFields } from '../form-fields.ts';
import { orConflict } from '../or-conflict.ts';
import type { Route } from './+types/own-organisation.ts';

export const loader = answer(async (visit, _args: Route.LoaderArgs) => ({
  organisation: await readOwnOrganisation(visit),
  personId: visit.signedIn?.user.id ?? '',
}));

export const action = answerForm(async (visit, { request }: Route.ActionArgs) =>
  orConflict(await answerOwnOrganisationForm(visit, await formFields(request))),
);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orBusy(serverAction);

export default function OwnOrganisation({ loaderData }: Route.ComponentProps) {
  return <OwnOrganisationPage {...loaderData} />;
}
