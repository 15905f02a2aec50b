import { href, redirect } from 'react-router';
import { AdminListQuery } from '#contracts/admin/organisations.ts';
import { queryOf } from '#server/operations/query-of.ts';
import { makeOrganisation } from '#server/operations/organisations/make-organisation.ts';
import { readOrganisations } from '#server/operations/organisations/read-organisations.ts';
import { OrganisationsView } from '#web/dashboard/organisations/organisations-view.tsx';
import { answer, answerForm } from '../answer.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/organisations.ts';

export const loader = answer(async (visit, { url }: Route.LoaderArgs) =>
  readOrganisations(visit, queryOf(AdminListQuery, url.searchParams)),
);

export const action = answerForm(async (visit, { request }: Route.ActionArgs) => {
  throw redirect(href('/admin/organisations/:organisation', { organisation: await makeOrganisation(visit, await formFields(request)) }));
});

export default function Organisations({ loaderData }: Route.ComponentProps) {
  return <OrganisationsView page={loaderData} />;
}
