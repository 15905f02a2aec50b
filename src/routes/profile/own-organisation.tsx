import { findOwnOrganisation, ownOrganisation } from '#server/operations/organisations/read-organisations.ts';
import { recordAction } from '#server/records/record-action.ts';
import { readRecord } from '#server/records/read-collection.ts';
import { preserveFormOnOverload } from '#web/lib/keep-form.ts';
import { OwnOrganisationPage } from '#web/dashboard/organisations/own-organisation-page.tsx';
import { handleRoute, handleForm } from '../route-handlers.ts';
import { formFields } from '../form-fields.ts';
import { recordAnswer } from '../record-answer.ts';
import type { Route } from './+types/own-organisation.ts';

export const loader = handleRoute(async (context, _args: Route.LoaderArgs) => {
  const id = await findOwnOrganisation(context);
  const personId = context.signedIn?.user.id ?? '';
  return { organisation: id === null ? null : await readRecord(context, 'organisations', id), personId };
});

export const action = handleForm(async (context, { request }: Route.ActionArgs, keep) => {
  const fields = await formFields(request);
  keep(fields);
  const id = await ownOrganisation(context);
  return recordAnswer(await recordAction(context, { collection: 'organisations', id }, fields), fields);
});

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => preserveFormOnOverload(serverAction);

export default function OwnOrganisation({ loaderData }: Route.ComponentProps) {
  return <OwnOrganisationPage {...loaderData} />;
}
