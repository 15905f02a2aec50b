import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildEntry } from '#tests/support/build-ledger.ts';
import { randomMarket } from '#tests/support/random-ledger.ts';
import { decimal } from '../decimal.ts';
import type { Disposal } from '../ledger/holding.ts';
import { isoDate } from '../iso-date.ts';
import { buildBook } from '../book/portfolio-book.ts';
import { realisedGains } from './realised-gains.ts';
import { inOrder } from '../ledger/ordered-entries.ts';

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

test('when everything is sold in the end, first in first out and the average have realised the same, to the last digit', () => {
  const trade = fc.record({
    units: fc.integer({ min: 1, max: 99 }),
    price: fc.integer({ min: 1, max: 50 }),
    sells: fc.integer({ min: 0, max: 100 }),
  });
  fc.assert(
    fc.property(fc.array(trade, { minLength: 1, maxLength: 15 }), (trades) => {
      let held = 0;
      const entries = trades.flatMap(({ units, price, sells }, at) => {
        const out = Math.floor(((held + units) * sells) / 100);
        held += units - out;
        const bought = buildEntry(isoDate(19_001 + at), 'Purchase', { instrument: 'POUNDS', units, amount: -units * price });
        const some = buildEntry(isoDate(19_001 + at), 'Sale', { instrument: 'POUNDS', units: out, amount: out * (price + 1) });
        return out > 0 ? [bought, some] : [bought];
      });
      const rest = held > 0 ? [buildEntry(isoDate(19_030), 'Sale', { instrument: 'POUNDS', units: held, amount: held * 7 })] : [];
      const { disposals } = buildBook({ ...randomMarket, entries: inOrder([...entries, ...rest]), settlement: 'direct', through: 19_040 });
      const { net, averageNet } = realisedGains(disposals, { from: 19_000, to: 19_040 }).total;
      expect(averageNet.rounded(30).toString()).toBe(net.rounded(30).toString());
    }),
  );
});
