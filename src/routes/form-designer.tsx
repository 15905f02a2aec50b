import { readFormDesign, saveFormDesign } from '#server/records/form-design.ts';
import { FormDesignerPage } from '#web/form-designer/form-designer-page.tsx';
import { handleRoute, handleForm } from './route-handlers.ts';
import { formFields } from './form-fields.ts';
import { recordAnswer } from './record-answer.ts';
import type { Route } from './+types/form-designer.ts';

export const loader = handleRoute(async (context, { params: { record } }: Route.LoaderArgs) => ({
  design: await readFormDesign(context, record),
}));

export const action = handleForm(async (context, { params: { record }, request }: Route.ActionArgs, keep) => {
  const fields = await formFields(request);
  keep(fields);
  return recordAnswer(await saveFormDesign(context, record, fields), {});
});

export default function FormDesigner({ loaderData }: Route.ComponentProps) {
  return <FormDesignerPage {...loaderData} />;
}
