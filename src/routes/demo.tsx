import { href, redirect } from 'react-router';
import { localiseAddress, languageParameter } from '#contracts/language-address.ts';
import { sendEnquiry } from '#server/operations/site/send-enquiry.ts';
import { DemoPage } from '#web/site/public/demo-page.tsx';
import { stillForm } from '#web/site/public/still.ts';
import { handleRoute, handleForm } from './route-handlers.ts';
import { formFields, pickTypedFields } from './form-fields.ts';
import { buildSiteFrame } from './build-site-frame.ts';
import type { Route } from './+types/demo.ts';

export const loader = handleRoute(async (context, { request, url }: Route.LoaderArgs) => ({
  isSent: url.searchParams.has('sent'),
  ...(await buildSiteFrame(context, request)),
}));

export const action = handleForm(async (context, { request, url }: Route.ActionArgs, keep) => {
  const fields = await formFields(request);
  keep(fields);
  const problems = await sendEnquiry(context, fields);
  if (problems === null) throw redirect(localiseAddress(`${href('/demo')}?sent`, url.searchParams.get(languageParameter)));
  return { problems, typed: pickTypedFields(fields) };
});

export const handle = stillForm;

export default function Demo({ loaderData, actionData }: Route.ComponentProps) {
  return <DemoPage {...loaderData} answered={actionData ?? null} />;
}
