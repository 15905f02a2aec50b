import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakdown, percentagesOf, percentagesWithin } from './breakdown.ts';
import { unavailable } from '../figure.ts';
import { assetClasses } from '../ledger/ledger.ts';

const holding = (key: string | null, value: number) => ({ key, value });

test('groups in their order, percentages that add up', () => {
  const figure = breakdown(
    [holding('Equities', 60_000), holding('Fixed Interest', 30_000), holding(null, 10_000), holding('Equities', 20_000)],
    assetClasses,
  );
  expect(figure.available && figure.value.rows.map(({ key, value, percent, count }) => [key, value, percent, count])).toEqual([
    ['Fixed Interest', 30_000, 25, 1],
    ['Equities', 80_000, 66.67, 2],
    ['Other', 10_000, 8.33, 1],
  ]);
});

test('an overdraft is a row of its own and no pie', () => {
  const figure = breakdown([holding('Equities', 110_000), holding('Cash', -10_000)], assetClasses);
  expect(figure.available && figure.value).toMatchObject({
    total: 100_000,
    hasNegative: true,
    rows: [
      { key: 'Equities', weight: 1.1, percent: 110 },
      { key: 'Cash', weight: -0.1, percent: -10 },
    ],
  });
});

test('keys that no one listed follow, unclassified is last, zero is dropped', () => {
  const figure = breakdown([holding(null, 1), holding('Zinc', 1), holding('Equities', 0), holding('Cash', 1)], ['Cash']);
  expect(figure.available && figure.value.rows.map(({ key }) => key)).toEqual(['Cash', 'Zinc', 'Other']);
});

test.each([
  ['nothing', [], 'not-invested'],
  ['zeros alone', [holding('Cash', 0), holding('Equities', 0)], 'not-invested'],
  ['as much owed as held', [holding('Equities', 5), holding('Cash', -5)], 'negative-value'],
  ['as much owed as held in one group', [holding('Cash', 5), holding('Cash', -5)], 'not-invested'],
  ['less than nothing', [holding('Cash', -5)], 'negative-value'],
  ['a value that is not available', [holding('Cash', NaN)], 'no-price'],
] as const)('no shares of %s', (_case, holdings, reason) => {
  expect(breakdown(holdings, assetClasses)).toEqual(unavailable(reason));
});

test('thirds: the hundredth left over goes to the first', () => {
  expect(percentagesOf([1 / 3, 1 / 3, 1 / 3])).toEqual([33.34, 33.33, 33.33]);
});

test('percentages add up to 100.00 and none is off by a hundredth', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 10 ** 9 }), { minLength: 1, maxLength: 30 }), (values) => {
      const total = values.reduce((sum, value) => sum + value, 0);
      const percents = percentagesOf(values.map((value) => value / total));
      expect(percents.reduce((sum, percent) => sum + Math.round(percent * 100), 0)).toBe(10_000);
      percents.forEach((percent, at) => expect(Math.abs(percent - ((values[at] ?? NaN) / total) * 100)).toBeLessThan(0.01));
    }),
  );
});

test('members add up to their group, and the groups are those of the breakdown', () => {
  const amount = fc.record({ group: fc.constantFrom('Equities', 'Cash', 'Property'), value: fc.integer({ min: 1, max: 1_000_000 }) });
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 40 }), (held) => {
      const total = held.reduce((sum, { value }) => sum + value, 0);
      const order = ['Equities', 'Property', 'Cash'];
      const percents = percentagesWithin(
        held.map(({ group, value }) => ({ group, share: value / total })),
        order,
      );
      const byGroup = breakdown(
        held.map(({ group, value }) => ({ key: group, value })),
        order,
      );
      if (!byGroup.available) throw new Error('There is something to be a share of.');
      for (const { key, percent } of byGroup.value.rows) {
        const own = percents.filter((_percent, at) => held[at]?.group === key);
        expect(own.reduce((sum, each) => sum + each, 0)).toBeCloseTo(percent, 8);
      }
    }),
  );
});
