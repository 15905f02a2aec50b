import { redirect } from 'react-router';
import { ThreadsQuery } from '#contracts/threads.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { threadAction } from '#server/operations/threads/thread-action.ts';
import { openThread } from '#server/operations/threads/open-thread.ts';
import { readThreads } from '#server/operations/threads/read-threads.ts';
import { placed } from '#web/dashboard/page-path.ts';
import { MessagesView } from '#web/dashboard/threads/messages-view.tsx';
import { draftAddress } from '#web/dashboard/threads/threads-address.ts';
import { ThreadView } from '#web/dashboard/threads/thread-view.tsx';
import { handleForm, handlePage } from '../route-handlers.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/thread.ts';

export const loader = handlePage(async (context, { url, params }: Route.LoaderArgs) => {
  const thread = await openThread(context, params.thread);
  return { portal: params.portal, thread, threads: await readThreads(context, parseQuery(ThreadsQuery, url.searchParams)) };
});

export const action = handleForm(async (context, { request, params }: Route.ActionArgs, keep) => {
  const fields = await formFields(request);
  keep(fields);
  const answered = await threadAction(context, params.thread, fields);
  if (answered.done === 'undo' && answered.newDraft !== null) throw redirect(draftAddress(params.portal, answered.newDraft));
  return answered;
});

export const handle = placed(({ thread }: Route.ComponentProps['loaderData']) => ({ names: { thread: thread.subject } }));

export default function Thread({ loaderData: { portal, thread, threads }, actionData }: Route.ComponentProps) {
  return (
    <MessagesView portal={portal} page={threads} openId={thread.id}>
      <ThreadView key={thread.id} portal={portal} thread={thread} view={threads.view} answer={actionData ?? null} />
    </MessagesView>
  );
}
