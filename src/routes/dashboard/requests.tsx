import { href, redirect } from 'react-router';
import { RequestsQuery } from '#contracts/document-requests.ts';
import { documentRequestAction } from '#server/operations/library/requests/document-request-action.ts';
import { requestDocuments } from '#server/operations/library/requests/request-documents.ts';
import { readRequests } from '#server/operations/library/requests/read-requests.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { RequestsView } from '#web/dashboard/library/requests/requests-view.tsx';
import { handleForm, handlePage } from '../route-handlers.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/requests.ts';

export const loader = handlePage(async (context, { url, params: { portal } }: Route.LoaderArgs) => {
  const requests = await readRequests(context, parseQuery(RequestsQuery, url.searchParams));
  return { portal, path: url.pathname, requests };
});

export const action = handleForm(async (context, { request, params: { portal } }: Route.ActionArgs, keep) => {
  const fields = await formFields(request);
  keep(fields);
  if (fields.intent !== 'ask') return documentRequestAction(context, fields);
  const made = await requestDocuments(context, fields);
  return redirect(`${href('/dashboard/:portal/library/requests', { portal })}?request=${made}`);
});

export default function Requests({ loaderData, actionData }: Route.ComponentProps) {
  return <RequestsView {...loaderData} answered={actionData ?? null} />;
}
