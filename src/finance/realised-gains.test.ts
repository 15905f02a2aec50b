import { expect, test } from 'vitest';
import { decimal } from './decimal.ts';
import type { Disposal } from './holding.ts';
import { realisedGains } from './realised-gains.ts';

function sold(day: number, gain: number, changed: Partial<Disposal> = {}): Disposal {
  const money = { proceeds: decimal(100), cost: decimal(100 - gain), gain: decimal(gain), averageGain: decimal(gain + 1) };
  const effects = { priceEffect: decimal(gain - 2), currencyEffect: decimal(2) };
  return {
    entryId: `${day}`,
    day,
    instrumentId: 'ACME',
    units: decimal(1),
    ...money,
    ...effects,
    costUnknown: false,
    lots: [],
    ...changed,
  };
}

test('each disposal of (from, to] by day, and what they come to', () => {
  const { disposals, total } = realisedGains([sold(3, -5), sold(1, 99), sold(2, 20), sold(4, 99)], { from: 1, to: 3 });
  expect(disposals.map(({ day }) => day)).toEqual([2, 3]);
  const { withUnknownCost, ...money } = total;
  expect(Object.fromEntries(Object.entries(money).map(([name, amount]) => [name, amount.toNumber()]))).toEqual({
    proceeds: 200,
    cost: 185,
    gains: 20,
    losses: 5,
    net: 15,
    averageNet: 17,
    priceEffect: 11,
    currencyEffect: 4,
  });
  expect(withUnknownCost).toBe(0);
});

test('what has no rates is in neither effect, what has no cost is counted', () => {
  const unknown = sold(2, 20, { priceEffect: null, currencyEffect: null, costUnknown: true });
  const { total } = realisedGains([unknown, sold(3, 10)], { from: 0, to: 9 });
  expect([total.net, total.priceEffect, total.currencyEffect].map(String)).toEqual(['30', '8', '2']);
  expect(total.withUnknownCost).toBe(1);
});

test('nothing sold comes to nothing', () => {
  expect(realisedGains([], { from: 0, to: 9 }).total.net.isZero()).toBe(true);
});
