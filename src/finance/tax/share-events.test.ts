import { expect, test } from 'vitest';
import { buildEntry } from '#tests/support/build-ledger.ts';
import { decimal, one } from '../decimal.ts';
import type { LedgerEntry } from '../ledger/ledger.ts';
import { section104 } from './section-104.ts';
import { type OwnedShares, shareEvents } from './share-events.ts';

const inPounds = (...entries: LedgerEntry[]): OwnedShares => ({ entries, pounds: () => one });

const bought = (date: string, units: number, paid: number) => buildEntry(date, 'Purchase', { units, amount: -paid });

test('the pool is one for all portfolios of a person: sold in one, bought again in the other within 30 days', () => {
  const { events, remarks } = shareEvents([
    inPounds(bought('2020-01-01', 100, 200), buildEntry('2024-01-01', 'Sale', { units: 100, amount: 990, charges: 10 })),
    inPounds(bought('2024-01-20', 100, 1100)),
  ]);
  const { disposals, pool } = section104(events);
  expect(remarks).toEqual([]);
  expect(disposals).toMatchObject([{ proceeds: decimal(1000), expenses: decimal(10), cost: decimal(1100), gain: decimal(-110) }]);
  expect(pool.cost.toNumber()).toBe(200);
});

test('a move from one portfolio to another is nothing, and a split that both recorded is one', () => {
  const split = { ratio: 2 };
  const { events, remarks } = shareEvents([
    inPounds(
      bought('2020-01-01', 100, 200),
      buildEntry('2021-01-01', 'TransferOut', { units: 40 }),
      buildEntry('2022-01-01', 'Split', split),
    ),
    inPounds(buildEntry('2021-01-01', 'TransferIn', { units: 40, cost: 80 }), buildEntry('2022-01-01', 'Split', split)),
  ]);
  expect(remarks).toEqual([]);
  expect(section104(events).pool).toEqual({ units: decimal(200), cost: decimal(200) });
});

test('what came from elsewhere counts from its own day and cost', () => {
  const { events } = shareEvents([
    inPounds(
      buildEntry('2021-01-01', 'TransferIn', { units: 40, cost: 80, acquired: '2015-01-01' }),
      buildEntry('2020-12-15', 'Sale', { units: 10, amount: 30 }),
    ),
  ]);
  expect(section104(events).disposals[0]?.matches).toMatchObject([{ rule: 'pool', cost: decimal(20) }]);
});

test('money counts at the rate of its date', () => {
  const bill = { ...inPounds(bought('2020-01-01', 10, 100)), pounds: () => decimal(0.8) };
  expect(shareEvents([bill]).events).toMatchObject([{ cost: decimal(80) }]);
});

test.each([
  ['no-exchange-rate', [bought('2020-01-01', 1, 1)], null],
  ['unknown-cost', [buildEntry('2020-01-01', 'TransferIn', { units: 1 })], one],
  ['left', [buildEntry('2020-01-01', 'TransferOut', { units: 1 })], one],
  ['not-applied', [buildEntry('2020-01-01', 'CorporateAction', { units: -5, cost: 10 })], one],
  ['not-applied', [buildEntry('2020-01-01', 'Sale', { amount: 5 })], one],
  ['not-applied', [buildEntry('2020-01-01', 'Adjustment', { units: 5 })], one],
  ['not-applied', [buildEntry('2020-01-01', 'Distribution', { amount: 5, category: 'ReturnOfCapital' })], one],
] as const)('%s is named', (why, entries, rate) => {
  expect(shareEvents([{ entries, pounds: () => rate }])).toEqual({ events: [], remarks: [{ entryId: entries[0].id, why }] });
});

test('dividends are no matter of it', () => {
  expect(shareEvents([inPounds(buildEntry('2020-01-01', 'Dividend', { amount: 5 }))])).toEqual({ events: [], remarks: [] });
});
