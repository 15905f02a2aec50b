import { expect, test } from 'vitest';
import { dayNumber } from '#finance/iso-date.ts';
import { valueCourse } from './value-course.ts';

const period = { from: '2026-01-01', to: '2026-01-03' };

const courseOf = (values: readonly (number | null)[], payments: Parameters<typeof valueCourse>[0]['payments'] = []) =>
  valueCourse({ period, payments, points: values.map((value, index) => ({ day: `2026-01-0${index + 1}`, value })) });

test.each([
  ['nothing', []],
  ['one day', [100]],
  ['one day that has a value', [null, 100, null]],
])('%s is no course', (_case, values) => {
  expect(courseOf(values)).toBeNull();
});

test.each([
  ['ends on round numbers around the line', [1_731_240, 1_842_507], { low: 1_725_000, high: 1_850_000, step: 25_000 }],
  ['a value that does not move has an axis too', [500, 500], { low: 470, high: 530, step: 10 }],
  ['from nothing', [0, 90], { low: 0, high: 100, step: 20 }],
  ['below zero', [-30, 40], { low: -40, high: 40, step: 20 }],
])('the axis %s', (_case, values, axis) => {
  const drawn = courseOf(values)?.axis;
  expect(drawn).toMatchObject(axis);
  expect(drawn?.ticks.at(0)).toBe(axis.low);
  expect(drawn?.ticks.at(-1)).toBe(axis.high);
});

test('payments have a lane below the lowest tick, those in and those out apart', () => {
  const course = courseOf(
    [0, 90],
    [
      { day: '2026-01-02', paidIn: 40, paidOut: 0 },
      { day: '2026-01-03', paidIn: 5, paidOut: 7 },
    ],
  );
  expect(course?.axis).toMatchObject({ low: -10, ticks: [0, 20, 40, 60, 80, 100] });
  expect(course?.paidIn).toEqual([
    { day: dayNumber('2026-01-02'), amount: 40 },
    { day: dayNumber('2026-01-03'), amount: 5 },
  ]);
  expect(course?.paidOut).toEqual([{ day: dayNumber('2026-01-03'), amount: 7 }]);
});
