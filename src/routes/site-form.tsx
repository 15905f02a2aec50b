import { href, redirect } from 'react-router';
import { localiseAddress, languageParameter } from '#contracts/language-address.ts';
import { sendForm } from '#server/operations/site/send-form.ts';
import { readSiteForm } from '#server/operations/site/site-forms.ts';
import { SiteFormPage } from '#web/site/public/site-form-page.tsx';
import { stillForm } from '#web/site/public/still.ts';
import { handleRoute, handleForm } from './route-handlers.ts';
import { formFields, pickTypedFields } from './form-fields.ts';
import { buildSiteFrame } from './build-site-frame.ts';
import type { Route } from './+types/site-form.ts';

/** Asks for the answers that the reader has sent before, to change them. */
const changing = 'change';

export const loader = handleRoute(async (context, { params, request, url }: Route.LoaderArgs) => {
  const reading = readSiteForm(context, params.siteForm, url.searchParams.has(changing));
  const [read, frame] = await Promise.all([reading, buildSiteFrame(context, request, reading)]);
  if ('movedTo' in read) throw redirect(localiseAddress(read.movedTo, url.searchParams.get(languageParameter)), 301);
  return { form: read.form, sent: read.sent, isSent: url.searchParams.has('sent'), ...frame };
});

export const action = handleForm(async (context, { params, request, url }: Route.ActionArgs, keep) => {
  const fields = await formFields(request);
  keep(fields);
  const problems = await sendForm(context, params.siteForm, { fields, isChange: url.searchParams.has(changing) });
  if (problems === null)
    throw redirect(localiseAddress(`${href('/forms/:siteForm', params)}?sent`, url.searchParams.get(languageParameter)));
  return { problems, typed: pickTypedFields(fields) };
});

export const handle = stillForm;

export default function SiteForm({ loaderData, actionData }: Route.ComponentProps) {
  return <SiteFormPage {...loaderData} answered={actionData ?? null} />;
}
