import { expect, test } from 'vitest';
import { localMoment } from './local-moment.ts';

test.each([
  ['2026-03-10T12:00:00.000Z', 'Europe/London', '2026-03-10T12:00'],
  ['2026-07-10T23:30:00.000Z', 'Europe/London', '2026-07-11T00:30'],
  ['2026-03-29T00:30:00.000Z', 'Europe/Athens', '2026-03-29T02:30'],
  ['2026-03-29T01:00:00.000Z', 'Europe/Athens', '2026-03-29T04:00'],
  ['2026-12-31T23:59:59.999Z', 'UTC', '2026-12-31T23:59'],
])('%s in %s is %s', (moment, timeZone, local) => {
  expect(localMoment(moment, timeZone)).toBe(local);
});
