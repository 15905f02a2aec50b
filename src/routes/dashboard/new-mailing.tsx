import { href, redirect } from 'react-router';
import { isOffered } from '#server/operations/portals/read-navigation.ts';
import { readMailings } from '#server/operations/threads/read-mailing.ts';
import { readThreads } from '#server/operations/threads/read-threads.ts';
import { sendMailing } from '#server/operations/threads/send-mailing.ts';
import { readTemplates } from '#server/operations/threads/read-template.ts';
import { MailingForm } from '#web/dashboard/threads/mailing-form.tsx';
import { MessagesView } from '#web/dashboard/threads/messages-view.tsx';
import { handleRoute, handleForm } from '../route-handlers.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/new-mailing.ts';

export const loader = handleRoute(async (context, { params }: Route.LoaderArgs) => ({
  portal: params.portal,
  ...(await readMailings(context)),
  templates: await readTemplates(context),
  hasLibrary: await isOffered(context, 'library'),
  threads: await readThreads(context, {}),
}));

export const action = handleForm(async (context, { request, params: { portal } }: Route.ActionArgs, keep) => {
  const fields = await formFields(request);
  keep(fields);
  return redirect(href('/dashboard/:portal/messages/several/:mailing', { portal, mailing: await sendMailing(context, fields) }));
});

export default function NewMailing({ loaderData: { portal, threads, ...form }, actionData }: Route.ComponentProps) {
  return (
    <MessagesView portal={portal} page={threads} isWriting>
      <MailingForm portal={portal} {...form} processes={threads.filing.processes} refusal={actionData ?? null} />
    </MessagesView>
  );
}
