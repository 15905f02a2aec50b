import { href, redirect } from 'react-router';
import { PageQuery } from '#contracts/import-query.ts';
import { readImports } from '#server/operations/import-wizard/read-imports.ts';
import { answerLayoutForm } from '#server/operations/import-wizard/saved-layouts.ts';
import { queryOf } from '#server/operations/query-of.ts';
import { ImportsView } from '#web/dashboard/imports/imports-view.tsx';
import { answerForm, answerPage } from '../answer.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/all-imports.ts';

export const loader = answerPage(async (visit, { url }: Route.LoaderArgs) => ({
  path: url.pathname,
  page: await readImports(visit, queryOf(PageQuery, url.searchParams).page ?? 1),
}));

export const action = answerForm(async (visit, { request }: Route.ActionArgs) => {
  await answerLayoutForm(visit, await formFields(request));
  return redirect(href('/admin/imports'));
});

export default function AllImports({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportsView {...loaderData} isOfAll refusal={actionData && 'text' in actionData ? actionData.text : null} />;
}
