import { mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { maxUploads } from '#domain/file/upload.ts';
import { type Uploads, uploadsIn } from './uploads.ts';

let folder: string;
let uploads: Uploads;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  uploads = uploadsIn(folder);
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

const ivy = '1'.repeat(32);
const key = (number: number) => String(number).padStart(22, 'k');
const one = { person: ivy, key: key(1) };

async function* pieces(...all: readonly string[]): AsyncGenerator<Buffer> {
  for (const piece of all) yield await Promise.resolve(Buffer.from(piece));
}
async function* broken(): AsyncGenerator<Buffer> {
  yield* pieces('begun');
  throw new Error('aborted');
}

describe('an upload', () => {
  test('comes in pieces, and is taken out whole with its hash', async () => {
    expect(await uploads.append(one, 0, pieces('All that ', 'was '))).toBe(13);
    expect(await uploads.append(one, 13, pieces('held.'))).toBe(18);
    const taken = await uploads.take(one);
    expect(taken).toMatchObject({ size: 18, hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
    expect(await readFile(taken.path, 'utf8')).toBe('All that was held.');
    await expect(uploads.take(one)).rejects.toMatchObject({ code: 'upload-missing' });
  });

  test('that broke off goes on where it ended', async () => {
    await expect(uploads.append(one, 0, broken())).rejects.toThrow('aborted');
    expect(await uploads.received(one)).toBe(5);
    expect(await uploads.append(one, 0, pieces('begun'))).toBe(5);
    expect(await uploads.append(one, 5, pieces(' again'))).toBe(11);
  });

  test('is changed by no piece while it is taken, and by none afterwards', async () => {
    await uploads.append(one, 0, pieces('whole'));
    const [first, second] = await Promise.allSettled([uploads.take(one), uploads.append(one, 5, pieces('more'))]);
    expect(first).toMatchObject({ status: 'fulfilled', value: { size: 5 } });
    expect(second).toMatchObject({ status: 'rejected', reason: { code: 'upload-busy' } });
  });

  test('can be given back, or thrown away', async () => {
    await uploads.append(one, 0, pieces('whole'));
    await uploads.giveBack(one, await uploads.take(one));
    expect(await uploads.received(one)).toBe(5);
    await uploads.discard(one);
    expect(await uploads.received(one)).toBe(0);
  });

  test('is its sender’s alone', async () => {
    await uploads.append(one, 0, pieces('whole'));
    await expect(uploads.take({ person: '2'.repeat(32), key: one.key })).rejects.toMatchObject({ code: 'upload-missing' });
  });

  test.each(['../../../etc/passwd..', '', key(1).slice(1), `${key(1)}/`, '\0'.repeat(22)])('has no key like %j', async (hostile) => {
    await expect(uploads.append({ person: ivy, key: hostile }, 0, pieces('x'))).rejects.toMatchObject({ code: 'upload-missing' });
    await expect(uploads.append({ person: hostile, key: key(1) }, 0, pieces('x'))).rejects.toMatchObject({ code: 'upload-missing' });
  });

  test('is one of a few', async () => {
    for (let number = 0; number < maxUploads; number += 1) await uploads.append({ person: ivy, key: key(number) }, 0, pieces('x'));
    await expect(uploads.append({ person: ivy, key: key(99) }, 0, pieces('x'))).rejects.toMatchObject({ code: 'uploads-full' });
    expect(await uploads.append({ person: ivy, key: key(0) }, 1, pieces('x'))).toBe(2);
  });

  test('that no one goes on with is forgotten after a day', async () => {
    await uploads.append(one, 0, pieces('old'));
    const path = join(folder, ivy, one.key);
    const yesterday = (Date.now() - 25 * 3_600_000) / 1000;
    await utimes(path, yesterday, yesterday);
    await uploads.forgetOld();
    await expect(stat(path)).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await readdir(folder)).toEqual([ivy]);
  });
});
