import { beforeAll, describe, expect, test } from 'vitest';
import { type ArrangedIds, bookInDatabase } from '#tests/support/book-in-database.ts';
import { computeFigures } from '#tests/support/compute-figures.ts';
import { getSubject, type SubjectQuery } from '#tests/support/get-subject.ts';
import { type TestDatabase, testDatabase } from '#tests/support/test-database.ts';
import { system } from '#domain/actor.ts';
import type { ReportingProvider, ReportSubject } from '../../reporting-provider.ts';
import { ledger } from '../ledger.ts';

const asOf = '2024-12-31';
let database: TestDatabase;
let ids: ArrangedIds;

const ask = <Answer>(
  dataset: (provider: ReportingProvider, subject: ReportSubject) => Promise<Answer>,
  query: Omit<SubjectQuery, 'asOf'>,
) => database.as(system('test')).read(async (snapshot) => dataset(ledger(snapshot), await getSubject(snapshot, ids, { asOf, ...query })));
const year = { from: '2023-12-31', to: asOf };
const is = (value: number) => ({ available: true, value: expect.closeTo(value, 9) as number });

beforeAll(async () => {
  database = await testDatabase();
  ids = await bookInDatabase(database.owner, {
    instruments: [
      { symbol: 'ACME', prices: { '2023-12-01': 10, '2023-12-31': 11, '2024-07-01': 12, '2024-12-31': 14 } },
      { symbol: 'BUYOUT', type: 'PrivateEquity' },
      { symbol: 'HOME', prices: { '2023-12-01': 100, '2024-12-31': 110 } },
      { symbol: 'USA', currency: 'USD', prices: { '2023-12-01': 10, '2024-12-31': 15 } },
    ],
    rates: { GBP: { '2023-12-01': 0.8, '2024-12-31': 0.8 }, USD: { '2023-12-01': 1, '2024-12-31': 1.25 } },
    accounts: [
      { name: 'Ivy Hart', portfolios: [{ name: 'Year' }, { name: 'Other' }] },
      { name: 'Tom Hill', portfolios: [{ name: 'Lots' }, { name: 'Shelter', type: 'ISA' }, { name: 'Second' }] },
      { name: 'Ana Diaz', portfolios: [{ name: 'Dollars' }] },
      { name: 'Pia Ek', portfolios: [{ name: 'Programme' }] },
    ],
    transactions: [
      { portfolio: 'Year', day: '2023-12-01', type: 'Contribution', amount: '2000' },
      { portfolio: 'Year', day: '2023-12-01', type: 'Contribution', amount: '500', currency: 'USD' },
      { portfolio: 'Year', day: '2023-12-01', type: 'Purchase', symbol: 'ACME', units: '100', amount: '-1005', charges: '5' },
      { portfolio: 'Year', day: '2024-02-01', type: 'Sale', symbol: 'ACME', units: '40', amount: '517.6', charges: '2.4' },
      { portfolio: 'Year', day: '2024-03-01', type: 'Dividend', symbol: 'ACME', amount: '25.5', tax: '4.5' },
      { portfolio: 'Year', day: '2024-04-01', type: 'Interest', amount: '8', tax: '2' },
      { portfolio: 'Year', day: '2024-05-01', type: 'Charge', amount: '-12.34', category: 'Management' },
      { portfolio: 'Year', day: '2024-06-01', type: 'Withdrawal', amount: '-300' },
      { portfolio: 'Year', day: '2024-07-01', type: 'TransferIn', symbol: 'ACME', units: '10', amount: '0', cost: '90' },
      { portfolio: 'Other', day: '2023-12-01', type: 'Contribution', amount: '1000' },
      { portfolio: 'Other', day: '2023-12-01', type: 'Purchase', symbol: 'HOME', units: '10', amount: '-1000' },
      { portfolio: 'Lots', day: '2022-05-01', type: 'Contribution', amount: '9000' },
      { portfolio: 'Lots', day: '2022-05-01', type: 'Purchase', symbol: 'ACME', units: '100', amount: '-1000' },
      { portfolio: 'Second', day: '2022-06-01', type: 'Contribution', amount: '2000' },
      { portfolio: 'Second', day: '2022-06-01', type: 'Purchase', symbol: 'ACME', units: '100', amount: '-1400' },
      { portfolio: 'Lots', day: '2024-04-05', type: 'Sale', symbol: 'ACME', units: '50', amount: '750' },
      { portfolio: 'Lots', day: '2024-04-06', type: 'Sale', symbol: 'ACME', units: '10', amount: '50' },
      { portfolio: 'Shelter', day: '2022-05-01', type: 'Contribution', amount: '100' },
      { portfolio: 'Shelter', day: '2022-05-01', type: 'Purchase', symbol: 'ACME', units: '10', amount: '-100' },
      { portfolio: 'Shelter', day: '2024-05-01', type: 'Sale', symbol: 'ACME', units: '10', amount: '900' },
      { portfolio: 'Programme', day: '2023-12-01', type: 'Contribution', amount: '500000' },
      { portfolio: 'Programme', day: '2023-12-04', type: 'Call', symbol: 'BUYOUT', amount: '-400000' },
      { portfolio: 'Programme', day: '2024-05-15', type: 'Distribution', symbol: 'BUYOUT', amount: '129500', category: 'Gain' },
      { portfolio: 'Programme', day: '2024-06-28', type: 'Distribution', symbol: 'BUYOUT', amount: '100000', category: 'ReturnOfCapital' },
      { portfolio: 'Dollars', day: '2023-12-01', type: 'Contribution', amount: '800' },
      {
        portfolio: 'Dollars',
        day: '2023-12-01',
        type: 'Purchase',
        symbol: 'USA',
        units: '100',
        amount: '-1000',
        currency: 'USD',
      },
    ],
  });
  await computeFigures(database, asOf);
}, 60_000);

