import { expect, test } from 'vitest';
import { openSteps, timeStep } from './totp-step.ts';

test.each([
  [0, 0],
  [29_999, 0],
  [30_000, 1],
  [59_000, 1],
  [1_111_111_109_000, 0x23523ec],
  [20_000_000_000_000, 0x27bc86aa],
])('%i ms after 1970 is step %i', (now, step) => {
  expect(timeStep(now)).toBe(step);
});

test('in the first half minute of 1970 too', () => {
  expect(openSteps(0, null)).toEqual([-1, 0, 1]);
});

const now = 1_000 * 30_000;

test.each([
  ['nothing was taken', null, [999, 1000, 1001]],
  ['one of long ago was taken', 3, [999, 1000, 1001]],
  ['the step before was taken', 999, [1000, 1001]],
  ['this step was taken', 1000, [1001]],
  ['the next step was taken', 1001, []],
  ['the clock went back', 2000, []],
])('when %s', (_case, lastStep, open) => {
  expect(openSteps(now, lastStep)).toEqual(open);
});
