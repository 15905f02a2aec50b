import { ThreadsQuery } from '#contracts/threads.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { readThreads } from '#server/operations/threads/read-threads.ts';
import { MessagesView } from '#web/dashboard/threads/messages-view.tsx';
import { NoThread } from '#web/dashboard/threads/no-thread.tsx';
import { handlePage } from '../route-handlers.ts';
import type { Route } from './+types/messages.ts';

export const loader = handlePage(async (context, { url, params }: Route.LoaderArgs) => ({
  portal: params.portal,
  threads: await readThreads(context, parseQuery(ThreadsQuery, url.searchParams)),
}));

export default function Messages({ loaderData: { portal, threads } }: Route.ComponentProps) {
  return (
    <MessagesView portal={portal} page={threads}>
      <NoThread page={threads} />
    </MessagesView>
  );
}
