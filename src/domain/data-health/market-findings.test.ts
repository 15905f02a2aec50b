import { describe, expect, test } from 'vitest';
import { dayNumber } from '#finance/iso-date.ts';
import { type InspectedMarket, marketFindings } from './market-findings.ts';
import { type ClassifiedInstrument, missingClassification } from './missing-classification.ts';

const day = dayNumber('2026-06-30');
const stock: ClassifiedInstrument = {
  type: 'Stock',
  assetClass: 'Equities',
  sector: 'Energy',
  region: 'UK',
  strategy: null,
  coupon: null,
  maturity: null,
};

describe('what a security is not classified by', () => {
  test.each<[string, Partial<ClassifiedInstrument>, readonly string[]]>([
    ['a share with all of it', {}, []],
    ['a share without sector', { sector: null }, ['sector']],
    ['a fund needs no sector', { type: 'Fund', sector: null }, []],
    ['a bond needs its coupon and maturity', { type: 'Bond', coupon: '0.04' }, ['maturity']],
    ['something other', { type: 'Other', assetClass: 'Other', sector: null, region: null }, ['assetClass']],
    ['a private fund', { type: 'PrivateEquity', region: null }, ['region', 'strategy']],
  ])('%s', (_case, given, missing) => {
    expect(missingClassification({ ...stock, ...given }).toSorted()).toEqual(missing);
  });
});

function found(given: Partial<InspectedMarket>) {
  const nothing = {
    day,
    instruments: [],
    heldBack: [],
    suspected: [],
    adjusted: [],
    assumed: [],
    benchmarks: [],
    held: new Map(),
    compared: new Map(),
  };
  return marketFindings({ ...nothing, ...given });
}

describe('prices in quarantine', () => {
  const heldBack = ['2026-05-04', '2026-05-01'].map((date) => ({ instrumentId: 's', day: dayNumber(date), why: 'unit' as const }));

  test('concern those who hold the security, since the first of them', () => {
    expect(found({ heldBack, held: new Map([['s', { portfolios: 2, value: 50 }]]) })).toMatchObject([
      {
        kind: 'price-held',
        subject: 's',
        since: '2026-05-01',
        portfolios: 2,
        value: 50,
        benchmarkIds: [],
        prices: [heldBack[1], heldBack[0]],
      },
    ]);
  });

  test('of an index those who are compared with a benchmark that has it', () => {
    const component = { instrumentId: 's', lastDay: day };
    const benchmarks = [
      { id: 'a', components: [component] },
      { id: 'b', components: [component, { instrumentId: 't', lastDay: day }] },
    ];
    const compared = new Map([
      ['a', { portfolios: 2, value: 50 }],
      ['b', { portfolios: 1, value: null }],
    ]);
    expect(found({ heldBack, benchmarks, compared })).toMatchObject([{ portfolios: 3, value: 50, benchmarkIds: ['a', 'b'] }]);
  });
});

test('prices without a currency concern those who hold the security, on their days', () => {
  const assumed = ['s', 't'].map((instrumentId) => ({ instrumentId, since: '2026-05-01', until: '2026-05-04' }));
  const held = new Map([['s', { portfolios: 2, value: 50 }]]);
  expect(found({ assumed, held })).toMatchObject([
    { kind: 'currency-assumed', subject: 's', since: '2026-05-01', until: '2026-05-04', portfolios: 2, value: 50 },
  ]);
});

test.each([
  ['up to date', ['2026-06-30', '2026-06-23'], []],
  ['with an old part', ['2026-06-30', '2026-06-19'], [{ kind: 'benchmark-behind', since: '2026-06-19', portfolios: 4 }]],
  ['with a part without any price', ['2026-06-30', null], [{ kind: 'benchmark-without-prices', since: null, portfolios: 4 }]],
  ['of nothing', [], [{ kind: 'benchmark-without-prices' }]],
])('a benchmark %s', (_case, days, expected) => {
  const components = days.map((date, at) => ({ instrumentId: `i${at}`, lastDay: date === null ? null : dayNumber(date) }));
  expect(found({ benchmarks: [{ id: 'b', components }], compared: new Map([['b', { portfolios: 4, value: 1 }]]) })).toMatchObject(expected);
});

test('prices that a source had adjusted for a split concern those who hold the security', () => {
  const adjusted = [{ instrumentId: 's', since: '2020-01-02' }];
  expect(found({ adjusted })).toEqual([]);
  expect(found({ adjusted, held: new Map([['s', { portfolios: 3, value: 9 }]]) })).toMatchObject([
    { kind: 'split-adjusted', subject: 's', since: '2020-01-02', portfolios: 3, value: 9, prices: [] },
  ]);
});

test('a jump like a split that no one recorded concerns those who hold the security', () => {
  const suspected = [{ instrumentId: 's', day: dayNumber('2024-05-03'), why: 'split' as const }];
  expect(found({ suspected })).toEqual([]);
  expect(found({ suspected, held: new Map([['s', { portfolios: 3, value: 9 }]]) })).toMatchObject([
    { kind: 'suspected-split', subject: 's', since: '2024-05-03', portfolios: 3, value: 9, prices: suspected },
  ]);
});

test('a security that no one holds needs no classification', () => {
  const instruments = [{ ...stock, id: 's', region: null }];
  expect(found({ instruments })).toEqual([]);
  expect(found({ instruments, held: new Map([['s', { portfolios: 1, value: 7 }]]) })).toMatchObject([
    { kind: 'unclassified', subject: 's', missing: ['region'], value: 7 },
  ]);
});
