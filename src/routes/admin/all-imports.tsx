import { href, redirect } from 'react-router';
import { PageQuery } from '#contracts/import-query.ts';
import { readImports } from '#server/operations/import/wizard/read-imports.ts';
import { layoutAction } from '#server/operations/import/wizard/map/saved-layouts.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { ImportsView } from '#web/dashboard/imports/imports-view.tsx';
import { handleForm, handlePage } from '../route-handlers.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/all-imports.ts';

export const loader = handlePage(async (context, { url }: Route.LoaderArgs) => ({
  path: url.pathname,
  page: await readImports(context, parseQuery(PageQuery, url.searchParams).page ?? 1),
}));

export const action = handleForm(async (context, { request }: Route.ActionArgs) => {
  await layoutAction(context, await formFields(request));
  return redirect(href('/admin/imports'));
});

export default function AllImports({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportsView {...loaderData} isOfAll refusal={actionData && 'text' in actionData ? actionData.text : null} />;
}
