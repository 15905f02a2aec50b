import { beforeAll, describe, expect, test } from 'vitest';
import { type ArrangedIds, bookInDatabase, dailyPrices } from '#tests/support/book-in-database.ts';
import { computeFigures } from '#tests/support/compute-figures.ts';
import { getSubject, type SubjectQuery } from '#tests/support/get-subject.ts';
import { type TestDatabase, testDatabase } from '#tests/support/test-database.ts';
import type { HoldingRow } from '#contracts/datasets/holdings.ts';
import { system } from '#domain/actor.ts';
import { ledger } from '../ledger.ts';

const through = '2024-06-28';
let database: TestDatabase;
let ids: ArrangedIds;

const holdings = (query: SubjectQuery) =>
  database.as(system('test')).read(async (snapshot) => ledger(snapshot).holdings(await getSubject(snapshot, ids, query)));
const stepsOfValue = (query: SubjectQuery) =>
  database.as(system('test')).read(async (snapshot) => {
    const { steps } = await ledger(snapshot).explain(await getSubject(snapshot, ids, query), 'value');
    return steps.map(({ label }) => label);
  });
const row = async (symbol: string, asOf = through): Promise<HoldingRow | undefined> =>
  (await holdings({ portfolio: 'Mixed', asOf })).rows.find((one) => one.symbol === symbol || one.id === symbol);
const is = (value: number) => ({ available: true, value: expect.closeTo(value, 9) as number });

beforeAll(async () => {
  database = await testDatabase();
  ids = await bookInDatabase(database.owner, {
    instruments: [
      { symbol: 'PENCE', quoteUnit: 'GBX', prices: dailyPrices('2024-01-01', 180, () => 250.5) },
      { symbol: 'OLD', prices: { '2024-05-01': 12 } },
      { symbol: 'SPLIT', currency: 'USD', prices: { ...dailyPrices('2024-01-01', 100, () => 80), '2024-06-28': 41 } },
      { symbol: 'BLANK', assetClass: 'Other', prices: { '2024-07-01': 5 } },
      { symbol: 'BOND', type: 'Bond', assetClass: 'Fixed Interest', prices: dailyPrices('2024-01-01', 180, () => 99) },
    ],
    rates: { GBP: dailyPrices('2024-01-01', 180, () => 0.8), USD: { '2024-01-01': 1, '2024-06-27': 1.6, '2024-06-29': 9 } },
    accounts: [
      { name: 'Ivy Hart', portfolios: [{ name: 'Mixed' }, { name: 'Second' }, { name: 'Gap' }] },
      { name: 'Ida Berg', currency: 'EUR', portfolios: [{ name: 'Abroad', currency: 'EUR' }] },
    ],
    transactions: [
      { portfolio: 'Mixed', day: '2024-01-02', type: 'Contribution', amount: '10000' },
      { portfolio: 'Mixed', day: '2024-01-02', type: 'Purchase', symbol: 'PENCE', units: '1000', amount: '-2400' },
      { portfolio: 'Mixed', day: '2024-01-02', type: 'Purchase', symbol: 'OLD', units: '100', amount: '-1100' },
      { portfolio: 'Mixed', day: '2024-01-02', type: 'Purchase', symbol: 'SPLIT', units: '10', amount: '-800', currency: 'USD' },
      { portfolio: 'Mixed', day: '2024-01-02', type: 'Purchase', symbol: 'BOND', units: '20', amount: '-1900' },
      { portfolio: 'Mixed', day: '2024-04-15', type: 'Split', symbol: 'SPLIT', ratio: '2' },
      { portfolio: 'Mixed', day: '2024-06-03', type: 'Sale', symbol: 'BOND', units: '20', amount: '1980' },
      { portfolio: 'Second', day: '2024-01-02', type: 'Contribution', amount: '500' },
      { portfolio: 'Second', day: '2024-01-03', type: 'Purchase', symbol: 'PENCE', units: '100', amount: '-250' },
      { portfolio: 'Gap', day: '2024-02-01', type: 'Contribution', amount: '100' },
      { portfolio: 'Gap', day: '2024-02-01', type: 'Purchase', symbol: 'BLANK', units: '3', amount: '-90' },
      { portfolio: 'Abroad', day: '2024-01-02', type: 'Contribution', amount: '100', currency: 'GBP' },
    ],
  });
  await computeFigures(database, through);
}, 60_000);

