import { expect, test } from 'vitest';
import { mostAttempts, retryMinutes } from './retry-minutes.ts';

test.each([
  [1, 1],
  [2, 2],
  [3, 4],
  [6, 32],
  [7, 60],
  [9, 60],
  [mostAttempts, null],
  [mostAttempts + 1, null],
])('after attempt %i: %s minutes', (attempts, minutes) => {
  expect(retryMinutes(attempts)).toBe(minutes);
});
