import { href, redirect } from 'react-router';
import { ReconciliationQuery } from '#contracts/reconciliations.ts';
import { queryOf } from '#server/operations/query-of.ts';
import { answerReconciliationForm } from '#server/operations/reconciliation/answer-reconciliation-form.ts';
import { readReconciliation } from '#server/operations/reconciliation/read-reconciliations.ts';
import { ReconciliationView } from '#web/dashboard/reconciliations/reconciliation-view.tsx';
import { answerForm, answerPage } from '../answer.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/reconciliation.ts';

export const loader = answerPage(async (visit, { url, params }: Route.LoaderArgs) => ({
  opened: await readReconciliation(visit, params.reconciliation, queryOf(ReconciliationQuery, url.searchParams)),
}));

export const action = answerForm(async (visit, { request, params: { reconciliation } }: Route.ActionArgs) => {
  const answered = await answerReconciliationForm(visit, reconciliation, await formFields(request));
  if (answered.kind === 'deleted') return redirect(href('/admin/reconciliations'));
  return answered.kind === 'compared' ? redirect(href('/admin/reconciliations/:reconciliation', { reconciliation })) : answered;
});

export default function Reconciliation({ loaderData, actionData }: Route.ComponentProps) {
  return <ReconciliationView {...loaderData} refusal={actionData && 'text' in actionData ? actionData.text : null} />;
}
