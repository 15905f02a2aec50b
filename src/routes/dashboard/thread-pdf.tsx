import { ThreadPaperQuery } from '#contracts/thread-paper.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { printThread } from '#server/operations/threads/print-thread.ts';
import { handleFile } from '../route-handlers.ts';
import { contentDisposition } from '#domain/file/content-disposition.ts';
import type { Route } from './+types/thread-pdf.ts';

/** A thread as a PDF to keep; no one on the way keeps a copy. */
export const loader = handleFile(async (context, { url, params }: Route.LoaderArgs) => {
  const { pdf, fileName } = await printThread(context, params.thread, parseQuery(ThreadPaperQuery, url.searchParams));
  return new Response(Buffer.from(pdf), {
    headers: { 'content-type': 'application/pdf', 'content-disposition': contentDisposition(fileName), 'cache-control': 'no-store' },
  });
});
