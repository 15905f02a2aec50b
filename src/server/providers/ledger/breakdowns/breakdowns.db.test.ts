import { beforeAll, expect, test } from 'vitest';
import { type ArrangedIds, bookInDatabase } from '#tests/support/book-in-database.ts';
import { computeFigures } from '#tests/support/compute-figures.ts';
import { getSubject, type SubjectQuery } from '#tests/support/get-subject.ts';
import { type TestDatabase, testDatabase } from '#tests/support/test-database.ts';
import { system } from '#domain/actor.ts';
import { available, unavailable } from '#finance/figure.ts';
import type { ReportingProvider, ReportSubject } from '../../reporting-provider.ts';
import { ledger } from '../ledger.ts';

const asOf = '2024-06-28';
let database: TestDatabase;
let ids: ArrangedIds;

const ask = <Answer>(about: Partial<SubjectQuery>, work: (provider: ReportingProvider, subject: ReportSubject) => Promise<Answer>) =>
  database.as(system('test')).read(async (snapshot) => work(ledger(snapshot), await getSubject(snapshot, ids, { asOf, ...about })));

const buy = (portfolio: string, symbol: string, units: string, amount: string) => ({
  portfolio,
  day: '2024-01-03',
  type: 'Purchase',
  symbol,
  units,
  amount,
});

beforeAll(async () => {
  database = await testDatabase();
  ids = await bookInDatabase(database.owner, {
    instruments: [
      { symbol: 'SHARE', traits: { region: 'Europe', sector: 'Energy' }, prices: { '2024-01-02': 5 } },
      { symbol: 'WORLD', type: 'Fund', currency: 'USD', traits: { region: 'America' }, prices: { '2024-01-02': 2 } },
      { symbol: 'HOUSE', type: 'Property', assetClass: 'Property', prices: { '2024-01-02': 100 } },
      { symbol: 'LOST', prices: {} },
    ],
    rates: { GBP: { '2024-01-01': 0.8 }, USD: { '2024-01-01': 1.6 } },
    models: { Careful: { Equities: 0.5, Property: 0.3, Cash: 0.2 } },
    accounts: [
      {
        name: 'Ivy Hart',
        portfolios: [{ name: 'Main', model: 'Careful' }, { name: 'Free' }, { name: 'Owed' }, { name: 'Unpriced' }],
      },
    ],
    transactions: [
      { portfolio: 'Main', day: '2024-01-02', type: 'Contribution', amount: '1000' },
      buy('Main', 'SHARE', '60', '-300'),
      buy('Main', 'WORLD', '200', '-200'),
      buy('Main', 'HOUSE', '3', '-300'),
      { portfolio: 'Free', day: '2024-01-02', type: 'Contribution', amount: '500' },
      { portfolio: 'Owed', day: '2024-01-02', type: 'Contribution', amount: '100' },
      buy('Owed', 'SHARE', '30', '-150'),
      { portfolio: 'Unpriced', day: '2024-01-02', type: 'Contribution', amount: '100' },
      buy('Unpriced', 'LOST', '10', '-20'),
    ],
  });
  await computeFigures(database, asOf);
}, 60_000);

const explained = (figure: 'share' | 'drift', of: string) =>
  ask({ portfolio: 'Main', query: { of } }, (provider, subject) => provider.explain(subject, figure));

const shown = (about: Partial<SubjectQuery>) => ask(about, (provider, subject) => provider.breakdowns(subject));

test('the same thousand, divided in every way', async () => {
  const { by, total, choices } = await shown({ portfolio: 'Main' });
  expect(total).toEqual(available(1000));
  const rows = Object.fromEntries(Object.entries(by).map(([one, slices]) => [one, slices.map(({ key, percent }) => `${key} ${percent}`)]));
  expect(rows).toEqual({
    assetClass: ['Equities 50', 'Property 30', 'Cash 20'],
    type: ['Stock 30', 'Fund 20', 'Cash 20', 'Property 30'],
    currency: ['GBP 80', 'USD 20'],
    region: ['Europe 30', 'America 20', 'Other 50'],
    sector: ['Energy 30', 'Other 70'],
    strategy: ['Other 100'],
    subStrategy: ['Other 100'],
    vintage: ['Other 100'],
  });
  expect(choices).toEqual(['assetClass', 'currency', 'region', 'type', 'sector']);
});

test('a firm of four classes has Property among Alternatives and Cash in Other, in its model too', async () => {
  const { by, model } = await shown({ portfolio: 'Main', variant: { assetClasses: 'four' } });
  expect(by.assetClass.map(({ key, percent }) => `${key} ${percent}`)).toEqual(['Equities 50', 'Alternatives 30', 'Other 20']);
  expect(model?.rows.available && model.rows.value.map(({ assetClass, drift }) => [assetClass, drift])).toEqual([
    ['Equities', 0],
    ['Alternatives', 0],
    ['Other', 0],
  ]);
});

test('an overdraft is a slice without a share, and the shares are of what is left', async () => {
  const { by } = await shown({ portfolio: 'Owed' });
  expect(by.assetClass).toEqual([
    { key: 'Equities', value: 150, percent: 150, holdings: 1 },
    { key: 'Cash', value: -50, percent: null, holdings: 1 },
  ]);
});

test('what has no price is in no slice and is named', async () => {
  const { by, total, excluded } = await shown({ portfolio: 'Unpriced' });
  expect(total).toMatchObject({ available: false, reason: 'no-price' });
  expect(by.assetClass).toMatchObject([{ key: 'Cash', value: 80 }]);
  expect(excluded).toMatchObject([{ name: 'LOST plc' }]);
});

test('a portfolio without a model has none, nor has an account whose portfolios follow different ones', async () => {
  expect((await shown({ portfolio: 'Free' })).model).toBe(null);
  expect((await shown({ account: 'Ivy Hart' })).model).toBe(null);
});

test('a share and a drift are explained by the part that the address names', async () => {
  const share = await explained('share', 'Equities');
  expect(share).toMatchObject({ result: available(0.5), rowCount: 2 });
  expect(share.steps.map(({ value }) => value)).toEqual([available(500), available(1000), available(0.5)]);
  const drift = await explained('drift', 'Property');
  expect(drift.steps.map(({ value }) => value.available && value.value)).toEqual([0.3, 0.3, expect.closeTo(0.2), 0.4, 0, 0]);
  expect((await explained('share', 'Crypto')).result).toEqual(unavailable('not-recorded'));
});
