import { execFile } from 'node:child_process';
import { AppError } from '#domain/errors.ts';
import { concurrencyLimit } from '../auth/concurrency-limit.ts';
import { imageWorkerFailures } from './image-worker-failures.ts';

interface WorkerTask {
  /** The path of the worker's program. */
  readonly worker: string;
  readonly argument: unknown;
  readonly content: Buffer;
  /** In milliseconds. */
  readonly longest: number;
  /** In bytes. */
  readonly maxAnswer: number;
}

/** Pictures of everyone are drawn one after the other: decoding takes a processor and some hundred megabytes. */
const inTurn = concurrencyLimit({ atOnce: 1, waiting: 6, ofEach: 2 });

/**
 * Runs a worker on a picture, in a process without settings, secrets or database.
 *
 * @returns the line of JSON that it wrote, and the bytes behind it
 * @throws AppError `image-too-many-pixels`, `image-unreadable`, `server-busy` (also where two of one's own are not done)
 */
export async function runImageWorker(task: WorkerTask, whose: string): Promise<{ readonly head: unknown; readonly bytes: Buffer }> {
  const answer = await inTurn(() => answerOf(task), whose);
  const end = answer.indexOf('\n');
  return { head: JSON.parse(answer.subarray(0, end).toString()), bytes: answer.subarray(end + 1) };
}

function answerOf({ worker, argument, content, longest, maxAnswer }: WorkerTask): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { env: {}, timeout: longest, killSignal: 'SIGKILL', encoding: 'buffer', maxBuffer: maxAnswer } as const;
    const child = execFile(process.execPath, [worker, JSON.stringify(argument)], options, (error, stdout) => {
      if (error) reject(failureOf(error));
      else resolve(stdout);
    });
    // A process that has seen enough does not read on; it says why with its number.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(content);
  });
}

/** Converts the failure of a worker. A killed worker took too long or crashed on the file. */
function failureOf(error: { readonly code?: unknown; readonly killed?: boolean | undefined; readonly signal?: unknown }): unknown {
  if (error.code === imageWorkerFailures.tooManyPixels) return new AppError('image-too-many-pixels');
  const isOfThePicture = error.code === imageWorkerFailures.unreadable || error.killed || Boolean(error.signal);
  return isOfThePicture ? new AppError('image-unreadable') : error;
}
