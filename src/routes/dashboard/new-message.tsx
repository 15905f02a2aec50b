import { href, redirect } from 'react-router';
import { ThreadsQuery } from '#contracts/threads.ts';
import { isOffered } from '#server/operations/portals/read-navigation.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { openDraft } from '#server/operations/threads/drafts.ts';
import { readRecipients } from '#server/operations/threads/read-recipients.ts';
import { readThreads } from '#server/operations/threads/read-threads.ts';
import { startThread } from '#server/operations/threads/start-thread.ts';
import { readTemplates } from '#server/operations/threads/read-template.ts';
import { MessagesView } from '#web/dashboard/threads/messages-view.tsx';
import { NewMessageForm } from '#web/dashboard/threads/new-message-form.tsx';
import { handleForm, handlePage } from '../route-handlers.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/new-message.ts';

export const loader = handlePage(async (context, { url, params }: Route.LoaderArgs) => {
  const query = parseQuery(ThreadsQuery, url.searchParams);
  const draft = await openDraft(context, query.draft);
  return {
    portal: params.portal,
    to: query.to ?? null,
    draft,
    recipients: await readRecipients(context, { chosen: draft?.recipient || query.to }),
    templates: await readTemplates(context),
    hasLibrary: await isOffered(context, 'library'),
    threads: await readThreads(context, query),
  };
});

export const action = handleForm(async (context, { request, params: { portal } }: Route.ActionArgs, keep) => {
  const fields = await formFields(request);
  keep(fields);
  const thread = await startThread(context, fields);
  return redirect(href('/dashboard/:portal/messages/:thread', { portal, thread }));
});

export default function NewMessage({ loaderData: { portal, threads, ...form }, actionData }: Route.ComponentProps) {
  return (
    <MessagesView portal={portal} page={threads} isWriting>
      <NewMessageForm
        key={form.draft?.id}
        portal={portal}
        {...form}
        isOfTheFirm={threads.isOfTheFirm}
        filing={threads.filing}
        refusal={actionData ?? null}
      />
    </MessagesView>
  );
}
