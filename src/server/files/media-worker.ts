import { buffer } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';
import { maxPixels } from '#contracts/admin/images.ts';
import { imageWorkerFailures } from './image-worker-failures.ts';
import type { DrawnSize, SizeOptions } from './draw-sizes.ts';

/**
 * A process for the sizes of one picture, started by `draw-sizes.ts` for the same reasons as `image-worker.ts`. It reads the picture from stdin and
 * writes one line of JSON, then all sizes one after the other, to stdout.
 */
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadSvgBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});

const usualDensity = 72;
const maxDensity = 2400;
const reading = { limitInputPixels: maxPixels, failOn: 'error' } as const;

type Drawn = Omit<DrawnSize, 'content'> & { readonly content: Buffer };

async function drawn(content: Buffer, { widths, types }: SizeOptions): Promise<{ width: number; height: number; sizes: Drawn[] }> {
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
  const sizes: Drawn[] = [];
  for (const width of [...fitting, info.width])
    for (const type of types) sizes.push({ type, ...(await inSize(sharp(data, { raw }), width, type)) });
  return { width: autoOrient.width, height: autoOrient.height, sizes };
}

async function inSize(picture: Sharp, width: number, type: DrawnSize['type']) {
  const resized = picture.resize({ width });
  const written = type === 'image/avif' ? resized.avif({ quality: 52, effort: 2 }) : resized.webp({ quality: 80 });
  const { data, info } = await written.toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, content: data };
}

try {
  const { sizes, ...own } = await drawn(await buffer(process.stdin), JSON.parse(process.argv[2] ?? '') as SizeOptions);
  const told = sizes.map(({ content, ...size }) => ({ ...size, bytes: content.length }));
  process.stdout.write(`${JSON.stringify({ ...own, sizes: told })}\n`);
  for (const { content } of sizes) process.stdout.write(content);
} catch (error) {
  process.exitCode = String(error).includes('pixel limit') ? imageWorkerFailures.tooManyPixels : imageWorkerFailures.unreadable;
}
