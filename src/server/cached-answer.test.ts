import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cachedAnswer } from './cached-answer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('anyone who comes within the second gets the answer of the first, and the next asks again', async () => {
  const ask = vi.fn(async () => ask.mock.calls.length);
  const kept = cachedAnswer(1000, ask);
  expect(await Promise.all([kept(), kept()])).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(999);
  expect(await kept()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await kept()).toBe(2);
});

test('a question that takes long is not asked twice', async () => {
  const ask = vi.fn(
    () =>
      new Promise<string>((resolve) => {
        setTimeout(() => resolve('at last'), 5000);
      }),
  );
  const kept = cachedAnswer(1000, ask);
  const first = kept();
  await vi.advanceTimersByTimeAsync(4000);
  const second = kept();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await Promise.all([first, second])).toEqual(['at last', 'at last']);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a failure is an answer, and is not kept for longer', async () => {
  const ask = vi.fn(() => Promise.reject(new Error('nobody there')));
  const kept = cachedAnswer(1000, ask);
  await expect(kept()).rejects.toThrow('nobody there');
  await expect(kept()).rejects.toThrow('nobody there');
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  await expect(kept()).rejects.toThrow('nobody there');
  expect(ask).toHaveBeenCalledTimes(2);
});
