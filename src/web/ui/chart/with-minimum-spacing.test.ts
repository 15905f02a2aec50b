import { expect, test } from 'vitest';
import { withMinimumSpacing } from './with-minimum-spacing.ts';

test.each([
  ['far enough apart', [0, 10, 20], 10, [0, 10, 20]],
  ['too near to the last kept', [0, 4, 9, 11, 30], 10, [0, 11, 30]],
  ['none', [], 10, []],
])('%s', (_case, days, least, expected) => {
  expect(withMinimumSpacing(days, least, (day) => day)).toEqual(expected);
});
