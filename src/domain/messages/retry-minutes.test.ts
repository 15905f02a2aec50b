import { expect, test } from 'vitest';
import { maxAttempts, retryMinutes } from './retry-minutes.ts';

test.each([
  [1, 1],
  [2, 2],
  [3, 4],
  [6, 32],
  [7, 60],
  [9, 60],
  [maxAttempts, null],
  [maxAttempts + 1, null],
])('after attempt %i: %s minutes', (attempts, minutes) => {
  expect(retryMinutes(attempts)).toBe(minutes);
});
