import { beforeAll, describe, expect, test } from 'vitest';
import { type ArrangedIds, bookInDatabase } from '#tests/support/book-in-database.ts';
import { computeFigures } from '#tests/support/compute-figures.ts';
import { getSubject, type SubjectQuery } from '#tests/support/get-subject.ts';
import { type TestDatabase, testDatabase } from '#tests/support/test-database.ts';
import { system } from '#domain/actor.ts';
import { decimal } from '#finance/decimal.ts';
import { addDays } from '#finance/iso-date.ts';
import type { ReportingProvider, ReportSubject } from '../../reporting-provider.ts';
import { ledger } from '../ledger.ts';

const asOf = '2024-06-28';
let database: TestDatabase;
let ids: ArrangedIds;

const ask = <Answer>(about: Partial<SubjectQuery>, work: (provider: ReportingProvider, subject: ReportSubject) => Promise<Answer>) =>
  database
    .as(system('test'))
    .read(async (snapshot) => work(ledger(snapshot), await getSubject(snapshot, ids, { asOf, portfolio: 'Main', ...about })));

const cash = (about: Partial<SubjectQuery>) => ask(about, (provider, subject) => provider.cashTransactions(subject));

const notes = (about: Partial<SubjectQuery>) => ask(about, (provider, subject) => provider.contractNotes(subject));

beforeAll(async () => {
  database = await testDatabase();
  ids = await bookInDatabase(database.owner, {
    instruments: [
      { symbol: 'PENCE', quoteUnit: 'GBX', traits: { isin: 'GB00TEST0001' }, prices: { '2024-01-01': 250 } },
      { symbol: 'BUYOUT', type: 'PrivateEquity', assetClass: 'Alternatives' },
    ],
    rates: { GBP: { '2024-01-01': 0.8 }, USD: { '2024-01-01': 1.6 } },
    accounts: [{ name: 'Ivy Hart', portfolios: [{ name: 'Main', type: 'ISA' }, { name: 'Many' }, { name: 'Funds' }] }],
    transactions: [
      { portfolio: 'Main', day: '2023-05-02', type: 'Contribution', amount: '1000' },
      {
        portfolio: 'Main',
        day: '2024-04-01',
        type: 'Purchase',
        symbol: 'PENCE',
        units: '100',
        price: '249.5',
        amount: '-252',
        charges: '1.25',
        tax: '1.25',
      },
      { portfolio: 'Main', day: '2024-04-01', type: 'Interest', amount: '16', currency: 'USD' },
      { portfolio: 'Main', day: '2024-05-01', type: 'Sale', symbol: 'PENCE', units: '40', price: '260', amount: '102.75', charges: '1.25' },
      { portfolio: 'Main', day: '2024-05-02', type: 'Withdrawal', amount: '-300.5' },
      { portfolio: 'Main', day: '2024-07-15', type: 'Contribution', amount: '9999' },
      ...Array.from({ length: 60 }, (_, step) => ({
        portfolio: 'Many',
        day: addDays('2024-01-01', step),
        type: 'Contribution',
        amount: '0.1',
      })),
      { portfolio: 'Funds', day: '2024-01-05', type: 'Call', symbol: 'BUYOUT', amount: '-500' },
    ],
  });
  await computeFigures(database, asOf);
}, 60_000);

describe('cash', () => {
  test('runs from opening to closing by currency', async () => {
    const { accounts, rows, count } = await cash({ query: { transactions: '3m' } });
    expect(accounts).toEqual([
      { currency: 'GBP', opening: '1000', paidIn: '102.75', paidOut: '552.5', closing: '550.25' },
      { currency: 'USD', opening: '0', paidIn: '16', paidOut: '0', closing: '16' },
    ]);
    expect(rows.map(({ day, amount, currency, balance }) => [day, amount, currency, balance])).toEqual([
      ['2024-05-02', '-300.5', 'GBP', '550.25'],
      ['2024-05-01', '102.75', 'GBP', '850.75'],
      ['2024-04-01', '16', 'USD', '16'],
      ['2024-04-01', '-252', 'GBP', '748'],
    ]);
    expect(count).toBe(4);
  });

  test('closes with the cash that is held', async () => {
    const { accounts } = await cash({ query: { transactions: 'all' } });
    const held = await ask({}, (provider, subject) => provider.holdings(subject));
    const byCurrency = Object.fromEntries(held.rows.filter(({ type }) => type === 'Cash').map(({ id, units }) => [id, units]));
    expect(Object.fromEntries(accounts.map(({ currency, closing }) => [currency, decimal(closing).toString()]))).toEqual(byCurrency);
  });

  test('a later page goes on with the balance', async () => {
    const { rows, count } = await cash({ portfolio: 'Many', query: { transactions: 'all', page: 2 } });
    expect([count, rows.length, rows[0]?.balance, rows.at(-1)?.balance]).toEqual([60, 10, '1.0', '0.1']);
  });

  test('what is settled with the investor moves none', async () => {
    const { accounts, count } = await cash({ portfolio: 'Funds', query: { transactions: 'all' }, variant: { settlement: 'direct' } });
    expect([accounts, count]).toEqual([[], 0]);
  });
});

describe('contract notes', () => {
  test('purchases and sales alone, whose parts come to what was paid', async () => {
    const { rows, count, total } = await notes({ query: { transactions: '3m' } });
    expect(rows.map(({ side, consideration, charges, tax, total: paid }) => [side, consideration, charges, tax, paid])).toEqual([
      ['Sale', '104.00', '1.25', '0', '102.75'],
      ['Purchase', '249.50', '1.25', '1.25', '252'],
    ]);
    expect([count, total]).toEqual([2, 2]);
    expect(await notes({ query: { find: 'nothing' } })).toMatchObject({ rows: [], count: 0, total: 2 });
  });

  test('one of them names its parties and its security', async () => {
    const [, purchase] = (await notes({ query: { transactions: 'all' } })).rows;
    const note = await ask({}, (provider, subject) => provider.contractNote(subject, purchase?.id ?? ''));
    expect(note).toMatchObject({
      ...purchase,
      client: 'Ivy Hart',
      clientNumber: 'X-Ivy Hart',
      portfolio: 'Main',
      portfolioType: 'ISA',
      isin: 'GB00TEST0001',
      priceUnit: 'GBX',
      portfolioCurrency: 'GBP',
    });
  });

  test('a trade of another portfolio has no note here, nor has what is no trade', async () => {
    const [sale] = (await notes({ query: { transactions: 'all' } })).rows;
    for (const id of [sale?.id ?? '', 'nonsense', '0192aaaa0000700080000000000000ab']) {
      const asked = ask({ portfolio: 'Many' }, (provider, subject) => provider.contractNote(subject, id));
      await expect(asked).rejects.toMatchObject({ code: 'page-not-found' });
    }
  });
});
