import { beforeAll, expect, test } from 'vitest';
import { system } from '#domain/actor.ts';
import { addTransaction, type ArrangedIds, bookInDatabase } from '#tests/support/book-in-database.ts';
import { computeFigures } from '#tests/support/compute-figures.ts';
import { getSubject, type SubjectQuery } from '#tests/support/get-subject.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { title } from './title.ts';

const database = await testDatabase();
let ids: ArrangedIds;

const titleOf = (query: SubjectQuery) =>
  database.as(system('test')).read(async (snapshot) => title(snapshot, await getSubject(snapshot, ids, query)));

const isRefreshing = async (query: SubjectQuery) => (await titleOf(query)).freshness.isRefreshing;

beforeAll(async () => {
  ids = await bookInDatabase(database.owner, {
    instruments: [{ symbol: 'IDX', prices: { '2024-01-01': 100 } }],
    benchmarks: { 'World shares': { IDX: 1 } },
    accounts: [
      {
        name: 'Ivy Hart',
        advisors: ['zoe@firm.example', 'ada@firm.example'],
        portfolios: [{ name: 'Ivy ISA', type: 'ISA', benchmark: 'World shares' }, { name: 'Ivy GIA' }],
      },
      { name: 'Tom Hill', portfolios: [] },
    ],
    transactions: [
      { portfolio: 'Ivy ISA', day: '2024-01-10', type: 'Contribution', amount: '1000' },
      { portfolio: 'Ivy GIA', day: '2024-01-05', type: 'Contribution', amount: '500' },
    ],
  });
  await database.owner.query("update portfolios set esg_rating = 7, region = 'Europe' where name = 'Ivy ISA'");
  await database.owner.query("update users set title = 'Partner' where email = 'ada@firm.example'");
});

test('before the first computation there is no day with figures', async () => {
  const { freshness, asOf } = await titleOf({ portfolio: 'Ivy ISA', asOf: '2024-02-01' });
  expect(freshness).toEqual({ firstDay: null, lastDay: null, computedAt: null, isRefreshing: true });
  expect(asOf).toBe('2024-02-01');
});

test('an account without portfolios has nothing to compute', async () => {
  expect((await titleOf({ account: 'Tom Hill', asOf: '2024-02-01' })).freshness.isRefreshing).toBe(false);
});

test('on the overview there is no title', async () => {
  await expect(titleOf({ asOf: '2024-02-01' })).rejects.toMatchObject({ code: 'account-id-missing' });
});

test('a portfolio is told with its account, its benchmark and its advisors', async () => {
  await computeFigures(database, '2024-02-10');
  const told = await titleOf({ portfolio: 'Ivy ISA', asOf: '2024-02-01' });
  expect(told).toMatchObject({
    subject: 'portfolio',
    id: ids.portfolios.get('Ivy ISA'),
    accountId: ids.accounts.get('Ivy Hart'),
    accountName: 'Ivy Hart',
    name: 'Ivy ISA',
    esgRating: 7,
    region: 'Europe',
    externalId: 'P-Ivy ISA',
    type: 'ISA',
    currency: 'GBP',
    benchmark: 'World shares',
    advisors: [
      { name: 'ada', title: 'Partner' },
      { name: 'zoe', title: null },
    ],
    asOf: '2024-02-01',
    freshness: { firstDay: '2024-01-09', lastDay: '2024-02-10', isRefreshing: false },
  });
  expect(told.freshness.computedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
});

test('an account is told alike, and no day after the last one with figures is shown', async () => {
  const told = await titleOf({ account: 'Ivy Hart', asOf: '2024-03-01' });
  expect(told).toMatchObject({ subject: 'account', name: 'Ivy Hart', type: null, benchmark: null, asOf: '2024-02-10' });
  expect(told.freshness).toMatchObject({ firstDay: '2024-01-04', isRefreshing: false });
});

test('a newer ledger is told to its portfolio and its account, not to its neighbour', async () => {
  await addTransaction(database.owner, ids, { portfolio: 'Ivy GIA', day: '2024-02-02', type: 'Contribution', amount: '10' });
  expect(await isRefreshing({ portfolio: 'Ivy GIA', asOf: '2024-02-01' })).toBe(true);
  expect(await isRefreshing({ account: 'Ivy Hart', asOf: '2024-02-01' })).toBe(true);
  expect(await isRefreshing({ portfolio: 'Ivy ISA', asOf: '2024-02-01' })).toBe(false);
});
