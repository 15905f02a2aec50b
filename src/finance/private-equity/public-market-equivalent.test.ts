import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { available, unavailable } from '../figure.ts';
import type { FundFlow } from './fund-totals.ts';
import {
  directAlpha,
  kaplanSchoarPme,
  longNickelsPme,
  longNickelsValue,
  modifiedPme,
  type PmeInput,
  pmePlus,
  pmePlusScale,
} from './public-market-equivalent.ts';

/** Flows and index levels a year apart, calls negative. */
function yearly(amounts: readonly number[], index: readonly number[], value: number): PmeInput {
  const levels = new Float64Array((index.length - 1) * 365 + 1).fill(NaN);
  index.forEach((level, year) => (levels[year * 365] = level));
  const flows = amounts.map((amount, year): FundFlow => ({
    kind: amount < 0 ? 'call' : 'distribution',
    day: year * 365,
    amount: Math.abs(amount),
  }));
  return {
    flows: flows.filter(({ amount }) => amount !== 0),
    value: available(value),
    day: (index.length - 1) * 365,
    index: { firstDay: 0, levels },
  };
}

const near = (value: number, digits = 9) => available(expect.closeTo(value, digits));

// INSEAD, Measuring Private Equity Fund Performance (2019), as pyxirr has it: 25 paid, 15 back, 20 left; the index 100, 115, 130.
test('the example of INSEAD', () => {
  const fund = yearly([-25, 15], [100, 115, 130], 20);
  expect(kaplanSchoarPme(fund)).toEqual(near(1.14, 2));
  expect(longNickelsValue(fund)).toEqual(near(15.5, 1));
  expect(longNickelsPme(fund)).toEqual(near(0.144, 3));
  expect(pmePlusScale(fund)).toEqual(near(0.7371794871794872));
  expect(pmePlus(fund)).toEqual(near(0.143, 3));
});

// Wikipedia, "Public Market Equivalent": the index account ends at 104.28 and earned 5.3 % a year, the fund 6.43 %.
test('the example of Wikipedia', () => {
  const fund = yearly([-100, -50, 60, 10], [100, 105, 115, 117, 120], 110);
  expect(longNickelsValue(fund)).toEqual(near(104.28, 2));
  expect(longNickelsPme(fund)).toEqual(near(0.053, 3));
});

// directalphamethod.info: 12.57 %.
test('direct alpha as published', () => {
  const index = [100, 77.9, 100.24, 111.15, 116.61, 135.03, 142.45, 89.75, 113.5, 130.59];
  expect(directAlpha(yearly([-100, 0, -75, 0, 100, 0, 150, 0, 100], index, 75))).toEqual(near(0.1257, 3));
});

// Wikipedia, the modified PME: 2.02 %.
test('modified PME as published', () => {
  const values = [100, 165, 125, 15, 20];
  const figure = modifiedPme(yearly([-100, -50, 60, 100], [100, 105, 115, 100, 120], 20), (day) => available(values[day / 365] ?? NaN));
  expect(figure).toEqual(near(0.0202, 4));
});

test('what the index could not have paid has no Long–Nickels rate, but PME+ answers', () => {
  const fund = yearly([-100, 300], [100, 105, 110], 20);
  expect(longNickelsPme(fund)).toEqual(unavailable('index-account-overdrawn'));
  expect(pmePlus(fund).available).toBe(true);
});

test('no PME+ before a distribution, whose scale it is', () => {
  expect(pmePlus(yearly([-1], [100, 110], 1))).toEqual(unavailable('nothing-distributed'));
});

test.each([
  ['before a call', yearly([], [100, 110], 0), 'nothing-paid-in'],
  ['without a value', { ...yearly([-1], [100, 110], 0), value: unavailable('no-reported-value') }, 'no-reported-value'],
  [
    'without a level of the index',
    { ...yearly([-1], [100, 110], 1), index: { firstDay: 1, levels: new Float64Array(400) } },
    'no-benchmark',
  ],
] as const)('no comparison %s', (_case, fund, reason) => {
  for (const figure of [kaplanSchoarPme, longNickelsPme, pmePlus, directAlpha]) expect(figure(fund)).toEqual(unavailable(reason));
});

test('a fund that is the index: PME 1, direct alpha 0, all rates its own', () => {
  const levels = fc.array(fc.integer({ min: 60, max: 160 }), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(levels, fc.integer({ min: 1, max: 50 }), (index, out) => {
      const at = (year: number) => index[year] ?? NaN;
      const held = (100 * at(2)) / at(0) - out;
      fc.pre(held > 1 && Math.abs(at(4) - at(0)) > 2);
      const fund = yearly([-100, 0, out], index, (held * at(4)) / at(2));
      expect(kaplanSchoarPme(fund)).toEqual(near(1));
      expect(directAlpha(fund)).toEqual(near(0, 7));
      expect(pmePlusScale(fund)).toEqual(near(1));
      const values = [100, (100 * at(1)) / at(0), held];
      const modified = modifiedPme(fund, (day) => available(values[day / 365] ?? NaN));
      const longNickels = longNickelsPme(fund);
      expect(modified.available && longNickels.available && modified.value - longNickels.value).toBeCloseTo(0, 7);
    }),
  );
});
