import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type S3Server, startS3Server } from '#tests/support/s3-server.ts';
import { type FileStore, localFileStore } from './file-store.ts';
import { type S3Access, s3FileStore } from './s3-file-store.ts';
import type { ReceivedFile } from './uploads.ts';

let folder: string;
let s3: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  s3 = await startS3Server();
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await s3.close();
});

const text = 'Of the quarter: nothing was lost.';
async function* pieces(...all: readonly string[]): AsyncGenerator<Buffer> {
  for (const piece of all) yield await Promise.resolve(Buffer.from(piece));
}
const key = (id: string) => `default/main/documents/${id}/1/statement.txt`;

async function overwriteInBucket(name: string, content: string): Promise<void> {
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = s3.access;
  const credentials = { accessKeyId, secretAccessKey };
  const client = new S3Client({ region, endpoint: endpoint ?? '', forcePathStyle: true, credentials });
  await client.send(new PutObjectCommand({ Bucket: bucket, Key: name, Body: content }));
}

const stores = {
  'a folder': {
    open: async () => localFileStore(join(folder, 'local')),
    overwrite: (name: string, content: string) => writeFile(join(folder, 'local/kept', name), content),
  },
  'a bucket': { open: async () => s3FileStore(join(folder, 's3'), s3.access), overwrite: overwriteInBucket },
};

describe.each(['a folder', 'a bucket'] as const)('a file in %s', (where) => {
  let store: FileStore;
  beforeAll(async () => {
    store = await stores[where].open();
  });
  let uploads = 0;
  async function received(...all: readonly string[]): Promise<ReceivedFile> {
    uploads += 1;
    const upload = { person: '0'.repeat(32), key: String(uploads).padStart(22, '0') };
    await store.uploads.append(upload, 0, pieces(...all));
    return store.uploads.take(upload);
  }

  test('comes out as it went in, whole and in part', async () => {
    const file = await store.store(await received(text.slice(0, 10), text.slice(10)), key('a'));
    expect(file).toEqual({ key: key('a'), size: 33, hash: createHash('sha256').update(text).digest('hex') });
    expect(String(await buffer(await store.read(file)))).toBe(text);
    expect(String(await buffer(await store.read(file, { from: 7, to: 13 })))).toBe('quarter');
  });

  test('never takes the place of another', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, (_, at) => received(`version ${at}`)));
    const results = await Promise.allSettled(all.map((one) => store.store(one, key('b'))));
    const kept = results.filter((result) => result.status === 'fulfilled');
    expect(kept).toHaveLength(1);
    for (const { value } of kept) expect(String(await buffer(await store.read(value)))).toMatch(/^version \d$/);
  });

  test('that is copied stays when the first one is removed', async () => {
    const file = await store.storeBytes(Buffer.from(text), (hash) => key(hash.slice(0, 8)));
    const copy = await store.copy(file, key('copied'));
    await store.remove(file.key);
    expect(String(await buffer(await store.read(copy)))).toBe(text);
  });

  test.each([
    ['shorter', 'Of the quarter'],
    ['longer', `${text} Or was it?`],
    ['of the same length', text.toUpperCase()],
  ])('that was made %s outside is not given out', async (what, content) => {
    const file = await store.store(await received(text), key(what.replaceAll(' ', '-')));
    await stores[where].overwrite(file.key, content);
    await expect(store.read(file)).rejects.toMatchObject({ code: 'file-altered' });
    await expect(store.read(file, { from: 0, to: 1 })).rejects.toMatchObject({ code: 'file-altered' });
  });

  test('that is gone says so', async () => {
    const file = await store.store(await received(text), key('gone'));
    await store.remove(file.key);
    await expect(store.read(file)).rejects.toMatchObject({ code: 'file-missing' });
  });

  test.each(['../outside', 'a/../../../outside'])('is never read from %s', async (outside) => {
    await expect(store.read({ key: outside, size: 1, hash: '' })).rejects.toThrow();
  });
});

const opened = (changed: Partial<S3Access>) => s3FileStore(join(folder, 'tried'), { ...s3.access, ...changed });

describe('a bucket', () => {
  test.each<[string, Partial<S3Access>, string]>([
    ['an unknown key', { accessKeyId: 'SOMEONE' }, 'does not know the key S3_ACCESS_KEY_ID.'],
    ['a wrong secret', { secretAccessKey: 'guessed' }, 'does not accept S3_SECRET_ACCESS_KEY for S3_ACCESS_KEY_ID.'],
    ['another bucket', { bucket: 'nowhere' }, 'does not have this bucket: check S3_BUCKET, and S3_PATH_STYLE.'],
    ['another address', { endpoint: 'http://127.0.0.1:9' }, 'does not answer (ECONNREFUSED'],
  ])('is refused at the start with %s, in one sentence', async (_what, changed, sentence) => {
    await expect(opened(changed)).rejects.toThrow(sentence);
  });

  test('that stops answering is an outage, not a missing file', async () => {
    const own = await startS3Server();
    const store = await s3FileStore(join(folder, 'outage'), own.access);
    const file = await store.storeBytes(Buffer.from(text), () => key('outage'));
    await own.close();
    await expect(store.read(file)).rejects.toMatchObject({ code: 'files-unreachable' });
    expect(await readdir(join(folder, 'outage/incoming/taken'))).toEqual([]);
  });

  test('takes and gives a large file with little memory', async () => {
    const store = await opened({});
    const upload = { person: '0'.repeat(32), key: 'l'.repeat(22) };
    const size = 96 * 1024 * 1024;
    await store.uploads.append(upload, 0, zeros(size));
    const received = await store.uploads.take(upload);
    const before = process.memoryUsage().rss;
    const file = await store.store(received, key('large'));
    let [length, most] = [0, 0];
    for await (const piece of await store.read(file)) {
      length += (piece as Buffer).length;
      most = Math.max(most, process.memoryUsage().rss);
    }
    expect(length).toBe(size);
    expect(most - before).toBeLessThan(size * 0.7);
  });
});

async function* zeros(size: number): AsyncGenerator<Buffer> {
  const piece = Buffer.alloc(1024 * 1024);
  for (let at = 0; at < size; at += piece.length) yield await Promise.resolve(piece);
}
