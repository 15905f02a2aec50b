import { beforeAll, expect, test } from 'vitest';
import { type Actor, system } from '#domain/actor.ts';
import { available, unavailable } from '#finance/figure.ts';
import { type ArrangedIds, bookInDatabase, dailyPrices } from '#tests/support/book-in-database.ts';
import { computeFigures } from '#tests/support/compute-figures.ts';
import { getSubject, type SubjectQuery } from '#tests/support/get-subject.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { portfolios } from './portfolios.ts';

const database = await testDatabase();
const lastDay = '2024-03-31';
let ids: ArrangedIds;

const portfoliosOf = (query: Partial<SubjectQuery> = {}, actor: Actor = system('test')) =>
  database.as(actor).read(async (snapshot) => {
    return portfolios(snapshot, await getSubject(snapshot, ids, { account: 'Ivy Hart', asOf: lastDay, ...query }));
  });

async function rowNamed(name: string, query: Partial<SubjectQuery> = {}) {
  const row = (await portfoliosOf(query)).rows.find((one) => one.name === name);
  if (!row) throw new Error(`There is no row of ${name}.`);
  return row;
}

const valueOf = async (name: string, asOf: string) => (await rowNamed(name, { asOf })).value;

/** A share that stands at 100 until the end of January, at 110 in February, at 121 from March on. */
const steps = dailyPrices('2023-01-01', 456, (step) => (step < 396 ? 100 : step < 425 ? 110 : 121));

beforeAll(async () => {
  ids = await bookInDatabase(database.owner, {
    instruments: [
      { symbol: 'UP', prices: steps },
      { symbol: 'LATE', prices: { '2024-03-01': 10 } },
      { symbol: 'STALE', prices: { '2023-02-01': 10, '2024-03-12': 10 } },
    ],
    rates: { GBP: { '2023-01-02': 0.8, '2024-03-15': 0.75 }, USD: { '2023-01-02': 1.6, '2024-03-15': 1.5, '2024-03-18': 9 } },
    benchmarks: { Stepping: { UP: 1 } },
    accounts: [
      {
        name: 'Ivy Hart',
        client: 'ivy@home.example',
        portfolios: [
          { name: 'Ivy ISA', type: 'ISA', benchmark: 'Stepping' },
          { name: 'Dollars', currency: 'USD', benchmark: 'Stepping' },
          { name: 'Closed' },
          { name: 'Empty' },
          { name: 'New', benchmark: 'Stepping' },
          { name: 'Unpriced' },
        ],
      },
      { name: 'Tom Hill', client: 'tom@home.example', portfolios: [{ name: 'Tom GIA' }] },
      { name: 'Una Still', portfolios: [{ name: 'Cash' }, { name: 'Stale' }] },
    ],
    transactions: [
      { portfolio: 'Ivy ISA', day: '2023-02-01', type: 'Contribution', amount: '2000' },
      { portfolio: 'Ivy ISA', day: '2023-02-01', type: 'Purchase', symbol: 'UP', units: '20', amount: '-2000' },
      { portfolio: 'Ivy ISA', day: '2024-02-10', type: 'Contribution', amount: '1000' },
      { portfolio: 'Dollars', day: '2023-02-01', type: 'Contribution', amount: '600', currency: 'USD' },
      { portfolio: 'Closed', day: '2023-02-01', type: 'Contribution', amount: '70' },
      { portfolio: 'Closed', day: '2023-12-01', type: 'Withdrawal', amount: '-70' },
      { portfolio: 'New', day: '2024-03-20', type: 'Contribution', amount: '50' },
      { portfolio: 'Unpriced', day: '2023-02-01', type: 'TransferIn', symbol: 'LATE', units: '3' },
      { portfolio: 'Tom GIA', day: '2023-02-01', type: 'Contribution', amount: '5' },
      { portfolio: 'Cash', day: '2023-02-01', type: 'Contribution', amount: '5' },
      { portfolio: 'Stale', day: '2023-02-01', type: 'TransferIn', symbol: 'STALE', units: '3' },
    ],
  });
});

test('before the figures are computed every value says so', async () => {
  const { total, change, rows, asOf } = await portfoliosOf();
  expect(asOf).toBe(lastDay);
  expect(total).toEqual(unavailable('not-recorded'));
  expect(change.rate).toEqual(unavailable('not-recorded'));
  expect(rows.map(({ value }) => value)).toEqual(Array(6).fill(unavailable('not-recorded')));
});

test('the largest comes first, closed ones last, each with the address of the variant', async () => {
  await computeFigures(database, lastDay);
  const { rows } = await portfoliosOf();
  expect(rows.map(({ name }) => name)).toEqual(['Ivy ISA', 'Dollars', 'New', 'Unpriced', 'Empty', 'Closed']);
  expect(rows.map(({ isClosed }) => isClosed)).toEqual([false, false, false, false, false, true]);
  const [isa] = rows;
  expect(isa).toMatchObject({ id: ids.portfolios.get('Ivy ISA'), type: 'ISA', externalId: 'P-Ivy ISA', riskLevel: null });
  expect(isa?.address).toBe(isa?.id);
  const long = await rowNamed('Ivy ISA', { variant: { portfolioParameter: 'id-contact-external' } });
  expect(long.address).toBe(`${isa?.id}-${ids.accounts.get('Ivy Hart')}-P-Ivy ISA`);
});

