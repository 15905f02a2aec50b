import { publishTerms } from '#server/operations/terms/publish-terms.ts';
import { readTermsOffice } from '#server/operations/terms/read-terms-office.ts';
import { OfficePortalView } from '#web/dashboard/portals/office-portal-view.tsx';
import { placed } from '#web/dashboard/page-path.ts';
import { answer, answerForm } from '../answer.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/office-portal.ts';

export const loader = answer(async (visit, { params }: Route.LoaderArgs) => readTermsOffice(visit, params.portal));

export const action = answerForm(async (visit, { params, request }: Route.ActionArgs) => {
  await publishTerms(visit, params.portal, await formFields(request));
  return { done: 'published' } as const;
});

export const handle = placed(({ portal }: Route.ComponentProps['loaderData']) => ({ names: { officePortal: portal.name } }));

export default function Portal({ loaderData }: Route.ComponentProps) {
  return <OfficePortalView office={loaderData} />;
}
