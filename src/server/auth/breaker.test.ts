import { expect, test } from 'vitest';
import { breaker } from './breaker.ts';

function outside() {
  const state = { asked: 0, clock: 0, answers: (): number => 200 };
  const guard = breaker(() => state.clock);
  const ask = () =>
    guard(
      async () => {
        state.asked += 1;
        return state.answers();
      },
      (status) => status >= 500,
    );
  return { state, ask };
}

test('after five failures no one is asked for half a minute, then once', async () => {
  const { state, ask } = outside();
  state.answers = () => {
    throw new Error('refused');
  };
  for (let nth = 0; nth < 8; nth += 1) await expect(ask()).rejects.toThrow();
  expect(state.asked).toBe(5);
  state.clock = 30_000;
  await expect(ask()).rejects.toThrow('refused');
  await expect(ask()).rejects.toThrow('Not asked');
  expect(state.asked).toBe(6);
});

test('an answer ends the row, and one that is a failure counts', async () => {
  const { state, ask } = outside();
  for (const status of [500, 500, 500, 500, 200, 500, 500, 500, 500]) {
    state.answers = () => status;
    await expect(ask()).resolves.toBe(status);
  }
  state.answers = () => 503;
  await ask();
  await expect(ask()).rejects.toThrow('Not asked');
});
