import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal, sum, zero } from './decimal.ts';

test('0.1 and 0.2 sold from 0.3 leave nothing', () => {
  expect(decimal('0.3').minus(decimal('0.1')).minus(decimal('0.2')).isZero()).toBe(true);
});

test.each([
  ['0.5', 0, '1'],
  ['-0.5', 0, '-1'],
  ['1.005', 2, '1.01'],
  ['-1.005', 2, '-1.01'],
  ['2.344', 2, '2.34'],
  ['-0.001', 2, '0'],
])('%s rounded half away from zero to %d places is %s', (text, places, expected) => {
  expect(decimal(text).rounded(places).toString()).toBe(expected);
});

test('a unit cost times its units is the cost, to twenty digits', () => {
  const cost = decimal('1000');
  const units = decimal('3');
  expect(cost.minus(cost.div(units).times(units)).abs().cmp(decimal('1e-35'))).toBe(-1);
});

test('is written without exponent and survives the wire', () => {
  expect(decimal('0.00000000001').toString()).toBe('0.00000000001');
  expect(JSON.stringify({ units: decimal('12.50') })).toBe('{"units":"12.5"}');
});

test('twelve fractional lots bought and sold leave exactly nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 10 ** 9 }), { minLength: 12, maxLength: 12 }), (millionths) => {
      const lots = millionths.map((size) => decimal(size).div(decimal(10 ** 8)));
      expect(lots.reduce((left, lot) => left.minus(lot), sum(lots)).cmp(zero)).toBe(0);
    }),
  );
});
