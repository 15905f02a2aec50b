import { guest } from '#domain/actor.ts';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { logoShape, photoShape } from './image-shape.ts';
import { redrawImage } from './redraw-image.ts';

// Each picture is drawn by a process of its own, which begins late on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const secret = 'TakenAtHome';
const script = '<script>alert(1)</script>';
const ascii = (text: string) => Buffer.from(text);

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#0a5796' } });
const files: Record<string, Buffer> = {};

beforeAll(async () => {
  const photograph = await plain(640, 480)
    .withExif({ IFD0: { Copyright: secret, Artist: script } })
    .jpeg()
    .toBuffer();
  files.photograph = photograph;
  files.turned = await plain(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  files.png = await plain(640, 480).png().toBuffer();
  files.gif = await plain(64, 48).gif().toBuffer();
  files.polyglot = Buffer.concat([photograph, ascii(`\n<html>${script}</html>\nPK\u0003\u0004`)]);
  files.truncated = photograph.subarray(0, Math.floor(photograph.length / 2));
  files.bomb = await plain(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer();
  const moving = { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } } as const;
  const frames = Buffer.concat([Buffer.alloc(8 * 8 * 3, 0), Buffer.alloc(8 * 8 * 3, 255)]);
  files.moving = await sharp(frames, moving)
    .gif({ loop: 0, delay: [100, 100] })
    .toBuffer();
}, 30_000);

const file = (name: string, content: Buffer | undefined) => new File([new Uint8Array(content ?? [])], name);
const drawing = (inside: string, size = 'viewBox="0 0 60 20"') =>
  ascii(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${inside}</svg>`);
const mark = '<rect width="60" height="20" fill="#0a5796"/>';

test.each(['photograph', 'png', 'gif', 'polyglot'])('of a %s a square is left and nothing else', async (name) => {
  const extension = { photograph: 'jpg', polyglot: 'jpeg' }[name] ?? name;
  const drawn = await redrawImage(file(`me.${extension}`, files[name]), photoShape, guest);
  expect(drawn).toMatchObject({ mediaType: 'image/webp', width: 256, height: 256 });
  const { format, width, height, exif, icc, xmp, pages } = await sharp(drawn.content).metadata();
  expect({ format, width, height, exif, icc, xmp, pages }).toMatchObject({ format: 'webp', width: 256, height: 256 });
  expect([exif, icc, xmp, pages]).toEqual([undefined, undefined, undefined, undefined]);
  for (const word of [secret, 'script', 'PK\u0003\u0004']) expect(drawn.content.includes(word)).toBe(false);
});

test('a logo keeps its proportions, is drawn as large as it is wanted when it is lines, and never larger than it is when it is pixels', async () => {
  expect(await redrawImage(file('mark.svg', drawing(mark)), logoShape, guest)).toMatchObject({
    mediaType: 'image/png',
    width: 480,
    height: 160,
  });
  expect(await redrawImage(file('mark.png', files.png), logoShape, guest)).toMatchObject({ width: 213, height: 160 });
  expect(await redrawImage(file('mark.gif', files.gif), logoShape, guest)).toMatchObject({ width: 64, height: 48 });
});

test('a photograph that was taken on its side stands upright', async () => {
  expect(await redrawImage(file('me.jpg', files.turned), logoShape, guest)).toMatchObject({ width: 20, height: 40 });
});

test('of a picture that moves the first one is taken', async () => {
  expect((await sharp(files.moving, { animated: true }).metadata()).pages).toBe(2);
  const { content } = await redrawImage(file('me.gif', files.moving), photoShape, guest);
  expect((await sharp(content).metadata()).pages).toBeUndefined();
  expect((await sharp(content).stats()).channels[0]?.max).toBe(0);
});

test('a drawing does nothing any more', async () => {
  const active = drawing(
    `${script}<rect width="60" height="20" fill="#0a5796" onload="alert(1)"/><a href="javascript:alert(1)">${mark}</a>`,
  );
  const { content } = await redrawImage(file('mark.svg', active), logoShape, guest);
  const { dominant } = await sharp(content).stats();
  expect(dominant.b).toBeGreaterThan(dominant.r);
  for (const word of ['script', 'alert', 'svg']) expect(content.includes(word)).toBe(false);
});

test('a drawing reads no file', async () => {
  const reading = drawing(`${mark}<use xlink:href="file:///etc/passwd#x"/><style>@import url(file:///etc/passwd);</style>`);
  expect(await redrawImage(file('mark.svg', reading), logoShape, guest)).toMatchObject({ width: 480 });
});

describe('refused is', () => {
  test.each<[string, () => File, string]>([
    ['a picture of 10 000 by 10 000', () => file('me.png', files.bomb), 'image-too-many-pixels'],
    ['a drawing of 100 000 by 100 000', () => file('me.svg', drawing(mark, 'width="100000" height="100000"')), 'image-too-many-pixels'],
    ['half a photograph', () => file('me.jpg', files.truncated), 'image-unreadable'],
    ['half a picture', () => file('me.png', files.png?.subarray(0, -30)), 'image-unreadable'],
    ['a picture that only begins like one', () => file('me.png', files.png?.subarray(0, 20)), 'image-unreadable'],
    ['noise', () => file('me.jpg', Buffer.from([0xff, 0xd8, 0xff, ...Buffer.alloc(200, 7)])), 'image-unreadable'],
    ['a drawing that is none', () => file('me.svg', ascii('<svg><rect')), 'image-unreadable'],
    ['another format than its name says', () => file('me.png', files.photograph), 'image-unsupported'],
    ['a page', () => file('me.html', ascii(`<html>${script}`)), 'image-unsupported'],
    ['a page that says to be a picture', () => file('me.png', ascii(`<html>${script}`)), 'image-unsupported'],
    ['nothing', () => file('me.png', Buffer.alloc(0)), 'image-unsupported'],
    ['one byte too many', () => file('me.png', Buffer.alloc(8_000_001)), 'image-too-large'],
  ])('%s', async (_what, made, code) => {
    await expect(redrawImage(made(), photoShape, guest)).rejects.toMatchObject({ code });
  });
});
