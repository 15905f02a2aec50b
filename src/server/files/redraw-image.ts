import { fileURLToPath } from 'node:url';
import { type ImageType, maxPictureBytes } from '#contracts/admin/images.ts';
import { type Actor, idOfActor } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { pictureFormat } from '#domain/image/picture-format.ts';
import type { ImageShape } from './image-shape.ts';
import { runImageWorker } from './run-image-worker.ts';

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

/**
 * Draws a picture again, in a process of its own: without what is written in the file beside the picture, of several pictures the first, of a
 * drawing what it looks like.
 *
 * @throws AppError `image-too-large`, `image-unsupported` where name and content do not agree on one of the formats that we take,
 * and as `runImageWorker`
 */
export async function redrawImage(file: File, shape: ImageShape, by: Actor): Promise<DrawnImage> {
  if (file.size > maxPictureBytes) throw new AppError('image-too-large');
  const content = Buffer.from(await file.arrayBuffer());
  if (pictureFormat(file.name, content) === null) throw new AppError('image-unsupported');
  const { head, bytes } = await runImageWorker({ worker, argument: shape, content, longest, maxAnswer: 2_000_000 }, idOfActor(by));
  return { ...(head as Pick<DrawnImage, 'width' | 'height'>), mediaType: shape.type, content: bytes };
}
