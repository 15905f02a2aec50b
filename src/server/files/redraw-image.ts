import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type ImageType, mostUploadedBytes } from '#contracts/admin/images.ts';
import { type Actor, idOfActor } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { pictureFormat } from '#domain/image/picture-format.ts';
import { concurrencyLimit } from '../auth/concurrency-limit.ts';
import { imageWorkerFailures } from './image-worker-failures.ts';
import type { ImageShape } from './image-shape.ts';

/** A picture of our own making: nothing of the file that it came as is left but what is seen. */
export interface DrawnImage {
  readonly mediaType: ImageType;
  readonly width: number;
  readonly height: number;
  readonly content: Buffer;
}

const worker = fileURLToPath(new URL('./image-worker.ts', import.meta.url));
/** In milliseconds: a large photograph takes two seconds of a quiet machine. */
const longest = 15_000;
const inTurn = concurrencyLimit({ atOnce: 1, waiting: 6, ofEach: 2 });

/**
 * Draws a picture again, in a process of its own: without what is written in the file beside the picture, of several pictures the first, of a
 * drawing what it looks like.
 *
 * @throws AppError `image-too-large`, `image-unsupported` where name and content do not agree on one of the formats that we take,
 * `image-too-many-pixels`, `image-unreadable`, `server-busy` (also where two of one's own are not done)
 */
export async function redrawImage(file: File, shape: ImageShape, by: Actor): Promise<DrawnImage> {
  if (file.size > mostUploadedBytes) throw new AppError('image-too-large');
  const content = Buffer.from(await file.arrayBuffer());
  if (pictureFormat(file.name, content) === null) throw new AppError('image-unsupported');
  const answer = await inTurn(() => drawnInItsRoom(content, shape), idOfActor(by));
  const end = answer.indexOf('\n');
  const size = JSON.parse(answer.subarray(0, end).toString()) as Pick<DrawnImage, 'width' | 'height'>;
  return { ...size, mediaType: shape.type, content: answer.subarray(end + 1) };
}

function drawnInItsRoom(content: Buffer, shape: ImageShape): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { env: {}, timeout: longest, killSignal: 'SIGKILL', encoding: 'buffer', maxBuffer: 2_000_000 } as const;
    const child = execFile(process.execPath, [worker, JSON.stringify(shape)], options, (error, stdout) => {
      if (error) reject(failureOf(error));
      else resolve(stdout);
    });
    // A process that has seen enough does not read on; it says why with its number.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(content);
  });
}

/** Anyone who was killed took too long, or died of what it read. */
function failureOf(error: { readonly code?: unknown; readonly killed?: boolean | undefined; readonly signal?: unknown }): unknown {
  if (error.code === imageWorkerFailures.tooManyPixels) return new AppError('image-too-many-pixels');
  const isOfThePicture = error.code === imageWorkerFailures.unreadable || error.killed || Boolean(error.signal);
  return isOfThePicture ? new AppError('image-unreadable') : error;
}
