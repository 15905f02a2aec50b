import { redirect } from 'react-router';
import { OfficeQuery } from '#contracts/organisations.ts';
import { auditQueryOf } from '#server/operations/audit/audit-query-of.ts';
import { makeOrganisation } from '#server/operations/organisations/make-organisation.ts';
import { readOrganisations } from '#server/operations/organisations/read-organisations.ts';
import { OrganisationsView } from '#web/dashboard/organisations/organisations-view.tsx';
import { paths } from '#web/lib/paths.ts';
import { answer, answerForm } from '../answer.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/organisations.ts';

export const loader = answer(async (visit, { url }: Route.LoaderArgs) =>
  readOrganisations(visit, auditQueryOf(OfficeQuery, url.searchParams)),
);

export const action = answerForm(async (visit, { request }: Route.ActionArgs) => {
  throw redirect(`${paths.organisations}/${await makeOrganisation(visit, await formFields(request))}`);
});

export default function Organisations({ loaderData }: Route.ComponentProps) {
  return <OrganisationsView page={loaderData} />;
}
