import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildSeries } from '#tests/support/build-series.ts';
import { available, unavailable } from '../figure.ts';
import { gainOver, gainRate, netPaidIn, performanceBridge, unrealisedGain } from './gains.ts';

const series = buildSeries([0, 1000, 1100, 1600, 1450], {
  paidIn: [0, 1000, 0, 400, 0],
  paidOut: [0, 0, 0, 0, 200],
  income: [0, 0, 20, 0, 0],
  charges: [0, 0, 0, 5, 0],
  taxes: [0, 0, 3, 0, 0],
});

test.each([
  ['since the day before the first', { from: 0, to: 4 }, 250],
  ['what moves on the opening day is in the opening value', { from: 1, to: 2 }, 100],
  ['flows are no gain', { from: 2, to: 4 }, 150],
  ['from long before', { from: -100, to: 4 }, 250],
])('gain in money: %s', (_case, period, expected) => {
  expect(gainOver(series, period)).toEqual(available(expected));
});

test('no gain without a closing value', () => {
  expect(gainOver(series, { from: 0, to: 5 })).toEqual(unavailable('no-price'));
  expect(gainOver(buildSeries([0, NaN]), { from: 0, to: 1 })).toEqual(unavailable('no-price'));
});

test('the bridge leads from the opening to the closing value', () => {
  expect(performanceBridge(series, { from: 1, to: 4 })).toEqual(
    available({ opening: 1000, netPaidIn: 200, income: 20, charges: 5, taxes: 3, marketGain: 238, closing: 1450 }),
  );
});

test('unrealised gain is value less cost, and says why not', () => {
  expect(unrealisedGain(available(120), available(100))).toEqual(available(20));
  expect(unrealisedGain(unavailable('no-price', 'ACME'), available(100))).toEqual(unavailable('no-price', 'ACME'));
  expect(gainRate(available(20), available(100))).toEqual(available(0.2));
  expect(gainRate(available(20), available(0))).toEqual(unavailable('nothing-paid-in'));
});

test('gains of parts add up to the gain of the whole', () => {
  const money = fc.integer({ min: 0, max: 1000 });
  fc.assert(
    fc.property(fc.array(fc.tuple(money, money, money), { minLength: 3, maxLength: 30 }), fc.nat(), (rows, cut) => {
      const any = buildSeries(
        rows.map(([value]) => value),
        { paidIn: rows.map(([, paid]) => paid), paidOut: rows.map(([, , out]) => out) },
      );
      const last = rows.length - 1;
      const middle = cut % rows.length;
      const gain = (from: number, to: number) => {
        const figure = gainOver(any, { from, to });
        return figure.available ? figure.value : NaN;
      };
      expect(gain(0, middle) + gain(middle, last)).toBe(gain(0, last));
      expect(netPaidIn(any, { from: 0, to: last })).toBe(
        netPaidIn(any, { from: 0, to: middle }) + netPaidIn(any, { from: middle, to: last }),
      );
    }),
  );
});
