import { expect, test } from 'vitest';
import { momentText } from './moment-text.ts';

test.each([
  ['2026-06-30T22:15:03.000Z', 'en', 'Europe/London', '30/06/2026, 23:15:03'],
  ['2026-06-30T22:15:03.000Z', 'el', 'Europe/Athens', '01/07/2026, 01:15:03'],
  ['2026-01-05T07:05:00.000Z', 'en', 'Europe/London', '05/01/2026, 07:05:00'],
] as const)('%s in %s at %s is %s', (moment, locale, timeZone, expected) => {
  expect(momentText(moment, locale, timeZone)).toBe(expected);
});
