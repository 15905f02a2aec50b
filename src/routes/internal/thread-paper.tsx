import { ThreadPageQuery } from '#contracts/thread-paper.ts';
import { logoOnPaper } from '#server/operations/images/logo-on-paper.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { readThreadPaper } from '#server/operations/threads/print-thread.ts';
import { ThreadPaper } from '#web/dashboard/paper/thread-paper.tsx';
import { localiseBrand } from '#web/ui/brand/shown-brand.ts';
import { handleRoute } from '../route-handlers.ts';
import type { Route } from './+types/thread-paper.ts';

/** The sheets of a thread, or of one message for the library. */
export const loader = handleRoute(async (context, { url, params }: Route.LoaderArgs) => ({
  thread: await readThreadPaper(context, params.thread, parseQuery(ThreadPageQuery, url.searchParams)),
  brand: localiseBrand(context.variant.brand, context.locale, await logoOnPaper(context)),
}));

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.thread.subject }];
}

export default function ThreadPaperPage({ loaderData: { brand, thread } }: Route.ComponentProps) {
  return <ThreadPaper brand={brand} thread={thread} />;
}
