import { expect, test } from 'vitest';
import { available, unavailable } from '../figure.ts';
import { dayNumber, isoDate } from '../iso-date.ts';
import type { FundFlow } from './fund-totals.ts';
import { jCurve } from './j-curve.ts';
import { quarterEnds } from './quarter-ends.ts';

const flow = (kind: FundFlow['kind'], date: string, amount: number): FundFlow => ({ kind, day: dayNumber(date), amount });

const flows = [
  flow('call', '2023-02-10', 100),
  flow('call', '2023-05-02', 50),
  flow('distribution', '2023-11-30', 40),
  flow('distribution', '2024-03-31', 130),
  flow('call', '2024-05-05', 30),
];

// By hand: −100, −150, −150, −110, +20, −10.
test('cumulative by quarter since the first call', () => {
  const figure = jCurve(flows, dayNumber('2024-05-31'), () => available(90));
  if (!figure.available) throw new Error('There was a call.');
  const { points, deepest, paidBack } = figure.value;
  expect(
    points.map(({ day, quarter, called, distributed, cumulative }) => [isoDate(day), quarter, called, distributed, cumulative]),
  ).toEqual([
    ['2023-03-31', 1, 100, 0, -100],
    ['2023-06-30', 2, 50, 0, -150],
    ['2023-09-30', 3, 0, 0, -150],
    ['2023-12-31', 4, 0, 40, -110],
    ['2024-03-31', 5, 0, 130, 20],
    ['2024-05-31', 6, 30, 0, -10],
  ]);
  expect(points.map(({ withValue }) => withValue)).toEqual([-10, -60, -60, -20, 110, 80].map((value) => available(value)));
  expect(isoDate(deepest.day)).toBe('2023-06-30');
  expect(paidBack).toBeNull();
});

test('everything back, and back for good', () => {
  const figure = jCurve(flows.slice(0, 4), dayNumber('2024-06-30'), () => unavailable('no-reported-value', 'F'));
  expect(figure.available && figure.value.paidBack).toMatchObject({ quarter: 5, withValue: unavailable('no-reported-value', 'F') });
});

test('nothing to draw before the first call', () => {
  expect(jCurve([], 0, () => available(0))).toEqual(unavailable('nothing-paid-in'));
  expect(jCurve(flows, dayNumber('2023-01-01'), () => available(0))).toEqual(unavailable('nothing-paid-in'));
});

test('a first call on the last day of a quarter', () => {
  expect(quarterEnds(dayNumber('2023-03-31'), dayNumber('2023-06-30')).map(isoDate)).toEqual(['2023-03-31', '2023-06-30']);
});
