import { expect, test } from 'vitest';
import { reportDays } from './delivery.ts';

test.each([
  ['2026-11-27', '2026-09-30', '2025-12-31'],
  ['2026-09-30', '2026-06-30', '2025-09-30'],
  ['2026-10-01', '2026-09-30', '2025-12-31'],
  ['2024-03-31', '2023-12-31', '2023-03-31'],
])('on %s, reports of four quarters can be sent, from %s back to %s', (today, latest, earliest) => {
  const days = reportDays(today);
  expect([days.length, days[0], days.at(-1)]).toEqual([4, latest, earliest]);
});