describe('the bridge of the year that docs/calculations/performance-bridge.md goes through by hand', () => {
  test('each line of it', async () => {
    const { lines, parts, dealingCosts } = await ask((provider, subject) => provider.valueBridge(subject), {
      portfolio: 'Year',
      query: year,
    });
    expect(lines).toEqual({
      available: true,
      value: [
        { line: 'opening', amount: 2495 },
        { line: 'paidIn', amount: 120 },
        { line: 'paidOut', amount: -300 },
        { line: 'income', amount: 40 },
        { line: 'growth', amount: 277.6 },
        { line: 'currency', amount: -80 },
        { line: 'charges', amount: -12.34 },
        { line: 'taxes', amount: -6.5 },
        { line: 'closing', amount: 2533.76 },
      ],
    });
    expect(parts).toMatchObject({ value: { realised: 115.6, unrealisedChange: 162, exchangeGainOnCash: -80 } });
    expect(dealingCosts).toEqual(is(2.4));
  });

  test('of an account it is that of its portfolios together', async () => {
    const { lines, parts } = await ask((provider, subject) => provider.valueBridge(subject), { account: 'Ivy Hart', query: year });
    const amounts = new Map(lines.available ? lines.value.map(({ line, amount }) => [line, amount]) : []);
    expect(amounts.get('opening')).toBe(3495);
    expect(amounts.get('growth')).toBe(377.6);
    expect(parts.available).toBe(true);
  });

  test('the contributions of an account add up to its return', async () => {
    const { result } = await ask((provider, subject) => provider.contributions(subject), { account: 'Ivy Hart', query: year });
    const value = result.available ? result.value : null;
    expect(value?.rows.map(({ name }) => name)).toContain('HOME plc');
    expect(value?.rows.find(({ name }) => name === 'HOME plc')).toMatchObject({ money: 100, opening: 1000, closing: 1100 });
    expect(value?.charges.money).toBe(-12.34);
  });
});

test('what a price and what a currency did: 100 shares from 10 to 15 dollars while the dollar fell from 0.80 to 0.64', async () => {
  const { result } = await ask((provider, subject) => provider.contributions(subject), { portfolio: 'Dollars', query: { range: 'max' } });
  const share = result.available ? result.value.rows.find(({ name }) => name === 'USA plc') : undefined;
  // The value at the end times the change of the rate is the currency's: 1500 × (0.64 − 0.80).
  expect(share).toMatchObject({ money: expect.closeTo(160, 9) as number, currencyEffect: is(-240), priceEffect: is(400) });
});

test('the same since purchase, of what is held', async () => {
  const { unrealised } = await ask((provider, subject) => provider.realisedGains(subject), {
    portfolio: 'Dollars',
    query: { range: 'max' },
  });
  // Worth 960, cost 800: 1500 × 0.80 − 800 and 1500 × (0.64 − 0.80).
  expect(unrealised).toEqual({ gain: is(160), priceEffect: is(400), currencyEffect: is(-240) });
});

