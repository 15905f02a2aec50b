import { href, redirect } from 'react-router';
import { ImportQuery } from '#contracts/import-query.ts';
import { importAction } from '#server/operations/import/wizard/import-action.ts';
import { mappingAction, isMappingForm } from '#server/operations/import/wizard/map/mapping-action.ts';
import { readImport } from '#server/operations/import/wizard/read-import.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { ImportView } from '#web/dashboard/imports/import-view.tsx';
import { handleForm, handlePage } from '../route-handlers.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/import.ts';

export const loader = handlePage(async (context, { url, params }: Route.LoaderArgs) => ({
  path: url.pathname,
  one: await readImport(context, params.import, parseQuery(ImportQuery, url.searchParams)),
}));

export const action = handleForm(async (context, { request, url, params: { portal, import: id } }: Route.ActionArgs) => {
  const fields = await formFields(request);
  if (isMappingForm(fields)) {
    const answered = await mappingAction(context, id, fields);
    return answered.kind === 'mapped' ? redirect(href('/dashboard/:portal/imports/:import', { portal, import: id })) : answered;
  }
  const done = await importAction(context, id, fields);
  if (done.kind === 'corrected') return redirect(withoutRow(url));
  return done.kind === 'deleted' ? redirect(href('/dashboard/:portal/imports', { portal })) : done;
});

/** The page of rows that one of them was corrected on. */
function withoutRow({ pathname, search }: URL): string {
  const searchParams = new URLSearchParams(search);
  searchParams.delete('row');
  return `${pathname}?${searchParams}`;
}

export default function Import({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportView {...loaderData} refusal={actionData && 'text' in actionData ? actionData.text : null} />;
}
