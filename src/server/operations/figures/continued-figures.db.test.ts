import { expect, test } from 'vitest';
import { addTransaction, type ArrangedTransaction, bookInDatabase, dailyPrices, markLedger } from '#tests/support/book-in-database.ts';
import { differences, forgetFigures, storedFigures } from '#tests/support/stored-figures.ts';
import { inFull } from '#tests/support/in-full.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { addDays, type IsoDate } from '#finance/iso-date.ts';
import { FiguresMemory } from './figures-memory.ts';
import { refreshFigures } from './refresh-figures.ts';

const firstDay = '2016-02-10';
const lastDay = '2024-03-12';

/** A sequence of numbers from 0 to 1 that is the same in every run. */
function drawing(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const draw = drawing(20_240_312);
const oneOf = <Value>(values: readonly Value[]): Value => values[Math.floor(draw() * values.length)] as Value;
const dayBetween = (from: IsoDate, days: number): IsoDate => addDays(from, Math.floor(draw() * days));

const portfolios = { Alone: 'GBP', Sterling: 'GBP', Dollars: 'USD', Euros: 'EUR' } as const;

function drawnTransaction(portfolio: keyof typeof portfolios, day: IsoDate): ArrangedTransaction {
  const common = { portfolio, day, currency: portfolios[portfolio] };
  const [symbol, units] = [oneOf(['GROW', 'WAVE']), String(1 + Math.floor(draw() * 40))];
  return oneOf<ArrangedTransaction>([
    { ...common, type: 'Purchase', symbol, units, amount: `-${Number(units) * 11}.50`, charges: '1.50' },
    { ...common, type: 'Purchase', symbol, units, amount: `-${Number(units) * 12}`, currency: 'USD' },
    { ...common, type: 'Sale', symbol, units: '3', amount: '35.20', charges: '0.80', tax: '0.10' },
    { ...common, type: 'Dividend', symbol, amount: '7.77', tax: '1.11' },
    { ...common, type: 'Charge', amount: '-4.20', category: 'Platform' },
    { ...common, type: 'Contribution', amount: units },
    { ...common, type: 'Withdrawal', amount: '-5' },
    { ...common, type: 'TransferIn', symbol, units: '10', cost: '99' },
  ]);
}

/** Transactions long before a change that decide the value after it: there is no price or report in between. */
const valuedByTheLedger: readonly ArrangedTransaction[] = [
  { portfolio: 'Euros', day: '2019-05-02', type: 'Call', symbol: 'FUND', amount: '-900', currency: 'EUR' },
  { portfolio: 'Euros', day: '2024-01-10', type: 'Call', symbol: 'FUND', amount: '-50', currency: 'EUR' },
  {
    portfolio: 'Dollars',
    day: '2019-09-02',
    type: 'Purchase',
    symbol: 'STAKE',
    units: '8',
    amount: '-810',
    charges: '10',
    currency: 'USD',
  },
  { portfolio: 'Dollars', day: '2021-03-02', type: 'Sale', symbol: 'STAKE', units: '2', amount: '300', currency: 'USD' },
  { portfolio: 'Sterling', day: '2020-03-02', type: 'Purchase', symbol: 'RARE', units: '100', amount: '-500' },
  { portfolio: 'Sterling', day: '2024-01-08', type: 'Split', symbol: 'RARE', ratio: '2' },
  { portfolio: 'Alone', day: '2018-06-04', type: 'Purchase', symbol: 'HOME', units: '1', amount: '-3000' },
  { portfolio: 'Sterling', day: '2022-11-08', type: 'Purchase', symbol: 'BOND', units: '10', amount: '-1010' },
  { portfolio: 'Sterling', day: '2021-02-02', type: 'Purchase', symbol: 'OLD', units: '10', amount: '-90' },
  ...unitsMoved({ symbol: 'OLD', units: '4', day: '2023-01-10', transferId: 'units' }),
];

/** From one portfolio of an account to the other, without a cost: it is that of the lots that leave. */
function unitsMoved(moved: Pick<ArrangedTransaction, 'symbol' | 'units' | 'day' | 'transferId'>): ArrangedTransaction[] {
  return [
    { ...moved, portfolio: 'Sterling', type: 'TransferOut', amount: '0' },
    { ...moved, portfolio: 'Dollars', type: 'TransferIn', amount: '0', currency: 'USD' },
  ];
}

const wave = (step: number) => 10 + 3 * Math.sin(step / 40);

async function arranged() {
  const database = await testDatabase();
  const days = 3000;
  const ids = await bookInDatabase(database.owner, {
    instruments: [
      { symbol: 'GROW', prices: dailyPrices(firstDay, days, (step) => 8 + step / 300) },
      { symbol: 'WAVE', currency: 'USD', prices: dailyPrices(firstDay, days, wave) },
      { symbol: 'FUND', type: 'PrivateEquity', currency: 'EUR' },
      { symbol: 'STAKE', type: 'PrivateEquity', currency: 'USD' },
      { symbol: 'RARE', prices: { '2020-01-31': 5, '2023-12-15': 6 } },
      { symbol: 'HOME', type: 'Property', traits: { annual_growth: '0.03' } },
      {
        symbol: 'BOND',
        type: 'Bond',
        prices: { '2022-10-31': 99 },
        traits: { coupon: '0.05', coupon_frequency: 2, maturity: '2030-02-10', day_count: 'ACT/ACT-ICMA' },
      },
      { symbol: 'OLD', prices: { '2021-01-29': 9, '2022-12-30': 12 } },
      { symbol: 'NEW', prices: { '2021-01-29': 20 } },
    ],
    rates: {
      GBP: dailyPrices(firstDay, days, (step) => 0.8 + 0.05 * Math.sin(step / 100)),
      USD: dailyPrices(firstDay, days, (step) => 1.1 + 0.05 * Math.cos(step / 90)),
    },
    benchmarks: { Growth: { GROW: 1 }, Mixed: { GROW: 0.5, WAVE: 0.5 } },
    accounts: [
      { name: 'One', portfolios: [{ name: 'Alone', benchmark: 'Growth' }] },
      {
        name: 'Two',
        portfolios: [
          { name: 'Sterling', benchmark: 'Mixed' },
          { name: 'Dollars', currency: 'USD', benchmark: 'Growth' },
        ],
      },
      { name: 'Foreign', portfolios: [{ name: 'Euros', currency: 'EUR', benchmark: 'Mixed' }] },
    ],
    transactions: Object.entries(portfolios).flatMap(([portfolio, currency]) => [
      { portfolio, day: addDays(firstDay, 5), type: 'Contribution', amount: '20000', currency },
      ...Array.from({ length: 60 }, () => drawnTransaction(portfolio as keyof typeof portfolios, dayBetween(addDays(firstDay, 6), 2900))),
    ]),
  });
  for (const one of valuedByTheLedger) await addTransaction(database.owner, ids, one);
  return { database, ids };
}

type Arranged = Awaited<ReturnType<typeof arranged>>;

const idOf = ({ ids }: Arranged, name: string) => ids.portfolios.get(name) ?? '';

/** Marks all portfolios, as a change of prices or rates does. */
async function markAll(book: Arranged, day: IsoDate): Promise<void> {
  for (const portfolioId of book.ids.portfolios.values()) await markLedger(book.database.owner, portfolioId, day);
}

async function voidOne(book: Arranged, portfolio: string, before: IsoDate): Promise<void> {
  const { rows } = await book.database.owner.query<{ day: string }>(
    `update transactions set voided_at = now() where id = (
       select id from transactions where portfolio_id = $1 and voided_at is null and day < $2 order by day desc limit 1)
     returning day::text`,
    [idOf(book, portfolio), before],
  );
  await markLedger(book.database.owner, idOf(book, portfolio), rows[0]?.day ?? '');
}

const steps: Record<string, (book: Arranged) => Promise<unknown>> = {
  'nothing but a later day': async () => undefined,
  'a transaction of today': ({ database, ids }) => addTransaction(database.owner, ids, drawnTransaction('Alone', lastDay)),
  'one in each portfolio of an account': async ({ database, ids }) => {
    await addTransaction(database.owner, ids, drawnTransaction('Sterling', '2024-02-28'));
    await addTransaction(database.owner, ids, drawnTransaction('Dollars', '2024-03-01'));
  },
  'one back-dated by five years': ({ database, ids }) => addTransaction(database.owner, ids, drawnTransaction('Alone', '2019-03-12')),
  'one back-dated to the first day': ({ database, ids }) =>
    addTransaction(database.owner, ids, drawnTransaction('Dollars', addDays(firstDay, 5))),
  'one before the first day': ({ database, ids }) =>
    addTransaction(database.owner, ids, { portfolio: 'Alone', day: firstDay, type: 'Contribution', amount: '100' }),
  'a voided transaction': (book) => voidOne(book, 'Sterling', '2021-06-01'),
  'a replaced transaction': async (book) => {
    await voidOne(book, 'Euros', '2022-01-01');
    await addTransaction(book.database.owner, book.ids, drawnTransaction('Euros', '2021-12-20'));
  },
  'a split in the past': ({ database, ids }) =>
    addTransaction(database.owner, ids, { portfolio: 'Sterling', day: '2022-07-02', type: 'Split', symbol: 'GROW', ratio: '2' }),
  'a corrected price': async (book) => {
    await book.database.owner.query("update prices set close = close * 1.5 where day = '2023-05-10'");
    await markAll(book, '2023-05-10');
  },
  'a corrected rate': async (book) => {
    await book.database.owner.query("update exchange_rates set per_euro = per_euro * 1.1 where day = '2022-11-15'");
    await markAll(book, '2022-11-15');
  },
  'a reported value': async (book) => {
    await book.database.owner.query(
      `insert into reported_values select account_id, id, $2, '2023-12-31', 1234.56, 'EUR' from portfolios where id = $1
       on conflict do nothing`,
      [idOf(book, 'Euros'), book.ids.instruments.get('FUND')],
    );
    await markLedger(book.database.owner, idOf(book, 'Euros'), '2023-12-31');
  },
  'a corrected reported value': async (book) => {
    await book.database.owner.query('update reported_values set value = 1500');
    await markLedger(book.database.owner, idOf(book, 'Euros'), '2023-12-31');
  },
  'a transfer between portfolios of an account': async ({ database, ids }) => {
    const common = { day: '2023-09-04', transferId: 'inside' };
    await addTransaction(database.owner, ids, { ...common, portfolio: 'Sterling', type: 'TransferOut', amount: '-80' });
    await addTransaction(database.owner, ids, { ...common, portfolio: 'Dollars', type: 'TransferIn', amount: '100', currency: 'USD' });
  },
  'units moved between portfolios of an account': async ({ database, ids }) => {
    for (const one of unitsMoved({ symbol: 'OLD', units: '2', day: '2024-02-20', transferId: 'lately' }))
      await addTransaction(database.owner, ids, one);
  },
  'a purchase before units moved': ({ database, ids }) =>
    addTransaction(database.owner, ids, {
      portfolio: 'Sterling',
      day: '2020-12-01',
      type: 'Purchase',
      symbol: 'OLD',
      units: '3',
      amount: '-20',
    }),
  'a security exchanged for another one': async ({ database, ids }) => {
    const common = { portfolio: 'Dollars', day: '2024-02-22', type: 'CorporateAction', amount: '0', currency: 'USD' };
    await addTransaction(database.owner, ids, { ...common, symbol: 'NEW', units: '3' });
    await addTransaction(database.owner, ids, { ...common, symbol: 'OLD', units: '-6' });
  },
  'a transaction of next week': ({ database, ids }) => addTransaction(database.owner, ids, drawnTransaction('Alone', addDays(lastDay, 8))),
  'a new portfolio in an account of two': async ({ database, ids }) => {
    const { rows } = await database.owner.query<{ id: string }>(
      `insert into portfolios (account_id, external_id, name, type, currency)
       select account_id, 'P-New', 'New', 'GIA', 'GBP' from portfolios where name = 'Sterling' returning replace(id::text, '-', '') as id`,
    );
    (ids.portfolios as Map<string, string>).set('New', rows[0]?.id ?? '');
    await addTransaction(database.owner, ids, { portfolio: 'New', day: '2024-02-15', type: 'Contribution', amount: '700' });
  },
  'a second portfolio beside an only one': async ({ database, ids }) => {
    const { rows } = await database.owner.query<{ id: string }>(
      `insert into portfolios (account_id, external_id, name, type, currency)
       select account_id, 'P-Second', 'Second', 'GIA', 'EUR' from portfolios where name = 'Alone' returning replace(id::text, '-', '') as id`,
    );
    (ids.portfolios as Map<string, string>).set('Second', rows[0]?.id ?? '');
    await addTransaction(database.owner, ids, {
      portfolio: 'Second',
      day: '2020-02-15',
      type: 'Contribution',
      amount: '70',
      currency: 'EUR',
    });
  },
};

/** The accounts with all their portfolios. */
async function accountsOf({ database }: Arranged): Promise<Map<string, string[]>> {
  const { rows } = await database.owner.query<{ account: string; ids: string[] }>(
    `select replace(account_id::text, '-', '') as account, array_agg(replace(id::text, '-', '') order by id) as ids from portfolios group by 1`,
  );
  return new Map(rows.map(({ account, ids }) => [account, ids]));
}

/** By how many days the figures move on with each change of a round. */
const rounds = inFull ? [3, 0, 1] : [3];

test('after every change what is stored is what a first computation stores', async () => {
  const book = await arranged();
  const { database } = book;
  const memory = new FiguresMemory();
  let through = addDays(lastDay, -40);
  await refreshFigures(database.pipelined, { through, settlement: 'cash', memory });
  for (const [round, moves] of rounds.entries()) {
    for (const [name, change] of Object.entries(steps)) {
      if ((round > 0 && name.includes('portfolio in')) || (round > 0 && name.includes('beside'))) continue;
      await change(book);
      through = addDays(through, moves);
      await refreshFigures(database.pipelined, { through, settlement: 'cash', memory });
      const accounts = await accountsOf(book);
      const continued = await storedFigures(database, database.owner, accounts);
      const { restore } = await forgetFigures(database.owner);
      await refreshFigures(database, { through, settlement: 'cash' });
      expect({ name, round, differences: differences(continued, await storedFigures(database, database.owner, accounts)) }).toEqual({
        name,
        round,
        differences: [],
      });
      await restore();
    }
  }
}, 120_000);
