import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { imageWorkerFailures } from './image-worker-failures.ts';
import { pictureInSizes, type SizeOptions } from './picture-in-sizes.ts';

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

try {
  const { sizes, ...own } = await pictureInSizes(await buffer(process.stdin), JSON.parse(process.argv[2] ?? '') as SizeOptions);
  const told = sizes.map(({ content, ...size }) => ({ ...size, bytes: content.length }));
  process.stdout.write(`${JSON.stringify({ ...own, sizes: told })}\n`);
  for (const { content } of sizes) process.stdout.write(content);
} catch (error) {
  process.exitCode = String(error).includes('pixel limit') ? imageWorkerFailures.tooManyPixels : imageWorkerFailures.unreadable;
}
