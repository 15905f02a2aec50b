import { expect, test } from 'vitest';
import { dayWithFigures } from './report-frame.ts';

const days = { first: '2026-11-27', last: '2026-11-30' };

test.each([
  ['a day within', '2026-11-29', undefined, days, '2026-11-29'],
  ['a day after the last', '2026-12-04', undefined, days, '2026-11-30'],
  ['a day before there was anything', '2026-11-20', undefined, days, '2026-11-28'],
  ['the day before the first transaction', '2026-11-27', undefined, days, '2026-11-28'],
  ['the same, asked for', '2026-11-27', '2026-11-27', days, '2026-11-27'],
  ['an earlier day, asked for', '1900-01-01', '1900-01-01', days, '2026-11-27'],
  ['the only day', '2026-11-27', undefined, { first: '2026-11-27', last: '2026-11-27' }, '2026-11-27'],
  ['no figures yet', '2026-11-27', undefined, null, '2026-11-27'],
])('%s', (_what, asOf, date, within, expected) => {
  expect(dayWithFigures({ asOf, query: { page: 1, ...(date && { date }) } }, within)).toBe(expected);
});
