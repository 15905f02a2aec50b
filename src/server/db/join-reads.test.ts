import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { joinReads } from './join-reads.ts';
import type { Queries } from './queries.ts';

/** Reads that return the number of their snapshot, and how many snapshots have ended. */
function numbered(begins: (nth: number) => Promise<unknown> = async () => undefined) {
  let [opened, ended] = [0, 0];
  const joined = joinReads(async (work) => {
    const nth = (opened += 1);
    try {
      return await work({ nth } as unknown as Queries, begins(nth));
    } finally {
      ended += 1;
    }
  });
  return { ...joined, ended: () => ended };
}

const nthOf = (snapshot: Queries) => (snapshot as unknown as { readonly nth: number }).nth;

test('reads that run together or follow each other share a snapshot, which ends after them', async () => {
  const { read, ended } = numbered();
  const slow = read(async (snapshot) => {
    await wait(20);
    return nthOf(snapshot);
  });
  expect(await read(async (snapshot) => nthOf(snapshot))).toBe(1);
  expect(await slow).toBe(1);
  expect(await read(async (snapshot) => nthOf(snapshot))).toBe(1);
  expect(ended()).toBe(0);
  await wait(5);
  expect(ended()).toBe(1);
  expect(await read(async (snapshot) => nthOf(snapshot))).toBe(2);
});

test('what is read after a change does not share the snapshot of before', async () => {
  const { read, forget } = numbered();
  const before = read(async (snapshot) => {
    await wait(20);
    return nthOf(snapshot);
  });
  forget();
  expect(await read(async (snapshot) => nthOf(snapshot))).toBe(2);
  expect(await before).toBe(1);
});

test('a refusal is told as it is; what fails otherwise is read alone, and no one joins it', async () => {
  const { read } = numbered();
  await expect(read(() => Promise.reject(new AppError('page-not-found')))).rejects.toMatchObject({ code: 'page-not-found' });
  const tried: number[] = [];
  const failing = read(async (snapshot) => {
    tried.push(nthOf(snapshot));
    if (tried.length === 1) throw Object.assign(new Error('aborted'), { code: '25P02' });
    return 'read';
  });
  expect(await failing).toBe('read');
  expect(tried).toEqual([1, 2]);
  expect(await read(async (snapshot) => nthOf(snapshot))).toBe(3);
});

test('nothing counts of a snapshot that did not begin', async () => {
  const { read } = numbered((nth) => (nth === 1 ? Promise.reject(Object.assign(new Error('gone'), { code: '57P01' })) : Promise.resolve()));
  await expect(read(async () => 'nothing')).rejects.toMatchObject({ code: 'database-unavailable' });
});
