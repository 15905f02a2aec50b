import { PickQuery } from '#contracts/access-groups.ts';
import { pickClients } from '#server/operations/access-groups/pick-members.ts';
import { readGroupClients } from '#server/operations/access-groups/read-access-groups.ts';
import { auditQueryOf } from '#server/operations/audit/audit-query-of.ts';
import { GroupClientsView } from '#web/dashboard/access-groups/group-clients-view.tsx';
import { answer, answerForm } from '../answer.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/access-group-clients.ts';

export const loader = answer(async (visit, { params, url }: Route.LoaderArgs) =>
  readGroupClients(visit, params.group, auditQueryOf(PickQuery, url.searchParams)),
);

export const action = answerForm(async (visit, { params, request }: Route.ActionArgs) =>
  pickClients(visit, params.group, await formFields(request)),
);

export default function AccessGroupClients({ loaderData }: Route.ComponentProps) {
  return <GroupClientsView page={loaderData} />;
}
