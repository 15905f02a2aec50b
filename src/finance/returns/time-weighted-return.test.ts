import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canContinueFrom } from '../book/book-opening.ts';
import { levelRatio } from './chain-stretches.ts';
import { annualised, chainLinked, linked, returnOver } from './time-weighted-return.ts';
import { available } from '../figure.ts';

/** Values by day with what came in (positive) or went out (negative) on each, as `value` or `value flow`. */
function days(written: string) {
  const cells = written.split(',').map((cell) => cell.trim().split(' ').map(Number));
  const flow = cells.map(([, amount = 0]) => amount);
  return {
    value: Float64Array.from(cells, ([value = NaN]) => value),
    paidIn: Float64Array.from(flow, (amount) => Math.max(amount, 0)),
    paidOut: Float64Array.from(flow, (amount) => Math.max(-amount, 0)),
  };
}

const closeTo = (value: number) => ({ available: true, value: expect.closeTo(value, 12) as number });
const about = (level: number) => (Number.isNaN(level) ? NaN : (expect.closeTo(level, 12) as number));

test.each([
  [
    'Portfolio Performance, Excel sample',
    '10000, 10230, 10630 200, 9995.59 -400, 10289.58, 10583.57, 16179.56 5400, 11600 -3697.04, 10596.15',
    -0.05618267755,
  ],
  ['a deposit on the last day is neutral', '100, 110, 110, 210 100', 0.1],
  ['in at the start of the day', '1000, 1530 500', 0.02],
  ['an account that joins is a contribution of its value', '10000, 10100, 110605 100000, 109498.95', 0.00448628065],
  ['tiny balance, then a large deposit on a moving day', '1, 990 1000', 990 / 1001 - 1],
  ['first deposit and full withdrawal', '0, 101 100, 0 -103.02', 0.0302],
  ['withdrawn, empty for a while, paid in again', '0, 100 100, 0 -110, 0, 0, 50 50, 55', 0.21],
  ['a total loss stays', '100, 0, 0', -1],
  ['interest on an empty account is no return', '0, 100 100, 0 -100, 5, 5.5', 0.1],
])('%s', (_case, written, expected) => {
  const { index } = chainLinked(days(written));
  expect((index.at(-1) ?? NaN) - 1).toBeCloseTo(expected, 9);
});

/** By hand, and by fractions in Python: (Vₜ + Wₜ) / (Vₜ₋₁ + Cₜ) and (Vₜ − Cₜ + Wₜ) / Vₜ₋₁. */
test.each([
  //                                                          in at the start, out at the end   each at the end
  ['a large payment on a small balance', '100, 1030 1000', [1030 / 1100 - 1, -0.7]],
  ['in on a day that rises', '1000, 1530 500', [0.02, 0.03]],
  ['out on a day that rises', '1000, 530 -500', [0.03, 0.03]],
  ['in and out on two days', '1000, 1300 200, 900 -500', [(1300 / 1200) * (1400 / 1300) - 1, 1.1 * (1400 / 1300) - 1]],
  ['without payments', '100, 110, 121', [0.21, 0.21]],
  ['the first payment', '0, 101 100, 102.01', [0.0201, 0.01]],
  ['all taken out', '100, 0 -103', [0.03, 0.03]],
  ['a payment in days without value', '1000, NaN, 1650 500', [150 / 1250, 150 / 1000]],
  ['more paid in than there is', '1, 990 1000', [990 / 1001 - 1, NaN]],
  ['a first payment of unknown size', '0, 100 NaN', [NaN, NaN]],
])('payments in at the start and out at the end of the day, or each at its end: %s', (_case, written, expected) => {
  const timings = ['in-start-out-end', 'end-of-day'] as const;
  const returns = timings.map((timing) => levelRatio(chainLinked({ ...days(written), timing }).index.at(-1) ?? NaN, 1) - 1);
  expect(returns).toEqual(expected.map(about));
});

test('names what a payment at the end of the day gained on nothing', () => {
  expect(chainLinked({ ...days('0, 101 100'), timing: 'end-of-day' }).remarks).toEqual([{ at: 1, reason: 'income-without-assets' }]);
  expect(chainLinked({ ...days('0, 100 100'), timing: 'end-of-day' }).remarks).toEqual([]);
});

test('names income that arrived on nothing', () => {
  expect(chainLinked(days('100, 0 -100, 5')).remarks).toEqual([{ at: 2, reason: 'income-without-assets' }]);
});

test.each([
  ['an overdraft', '100, -20 -120, 30', 2, 'negative-value'],
  ['more lost than there was', '100, -20', 1, 'loss-beyond-total'],
  ['a flow of unknown size', '100, 110 NaN', 1, 'flow-without-value'],
  ['a flow of unknown size before there was a price', '100, NaN NaN, NaN, 400', 3, 'flow-without-value'],
] as const)('is not chained through %s', (_case, written, at, reason) => {
  const { index, remarks } = chainLinked(days(written));
  expect(returnOver({ firstDay: 0, levels: index }, { from: 0, to: at }).available).toBe(false);
  expect(remarks).toEqual([{ at, reason }]);
});

