import { href, redirect } from 'react-router';
import { AdminListQuery } from '#contracts/admin/admin-list-query.ts';
import { makeAccessGroup } from '#server/operations/access-groups/make-access-group.ts';
import { readAccessGroups } from '#server/operations/access-groups/read-access-groups.ts';
import { queryOf } from '#server/operations/query-of.ts';
import { AccessGroupsView } from '#web/dashboard/access-groups/access-groups-view.tsx';
import { answer, answerForm } from '../answer.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/access-groups.ts';

export const loader = answer(async (visit, { url }: Route.LoaderArgs) =>
  readAccessGroups(visit, queryOf(AdminListQuery, url.searchParams)),
);

export const action = answerForm(async (visit, { request }: Route.ActionArgs) => {
  throw redirect(href('/admin/access-groups/:group', { group: await makeAccessGroup(visit, await formFields(request)) }));
});

export default function AccessGroups({ loaderData }: Route.ComponentProps) {
  return <AccessGroupsView page={loaderData} />;
}
