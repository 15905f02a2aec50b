import { AppError } from '#domain/errors.ts';
import { concurrencyLimit } from '../concurrency-limit.ts';
import { imageWorkerFailures } from './image-worker-failures.ts';
import { runWorker, type WorkerTask } from './run-worker.ts';

/** Pictures of everyone are drawn one after the other: decoding takes a processor and some hundred megabytes. */
const inTurn = concurrencyLimit({ atOnce: 1, waiting: 6, ofEach: 2 });

/**
 * Runs a worker on a picture.
 *
 * @returns the line of JSON that it wrote, and the bytes behind it
 * @throws AppError `image-too-many-pixels`, `image-unreadable`, `server-busy` (also where two of one's own are not done)
 */
export async function runImageWorker(task: WorkerTask, whose: string): Promise<{ readonly head: unknown; readonly bytes: Buffer }> {
  const answer = await inTurn(() => runWorker(task).catch((error: unknown) => Promise.reject(failureOf(error as Failure))), whose);
  const end = answer.indexOf('\n');
  return { head: JSON.parse(answer.subarray(0, end).toString()), bytes: answer.subarray(end + 1) };
}

interface Failure {
  readonly code?: unknown;
  readonly killed?: boolean | undefined;
  readonly signal?: unknown;
}

/** Converts the failure of a worker. A killed worker took too long or crashed on the file. */
function failureOf(error: Failure): unknown {
  if (error.code === imageWorkerFailures.tooManyPixels) return new AppError('image-too-many-pixels');
  const isOfThePicture = error.code === imageWorkerFailures.unreadable || error.killed || Boolean(error.signal);
  return isOfThePicture ? new AppError('image-unreadable') : error;
}
