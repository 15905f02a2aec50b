import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exportsInTurn } from './exports-in-turn.ts';

const bounds = { atOnce: 3, ofEach: 2, reading: 1, idle: 1000 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function* numbers() {
  yield 1;
  yield 2;
}

const begin = async () => numbers();

async function readAll(batches: AsyncIterable<number>): Promise<number[]> {
  const read: number[] = [];
  for await (const batch of batches) read.push(batch);
  return read;
}

test('a file is read whole, and then its place is free', async () => {
  const inTurn = exportsInTurn({ ...bounds, atOnce: 1 });
  expect(await readAll(await inTurn('ivy', begin))).toEqual([1, 2]);
  expect(await readAll(await inTurn('otto', begin))).toEqual([1, 2]);
});

test('one person has their places, all together have theirs, and what is refused is not begun', async () => {
  const inTurn = exportsInTurn(bounds);
  const refused = vi.fn(begin);
  await inTurn('ivy', begin);
  const second = await inTurn('ivy', begin);
  await expect(inTurn('ivy', refused)).rejects.toMatchObject({ code: 'server-busy' });
  await inTurn('otto', begin);
  await expect(inTurn('ada', refused)).rejects.toMatchObject({ code: 'server-busy' });
  expect(refused).not.toHaveBeenCalled();
  await readAll(second);
  await expect(inTurn('ada', begin)).resolves.toBeDefined();
});

test.each<[string, (inTurn: ReturnType<typeof exportsInTurn>) => Promise<unknown>]>([
  ['whose beginning fails', (inTurn) => inTurn('ivy', () => Promise.reject(new Error('broken')))],
  ['that fails on the way', async (inTurn) => readAll(await inTurn('ivy', async () => failing()))],
])('a file %s leaves its place', async (_what, fails) => {
  const inTurn = exportsInTurn({ ...bounds, atOnce: 1 });
  await expect(fails(inTurn)).rejects.toThrow('broken');
  expect(await readAll(await inTurn('ivy', begin))).toEqual([1, 2]);
});

async function* failing() {
  yield 1;
  throw new Error('broken');
}

test('a file that is left on the way leaves its place', async () => {
  const inTurn = exportsInTurn({ ...bounds, atOnce: 1 });
  for await (const batch of await inTurn('ivy', begin)) if (batch === 1) break;
  expect(await readAll(await inTurn('ivy', begin))).toEqual([1, 2]);
});

test('a file that nobody reads on is broken off, and does not end as if it were whole', async () => {
  const inTurn = exportsInTurn({ ...bounds, atOnce: 1 });
  const stalled = (await inTurn('ivy', begin))[Symbol.asyncIterator]();
  await vi.advanceTimersByTimeAsync(900);
  expect(await stalled.next()).toEqual({ done: false, value: 1 });
  await vi.advanceTimersByTimeAsync(900);
  await expect(inTurn('otto', begin)).rejects.toMatchObject({ code: 'server-busy' });
  await vi.advanceTimersByTimeAsync(100);
  expect(await readAll(await inTurn('otto', begin))).toEqual([1, 2]);
  await expect(stalled.next()).rejects.toMatchObject({ code: 'server-busy' });
});

test('batches of several files are read one after the other, however long one takes', async () => {
  const inTurn = exportsInTurn(bounds);
  const slow = Promise.withResolvers<void>();
  let read = 0;
  async function* counted() {
    read += 1;
    await slow.promise;
    yield read;
  }
  const files = [await inTurn('ivy', async () => counted()), await inTurn('otto', async () => counted())];
  const answers = Promise.all(files.map((file) => readAll(file)));
  await vi.advanceTimersByTimeAsync(5000);
  expect(read).toBe(1);
  slow.resolve();
  expect(await answers).toHaveLength(2);
  expect(read).toBe(2);
});
