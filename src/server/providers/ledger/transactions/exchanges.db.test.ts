import { beforeAll, expect, test } from 'vitest';
import { system } from '#domain/actor.ts';
import { type ArrangedIds, bookInDatabase } from '#tests/support/book-in-database.ts';
import { computeFigures } from '#tests/support/compute-figures.ts';
import { getSubject } from '#tests/support/get-subject.ts';
import { type TestDatabase, testDatabase } from '#tests/support/test-database.ts';
import type { ReportingProvider, ReportSubject } from '../../reporting-provider.ts';
import { ledger } from '../ledger.ts';

const asOf = '2024-12-31';
let database: TestDatabase;
let ids: ArrangedIds;

/** Since the beginning, of 'Plain', 'Exchanged' or their account. */
const ask = <Answer>(name: string, dataset: (provider: ReportingProvider, subject: ReportSubject) => Promise<Answer>) =>
  database.as(system('test')).read(async (snapshot) => {
    const about = name === 'Ivy Hart' ? { account: name } : { portfolio: name };
    return dataset(ledger(snapshot), await getSubject(snapshot, ids, { asOf, ...about, query: { range: 'max', transactions: 'all' } }));
  });
const is = (value: number) => ({ available: true, value: expect.closeTo(value, 9) as number });

// Plain has 10,000 pounds; Exchanged too, of which 5,000 became 6,187.50 dollars, worth 4,950 that day and ever after.
beforeAll(async () => {
  database = await testDatabase();
  const sides = { portfolio: 'Exchanged', day: '2024-03-01', type: 'Exchange', transferId: 'X-1' };
  ids = await bookInDatabase(database.owner, {
    rates: { GBP: { '2023-12-29': 0.8 }, USD: { '2023-12-29': 1 } },
    accounts: [{ name: 'Ivy Hart', portfolios: [{ name: 'Plain' }, { name: 'Exchanged' }] }],
    transactions: [
      { portfolio: 'Plain', day: '2024-01-02', type: 'Contribution', amount: '10000' },
      { portfolio: 'Exchanged', day: '2024-01-02', type: 'Contribution', amount: '10000' },
      { ...sides, amount: '-5000' },
      { ...sides, amount: '6187.5', currency: 'USD' },
    ],
  });
  await computeFigures(database, asOf);
}, 60_000);

test('nothing was paid in or out by it; what it lost is in the bridge, and the bridge has no rest', async () => {
  const { lines, dealingCosts } = await ask('Exchanged', (provider, subject) => provider.valueBridge(subject));
  expect(lines.available && lines.value.filter(({ amount }) => amount !== 0)).toEqual([
    { line: 'paidIn', amount: 10_000 },
    { line: 'currency', amount: -50 },
    { line: 'closing', amount: 9950 },
  ]);
  expect(dealingCosts).toEqual(is(50));
});

test.each([
  ['Exchanged', -0.005],
  ['Plain', 0],
  ['Ivy Hart', -0.0025],
])('the return of %s is %d, and the contributions of its cash add up to it', async (name, expected) => {
  const { result } = await ask(name, (provider, subject) => provider.contributions(subject));
  expect(result).toMatchObject({ value: { total: { points: expect.closeTo(expected, 9) as number } } });
  const rows = result.available ? result.value.rows : [];
  expect(rows.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(expected, 9);
});

test('what it cost is listed among the costs of dealing, by a name of its own, and explained by it', async () => {
  const { dealing, total } = await ask('Exchanged', (provider, subject) => provider.charges(subject));
  expect(dealing.lines).toMatchObject([{ category: 'Exchange', amount: is(50), count: 1 }]);
  expect(total.amount).toEqual(is(50));
  const { steps, rows } = await ask('Exchanged', (provider, subject) => provider.explain(subject, 'dealingCosts'));
  expect(steps).toMatchObject([
    { label: 'booked.Exchange', value: is(50) },
    { label: 'dealing.total', value: is(50) },
  ]);
  expect(rows).toMatchObject([{ day: '2024-03-01', text: 'explanation.row.booked.Exchange', amount: 50 }]);
});

test('both sides stand in the lists, in a group of their own that sums up what was lost', async () => {
  const { rows, groups } = await ask('Exchanged', (provider, subject) => provider.transactions(subject));
  const sides = rows.filter(({ type }) => type === 'Exchange').map(({ amount, currency, group }) => [Number(amount), currency, group]);
  expect(sides).toContainEqual([-5000, 'GBP', 'exchanges']);
  expect(sides).toContainEqual([6187.5, 'USD', 'exchanges']);
  expect(groups.find(({ group }) => group === 'exchanges')).toMatchObject({ amount: expect.closeTo(-50, 6) as number, count: 2 });
  const { rows: cash } = await ask('Exchanged', (provider, subject) => provider.cashTransactions(subject));
  expect(cash.filter(({ type }) => type === 'Exchange')).toHaveLength(2);
});
