import { expect, test } from 'vitest';
import { bucketStart, type CalendarBucket, linkedBy } from './calendar-bucket.ts';

test.each<[string, CalendarBucket, string]>([
  ['2012-08-10', 'week', '2012-08-06'],
  ['2012-08-06', 'week', '2012-08-06'],
  ['2012-08-12', 'week', '2012-08-06'],
  ['2012-08-10', 'month', '2012-08-01'],
  ['2012-08-10', 'quarter', '2012-07-01'],
  ['2012-12-31', 'quarter', '2012-10-01'],
  ['2012-08-10', 'year', '2012-01-01'],
  ['2013-01-01', 'week', '2012-12-31'],
])('%s is in the %s that begins on %s', (date, bucket, start) => {
  expect(bucketStart(date, bucket)).toBe(start);
});

test("returns of days linked by month: empyrical's benchmark", () => {
  const returns = [0, 0.01, 0, 0.01, 0, 0.01, 0, 0.01, 0].map((rate, day) => ({
    date: ['2000-01-30', '2000-01-31'][day] ?? `2000-02-0${day - 1}`,
    rate,
  }));
  expect(linkedBy('month', returns)).toEqual([
    { start: '2000-01-01', rate: expect.closeTo(0.01, 12) },
    { start: '2000-02-01', rate: expect.closeTo(1.01 ** 3 - 1, 12) },
  ]);
  expect(linkedBy('year', returns)).toEqual([{ start: '2000-01-01', rate: expect.closeTo(1.01 ** 4 - 1, 12) }]);
});
