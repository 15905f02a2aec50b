import { expect, test } from 'vitest';
import { dayIn } from './day-in.ts';

test.each([
  ['30/06/2026', '2026-06-30'],
  ['1/2/2026', '2026-02-01'],
  [' 30.06.2026 ', '2026-06-30'],
  ['2026-06-30', '2026-06-30'],
  ['29/02/2024', '2024-02-29'],
  ['29/02/2026', null],
  ['31/04/2026', null],
  ['06/30/2026', null],
  ['30/06/26', null],
  ['', null],
  ['tomorrow', null],
])('%s is %s', (typed, day) => {
  expect(dayIn(typed)).toBe(day);
});
