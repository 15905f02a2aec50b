import { publishTerms } from '#server/operations/terms/publish-terms.ts';
import { readAdminPortal } from '#server/operations/terms/read-admin-portals.ts';
import { AdminPortalView } from '#web/dashboard/portals/admin-portal-view.tsx';
import { placed } from '#web/dashboard/page-path.ts';
import { answer, answerForm } from '../answer.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/admin-portal.ts';

export const loader = answer(async (visit, { params }: Route.LoaderArgs) => readAdminPortal(visit, params.portal));

export const action = answerForm(async (visit, { params, request }: Route.ActionArgs) => {
  await publishTerms(visit, params.portal, await formFields(request));
  return { done: 'published' } as const;
});

export const handle = placed(({ portal }: Route.ComponentProps['loaderData']) => ({ names: { adminPortal: portal.name } }));

export default function Portal({ loaderData }: Route.ComponentProps) {
  return <AdminPortalView admin={loaderData} />;
}
