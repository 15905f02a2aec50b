import { redirect } from 'react-router';
import { projectionAction } from '#server/operations/projections/projection-action.ts';
import { readProjections } from '#server/operations/projections/read-projections.ts';
import { ProjectionsView } from '#web/dashboard/projections/projections-view.tsx';
import { placed } from '#web/dashboard/page-path.ts';
import { handleForm, handleOwnPage } from '../route-handlers.ts';
import { formFields } from '../form-fields.ts';
import { withConflictStatus } from '../conflict-response.ts';
import type { Route } from './+types/projections.ts';

/** The projections tool of one account, which the address names as its source does. */
export const loader = handleOwnPage(async (context, { url, params: { projectionId } }: Route.LoaderArgs) => ({
  projections: await readProjections(context, {
    projectionId,
    projection: url.searchParams.get('projection'),
    tab: url.searchParams.get('tab'),
  }),
}));

export const action = handleForm(async (context, { request, url, params: { projectionId } }: Route.ActionArgs) => {
  const answered = await projectionAction(context, projectionId, await formFields(request));
  if ('done' in answered && answered.done === 'made') throw redirect(`${url.pathname}?projection=${answered.projection}`);
  return withConflictStatus(answered);
});

export const handle = placed(({ projections: { account } }: Route.ComponentProps['loaderData']) => ({
  names: { account: account.name },
  params: { account: account.id },
}));

export default function Projections({ loaderData: { projections } }: Route.ComponentProps) {
  return <ProjectionsView page={projections} />;
}
