import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localFileStore } from './file-store.ts';
import type { ReceivedFile } from './uploads.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

const text = 'Of the quarter: nothing was lost.';
async function* pieces(...all: readonly string[]): AsyncGenerator<Buffer> {
  for (const piece of all) yield await Promise.resolve(Buffer.from(piece));
}
const store = () => localFileStore(folder);
let uploads = 0;
async function received(...all: readonly string[]): Promise<ReceivedFile> {
  uploads += 1;
  const upload = { person: '0'.repeat(32), key: String(uploads).padStart(22, '0') };
  await store().uploads.append(upload, 0, pieces(...all));
  return store().uploads.take(upload);
}
const key = (id: string) => `default/main/documents/${id}/1/statement.txt`;

describe('a file', () => {
  test('comes out as it went in, whole and in part', async () => {
    const file = await store().store(await received(text.slice(0, 10), text.slice(10)), key('a'));
    expect(file).toEqual({ key: key('a'), size: 33, hash: createHash('sha256').update(text).digest('hex') });
    expect(String(await buffer(await store().read(file)))).toBe(text);
    expect(String(await buffer(await store().read(file, { from: 7, to: 13 })))).toBe('quarter');
  });

  test('never takes the place of another', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, (_, at) => received(`version ${at}`)));
    const results = await Promise.allSettled(all.map((one) => store().store(one, key('b'))));
    const kept = results.filter((result) => result.status === 'fulfilled');
    expect(kept).toHaveLength(1);
    for (const { value } of kept) expect(String(await buffer(await store().read(value)))).toMatch(/^version \d$/);
  });

  test.each([
    ['shorter', 'Of the quarter'],
    ['longer', `${text} Or was it?`],
    ['of the same length', text.toUpperCase()],
  ])('that was made %s outside is not given out', async (what, content) => {
    const file = await store().store(await received(text), key(what.replaceAll(' ', '-')));
    await writeFile(join(folder, 'kept', file.key), content);
    await expect(store().read(file)).rejects.toMatchObject({ code: 'file-altered' });
    await expect(store().read(file, { from: 0, to: 1 })).rejects.toMatchObject({ code: 'file-altered' });
  });

  test('that is gone says so', async () => {
    const file = await store().store(await received(text), key('gone'));
    await store().remove(file.key);
    await expect(store().read(file)).rejects.toMatchObject({ code: 'file-missing' });
  });

  test.each(['../outside', 'a/../../../outside'])('is never read from %s', async (outside) => {
    await expect(store().read({ key: outside, size: 1, hash: '' })).rejects.toThrow();
  });
});
