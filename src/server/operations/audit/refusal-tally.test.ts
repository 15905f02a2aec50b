import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refusalTally } from './refusal-tally.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Makes a tally with room for two and its words: a key for what is told at once, `key ×n` for what was counted. */
function talliesTwo() {
  const told: string[] = [];
  const tally = refusalTally({ milliseconds: 60_000, most: 2 });
  const refuse = (key: string) => {
    if (tally.isFirst(key, async (times) => void told.push(`${key} ×${times}`))) told.push(key);
  };
  return { told, tally, refuse };
}

test.each<[string, readonly (string | number)[], readonly string[]]>([
  ['one is told at once, and no more', ['a', 200], ['a']],
  ['repeats are told after a minute', ['a', 'a', 'a', 59], ['a']],
  ['with their count', ['a', 'a', 'a', 60], ['a', 'a ×2']],
  ['whoever goes on is told of once a minute', ['a', 'a', 60, 'a', 'a', 60, 'a', 60], ['a', 'a ×1', 'a ×2', 'a ×1']],
  ['whoever stops for a minute begins anew', ['a', 'a', 60, 60, 'a'], ['a', 'a ×1', 'a']],
  ['each counts for itself', ['a', 'b', 'b', 60], ['a', 'b', 'b ×1']],
  ['for which there is no room is told each time', ['a', 'b', 'c', 'c', 'a', 60], ['a', 'b', 'c', 'c', 'a ×1']],
  ['room comes back', ['a', 'b', 120, 'c', 'c', 60], ['a', 'b', 'c', 'c ×1']],
])('%s', async (_case, steps, expected) => {
  const { told, refuse } = talliesTwo();
  for (const step of steps) {
    if (typeof step === 'string') refuse(step);
    else await vi.advanceTimersByTimeAsync(step * 1000);
  }
  expect(told).toEqual(expected);
});

test('what is counted when the product stops is told then', async () => {
  const { told, tally, refuse } = talliesTwo();
  for (const key of ['a', 'a', 'b', 'a']) refuse(key);
  await tally.tellAll();
  await tally.tellAll();
  expect(told).toEqual(['a', 'b', 'a ×2']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toHaveLength(3);
});

test('what could not be told the first time is told the next time', () => {
  const { told, tally, refuse } = talliesTwo();
  refuse('a');
  tally.forget('a');
  refuse('a');
  expect(told).toEqual(['a', 'a']);
});