test('a value is told in its own and in the account’s currency, through the euro with both legs of one date', async () => {
  const dollars = await rowNamed('Dollars');
  expect(dollars).toMatchObject({ currency: 'USD', value: { available: true, value: 600 } });
  expect(dollars.valueInTotal).toEqual({ available: true, value: 600 * (0.75 / 1.5) });
});

test('the change of twelve months is the default: the gain without what was paid in, the return without its timing', async () => {
  const { change, value } = await rowNamed('Ivy ISA');
  expect(value).toEqual({ available: true, value: 20 * 121 + 1000 });
  expect(change.gain).toEqual({ available: true, value: 420 });
  const factor = 1.1 * ((2420 + 1000) / (2200 + 1000));
  expect(change.rate.available && change.rate.value).toBeCloseTo(factor - 1, 12);
  expect(change.benchmark.available && change.benchmark.value).toBeCloseTo(0.21, 12);
});

test.each([
  ['1m', 220, 220 / 3200],
  ['3m', 420, 1.1 * (3420 / 3200) - 1],
  ['ytd', 420, 1.1 * (3420 / 3200) - 1],
] as const)('over %s the gain is %f', async (period, gain, rate) => {
  const { change } = await rowNamed('Ivy ISA', { query: { period } });
  expect(change.gain).toEqual({ available: true, value: gain });
  expect(change.rate.available && change.rate.value).toBeCloseTo(rate, 12);
});

test('what began later, has no benchmark, nothing in it or no price says why', async () => {
  expect((await rowNamed('New')).change.rate).toEqual(unavailable('too-short'));
  expect((await rowNamed('Closed')).change.benchmark).toEqual(unavailable('no-benchmark'));
  expect((await rowNamed('Empty')).value).toEqual(unavailable('not-recorded'));
  expect(await valueOf('Unpriced', '2024-02-01')).toEqual(unavailable('no-price', 'LATE plc'));
  expect(await valueOf('New', '2024-02-01')).toEqual(unavailable('before-inception'));
  expect(await valueOf('New', '2023-02-01')).toEqual(unavailable('before-inception'));
});

test('a day of the past is shown with that day’s values, a day without figures with the last one before it', async () => {
  const past = await portfoliosOf({ asOf: '2024-02-05' });
  expect(past.asOf).toBe('2024-02-05');
  expect(past.rows.find(({ name }) => name === 'Ivy ISA')?.value).toEqual({ available: true, value: 2200 });
  expect((await rowNamed('Closed', { asOf: '2023-06-30' })).isClosed).toBe(false);
  expect((await portfoliosOf({ asOf: '2025-01-01' })).asOf).toBe(lastDay);
});

test('the total is the account as one portfolio, against the blend of the benchmarks', async () => {
  const { currency, total, change } = await portfoliosOf({ query: { period: '1m' } });
  expect(currency).toBe('GBP');
  expect(total).toEqual({ available: true, value: 3420 + 300 + 50 + 30 });
  // February ended without a price of what Unpriced holds.
  expect(change.gain).toEqual(unavailable('no-price', 'LATE plc'));
  expect(change.benchmark).toEqual(unavailable('no-benchmark'));
});

test('some fifty levels of the return index are drawn, fewer for a short history', async () => {
  const { sparkline } = await rowNamed('Ivy ISA');
  expect(sparkline).toHaveLength(53);
  expect(sparkline[0]).toBe(1);
  expect(sparkline.at(-1)).toBeCloseTo(1.1 * (3420 / 3200), 12);
  expect((await rowNamed('New')).sparkline).toHaveLength(2);
  expect((await rowNamed('Empty')).sparkline).toEqual([]);
});

test('a client has the own portfolios only', async () => {
  const tom: Actor = { kind: 'investor', userId: ids.users.get('tom@home.example') ?? '' };
  expect((await portfoliosOf({ account: 'Tom Hill' }, tom)).rows.map(({ name }) => name)).toEqual(['Tom GIA']);
  await expect(portfoliosOf({ account: 'Ivy Hart' }, tom)).rejects.toMatchObject({ code: 'account-id-missing' });
});

async function ratesOfStill(period: 'ytd' | '1m', asOf: string) {
  const { rows, change } = await portfoliosOf({ account: 'Una Still', asOf, query: { period } });
  return [change, ...['Stale', 'Cash'].map((name) => rows.find((row) => row.name === name)?.change)].map((one) => one?.rate);
}

test('where nothing held had a price in the period nothing is known; cash alone, and a price that is what it was, are a return of 0', async () => {
  const unpriced = unavailable('no-new-price');
  expect(await ratesOfStill('1m', '2024-03-11')).toEqual([unpriced, unpriced, available(0)]);
  expect(await ratesOfStill('ytd', '2024-03-31')).toEqual([available(0), available(0), available(0)]);
});
