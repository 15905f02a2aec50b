import { beforeAll, describe, expect, test } from 'vitest';
import { type ArrangedIds, bookInDatabase } from '#tests/support/book-in-database.ts';
import { getSubject, type SubjectQuery } from '#tests/support/get-subject.ts';
import { type TestDatabase, testDatabase } from '#tests/support/test-database.ts';
import { system } from '#domain/actor.ts';
import { addDays } from '#finance/iso-date.ts';
import { ledger } from '../ledger.ts';

const asOf = '2024-06-28';
let database: TestDatabase;
let ids: ArrangedIds;

const transactions = (query: SubjectQuery['query'], about: Partial<SubjectQuery> = { portfolio: 'Main' }) =>
  database
    .as(system('test'))
    .read(async (snapshot) => ledger(snapshot).transactions(await getSubject(snapshot, ids, { asOf, ...about, query: query ?? {} })));

beforeAll(async () => {
  database = await testDatabase();
  ids = await bookInDatabase(database.owner, {
    instruments: [{ symbol: 'PENCE', quoteUnit: 'GBX', prices: { '2024-01-01': 250 } }],
    rates: { GBP: { '2024-01-01': 0.8 }, USD: { '2024-01-01': 1.6 } },
    accounts: [{ name: 'Ivy Hart', portfolios: [{ name: 'Main' }, { name: 'Many' }, { name: 'Foreign' }] }],
    transactions: [
      { portfolio: 'Main', day: '2023-05-02', type: 'Contribution', amount: '1000' },
      {
        portfolio: 'Main',
        day: '2024-03-28',
        type: 'Purchase',
        symbol: 'PENCE',
        units: '100',
        price: '249.5',
        amount: '-250.75',
        charges: '1.25',
      },
      {
        portfolio: 'Main',
        day: '2024-04-05',
        type: 'Dividend',
        symbol: 'PENCE',
        amount: '4.5',
        tax: '0.5',
        note: 'Final 100% dividend, Τράπεζα Αθηνών',
      },
      { portfolio: 'Main', day: '2024-04-06', type: 'Charge', amount: '-3', category: 'Platform' },
      { portfolio: 'Main', day: '2024-06-28', type: 'Interest', amount: '16', currency: 'USD' },
      { portfolio: 'Main', day: '2024-07-15', type: 'Contribution', amount: '9999' },
      ...Array.from({ length: 123 }, (_, step) => ({
        portfolio: 'Many',
        day: addDays('2024-01-01', step),
        type: 'Contribution',
        amount: '1',
      })),
      { portfolio: 'Foreign', day: '2024-01-05', type: 'Contribution', amount: '10', currency: 'CHF' },
    ],
  });
}, 60_000);

describe('the list of transactions', () => {
  test('is of all days where the usual range has none, unless a range is asked for', async () => {
    expect(await transactions({}, { portfolio: 'Foreign' })).toMatchObject({ range: 'all', from: null, count: 1, total: 1 });
    expect(await transactions({ transactions: '3m' }, { portfolio: 'Foreign' })).toMatchObject({ range: '3m', count: 0, total: 1 });
    expect(await transactions({}, { portfolio: 'Main' })).toMatchObject({ range: '3m', count: 4 });
  });

  test('newest first, each as it was booked', async () => {
    const { rows, count, total } = await transactions({ transactions: 'all' });
    expect(rows.map(({ day, group }) => [day, group])).toEqual([
      ['2024-06-28', 'grossInterest'],
      ['2024-04-06', 'managementCharges'],
      ['2024-04-05', 'dividends'],
      ['2024-03-28', 'tradeBuys'],
      ['2023-05-02', 'paymentsIn'],
    ]);
    expect([count, total]).toEqual([5, 5]);
    expect(rows[3]).toMatchObject({
      name: 'PENCE plc',
      symbol: 'PENCE',
      units: '100',
      price: '249.5',
      priceUnit: 'GBX',
      amount: '-250.75',
      charges: '1.25',
    });
    expect([rows[0], rows[3]].map((row) => [row?.amount, row?.currency, row?.converted, row?.impact])).toEqual([
      ['16', 'USD', 8, 'Increase'],
      ['-250.75', 'GBP', -250.75, 'Decrease'],
    ]);
  });

  test.each([
    ['3m', ['2024-06-28', '2024-04-06', '2024-04-05', '2024-03-28'], '2024-03-28'],
    ['1m', ['2024-06-28'], '2024-05-28'],
    ['year', ['2024-06-28', '2024-04-06'], '2024-04-06'],
    ['prevYear', ['2024-04-05', '2024-03-28', '2023-05-02'], '2023-04-06'],
  ] as const)('the range %s shows its first and its last day', async (range, days, from) => {
    const list = await transactions({ transactions: range });
    expect(list.rows.map(({ day }) => day)).toEqual(days);
    expect(list).toMatchObject({ range, from, count: days.length, total: 5 });
  });

  test('sums by group in the currency of the portfolio', async () => {
    const { groups, currency } = await transactions({ transactions: 'all' });
    expect(currency).toBe('GBP');
    expect(groups).toEqual([
      { group: 'grossInterest', amount: 8, count: 1 },
      { group: 'paymentsIn', amount: 1000, count: 1 },
      { group: 'managementCharges', amount: -3, count: 1 },
      { group: 'dividends', amount: 4.5, count: 1 },
      { group: 'tradeBuys', amount: -250.75, count: 1 },
    ]);
  });

  test('an amount that no rate converts leaves its sum unknown', async () => {
    const { groups } = await transactions({ transactions: 'all' }, { portfolio: 'Foreign' });
    expect(groups).toEqual([{ group: 'paymentsIn', amount: NaN, count: 1 }]);
  });

  test.each([
    ['pence', 2],
    ['  ΑΘΗΝΩΝ ', 1],
    ['τραπεζα αθηνων', 1],
    ['PLATFORM', 0],
    ['charge', 1],
    ['100%', 1],
    ['1_0', 0],
    ['%', 1],
    ["'; drop table transactions; --", 0],
  ])('finds %s in names, symbols, notes and types: %d', async (find, count) => {
    expect(await transactions({ transactions: 'all', find })).toMatchObject({ count, total: 5 });
  });

  test('fifty a page', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => transactions({ transactions: 'all', page }, { portfolio: 'Many' })));
    expect(pages.map(({ rows }) => rows.length)).toEqual([50, 50, 23, 0]);
    expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(123);
    for (const { count, pageSize, groups } of pages) expect([count, pageSize, groups[0]?.amount]).toEqual([123, 50, 123]);
  });

  test('what is taken away is whole, whatever page was looked at', async () => {
    const list = await database.as(system('test')).read(async (snapshot) => {
      const subject = await getSubject(snapshot, ids, { asOf, portfolio: 'Many', query: { transactions: 'all', page: 2 } });
      return ledger(snapshot).transactions({ ...subject, isWhole: true });
    });
    expect([list.rows.length, list.count, list.page]).toEqual([123, 123, 1]);
  });

  test('those of an account are those of its portfolios', async () => {
    expect(await transactions({ transactions: 'all' }, { account: 'Ivy Hart' })).toMatchObject({ count: 5 + 123 + 1, total: 129 });
  });

  test('what was voided is not there', async () => {
    await database.owner.query("update transactions set voided_at = now() where type = 'Interest'");
    expect(await transactions({ transactions: 'all' })).toMatchObject({ count: 4, total: 4 });
  });
});
