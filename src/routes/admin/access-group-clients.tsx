import { PickQuery } from '#contracts/people/access-groups.ts';
import { pickClients } from '#server/operations/access-groups/pick-members.ts';
import { readGroupClients } from '#server/operations/access-groups/read-access-groups.ts';
import { queryOf } from '#server/operations/query-of.ts';
import { GroupClientsView } from '#web/dashboard/access-groups/group-clients-view.tsx';
import { placed } from '#web/dashboard/page-path.ts';
import { answer, answerForm } from '../answer.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/access-group-clients.ts';

export const loader = answer(async (visit, { params, url }: Route.LoaderArgs) =>
  readGroupClients(visit, params.group, queryOf(PickQuery, url.searchParams)),
);

export const action = answerForm(async (visit, { params, request }: Route.ActionArgs) =>
  pickClients(visit, params.group, await formFields(request)),
);

export const handle = placed(({ group }: Route.ComponentProps['loaderData']) => ({ names: { accessGroup: group.fields.name } }));

export default function AccessGroupClients({ loaderData }: Route.ComponentProps) {
  return <GroupClientsView page={loaderData} />;
}
