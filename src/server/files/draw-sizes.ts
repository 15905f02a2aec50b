import { fileURLToPath } from 'node:url';
import { runImageWorker } from './run-image-worker.ts';

/** The widths in which a picture is kept, as far as it is larger, and the kinds of files. */
export interface SizeOptions {
  readonly widths: readonly number[];
  readonly types: readonly DrawnSize['type'][];
}

/** A picture in one size, of our own making. */
export interface DrawnSize {
  readonly type: 'image/avif' | 'image/webp';
  readonly width: number;
  readonly height: number;
  readonly content: Buffer;
}

interface DrawnPicture {
  /** In pixels, upright, as it came. */
  readonly width: number;
  readonly height: number;
  readonly sizes: readonly DrawnSize[];
}

const worker = fileURLToPath(new URL('./media-worker.ts', import.meta.url));
/** In milliseconds: eight files of a large photograph take four seconds of a quiet machine. */
const longest = 40_000;
const wanted: SizeOptions = { widths: [320, 640, 1280, 1920], types: ['image/avif', 'image/webp'] };

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
