import { readDesign, answerDesign } from '#server/records/read-design.ts';
import { DesignerPage } from '#web/designer/designer-page.tsx';
import { answer, answerForm } from './answer.ts';
import { formFields } from './form-fields.ts';
import { recordAnswer } from './record-answer.ts';
import { siteFrameOf } from './site-frame-of.ts';
import type { Route } from './+types/designer.ts';

export const loader = answer(async (visit, { params: { collection, record }, request }: Route.LoaderArgs) => ({
  design: await readDesign(visit, { collection, id: record }),
  site: await siteFrameOf(visit, request),
}));

export const action = answerForm(async (visit, { params: { collection, record }, request }: Route.ActionArgs, keep) => {
  const fields = await formFields(request);
  keep(fields);
  return recordAnswer(await answerDesign(visit, { collection, id: record }, fields), {});
});

export default function Designer({ loaderData }: Route.ComponentProps) {
  return <DesignerPage {...loaderData} />;
}