describe('what was sold', () => {
  test('over its own cost, newest first, with the day of purchase', async () => {
    const { rows, total, unrealised } = await ask((provider, subject) => provider.realisedGains(subject), {
      portfolio: 'Lots',
      query: { range: 'max' },
    });
    expect(rows.map(({ day, gain, heldSince }) => ({ day, gain, heldSince }))).toEqual([
      { day: '2024-04-06', gain: is(-50), heldSince: '2022-05-01' },
      { day: '2024-04-05', gain: is(250), heldSince: '2022-05-01' },
    ]);
    expect(total).toMatchObject({ value: { proceeds: 800, cost: 600, gain: 200, gains: 250, losses: 50 } });
    expect(unrealised).toEqual({ gain: is(160), priceEffect: is(160), currencyEffect: is(0) });
  });

  test('on the average where the variant says so', async () => {
    const { basis, total } = await ask((provider, subject) => provider.realisedGains(subject), {
      portfolio: 'Lots',
      query: { range: 'max' },
      variant: { costBasis: 'average' },
    });
    expect([basis, total.available]).toEqual(['average', true]);
  });
});

test('a gain that a fund distributes is realised wherever it stands: bridge, figure, list, explanation', async () => {
  const about = { portfolio: 'Programme', query: { range: 'max' } } as const;
  const { parts } = await ask((provider, subject) => provider.valueBridge(subject), about);
  expect(parts).toMatchObject({ value: { realised: 129_500 } });
  const { rows, total } = await ask((provider, subject) => provider.realisedGains(subject), about);
  expect(total).toMatchObject({ value: { proceeds: 129_500, cost: 0, gain: 129_500, gains: 129_500, losses: 0 } });
  expect(rows).toMatchObject([{ day: '2024-05-15', name: 'BUYOUT plc', units: null, heldSince: null, gain: is(129_500) }]);
  const { steps, rows: explained } = await ask((provider, subject) => provider.explain(subject, 'realisedGain'), about);
  expect(steps.at(-1)).toMatchObject({ label: 'realised.total', value: is(129_500) });
  expect(explained).toMatchObject([{ day: '2024-05-15', text: 'BUYOUT plc', amount: 129_500 }]);
});

describe('gains by tax year', () => {
  test('one pool of the taxable wrappers, the ISA outside, the year ends on 5 April', async () => {
    const { years, portfolios, doubts } = await ask((provider, subject) => provider.taxYears(subject), { account: 'Tom Hill' });
    // 200 shares at 12 on average: 50 × (15 − 12), 10 × (5 − 12).
    expect(years).toEqual([
      expect.objectContaining({ from: '2024-04-06', to: '2025-04-05', disposals: 1, proceeds: 50, gains: 0, losses: 70, net: -70 }),
      expect.objectContaining({ from: '2023-04-06', to: '2024-04-05', disposals: 1, proceeds: 750, allowableCosts: 600, net: 150 }),
    ]);
    expect([...portfolios].sort()).toEqual(['Lots', 'Second']);
    expect(doubts).toBe(0);
  });

  test('where the variant gives no such summary there is none', async () => {
    expect(
      (await ask((provider, subject) => provider.taxYears(subject), { account: 'Tom Hill', variant: { taxReport: null } })).years,
    ).toEqual([]);
  });
});

test('income beside the year before, and its sources', async () => {
  const { total, tax, months, sources } = await ask((provider, subject) => provider.income(subject), { portfolio: 'Year', query: year });
  expect([total, tax]).toEqual([is(40), is(6.5)]);
  expect(months.map(({ month }) => month).slice(-3)).toEqual(['2024-10-01', '2024-11-01', '2024-12-01']);
  expect(months.find(({ month }) => month === '2024-03-01')).toMatchObject({
    amount: is(30),
    yearBefore: { available: false, reason: 'before-inception' },
  });
  expect(sources.map(({ name, category, amount }) => ({ name, category, amount }))).toEqual([
    { name: 'ACME plc', category: 'Dividend', amount: is(30) },
    { name: 'GBP', category: 'Interest', amount: is(10) },
  ]);
});

test('charges by type, costs of dealing apart', async () => {
  const page = await ask((provider, subject) => provider.charges(subject), { portfolio: 'Year', query: year });
  expect(page.charges.lines).toMatchObject([{ category: 'Management', amount: is(12.34), count: 1 }]);
  expect(page.dealing.lines).toMatchObject([{ category: 'Sale', amount: is(2.4), count: 1 }]);
  expect(page.total.amount).toEqual(is(14.74));
  expect(page.rows).toMatchObject([{ day: '2024-05-01', category: 'Management', amount: is(12.34) }]);
  expect(page.underlying).toMatchObject({ available: false, reason: 'not-recorded' });
  expect(page.reductionInYield).toMatchObject({ available: true });
});
