import { expect, test } from 'vitest';
import { dayPartAt } from './day-part.ts';

test.each([
  [0, 'evening'],
  [4, 'evening'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
] as const)('at %i it is %s', (hour, part) => {
  expect(dayPartAt(hour)).toBe(part);
});
