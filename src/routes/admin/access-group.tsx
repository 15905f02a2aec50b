import { href, redirect } from 'react-router';
import { answerAccessGroupForm } from '#server/operations/access-groups/answer-access-group-form.ts';
import { readAccessGroup } from '#server/operations/access-groups/read-access-groups.ts';
import { AccessGroupView } from '#web/dashboard/access-groups/access-group-view.tsx';
import { placed } from '#web/dashboard/page-path.ts';
import { answer, answerForm } from '../answer.ts';
import { formFields } from '../form-fields.ts';
import { orConflict } from '../or-conflict.ts';
import type { Route } from './+types/access-group.ts';

export const loader = answer(async (visit, { params }: Route.LoaderArgs) => readAccessGroup(visit, params.group));

export const action = answerForm(async (visit, { params, request }: Route.ActionArgs) => {
  const answered = await answerAccessGroupForm(visit, params.group, await formFields(request));
  if ('done' in answered && answered.done === 'deleted') throw redirect(href('/admin/access-groups'));
  return orConflict(answered);
});

export const handle = placed(({ fields }: Route.ComponentProps['loaderData']) => ({ names: { accessGroup: fields.name } }));

export default function AccessGroup({ loaderData }: Route.ComponentProps) {
  return <AccessGroupView group={loaderData} />;
}
