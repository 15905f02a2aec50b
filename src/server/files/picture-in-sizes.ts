import sharp, { type Sharp } from 'sharp';
import { maxPixels } from '#contracts/admin/images.ts';

/** The widths in which a picture is kept, as far as it is larger, and the kinds of files. */
export interface SizeOptions {
  readonly widths: readonly number[];
  readonly types: readonly DrawnSize['type'][];
  /** The time that the encoder spends on a smaller AVIF, from 0 to 9. */
  readonly effort: number;
}

/** A picture in one size, of our own making. */
export interface DrawnSize {
  readonly type: 'image/avif' | 'image/webp';
  readonly width: number;
  readonly height: number;
  readonly content: Buffer;
}

export interface DrawnPicture {
  /** In pixels, upright, as it came. */
  readonly width: number;
  readonly height: number;
  readonly sizes: readonly DrawnSize[];
}

const usualDensity = 72;
const maxDensity = 2400;
const reading = { limitInputPixels: maxPixels, failOn: 'error' } as const;

/** Draws a picture in this process: a worker draws those of others, whose files may be crafted. */
export async function pictureInSizes(content: Buffer, { widths, types, effort }: SizeOptions): Promise<DrawnPicture> {
  const { format, autoOrient } = await sharp(content, reading).metadata();
  const isDrawing = format === 'svg';
  const largest = Math.max(...widths);
  const density = Math.min(usualDensity * Math.max(1, largest / autoOrient.width), maxDensity);
  // Decoded once, turned upright and without what the file says beside the picture: each size is made of these pixels.
  const { data, info } = await sharp(content, isDrawing ? { ...reading, density } : reading)
    .autoOrient()
    .resize({ width: largest, height: largest * 2, fit: 'inside', withoutEnlargement: !isDrawing })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const fitting = widths.filter((width) => width < info.width);
  const sizes: DrawnSize[] = [];
  for (const width of [...fitting, info.width])
    for (const type of types) sizes.push({ type, ...(await inSize(sharp(data, { raw }), { width, type, effort })) });
  return { width: autoOrient.width, height: autoOrient.height, sizes };
}

interface Wanted extends Pick<DrawnSize, 'width' | 'type'>, Pick<SizeOptions, 'effort'> {}

async function inSize(picture: Sharp, { width, type, effort }: Wanted) {
  const resized = picture.resize({ width });
  const written = type === 'image/avif' ? resized.avif({ quality: 52, effort }) : resized.webp({ quality: 80 });
  const { data, info } = await written.toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, content: data };
}
