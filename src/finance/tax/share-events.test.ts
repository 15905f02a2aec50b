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
      buildEntry('2021-01-01', 'TransferOut', { units: 40, transferId: 'm1' }),
      buildEntry('2022-01-01', 'Split', split),
    ),
    inPounds(buildEntry('2021-01-01', 'TransferIn', { units: 40, cost: 80, transferId: 'm1' }), buildEntry('2022-01-01', 'Split', split)),
  ]);
  expect(remarks).toEqual([]);
  expect(section104(events).pool).toEqual({ units: decimal(200), cost: decimal(200) });
});

const gainsOf = (...portfolios: OwnedShares[]) => section104(shareEvents(portfolios).events).disposals.map(({ gain }) => gain.toNumber());

test('units transferred in are those of the day of the transfer, whatever was split since they were acquired', () => {
  const entries = [
    bought('2019-01-02', 10, 1000),
    buildEntry('2020-08-31', 'Split', { ratio: 4 }),
    buildEntry('2021-03-01', 'TransferIn', { units: 40, cost: 1000, acquired: '2015-05-05' }),
    buildEntry('2022-03-01', 'Sale', { units: 40, amount: 2000 }),
  ];
  expect(gainsOf(inPounds(...entries))).toEqual([1000]);
});

test.each([
  ['sold after both', '2024-07-01', 10, 600],
  ['sold between them by the one that books later, in old units', '2024-06-10', 5, 600],
])('a split that two custodians book on two days is one: %s', (_case, day, units, amount) => {
  const first = inPounds(bought('2024-01-02', 10, 600), buildEntry('2024-06-10', 'Split', { ratio: 2 }));
  const later = inPounds(
    bought('2024-01-02', 10, 600),
    buildEntry('2024-06-11', 'Split', { ratio: 2 }),
    buildEntry(day, 'Sale', { units, amount }),
  );
  expect(gainsOf(first, later)).toEqual([300]);
});

test('two splits of one ratio that one portfolio booked are two', () => {
  const splits = ['2024-06-10', '2024-06-17'].map((day) => buildEntry(day, 'Split', { ratio: 2 }));
  const sold = buildEntry('2024-07-01', 'Sale', { units: 40, amount: 1000 });
  expect(gainsOf(inPounds(bought('2024-01-02', 10, 600), ...splits, sold))).toEqual([400]);
});

test('units that left for a stranger are not those that came from another one that day', () => {
  const { events, remarks } = shareEvents([
    inPounds(bought('2020-01-01', 100, 100), buildEntry('2021-01-01', 'TransferOut', { units: 50, transferId: 'a' })),
    inPounds(buildEntry('2021-01-01', 'TransferIn', { units: 50, cost: 300, transferId: 'b' })),
  ]);
  expect(events).toMatchObject([{ kind: 'acquire' }, { kind: 'acquire', cost: decimal(300) }]);
  expect(remarks).toMatchObject([{ why: 'left' }]);
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
