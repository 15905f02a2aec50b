import { expect, test } from 'vitest';
import { dayText } from './day-text.ts';

test('a day is written day first', () => {
  expect(dayText('2026-06-30')).toBe('30/06/2026');
});
