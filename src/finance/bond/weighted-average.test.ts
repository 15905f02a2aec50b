import { expect, test } from 'vitest';
import { available, unavailable } from '../figure.ts';
import { weightedAverage } from './weighted-average.ts';

const part = (value: number, figure: number) => ({ value: available(value), figure: available(figure) });

test('durations 4, 5 and 6 by market values 2, 1 and 1: (2 × 4 + 5 + 6) / 4', () => {
  expect(weightedAverage([part(2_000_000, 4), part(1_000_000, 5), part(1_000_000, 6)])).toEqual(available(4.75));
});

test('one bond has its own figure', () => {
  expect(weightedAverage([part(10, 0.05)])).toEqual(available(0.05));
});

test.each([
  ['a figure is missing', [part(1, 1), { value: available(1), figure: unavailable('matured') }], 'matured'],
  ['a value is missing', [{ value: unavailable('no-price'), figure: available(1) }, part(1, 1)], 'no-price'],
  ['there is nothing', [], 'not-invested'],
] as const)('no average when %s', (_case, parts, reason) => {
  expect(weightedAverage(parts)).toEqual(unavailable(reason));
});
