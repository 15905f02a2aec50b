import { expect, test } from 'vitest';
import { concurrencyLimit } from './concurrency-limit.ts';

/** Work that ends when it is told to. */
function slowWork() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: () => promise, end: () => resolve('done') };
}

test('some are inside, some wait, the rest is turned away', async () => {
  const pass = concurrencyLimit({ atOnce: 1, waiting: 1 });
  const first = slowWork();
  const second = slowWork();
  const inside = pass(first.work);
  const waiting = pass(second.work);
  await expect(pass(async () => 'never')).rejects.toMatchObject({ code: 'server-busy' });
  first.end();
  second.end();
  expect(await Promise.all([inside, waiting])).toEqual(['done', 'done']);
  expect(await pass(async () => 'again')).toBe('again');
});

test('never more than allowed are inside', async () => {
  const pass = concurrencyLimit({ atOnce: 3, waiting: 100 });
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 50 }, () => pass(work)));
  expect({ most, inside }).toEqual({ most: 3, inside: 0 });
});

test('work that fails leaves its place', async () => {
  const pass = concurrencyLimit({ atOnce: 1, waiting: 0 });
  await expect(pass(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await pass(async () => 'next')).toBe('next');
});

test('one alone takes no more than their places, and others still come in', async () => {
  const pass = concurrencyLimit({ atOnce: 1, waiting: 3, ofEach: 2 });
  const slow = slowWork();
  const own = [pass(slow.work, 'ivy'), pass(slow.work, 'ivy')];
  await expect(pass(slow.work, 'ivy')).rejects.toMatchObject({ code: 'server-busy' });
  const others = [pass(slow.work, 'otto'), pass(slow.work, 'otto')];
  await expect(pass(slow.work, 'ada')).rejects.toMatchObject({ code: 'server-busy' });
  slow.end();
  expect(await Promise.all([...own, ...others])).toEqual(['done', 'done', 'done', 'done']);
  await expect(pass(() => Promise.reject(new Error('broken')), 'ivy')).rejects.toThrow('broken');
  expect(await Promise.all([pass(slow.work, 'ivy'), pass(slow.work, 'ivy')])).toEqual(['done', 'done']);
});

test('who waits too long, or is gone, is turned away and leaves the place in the queue', async () => {
  const pass = concurrencyLimit({ atOnce: 1, waiting: 1, longestWait: 20 });
  const slow = slowWork();
  const inside = pass(slow.work);
  await expect(pass(async () => 'late')).rejects.toMatchObject({ code: 'server-busy' });
  const going = new AbortController();
  const gone = expect(pass(async () => 'gone', 'ivy', going.signal)).rejects.toMatchObject({ code: 'server-busy' });
  going.abort();
  await gone;
  await expect(pass(async () => 'gone before', 'ivy', going.signal)).rejects.toMatchObject({ code: 'server-busy' });
  const next = pass(async () => 'next');
  slow.end();
  expect(await Promise.all([inside, next])).toEqual(['done', 'next']);
  expect(await pass(async () => 'again')).toBe('again');
});
