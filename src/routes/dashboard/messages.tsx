import { ThreadsQuery } from '#contracts/threads.ts';
import { queryOf } from '#server/operations/query-of.ts';
import { readThreads } from '#server/operations/threads/read-threads.ts';
import { MessagesView } from '#web/dashboard/threads/messages-view.tsx';
import { NoThread } from '#web/dashboard/threads/no-thread.tsx';
import { answerPage } from '../answer.ts';
import type { Route } from './+types/messages.ts';

export const loader = answerPage(async (visit, { url, params }: Route.LoaderArgs) => ({
  portal: params.portal,
  threads: await readThreads(visit, queryOf(ThreadsQuery, url.searchParams)),
}));

export default function Messages({ loaderData: { portal, threads } }: Route.ComponentProps) {
  return (
    <MessagesView portal={portal} page={threads}>
      <NoThread page={threads} />
    </MessagesView>
  );
}
