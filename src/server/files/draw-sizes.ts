import { fileURLToPath } from 'node:url';
import type { DrawnPicture, DrawnSize, SizeOptions } from './picture-in-sizes.ts';
import { runImageWorker } from './run-image-worker.ts';

const worker = fileURLToPath(new URL('./media-worker.ts', import.meta.url));
/** In milliseconds: eight files of a large photograph take four seconds of a quiet machine. */
const longest = 40_000;
/** The sizes that pages ask for. */
export const sizesOfPages: Omit<SizeOptions, 'effort'> = { widths: [320, 640, 1280, 1920], types: ['image/avif', 'image/webp'] };
const wanted: SizeOptions = { ...sizesOfPages, effort: 2 };

/**
 * Draws a picture in all sizes that pages ask for.
 *
 * @throws AppError as `runImageWorker`
 */
export async function drawSizes(content: Buffer, whose: string): Promise<DrawnPicture> {
  const { head, bytes } = await runImageWorker({ worker, argument: wanted, content, longest, maxAnswer: 30_000_000 }, whose);
  const { sizes, ...own } = head as Omit<DrawnPicture, 'sizes'> & { sizes: readonly (Omit<DrawnSize, 'content'> & { bytes: number })[] };
  let at = 0;
  const cut = sizes.map(({ bytes: length, ...size }) => {
    at += length;
    return { ...size, content: bytes.subarray(at - length, at) };
  });
  return { ...own, sizes: cut };
}
