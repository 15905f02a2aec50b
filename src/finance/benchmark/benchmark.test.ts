import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildPrices } from '#tests/support/build-ledger.ts';
import { type BenchmarkInput, benchmarkIndex, type Rebalancing } from './benchmark.ts';
import { exchangeRates } from '#tests/support/exchange-rates.ts';
import { dayNumber } from '../iso-date.ts';
import type { PriceSeries } from '../prices/price-series.ts';

const always = (weight: number) => [{ fromDay: -1_000_000, weight }];
const component = (levels: PriceSeries, weight: number, currency = 'GBP') => ({ levels, currency, weights: always(weight) });

function level(input: Partial<BenchmarkInput> & Pick<BenchmarkInput, 'components'>, date: string): number {
  const index = benchmarkIndex({
    rebalancing: 'monthly',
    rates: exchangeRates({ GBP: buildPrices('2024-01-01 0.8, 2024-03-01 0.9'), USD: buildPrices('2024-01-01 1.2') }),
    currency: 'GBP',
    firstDay: dayNumber('2024-01-01'),
    through: dayNumber('2024-12-31'),
    ...input,
  });
  return index.levels[dayNumber(date) - index.firstDay] ?? NaN;
}

const shares = buildPrices('2024-01-01 100, 2024-01-31 120, 2024-02-29 120, 2024-03-31 180');
const bonds = buildPrices('2024-01-01 50, 2024-01-31 50, 2024-02-29 60, 2024-03-31 60');

test('one index is itself, carried forward over holidays', () => {
  expect(level({ components: [component(shares, 1)] }, '2024-01-15')).toBe(1);
  expect(level({ components: [component(shares, 1)] }, '2024-02-10')).toBeCloseTo(1.2, 12);
});

test.each<[Rebalancing, number]>([
  ['monthly', (1 + 0.5 * 0.2) * (1 + 0.5 * 0.2) * (1 + 0.5 * 0.5)],
  ['never', 0.5 * 1.8 + 0.5 * 1.2],
  ['quarterly', 0.5 * 1.8 + 0.5 * 1.2],
])('half shares, half bonds, weights restored %s', (rebalancing, expected) => {
  expect(level({ components: [component(shares, 0.5), component(bonds, 0.5)], rebalancing }, '2024-03-31')).toBeCloseTo(expected, 12);
});

test('weights change after the close of their day', () => {
  const switched = [
    { levels: shares, currency: 'GBP', weights: [...always(1), { fromDay: dayNumber('2024-01-31'), weight: 0 }] },
    { levels: bonds, currency: 'GBP', weights: [...always(0), { fromDay: dayNumber('2024-01-31'), weight: 1 }] },
  ];
  expect(level({ components: switched, rebalancing: 'never' }, '2024-01-31')).toBeCloseTo(1.2, 12);
  expect(level({ components: switched, rebalancing: 'never' }, '2024-03-31')).toBeCloseTo(1.44, 12);
});

test('levels in another currency are converted: returns of index and currency multiply', () => {
  const dollars = component(buildPrices('2024-01-01 100, 2024-03-01 110'), 1, 'USD');
  const rates = exchangeRates({ GBP: buildPrices('2024-01-01 0.8, 2024-03-01 0.9'), USD: buildPrices('2024-01-01 1.2, 2024-03-01 1.2') });
  expect(level({ components: [dollars], rates }, '2024-03-01')).toBeCloseTo(1.1 * (0.9 / 0.8), 12);
});

test('begins where all its parts have a level', () => {
  const late = component(buildPrices('2024-02-01 10, 2024-03-01 11'), 0.5);
  expect(level({ components: [component(shares, 0.5), late] }, '2024-01-31')).toBeNaN();
  expect(level({ components: [component(shares, 0.5), late] }, '2024-02-01')).toBe(1);
});

test('without a rate or a component there is none', () => {
  expect(level({ components: [component(shares, 1, 'JPY')] }, '2024-06-30')).toBeNaN();
  expect(level({ components: [] }, '2024-06-30')).toBeNaN();
});

test('twice the same index is the index, however it is weighted and rebalanced', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 0.99, noNaN: true }), fc.constantFrom('monthly', 'yearly', 'never'), (weight, rebalancing) => {
      const both = [component(shares, weight), component(shares, 1 - weight)];
      expect(level({ components: both, rebalancing }, '2024-12-31')).toBeCloseTo(1.8, 9);
    }),
  );
});
