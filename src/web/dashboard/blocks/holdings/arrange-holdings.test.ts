import { describe, expect, test } from 'vitest';
import { buildHoldingRow } from '#tests/support/build-holding-row.ts';
import { available, unavailable } from '#finance/figure.ts';
import { holdingGroupings } from '#contracts/reports/report-choices.ts';
import { arrangeHoldings, type HoldingsWish, sortBy, usefulGroupings } from './arrange-holdings.ts';

const wish: HoldingsWish = { find: '', grouping: 'assetClass', isOnlyStale: false, sort: 'value', order: 'desc' };

const gilt = buildHoldingRow({
  name: 'Northmoor Gilt',
  assetClass: 'Fixed Interest',
  value: available(60),
  cost: available(66),
  percent: 6,
});
const fund = buildHoldingRow({ name: 'Brackenridge Equity', symbol: 'BRX', value: available(300), cost: available(200), percent: 30 });
const share = buildHoldingRow({ name: 'Ashdown', value: available(120), cost: available(100), percent: 12, isStale: true });
const cash = buildHoldingRow({ name: 'Μετρητά σε ευρώ', assetClass: 'Cash', value: available(20), cost: available(20), percent: 2 });
const lost = buildHoldingRow({ name: 'Unpriced', value: unavailable('no-price'), cost: available(10), percent: null });
const rows = [cash, share, gilt, lost, fund];

describe('holdings stand', () => {
  test('by asset class in the decided order, the largest first', () => {
    expect(names(wish)).toEqual([
      ['Fixed Interest', 'Northmoor Gilt'],
      ['Equities', 'Brackenridge Equity', 'Ashdown', 'Unpriced'],
      ['Cash', 'Μετρητά σε ευρώ'],
    ]);
  });

  test.each([
    ['name', 'asc', ['Ashdown', 'Brackenridge Equity', 'Northmoor Gilt', 'Unpriced', 'Μετρητά σε ευρώ']],
    ['value', 'asc', ['Μετρητά σε ευρώ', 'Northmoor Gilt', 'Ashdown', 'Brackenridge Equity', 'Unpriced']],
    ['value', 'desc', ['Brackenridge Equity', 'Ashdown', 'Northmoor Gilt', 'Μετρητά σε ευρώ', 'Unpriced']],
    ['weight', 'desc', ['Brackenridge Equity', 'Ashdown', 'Northmoor Gilt', 'Μετρητά σε ευρώ', 'Unpriced']],
    ['gain', 'desc', ['Brackenridge Equity', 'Ashdown', 'Μετρητά σε ευρώ', 'Northmoor Gilt', 'Unpriced']],
  ] as const)('by %s %s in one list, those without a value last', (sort, order, expected) => {
    expect(names({ ...wish, grouping: 'none', sort, order })).toEqual([[null, ...expected]]);
  });

  test('with a sum for each class that leaves out what has no value', () => {
    const [, equities] = arrangeHoldings(rows, wish);
    expect(equities).toMatchObject({ value: available(420), cost: available(310), gain: available(120), percent: 42 });
    expect(arrangeHoldings([lost], wish)[0]?.value).toEqual(unavailable('no-price'));
  });
});

describe('holdings stand together', () => {
  const held = [
    { ...fund, region: 'UK', sector: 'Banks' },
    { ...share, region: 'Europe', currency: 'EUR' },
    { ...gilt, region: 'UK', type: 'Bond' as const },
    { ...cash, type: 'Cash' as const, currency: 'EUR' },
  ];
  test.each([
    [
      'type',
      [
        ['Fund', 2],
        ['Bond', 1],
        ['Cash', 1],
      ],
    ],
    [
      'currency',
      [
        ['GBP', 2],
        ['EUR', 2],
      ],
    ],
    [
      'region',
      [
        ['UK', 2],
        ['Europe', 1],
        ['Other', 1],
      ],
    ],
    [
      'sector',
      [
        ['Banks', 1],
        ['Other', 3],
      ],
    ],
  ] as const)('by %s: the largest first or in the decided order, what is not classified last', (grouping, expected) => {
    const groups = arrangeHoldings(held, { ...wish, grouping });
    expect(groups.map(({ name, rows: own }) => [name?.key, own.length])).toEqual(expected);
  });

  test('only what classifies something is offered', () => {
    expect(usefulGroupings(rows, holdingGroupings)).toEqual(['assetClass', 'type', 'currency', 'none']);
    expect(usefulGroupings(held, holdingGroupings)).toEqual([...holdingGroupings]);
  });
});

describe('holdings are found', () => {
  test.each([
    ['brx', ['Brackenridge Equity']],
    ['EQUITY brack', ['Brackenridge Equity']],
    ['μετρητα ευρω', ['Μετρητά σε ευρώ']],
    ['nothing', []],
  ])('by "%s"', (find, expected) => {
    expect(names({ ...wish, find, grouping: 'none' }).flatMap(([, ...found]) => found)).toEqual(expected);
  });

  test('by their stale price', () => {
    expect(names({ ...wish, isOnlyStale: true })).toEqual([['Equities', 'Ashdown']]);
  });
});

test.each([
  ['value', 'value', 'desc', { sort: 'value', order: 'asc' }],
  ['value', 'name', 'asc', { sort: 'value', order: 'desc' }],
  ['name', 'value', 'desc', { sort: 'name', order: 'asc' }],
] as const)('a press on %s while sorted by %s %s', (column, sort, order, expected) => {
  expect(sortBy(column, { sort, order })).toEqual(expected);
});

function names(wanted: HoldingsWish) {
  return arrangeHoldings(rows, wanted).map((group) => [group.name?.key ?? null, ...group.rows.map(({ name }) => name)]);
}
