import { beforeAll, expect, test } from 'vitest';
import type { ReportQuery } from '#contracts/reports/report-query.ts';
import type { Actor } from '#domain/actor.ts';
import { available, unavailable } from '#finance/figure.ts';
import { type ArrangedIds, bookInDatabase, dailyPrices } from '#tests/support/book-in-database.ts';
import { computeFigures } from '#tests/support/compute-figures.ts';
import { getSubject } from '#tests/support/get-subject.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { ownAccounts } from './own-accounts.ts';

const database = await testDatabase();
const day = '2024-03-31';
let ids: ArrangedIds;

/** 100 until the end of January 2024, 110 from February on. */
const steps = dailyPrices('2023-01-01', 456, (step) => (step < 396 ? 100 : 110));
const bought = (portfolio: string, units: number, symbol = 'UP', currency = '') => [
  { portfolio, day: '2023-01-02', type: 'Contribution', amount: String(units * 100), ...(currency && { currency }) },
  {
    portfolio,
    day: '2023-01-02',
    type: 'Purchase',
    symbol,
    units: String(units),
    amount: String(units * -100),
    ...(currency && { currency }),
  },
];
const account = (name: string, client: string, currency = 'GBP') => ({
  name,
  client,
  currency,
  portfolios: [{ name: `P ${name}`, currency }],
});

beforeAll(async () => {
  ids = await bookInDatabase(database.owner, {
    instruments: [
      { symbol: 'UP', prices: steps },
      { symbol: 'EUP', currency: 'EUR', prices: steps },
    ],
    rates: { GBP: { '2023-01-02': 0.8 } },
    accounts: [
      account('Small', 'one@home.example'),
      account('Large', 'one@home.example'),
      account('Sterling', 'mixed@home.example'),
      account('Euro', 'mixed@home.example', 'EUR'),
      account('Euro one', 'euro@home.example', 'EUR'),
      account('Euro two', 'euro@home.example', 'EUR'),
      account('Krona', 'far@home.example', 'SEK'),
      account('Pound', 'far@home.example'),
      account('Empty', 'empty@home.example'),
      account('Full', 'empty@home.example'),
    ],
    transactions: [
      ...bought('P Small', 1),
      ...bought('P Large', 3),
      ...bought('P Sterling', 2),
      ...bought('P Pound', 2),
      ...bought('P Full', 2),
      ...['P Euro', 'P Euro one', 'P Euro two'].flatMap((portfolio) => bought(portfolio, 1, 'EUP', 'EUR')),
      { portfolio: 'P Krona', day: '2023-01-02', type: 'Contribution', amount: '50', currency: 'SEK' },
    ],
  });
  await computeFigures(database, day);
});

const of = (email: string, query: ReportQuery = {}) => {
  const actor: Actor = { kind: 'investor', userId: ids.users.get(email) ?? '' };
  return database.as(actor).read(async (snapshot) => ownAccounts(snapshot, await getSubject(snapshot, ids, { asOf: day, query })));
};

const close = (value: number) => ({ available: true, value: expect.closeTo(value, 9) as number });

test('accounts of one currency add up in it, the largest first', async () => {
  const own = await of('one@home.example');
  expect(own).toMatchObject({ asOf: day, currency: 'GBP', total: close(440), change: { gain: close(40), rate: close(0.1) } });
  expect(own.rows.map(({ name, value, valueInTotal, change }) => [name, value, valueInTotal, change.gain])).toEqual([
    ['Large', close(330), close(330), close(30)],
    ['Small', close(110), close(110), close(10)],
  ]);
});

test('also in one that is not the firm’s, without a rate', async () => {
  expect(await of('euro@home.example')).toMatchObject({ currency: 'EUR', total: close(220), change: { gain: close(20) } });
});

test('accounts of several add up in the firm’s, at the rates of the day', async () => {
  const own = await of('mixed@home.example');
  expect(own).toMatchObject({ currency: 'GBP', total: close(220 + 110 * 0.8), change: { gain: close(20 + 10 * 0.8) } });
  expect(own.rows.map(({ name, currency, value, valueInTotal }) => [name, currency, value, valueInTotal])).toEqual([
    ['Sterling', 'GBP', close(220), close(220)],
    ['Euro', 'EUR', close(110), close(88)],
  ]);
});

test('what cannot be converted has its own value, and the total says why there is none', async () => {
  const own = await of('far@home.example');
  const reason = unavailable('no-exchange-rate', 'SEK/GBP');
  expect(own).toMatchObject({ currency: 'GBP', total: reason, change: { gain: reason } });
  expect(own.rows.find(({ name }) => name === 'Krona')).toMatchObject({ currency: 'SEK', value: available(50), valueInTotal: reason });
});

test('an account without figures is not counted as nothing', async () => {
  const { total, rows } = await of('empty@home.example');
  expect(total.available).toBe(false);
  expect(rows.map(({ name, value }) => [name, value.available])).toEqual([
    ['Full', true],
    ['Empty', false],
  ]);
});

test.each([
  ['3m', 40],
  ['1m', 0],
] as const)('over %s the gain is of that period, and there is no return of all together', async (period, gain) => {
  expect((await of('one@home.example', { period })).change).toEqual({ gain: close(gain), rate: unavailable('not-recorded') });
});

test('no filter of a list leaves an account out', async () => {
  const query = { find: 'nobody', letter: 'Z', type: 'ISA', attention: 'stalePrices', page: 4, unlinked: 'hide' } as const;
  expect((await of('one@home.example', query)).rows).toHaveLength(2);
});

test('nobody sees the accounts of another', async () => {
  expect((await of('far@home.example')).rows.map(({ name }) => name).toSorted()).toEqual(['Krona', 'Pound']);
});