describe('the holdings of a portfolio', () => {
  test('a price in pence is shown as published and counted in pounds', async () => {
    expect(await row('PENCE')).toMatchObject({
      units: '1000',
      price: { text: '250.5', unit: 'GBX', day: '2024-06-28', isStale: false },
      value: is(2505),
      cost: is(2400),
      gain: is(105),
      gainRate: is(0.04375),
    });
  });

  test('a price older than its market is used and marked', async () => {
    expect(await row('OLD')).toMatchObject({ price: { day: '2024-05-01', isStale: true }, value: is(1200) });
    expect((await row('OLD', '2024-05-07'))?.price?.isStale).toBe(false);
  });

  test('another currency at the last day on which both rates were published', async () => {
    expect(await row('SPLIT')).toMatchObject({ units: '20', currency: 'USD', localValue: is(820), value: is(820 / 2) });
  });

  test('between a split and the next price the old price counts for the old unit', async () => {
    expect(await row('SPLIT', '2024-04-20')).toMatchObject({ units: '20', localValue: is(800) });
    expect((await row('SPLIT'))?.sparkline.slice(0, -1).every((price) => price === 40)).toBe(true);
  });

  test('what was sold is no holding, but its gain stays in the total', async () => {
    expect(await row('BOND')).toBeUndefined();
    expect((await holdings({ portfolio: 'Mixed', asOf: through })).total.realised).toBeCloseTo(80, 9);
    expect(await row('BOND', '2024-06-02')).toMatchObject({ units: '20', assetClass: 'Fixed Interest' });
  });

  test('cash has cost what it is worth', async () => {
    expect(await row('GBP')).toMatchObject({
      name: 'GBP',
      type: 'Cash',
      price: null,
      value: is(6580),
      cost: is(6580),
      gain: { available: false, reason: 'carried-at-cost' },
    });
  });

  test('in the order of asset classes, then by value', async () => {
    const { rows } = await holdings({ portfolio: 'Mixed', asOf: '2024-06-02' });
    expect(rows.map(({ symbol, id }) => symbol ?? id)).toEqual(['BOND', 'PENCE', 'OLD', 'SPLIT', 'GBP', 'USD']);
  });

  test('a holding without a price says so, and so do the total and the value', async () => {
    const { rows, total } = await holdings({ portfolio: 'Gap', asOf: through });
    const why = { available: false, reason: 'no-price' };
    expect(rows.find(({ symbol }) => symbol === 'BLANK')).toMatchObject({ value: why, percent: null });
    expect(total.value).toMatchObject(why);
    const { figures } = await database
      .as(system('test'))
      .read(async (snapshot) => ledger(snapshot).headline(await getSubject(snapshot, ids, { portfolio: 'Gap', asOf: through })));
    expect(figures.value).toEqual({ available: false, reason: 'no-price', subject: 'BLANK plc' });
  });

  test('an account holds what its portfolios hold, each thing once', async () => {
    const { rows } = await holdings({ account: 'Ivy Hart', asOf: through });
    expect(rows.find(({ symbol }) => symbol === 'PENCE')).toMatchObject({ units: '1100', value: is(2755.5), cost: is(2650) });
    expect(rows.filter(({ type }) => type === 'Cash').map(({ id }) => id)).toEqual(['GBP', 'USD']);
  });

  test('everything of it is in the currency of the portfolio', async () => {
    const { currency, total, rows } = await holdings({ portfolio: 'Abroad', asOf: through });
    expect([currency, rows[0]?.currency]).toEqual(['EUR', 'GBP']);
    expect(total.value).toEqual(is(125));
  });
});

describe('where a firm folds its asset classes', () => {
  const four = { portfolio: 'Mixed', asOf: through, variant: { assetClasses: 'four' } } as const;

  test('cash stands among what is other, last, and weights add up as before', async () => {
    const { rows } = await holdings(four);
    expect([...new Set(rows.map(({ assetClass }) => assetClass))]).toEqual(['Equities', 'Other']);
    expect(rows.at(-1)).toMatchObject({ type: 'Cash', assetClass: 'Other', region: null, sector: null });
    expect(rows.reduce((sum, { percent }) => sum + (percent ?? 0), 0)).toBeCloseTo(100, 9);
  });

  test('the explanation of the value has the same classes', async () => {
    expect(await stepsOfValue(four)).toEqual(['value.equities', 'value.other', 'value.total']);
    expect(await stepsOfValue({ portfolio: 'Mixed', asOf: through })).toEqual(['value.equities', 'value.cash', 'value.total']);
  });
});

const held = (symbol: string, query: SubjectQuery) =>
  database.as(system('test')).read(async (snapshot) => {
    const instrument = await snapshot.instruments.bySymbol(symbol);
    return ledger(snapshot).holdingData(await getSubject(snapshot, ids, query), instrument?.id ?? '');
  });

describe('one holding', () => {
  test('has the row of the page, lots that add up to it, and what was booked on it alone', async () => {
    const { holding, bond, lots, transactions, fund } = await held('SPLIT', { portfolio: 'Mixed', asOf: through });
    expect(holding).toEqual(await row('SPLIT'));
    expect(fund).toMatchObject({ symbol: 'SPLIT', value: holding?.value });
    expect(bond).toBeNull();
    expect(lots).toMatchObject({ count: 1, rows: [{ day: '2024-01-02', units: '20', portfolio: null }] });
    expect(lots.rows[0]).toMatchObject({ cost: holding?.cost, value: holding?.value, gain: holding?.gain });
    expect(transactions).toMatchObject({ count: 2, rows: [{ type: 'Split' }, { type: 'Purchase', instrumentId: holding?.id }] });
  });

  test('of an account names the portfolio of each lot', async () => {
    const { lots, transactions } = await held('PENCE', { account: 'Ivy Hart', asOf: through });
    expect(lots.rows.map(({ portfolio, units }) => [portfolio, units])).toEqual([
      ['Mixed', '1000'],
      ['Second', '100'],
    ]);
    expect(transactions.count).toBe(2);
  });

  test('that was given up has no row, and one that was never held does not exist', async () => {
    expect(await held('BOND', { portfolio: 'Mixed', asOf: through })).toMatchObject({ holding: null, bond: null, lots: { count: 0 } });
    await expect(held('BLANK', { portfolio: 'Mixed', asOf: through })).rejects.toMatchObject({ code: 'page-not-found' });
  });
});
