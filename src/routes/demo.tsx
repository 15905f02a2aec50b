import { href, redirect } from 'react-router';
import { inLanguage, languageParameter } from '#contracts/language-address.ts';
import { sendEnquiry } from '#server/operations/site/send-enquiry.ts';
import { DemoPage } from '#web/site/public/demo-page.tsx';
import { stillForm } from '#web/site/public/still.ts';
import { answer, answerForm } from './answer.ts';
import { formFields, typedIn } from './form-fields.ts';
import { siteFrameOf } from './site-frame-of.ts';
import type { Route } from './+types/demo.ts';

export const loader = answer(async (visit, { request, url }: Route.LoaderArgs) => ({
  isSent: url.searchParams.has('sent'),
  ...(await siteFrameOf(visit, request)),
}));

export const action = answerForm(async (visit, { request, url }: Route.ActionArgs, keep) => {
  const fields = await formFields(request);
  keep(fields);
  const problems = await sendEnquiry(visit, fields);
  if (problems === null) throw redirect(inLanguage(`${href('/demo')}?sent`, url.searchParams.get(languageParameter)));
  return { problems, typed: typedIn(fields) };
});

export const handle = stillForm;

export default function Demo({ loaderData, actionData }: Route.ComponentProps) {
  return <DemoPage {...loaderData} answered={actionData ?? null} />;
}
