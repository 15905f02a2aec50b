import { href, redirect } from 'react-router';
import { PageQuery } from '#contracts/import-query.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { beginReconciliation } from '#server/operations/reconciliation/begin-reconciliation.ts';
import { readReconciliations } from '#server/operations/reconciliation/read-reconciliations.ts';
import { ReconciliationsView } from '#web/dashboard/reconciliations/reconciliations-view.tsx';
import { handleForm, handlePage } from '../route-handlers.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/reconciliations.ts';

export const loader = handlePage(async (context, { url }: Route.LoaderArgs) => ({
  list: await readReconciliations(context, parseQuery(PageQuery, url.searchParams).page ?? 1),
}));

export const action = handleForm(async (context, { request }: Route.ActionArgs) => {
  const id = await beginReconciliation(context, await formFields(request));
  return redirect(href('/admin/reconciliations/:reconciliation', { reconciliation: id }));
});

export default function Reconciliations({ loaderData, actionData }: Route.ComponentProps) {
  return <ReconciliationsView {...loaderData} refusal={actionData && 'text' in actionData ? actionData.text : null} />;
}
