import { findOwnOrganisation, ownOrganisation } from '#server/operations/organisations/read-organisations.ts';
import { answerRecordForm } from '#server/records/answer-record-form.ts';
import { readRecord } from '#server/records/read-collection.ts';
import { orBusy } from '#web/lib/or-busy.ts';
import { OwnOrganisationPage } from '#web/dashboard/organisations/own-organisation-page.tsx';
import { answer, answerForm } from '../answer.ts';
import { formFields } from '../form-fields.ts';
import { recordAnswer } from '../record-answer.ts';
import type { Route } from './+types/own-organisation.ts';

export const loader = answer(async (visit, _args: Route.LoaderArgs) => {
  const id = await findOwnOrganisation(visit);
  const personId = visit.signedIn?.user.id ?? '';
  return { organisation: id === null ? null : await readRecord(visit, 'organisations', id), personId };
});

export const action = answerForm(async (visit, { request }: Route.ActionArgs, keep) => {
  const fields = await formFields(request);
  keep(fields);
  const id = await ownOrganisation(visit);
  return recordAnswer(await answerRecordForm(visit, { collection: 'organisations', id }, fields), fields);
});

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orBusy(serverAction);

export default function OwnOrganisation({ loaderData }: Route.ComponentProps) {
  return <OwnOrganisationPage {...loaderData} />;
}
