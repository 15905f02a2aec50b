import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { maxPixels } from '#contracts/admin/images.ts';
import { imageWorkerFailures } from './image-worker-failures.ts';
import type { ImageShape } from './image-shape.ts';

/**
 * A process for one image, started by `redraw-image.ts`. It has no settings, secrets or database, because image decoders are a common target of
 * crafted files. The shape is its argument; it reads the image from stdin and writes one line of JSON and the new image to stdout.
 */
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadNsgifBuffer', 'VipsForeignLoadSvgBuffer'],
});

const usualDensity = 72;
const maxDensity = 2400;

async function redrawn(content: Buffer, { width, height, fit, type }: ImageShape) {
  const reading = { limitInputPixels: maxPixels, failOn: 'error' } as const;
  const { format, width: ownWidth, height: ownHeight } = await sharp(content, reading).metadata();
  const isDrawing = format === 'svg';
  // Lines are drawn as large as they are wanted; pixels are not made more than they are, unless a box has to be filled.
  const density = usualDensity * Math.max(1, width / ownWidth, height / ownHeight);
  return sharp(content, isDrawing ? { ...reading, density: Math.min(density, maxDensity) } : reading)
    .autoOrient()
    .resize({ width, height, fit, withoutEnlargement: fit === 'inside' && !isDrawing })
    .toColourspace('srgb')
    .toFormat(type === 'image/png' ? 'png' : 'webp')
    .toBuffer({ resolveWithObject: true });
}

try {
  const { data, info } = await redrawn(await buffer(process.stdin), JSON.parse(process.argv[2] ?? '') as ImageShape);
  process.stdout.write(`${JSON.stringify({ width: info.width, height: info.height })}\n`);
  process.stdout.write(data);
} catch (error) {
  process.exitCode = String(error).includes('pixel limit') ? imageWorkerFailures.tooManyPixels : imageWorkerFailures.unreadable;
}
