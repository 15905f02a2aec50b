import { href, redirect } from 'react-router';
import { dataProcessAction } from '#server/operations/data-processes/data-process-action.ts';
import { readDataProcess } from '#server/operations/data-processes/read-data-process.ts';
import { DataDesignerView } from '#web/data-designer/data-designer-view.tsx';
import { placed } from '#web/dashboard/page-path.ts';
import { handleForm, handlePage } from '../route-handlers.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/data-designer.ts';

export const loader = handlePage(async (context, { params: { record } }: Route.LoaderArgs) => ({
  process: await readDataProcess(context, record),
}));

export const action = handleForm(async (context, { request, params: { record } }: Route.ActionArgs) => {
  await dataProcessAction(context, record, await formFields(request));
  return redirect(href('/data-designer/:record', { record }));
});

export const handle = placed(({ process: { name } }: Route.ComponentProps['loaderData']) => ({
  collection: 'data-processes',
  names: { dataDesigner: name },
  params: { collection: 'data-processes' },
}));

export default function DataDesigner({ loaderData, actionData }: Route.ComponentProps) {
  return <DataDesignerView {...loaderData} refusal={actionData && 'text' in actionData ? actionData.text : null} />;
}