const interrupted = { available: false, reason: 'return-interrupted' };
const noLevel = { available: false, reason: 'no-price' };

/** By hand: (Vₜ + Wₜ) / (Vₜ₋₁ + Cₜ) of the days of the period. */
test.each([
  ['before the break', '100, 110, 50 NaN, 60', [0, 1], closeTo(0.1)],
  ['over the break', '100, 110, 50 NaN, 60', [0, 3], interrupted],
  ['over the day of the break alone', '100, 110, 50 NaN, 60', [1, 2], interrupted],
  ['from the evening of the day of the break', '100, 110, 50 NaN, 60', [2, 3], closeTo(0.2)],
  ['from a day below zero', '100, -5 -105, -6, 50 56, 55', [2, 4], noLevel],
  ['from the first evening above zero', '100, -5 -105, -6, 50 56, 55', [3, 4], closeTo(0.1)],
  ['after a day at zero', '10, -5 -15, 0 5, 50 50, 55', [2, 4], closeTo(0.1)],
  ['between two breaks', '100, 50 NaN, 60, 70 NaN, 84', [1, 2], closeTo(0.2)],
  ['from one break over the next', '100, 50 NaN, 60, 70 NaN, 84', [2, 4], interrupted],
  ['after two breaks', '100, 50 NaN, 60, 70 NaN, 84', [3, 4], closeTo(0.2)],
  ['after days without a price', '100, 50 NaN, NaN, 60', [1, 3], closeTo(0.2)],
] as const)('begins again after it broke: %s', (_case, written, [from, to], expected) => {
  const { index, grossIndex } = chainLinked(days(written));
  for (const levels of [index, grossIndex]) expect(returnOver({ firstDay: 0, levels }, { from, to })).toEqual(expected);
});

test('goes on from an opening in a later stretch as if it had never been cut', () => {
  const whole = days('100, 50 NaN, 60, 70 NaN, 84, 80 NaN, 88');
  const { index, grossIndex } = chainLinked(whole);
  const rest = { value: whole.value.slice(3), paidIn: whole.paidIn.slice(3), paidOut: whole.paidOut.slice(3) };
  const opening = { value: 60, index: index[2] ?? NaN, grossIndex: grossIndex[2] ?? NaN };
  expect(Array.from(chainLinked(rest, opening).index)).toEqual(Array.from(index.slice(3)));
});

test('has no level after the last beginning that a number can tell from the others', () => {
  const { index } = chainLinked(days(`100, ${'50 NaN, '.repeat(25)}60`));
  const beginnings = Array.from(index).filter((level) => !Number.isNaN(level));
  expect(new Set(beginnings).size).toBe(20);
  expect(index.at(-1)).toBeNaN();
});

test.each([
  ['without a flow it is the simple return', '100, NaN, NaN, 121', 0.21],
  ['a flow in the gap is weighted by the time it was there', '1000, NaN, 1650 500', 150 / 1250],
  ['funded in the gap', '0, NaN 100, NaN, 110', 0.1],
])('days without value: %s', (_case, written, expected) => {
  const { index } = chainLinked(days(written));
  expect(index[1]).toBeNaN();
  expect((index.at(-1) ?? NaN) - 1).toBeCloseTo(expected, 12);
});

test('charges of the day are added back in the gross index', () => {
  const chain = chainLinked({ ...days('100, 99, 98'), charges: Float64Array.of(0, 2, 0) });
  expect(chain.index.at(-1)).toBeCloseTo(0.98, 12);
  expect(chain.grossIndex.at(-1)).toBeCloseTo((101 / 100) * (98 / 99), 12);
});

test('charges of days without a value are added back when there is one again', () => {
  const chain = chainLinked({ ...days('100, NaN, 98'), charges: Float64Array.of(0, 2, 0) });
  expect(chain.index.at(-1)).toBeCloseTo(0.98, 12);
  expect(chain.grossIndex.at(-1)).toBeCloseTo(1, 12);
});

test.each([
  ['charges that took more than there was break the net chain alone', '100, -1, -2', [0, 5, 0], [1, NaN, NaN], [1, 0.04, NaN]],
  ['charges of unknown size break the gross chain alone', '100, 99, 49.5', [0, NaN, 0], [1, 0.99, 0.495], [1, 2 ** 96, 2 ** 95]],
])('%s', (_case, written, charges, net, gross) => {
  const chain = chainLinked({ ...days(written), charges: Float64Array.from(charges) });
  expect(Array.from(chain.index)).toEqual(net.map(about));
  expect(Array.from(chain.grossIndex)).toEqual(gross.map(about));
  expect(chain.remarks).toEqual(Number.isNaN(net[1]) ? [{ at: 1, reason: 'loss-beyond-total' }] : []);
});

const index = { firstDay: 10, levels: Float64Array.of(1, 1.1, NaN, 1.21) };

