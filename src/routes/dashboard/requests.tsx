import { href, redirect } from 'react-router';
import { RequestsQuery } from '#contracts/document-requests.ts';
import { answerRequestForm } from '#server/operations/library/requests/answer-request-form.ts';
import { askForDocuments } from '#server/operations/library/requests/ask-for-documents.ts';
import { readRequests } from '#server/operations/library/requests/read-requests.ts';
import { queryOf } from '#server/operations/query-of.ts';
import { RequestsView } from '#web/dashboard/library/requests/requests-view.tsx';
import { answerForm, answerPage } from '../answer.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/requests.ts';

export const loader = answerPage(async (visit, { url, params: { portal } }: Route.LoaderArgs) => {
  const requests = await readRequests(visit, queryOf(RequestsQuery, url.searchParams));
  return { portal, path: url.pathname, requests };
});

export const action = answerForm(async (visit, { request, params: { portal } }: Route.ActionArgs, keep) => {
  const fields = await formFields(request);
  keep(fields);
  if (fields.intent !== 'ask') return answerRequestForm(visit, fields);
  const made = await askForDocuments(visit, fields);
  return redirect(`${href('/dashboard/:portal/library/requests', { portal })}?request=${made}`);
});

export default function Requests({ loaderData, actionData }: Route.ComponentProps) {
  return <RequestsView {...loaderData} answered={actionData ?? null} />;
}
