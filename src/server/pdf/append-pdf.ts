import { fileURLToPath } from 'node:url';
import { AppError } from '#domain/errors.ts';
import { concurrencyLimit } from '../concurrency-limit.ts';
import { runWorker } from '../files/run-worker.ts';

const worker = fileURLToPath(new URL('./append-pdf-worker.ts', import.meta.url));
/** In bytes. */
export const largestAppended = 20_000_000;
/** In milliseconds. */
const longest = 30_000;

/** One after the other: reading a large document takes some hundred megabytes. */
const inTurn = concurrencyLimit({ atOnce: 1, waiting: 6, ofEach: 2 });

/**
 * Appends the pages of a PDF that someone uploaded to one of ours.
 *
 * @throws AppError `file-unreadable` for one that is encrypted, damaged or takes too long; `server-busy`
 */
export async function appendPdf(own: Uint8Array, appended: Uint8Array, whose: string): Promise<Uint8Array> {
  const argument = { own: own.length };
  const maxAnswer = own.length + 2 * largestAppended;
  const task = { worker, argument, content: Buffer.concat([own, appended]), longest, maxAnswer };
  return inTurn(() => runWorker(task).catch(() => Promise.reject(new AppError('file-unreadable'))), whose);
}
