import { expect, test, vi } from 'vitest';
import type { CallService } from './call-service.ts';
import { cacheAnswers } from './cache-answers.ts';

function keeping(bounds: Parameters<typeof cacheAnswers>[1] = {}, { status = 200, bytes = 10 } = {}) {
  const clock = { now: 0 };
  const ask = vi.fn<CallService>(async ({ href }) => ({ status, bytes, json: href }));
  const kept = cacheAnswers(ask, { keptFor: 1000, now: () => clock.now, ...bounds });
  const answers = async (...names: string[]) => {
    for (const name of names) await kept(new URL(`https://funds.example/${name}`));
    return ask.mock.calls.map(([{ pathname }]) => pathname.slice(1)).join(' ');
  };
  return { ask, kept, clock, answers };
}

test.each<[string, Parameters<typeof keeping>, readonly string[], string]>([
  ['the same address is asked once', [], ['a', 'a', 'b', 'a'], 'a b'],
  ['another search is another address', [], ['a?q=1', 'a?q=2', 'a?q=1'], 'a a'],
  ['that there is none is an answer', [{}, { status: 404 }], ['a', 'a'], 'a'],
  ['a failure is asked again', [{}, { status: 500 }], ['a', 'a'], 'a a'],
  ['so is what leads elsewhere', [{}, { status: 302 }], ['a', 'a'], 'a a'],
  ['what is long is not kept', [{ longest: 9 }], ['a', 'a'], 'a a'],
  ['what was not used for longest gives way to what takes room', [{ maxBytes: 20 }], ['a', 'b', 'a', 'c', 'a', 'b'], 'a b c b'],
  ['and to what comes when there are many', [{ maxAnswers: 2 }], ['a', 'b', 'a', 'c', 'a', 'b'], 'a b c b'],
])('%s', async (_what, given, names, asked) => {
  expect(await keeping(...given).answers(...names)).toBe(asked);
});

test('an answer is kept for its time, and using it does not lengthen that', async () => {
  const { answers, clock } = keeping();
  await answers('a');
  clock.now = 999;
  expect(await answers('a')).toBe('a');
  clock.now = 1000;
  expect(await answers('a')).toBe('a a');
});

test('room that answers had is free when they are too old', async () => {
  const { answers, clock } = keeping({ maxBytes: 20 });
  await answers('a', 'b');
  clock.now = 1000;
  expect(await answers('a', 'b', 'a', 'b')).toBe('a b a b');
});

test('all who wait for the same get one answer, or one failure, and the next asks again after a failure', async () => {
  const { ask, kept } = keeping();
  const url = new URL('https://funds.example/a');
  ask.mockRejectedValueOnce(new Error('nobody there'));
  const both = await Promise.allSettled([kept(url), kept(url)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(ask).toHaveBeenCalledTimes(1);
  const [one, other] = await Promise.all([kept(url), kept(url)]);
  expect(one).toBe(other);
  expect(ask).toHaveBeenCalledTimes(2);
});
