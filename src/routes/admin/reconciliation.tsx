import { href, redirect } from 'react-router';
import { ReconciliationQuery } from '#contracts/reconciliations.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { reconciliationAction } from '#server/operations/reconciliation/reconciliation-action.ts';
import { readReconciliation } from '#server/operations/reconciliation/read-reconciliations.ts';
import { ReconciliationView } from '#web/dashboard/reconciliations/reconciliation-view.tsx';
import { handleForm, handlePage } from '../route-handlers.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/reconciliation.ts';

export const loader = handlePage(async (context, { url, params }: Route.LoaderArgs) => ({
  opened: await readReconciliation(context, params.reconciliation, parseQuery(ReconciliationQuery, url.searchParams)),
}));

export const action = handleForm(async (context, { request, params: { reconciliation } }: Route.ActionArgs) => {
  const answered = await reconciliationAction(context, reconciliation, await formFields(request), request.signal);
  if (answered.kind === 'deleted') return redirect(href('/admin/reconciliations'));
  return answered.kind === 'compared' ? redirect(href('/admin/reconciliations/:reconciliation', { reconciliation })) : answered;
});

export default function Reconciliation({ loaderData, actionData }: Route.ComponentProps) {
  return <ReconciliationView {...loaderData} refusal={actionData && 'text' in actionData ? actionData.text : null} />;
}