test.each([
  ['whole', 10, 13, { available: true, value: expect.closeTo(0.21, 12) }],
  ['part', 11, 13, { available: true, value: expect.closeTo(0.1, 12) }],
  ['nothing yet', 9, 13, { available: false, reason: 'before-inception' }],
  ['too late', 10, 14, { available: false, reason: 'after-last-day' }],
  ['no level', 10, 12, { available: false, reason: 'no-price' }],
])('return over a period: %s', (_case, from, to, expected) => {
  expect(returnOver(index, { from, to })).toEqual(expected);
});

test.each([
  ['one year is itself', 0.05, 365, { available: true, value: expect.closeTo(0.05, 12) }],
  ['two years', 0.21, 730, { available: true, value: expect.closeTo(0.1, 12) }],
  ['never under a year', 0.02, 364, { available: false, reason: 'under-a-year' }],
  ['everything lost', -1, 730, { available: true, value: -1 }],
  ['more than everything', -1.2, 730, { available: false, reason: 'loss-beyond-total' }],
])('annualised: %s', (_case, total, length, expected) => {
  expect(annualised(available(total), length)).toEqual(expected);
});

test('links returns', () => {
  expect(linked([0.01, -0.02, 0.03])).toBeCloseTo(0.019494, 12);
});

const movements = fc.array(fc.record({ growth: fc.double({ min: 0.5, max: 1.5, noNaN: true }), flow: fc.integer({ min: -50, max: 50 }) }), {
  minLength: 2,
  maxLength: 40,
});

function walk(steps: readonly { growth: number; flow: number }[], scale = 1) {
  let value = 100 * scale;
  const cells = steps.map(({ growth, flow }) => {
    const moved = flow > 0 ? flow * scale : Math.max(flow * scale, -0.4 * value * growth);
    value = moved > 0 ? (value + moved) * growth : value * growth + moved;
    return { value, moved };
  });
  return {
    value: Float64Array.of(100 * scale, ...cells.map((cell) => cell.value)),
    paidIn: Float64Array.of(0, ...cells.map(({ moved }) => Math.max(moved, 0))),
    paidOut: Float64Array.of(0, ...cells.map(({ moved }) => Math.max(-moved, 0))),
  };
}

test('flows do not change it: it is the product of the growth of each day', () => {
  fc.assert(
    fc.property(movements, (steps) => {
      const growth = steps.reduce((level, step) => level * step.growth, 1);
      expect((chainLinked(walk(steps)).index.at(-1) ?? NaN) / growth).toBeCloseTo(1, 9);
    }),
  );
});

test('scaling all money leaves it unchanged', () => {
  fc.assert(
    fc.property(movements, (steps) => {
      const small = chainLinked(walk(steps)).index.at(-1) ?? NaN;
      expect((chainLinked(walk(steps, 1000)).index.at(-1) ?? NaN) / small).toBeCloseTo(1, 9);
    }),
  );
});

test('the parts of a period link to the whole', () => {
  fc.assert(
    fc.property(movements, fc.nat(), (steps, cut) => {
      const levels = chainLinked(walk(steps)).index;
      const at = cut % levels.length;
      const part = (from: number, to: number) => {
        const figure = returnOver({ firstDay: 0, levels }, { from, to });
        return figure.available ? figure.value : NaN;
      };
      const last = levels.length - 1;
      expect((1 + linked([part(0, at), part(at, last)])) / (1 + part(0, last))).toBeCloseTo(1, 9);
    }),
  );
});

test('a chain that goes on from any day is the rest of the whole chain', () => {
  const cell = fc.tuple(fc.constantFrom(NaN, 0, 50, 80, 100, 120), fc.constantFrom(0, 0, 0, 30, -40), fc.constantFrom(0, 0, 0, 3));
  fc.assert(
    fc.property(fc.array(cell, { minLength: 2, maxLength: 25 }), fc.nat(), (cells, cut) => {
      const charges = Float64Array.from(cells, ([, , charge]) => charge);
      const whole = { ...days(cells.map(([value, flow]) => `${value} ${flow}`).join(',')), charges };
      const at = 1 + (cut % (cells.length - 1));
      const chain = chainLinked(whole);
      const opening = {
        value: whole.value[at - 1] ?? NaN,
        index: chain.index[at - 1] ?? NaN,
        grossIndex: chain.grossIndex[at - 1] ?? NaN,
      };
      fc.pre(canContinueFrom(opening));
      const rest = {
        value: whole.value.slice(at),
        paidIn: whole.paidIn.slice(at),
        paidOut: whole.paidOut.slice(at),
        charges: charges.slice(at),
      };
      const continued = chainLinked(rest, opening);
      expect(continued.index).toEqual(chain.index.slice(at));
      expect(continued.grossIndex).toEqual(chain.grossIndex.slice(at));
      expect(continued.remarks).toEqual(
        chain.remarks.filter((remark) => remark.at >= at).map((remark) => ({ ...remark, at: remark.at - at })),
      );
    }),
    { numRuns: 300 },
  );
});
