import { ThreadPaperQuery } from '#contracts/thread-paper.ts';
import { queryOf } from '#server/operations/query-of.ts';
import { printThread } from '#server/operations/threads/print-thread.ts';
import { answerFile } from '../answer.ts';
import { contentDisposition } from '../content-disposition.ts';
import type { Route } from './+types/thread-pdf.ts';

/** A thread as a PDF to keep; no one on the way keeps a copy. */
export const loader = answerFile(async (visit, { url, params }: Route.LoaderArgs) => {
  const { pdf, fileName } = await printThread(visit, params.thread, queryOf(ThreadPaperQuery, url.searchParams));
  return new Response(Buffer.from(pdf), {
    headers: { 'content-type': 'application/pdf', 'content-disposition': contentDisposition(fileName), 'cache-control': 'no-store' },
  });
});
