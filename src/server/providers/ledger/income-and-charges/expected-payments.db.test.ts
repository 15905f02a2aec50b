import { beforeAll, expect, test } from 'vitest';
import { type ArrangedIds, bookInDatabase } from '#tests/support/book-in-database.ts';
import { computeFigures } from '#tests/support/compute-figures.ts';
import { getSubject } from '#tests/support/get-subject.ts';
import { type TestDatabase, testDatabase } from '#tests/support/test-database.ts';
import { system } from '#domain/actor.ts';
import { ledger } from '../ledger.ts';

const asOf = '2018-07-01';
const bond = { coupon: 0.08, coupon_frequency: 2, maturity: '2048-09-01', day_count: 'ACT/ACT-ICMA', face_value: 100 };
let database: TestDatabase;
let ids: ArrangedIds;

const expected = (portfolio: string) =>
  database
    .as(system('test'))
    .read(async (snapshot) => ledger(snapshot).expectedPayments(await getSubject(snapshot, ids, { asOf, portfolio })));

beforeAll(async () => {
  database = await testDatabase();
  ids = await bookInDatabase(database.owner, {
    instruments: [
      { symbol: 'BOND', type: 'Bond', assetClass: 'Fixed Interest', traits: bond, prices: { '2017-04-03': 90 } },
      { symbol: 'VAGUE', type: 'Bond', assetClass: 'Fixed Interest', prices: { '2017-04-03': 50 } },
      { symbol: 'WORLD', type: 'Fund', prices: { '2017-04-03': 1 } },
      { symbol: 'DOLLAR', currency: 'USD', prices: { '2017-04-03': 4 } },
      { symbol: 'SOLD', prices: { '2017-04-03': 1 } },
    ],
    rates: { GBP: { '2017-01-01': 0.8, '2018-06-10': 0.5 }, USD: { '2017-01-01': 1.6, '2018-06-10': 1.6 } },
    accounts: [{ name: 'Ivy Hart', portfolios: [{ name: 'Mixed' }, { name: 'Empty' }] }],
    transactions: [
      { portfolio: 'Mixed', day: '2017-04-03', type: 'Contribution', amount: '3000' },
      { portfolio: 'Mixed', day: '2017-04-03', type: 'Purchase', symbol: 'BOND', units: '10', amount: '-900' },
      { portfolio: 'Mixed', day: '2017-04-03', type: 'Purchase', symbol: 'VAGUE', units: '1', amount: '-50' },
      { portfolio: 'Mixed', day: '2017-04-03', type: 'Purchase', symbol: 'WORLD', units: '50', amount: '-50' },
      { portfolio: 'Mixed', day: '2017-04-03', type: 'Purchase', symbol: 'DOLLAR', units: '50', amount: '-100' },
      { portfolio: 'Mixed', day: '2017-04-03', type: 'Purchase', symbol: 'SOLD', units: '9', amount: '-9' },
      { portfolio: 'Mixed', day: '2017-08-01', type: 'Dividend', symbol: 'WORLD', units: '50', amount: '10' },
      { portfolio: 'Mixed', day: '2017-08-02', type: 'Dividend', symbol: 'SOLD', units: '9', amount: '4' },
      { portfolio: 'Mixed', day: '2017-09-03', type: 'Purchase', symbol: 'WORLD', units: '50', amount: '-50' },
      { portfolio: 'Mixed', day: '2018-01-03', type: 'Sale', symbol: 'SOLD', units: '9', amount: '9' },
    ],
  });
  await database.owner.query(
    "insert into dividends (instrument_id, ex_date, pay_date, amount, currency) select id, '2018-06-28', '2018-07-20', 0.1, 'USD' from instruments where symbol = 'DOLLAR'",
  );
  await computeFigures(database, asOf);
}, 60_000);

test('coupons by their terms, announced dividends at the rate of the day, and those of a year ago for the units of now', async () => {
  const { rows, total, until, currency } = await expected('Mixed');
  expect([until, currency]).toEqual(['2018-09-29', 'GBP']);
  expect(rows).toMatchObject([
    // 50 units at 0.10 dollars are 5 dollars, 3.125 euros, 1.5625 pounds.
    { name: 'DOLLAR plc', kind: 'dividend', basis: 'announced', day: '2018-07-20', amount: { value: 1.5625 }, paid: 5, paidIn: 'USD' },
    { name: 'WORLD plc', kind: 'dividend', basis: 'estimate', day: '2018-08-01', amount: { value: 20 } },
    { name: 'BOND plc', kind: 'coupon', basis: 'terms', day: '2018-09-01', amount: { value: 40 } },
  ]);
  expect(total).toEqual({ available: true, value: expect.closeTo(61.5625, 8) });
});

test('a portfolio without transactions expects nothing', async () => {
  expect((await expected('Empty')).rows).toEqual([]);
});
