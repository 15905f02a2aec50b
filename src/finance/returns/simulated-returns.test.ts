import { expect, test } from 'vitest';
import { exchangeRates } from '#tests/support/exchange-rates.ts';
import { unavailable } from '../figure.ts';
import { dayNumber } from '../iso-date.ts';
import { priceSeries } from '../prices/price-series.ts';
import { type SimulatedHolding, simulatedReturns } from './simulated-returns.ts';
import { returnOver } from './time-weighted-return.ts';

const series = (...points: readonly (readonly [string, number])[]) =>
  priceSeries(points.map(([date, price]) => ({ day: dayNumber(date), price })));

const holding = (id: string, weight: number, own: Partial<SimulatedHolding>): SimulatedHolding => ({
  id,
  weight,
  currency: 'EUR',
  prices: null,
  splits: [],
  ...own,
});

const span = { rates: exchangeRates({}), currency: 'EUR', firstDay: dayNumber('2023-12-31'), through: dayNumber('2024-03-31') };

const shares = holding('shares', 60, {
  prices: series(['2023-12-29', 10], ['2024-01-31', 11], ['2024-02-29', 9.9], ['2024-03-28', 11.88]),
});
const bonds = holding('bonds', 40, {
  prices: series(['2023-12-29', 100], ['2024-01-31', 99], ['2024-02-29', 100.98], ['2024-03-28', 100.98]),
});

// By hand: months of 0.6 × 10 % − 0.4 × 1 %, −0.6 × 10 % + 0.4 × 2 %, 0.6 × 20 %, each from weights restored at the month's end.
test('today’s weights, restored every month', () => {
  const figure = simulatedReturns({ ...span, holdings: [shares, bonds] });
  if (!figure.available) throw new Error('All have prices.');
  const { index, beginsOn, limitedBy } = figure.value;
  expect([beginsOn, limitedBy]).toEqual([span.firstDay, null]);
  const whole = returnOver(index, { from: span.firstDay, to: span.through });
  expect(whole.available && whole.value).toBeCloseTo(1.056 * 0.948 * 1.12 - 1, 12);
});

test('it begins when the last of them has a price, and says which', () => {
  const young = holding('young', 10, { prices: series(['2024-02-10', 5], ['2024-03-31', 5]) });
  const figure = simulatedReturns({ ...span, holdings: [shares, young, bonds] });
  expect(figure).toMatchObject({ value: { beginsOn: dayNumber('2024-02-10'), limitedBy: 'young' } });
  expect(figure.available && figure.value.index.levels[41 - 1]).toBeNaN();
  expect(figure.available && figure.value.index.levels[41]).toBe(1);
});

test('a rate may be the limit; cash in another currency moves with it', () => {
  const rates = exchangeRates({ USD: series(['2024-01-15', 1.25], ['2024-03-31', 1]) });
  const figure = simulatedReturns({ ...span, rates, holdings: [holding('USD', 1, { currency: 'USD' })] });
  expect(figure).toMatchObject({ value: { beginsOn: dayNumber('2024-01-15'), limitedBy: 'USD' } });
  expect(figure.available && figure.value.index.levels.at(-1)).toBeCloseTo(1.25, 12);
});

test('a split is no fall', () => {
  const split = holding('split', 1, {
    prices: series(['2023-12-29', 100], ['2024-02-15', 51]),
    splits: [{ day: dayNumber('2024-02-15'), ratio: 2 }],
  });
  const figure = simulatedReturns({ ...span, holdings: [split] });
  expect(figure.available && figure.value.index.levels.at(-1)).toBeCloseTo(1.02, 12);
});

test('a debt counts against the rest', () => {
  const figure = simulatedReturns({
    ...span,
    through: dayNumber('2024-01-31'),
    holdings: [{ ...shares, weight: 1.5 }, holding('EUR', -0.5, {})],
  });
  expect(figure.available && figure.value.index.levels.at(-1)).toBeCloseTo(1.15, 12);
});

test.each([
  ['without a price', [shares, holding('empty', 1, { prices: series() })], unavailable('no-price', 'empty')],
  ['without a rate', [shares, holding('CHF', 1, { currency: 'CHF' })], unavailable('no-exchange-rate', 'CHF')],
  ['of nothing', [{ ...shares, weight: 0 }], unavailable('not-invested')],
])('no simulation %s', (_case, holdings, expected) => {
  expect(simulatedReturns({ ...span, holdings })).toEqual(expected);
});
