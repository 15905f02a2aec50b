import { href, redirect } from 'react-router';
import { PageQuery } from '#contracts/import-query.ts';
import { createImport } from '#server/operations/import-wizard/create-import.ts';
import { readImports } from '#server/operations/import-wizard/read-imports.ts';
import { importLayoutsFile, isLayoutsFile } from '#server/operations/import-wizard/layout-file.ts';
import { answerLayoutForm, isLayoutForm } from '#server/operations/import-wizard/saved-layouts.ts';
import { queryOf } from '#server/operations/query-of.ts';
import { ImportsView } from '#web/dashboard/imports/imports-view.tsx';
import { answerForm, answerPage } from '../answer.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/imports.ts';

export const loader = answerPage(async (visit, { url }: Route.LoaderArgs) => ({
  path: url.pathname,
  page: await readImports(visit, queryOf(PageQuery, url.searchParams).page ?? 1),
}));

export const action = answerForm(async (visit, { request, url, params: { portal } }: Route.ActionArgs) => {
  const fields = await formFields(request);
  if (isLayoutForm(fields) || isLayoutsFile(fields)) {
    await (isLayoutsFile(fields) ? importLayoutsFile : answerLayoutForm)(visit, fields);
    return redirect(href('/dashboard/:portal/imports', { portal }));
  }
  const id = await createImport(visit, fields);
  const { portfolio } = queryOf(PageQuery, url.searchParams);
  return redirect(`${href('/dashboard/:portal/imports/:import', { portal, import: id })}${portfolio ? `?portfolio=${portfolio}` : ''}`);
});

export default function Imports({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportsView {...loaderData} refusal={actionData && 'text' in actionData ? actionData.text : null} />;
}
