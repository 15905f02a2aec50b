import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TimedAmount } from './roots.ts';
import { onlyRoot, signChanges } from './only-root.ts';

const yearly = (...amounts: number[]) => amounts.map((amount, years) => ({ years, amount }));

test('counts changes of sign along time, zeros aside', () => {
  expect(signChanges(yearly(-1, 0, -2, 3, 0, -4))).toBe(2);
});

test.each([
  ['one change of sign', yearly(-100, -10, 50, 120), true],
  ['paid in, taken out, paid in, and a gain', yearly(-100, 20, -50, 150), true],
  ['the same with a loss', yearly(-100, 20, -50, 100), true],
  ['a loan', yearly(100, -20, 30, -150), true],
  ['more taken out than was in it, two roots', yearly(-100, 230, -132), false],
  ['two roots below zero', yearly(-100, 20, 90, -20), false],
  ['nothing gained and nothing lost', yearly(-100, 50, -50, 100), true],
  ['more taken out than was in it, three roots', yearly(-1, 3.6, -4.31, 1.716), false],
])('certain to have one root: %s', (_case, amounts, expected) => {
  expect(onlyRoot(amounts) !== null).toBe(expected);
});

test.each([
  ['to the last digit', yearly(-100, 110), Math.log(1.1)],
  ['twenty times in a year', yearly(-1, -1, 400), Math.log((Math.sqrt(1601) - 1) / 2)],
  ['a day of nothing long before all else', yearly(0, 0, -100, 110), Math.log(1.1)],
  [
    'a day of nothing before, and nearly everything lost within days',
    [449, 459, 1037, 1389].map((day, at) => ({ years: day / 365, amount: [0, -293, -997, 152][at] ?? 0 })),
    null,
  ],
  [
    'nearly everything lost within days',
    [0, 1, 11].map((day, at) => ({ years: day / 365, amount: [-1000, -17_480, 13_120][at] ?? 0 })),
    null,
  ],
])('finds it: %s', (_case, amounts, expected) => {
  const x = onlyRoot(amounts) ?? NaN;
  if (expected !== null) expect(x).toBeCloseTo(expected, 13);
  expect(relative(amounts, x)).toBeCloseTo(0, 12);
});

const anyAmounts = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 900 }), fc.integer({ min: -1000, max: 1000 })), { minLength: 2, maxLength: 14 })
  .map((steps) => {
    let day = 0;
    return steps.map(([gap, amount]) => {
      day += gap;
      return { years: day / 365, amount };
    });
  })
  .filter((amounts) => amounts.some(({ amount }) => amount > 0) && amounts.some(({ amount }) => amount < 0));

test('anyone who is certain to have one root has one, and it is found', () => {
  let certain = 0;
  fc.assert(
    fc.property(anyAmounts, (amounts) => {
      const x = onlyRoot(amounts);
      fc.pre(x !== null);
      certain += 1;
      expect(Math.abs(relative(amounts, x))).toBeLessThan(1e-11);
      // Looked at on a fine grid, the value changes its sign there and nowhere else.
      const grid = Array.from({ length: 401 }, (_, at) => -10 + at * 0.05).filter((point) => Math.abs(point - x) > 1e-6);
      const first = Math.sign(amounts.find(({ amount }) => amount !== 0)?.amount ?? 0);
      expect(grid.every((point) => Math.sign(relative(amounts, point)) === first * Math.sign(point - x))).toBe(true);
    }),
    { numRuns: 300 },
  );
  expect(certain).toBeGreaterThan(60);
});

/** Present value against the size of the amounts, on the day of the first or last of them that is not zero. */
function relative(all: readonly TimedAmount[], x: number): number {
  const amounts = all.filter(({ amount }) => amount !== 0);
  const origin = (x >= 0 ? amounts[0]?.years : amounts.at(-1)?.years) ?? 0;
  const worth = amounts.map(({ years, amount }) => amount * Math.exp(-(years - origin) * x));
  return worth.reduce((total, part) => total + part, 0) / worth.reduce((total, part) => total + Math.abs(part), 0);
}
