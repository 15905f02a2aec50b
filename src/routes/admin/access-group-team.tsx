import { PickQuery } from '#contracts/people/access-groups.ts';
import { pickTeam } from '#server/operations/access-groups/pick-members.ts';
import { readTeam } from '#server/operations/access-groups/read-access-groups.ts';
import { queryOf } from '#server/operations/query-of.ts';
import { TeamView } from '#web/dashboard/access-groups/team-view.tsx';
import { placed } from '#web/dashboard/page-path.ts';
import { answer, answerForm } from '../answer.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/access-group-team.ts';

export const loader = answer(async (visit, { params, url }: Route.LoaderArgs) =>
  readTeam(visit, params.group, queryOf(PickQuery, url.searchParams)),
);

export const action = answerForm(async (visit, { params, request }: Route.ActionArgs) =>
  pickTeam(visit, params.group, await formFields(request)),
);

export const handle = placed(({ group }: Route.ComponentProps['loaderData']) => ({ names: { accessGroup: group.fields.name } }));

export default function AccessGroupTeam({ loaderData }: Route.ComponentProps) {
  return <TeamView page={loaderData} />;
}
