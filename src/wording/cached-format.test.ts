import { expect, test } from 'vitest';
import { getCachedFormat } from './cached-format.ts';

test('a format is made once for each language, zone and style', () => {
  const inAthens = getCachedFormat('sv-SE', { timeZone: 'Europe/Athens', timeStyle: 'short' });
  expect(getCachedFormat('sv-SE', { timeZone: 'Europe/Athens', timeStyle: 'short' })).toBe(inAthens);

  const moment = Date.parse('2026-03-29T00:30:00Z');
  expect(inAthens.format(moment)).toBe('02:30');
  expect(getCachedFormat('sv-SE', { timeZone: 'Europe/London', timeStyle: 'short' }).format(moment)).toBe('00:30');
  expect(getCachedFormat('en-US', { timeZone: 'Europe/Athens', timeStyle: 'short' }).format(moment)).toMatch(/^2:30\sAM$/u);
});
