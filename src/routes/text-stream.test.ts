import { setImmediate as breath } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { textOfBatches, textStream } from './text-stream.ts';

function counted(fails = false) {
  const state = { isEnded: false };
  let left = 2;
  const batches: AsyncIterableIterator<number> = {
    [Symbol.asyncIterator]: () => batches,
    next: () => {
      if (fails) return Promise.reject(new Error('broken'));
      left -= 1;
      return Promise.resolve(left < 0 ? { done: true, value: undefined } : { done: false, value: left });
    },
    return: async () => {
      state.isEnded = true;
      return { done: true, value: undefined };
    },
  };
  return { state, stream: textStream(textOfBatches('head\n', batches, (batch) => `${batch}\n`)) };
}

test('the first text comes before those of the batches, which are ended', async () => {
  const { state, stream } = counted();
  expect(await new Response(stream).text()).toBe('head\n1\n0\n');
  expect(state.isEnded).toBe(true);
});

test.each([0, 1, 2])('who leaves after %i texts ends the batches', async (texts) => {
  const { state, stream } = counted();
  const reader = stream.getReader();
  // The first text is asked for ahead.
  await breath();
  for (let read = 0; read < texts; read += 1) await reader.read();
  await reader.cancel();
  expect(state.isEnded).toBe(true);
});

test('batches that fail break the reply off', async () => {
  await expect(new Response(counted(true).stream).text()).rejects.toThrow('broken');
});
