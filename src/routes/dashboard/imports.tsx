import { href, redirect } from 'react-router';
import { PageQuery } from '#contracts/import-query.ts';
import { createImport } from '#server/operations/import/wizard/create-import.ts';
import { readImports } from '#server/operations/import/wizard/read-imports.ts';
import { importLayoutsFile, isLayoutsFile } from '#server/operations/import/wizard/map/layout-file.ts';
import { layoutAction, isLayoutForm } from '#server/operations/import/wizard/map/saved-layouts.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { ImportsView } from '#web/dashboard/imports/imports-view.tsx';
import { handleForm, handlePage } from '../route-handlers.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/imports.ts';

export const loader = handlePage(async (context, { url }: Route.LoaderArgs) => ({
  path: url.pathname,
  page: await readImports(context, parseQuery(PageQuery, url.searchParams).page ?? 1),
}));

export const action = handleForm(async (context, { request, url, params: { portal } }: Route.ActionArgs) => {
  const fields = await formFields(request);
  if (isLayoutForm(fields) || isLayoutsFile(fields)) {
    await (isLayoutsFile(fields) ? importLayoutsFile : layoutAction)(context, fields);
    return redirect(href('/dashboard/:portal/imports', { portal }));
  }
  const id = await createImport(context, fields);
  const { portfolio } = parseQuery(PageQuery, url.searchParams);
  return redirect(`${href('/dashboard/:portal/imports/:import', { portal, import: id })}${portfolio ? `?portfolio=${portfolio}` : ''}`);
});

export default function Imports({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportsView {...loaderData} refusal={actionData && 'text' in actionData ? actionData.text : null} />;
}
