import { expect, test } from 'vitest';
import { dayNumber } from '#finance/iso-date.ts';
import { getFormats } from '#wording/formats.ts';
import { timeTicks } from './time-ticks.ts';

test.each([
  ['five years', '2021-06-30', '2026-06-30', 8, 'en', ['2022', '2023', '2024', '2025', '2026']],
  ['five years on a phone', '2021-06-30', '2026-06-30', 4, 'en', ['2022', '2024', '2026']],
  ['ten years', '2016-04-12', '2026-06-30', 6, 'en', ['2018', '2020', '2022', '2024', '2026']],
  ['one year', '2025-06-30', '2026-06-30', 8, 'en', ['Jul', 'Sept', 'Nov', '2026', 'Mar', 'May']],
  ['one year in Greek', '2025-06-30', '2026-06-30', 4, 'el', ['Ιουλ', 'Οκτ', '2026', 'Απρ']],
  ['three months', '2026-03-31', '2026-06-30', 8, 'en', ['Apr', 'May', 'Jun']],
  ['one month', '2026-05-31', '2026-06-30', 8, 'en', ['2 Jun', '9 Jun', '16 Jun', '23 Jun', '30 Jun']],
  ['one day', '2026-06-30', '2026-06-30', 8, 'en', ['30 Jun']],
] as const)('%s', (_case, from, to, most, locale, expected) => {
  expect(timeTicks(dayNumber(from), dayNumber(to), most, getFormats(locale)).map(({ text }) => text)).toEqual(expected);
});

test('stands on the first day of what it names', () => {
  expect(timeTicks(dayNumber('2021-06-30'), dayNumber('2026-06-30'), 8, getFormats('en'))[0]?.day).toBe(dayNumber('2022-01-01'));
});
