import { readDesign, saveDesign } from '#server/records/page-design.ts';
import { DesignerPage } from '#web/page-designer/designer-page.tsx';
import { handleRoute, handleForm } from './route-handlers.ts';
import { formFields } from './form-fields.ts';
import { recordAnswer } from './record-answer.ts';
import { buildSiteFrame } from './build-site-frame.ts';
import type { Route } from './+types/designer.ts';

export const loader = handleRoute(async (context, { params: { collection, record }, request }: Route.LoaderArgs) => ({
  design: await readDesign(context, { collection, id: record }),
  site: await buildSiteFrame(context, request),
}));

export const action = handleForm(async (context, { params: { collection, record }, request }: Route.ActionArgs, keep) => {
  const fields = await formFields(request);
  keep(fields);
  return recordAnswer(await saveDesign(context, { collection, id: record }, fields), {});
});

export default function Designer({ loaderData }: Route.ComponentProps) {
  return <DesignerPage {...loaderData} />;
}
