import { expect, test } from 'vitest';
import type { ReportDates } from '#contracts/datasets/accounts.ts';
import { markedDays, usedMarks } from './day-marks.ts';

const dates: ReportDates = {
  days: { first: '2026-01-10', last: '2026-05-20' },
  defaultDay: '2026-05-20',
  monthEnds: ['2026-04-30', '2026-03-31', '2026-02-28', '2026-01-31'],
  quarterEnds: ['2026-03-31'],
  reported: ['2026-03-31', '2026-02-15'],
};

test('days are marked with all that they are, a quarter’s end as that alone', () => {
  expect(Object.fromEntries(markedDays(dates))).toEqual({
    '2026-04-30': ['monthEnd'],
    '2026-03-31': ['quarterEnd', 'reported'],
    '2026-02-28': ['monthEnd'],
    '2026-01-31': ['monthEnd'],
    '2026-02-15': ['reported'],
  });
});

test('the legend names the marks that there are', () => {
  expect(usedMarks(markedDays(dates))).toEqual(['monthEnd', 'quarterEnd', 'reported']);
  expect(usedMarks(markedDays({ ...dates, reported: [] }))).toEqual(['monthEnd', 'quarterEnd']);
});
