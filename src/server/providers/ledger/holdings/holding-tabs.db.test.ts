import { beforeAll, describe, expect, test } from 'vitest';
import { type ArrangedIds, bookInDatabase } from '#tests/support/book-in-database.ts';
import { computeFigures } from '#tests/support/compute-figures.ts';
import { getSubject, type SubjectQuery } from '#tests/support/get-subject.ts';
import { type TestDatabase, testDatabase } from '#tests/support/test-database.ts';
import { system } from '#domain/actor.ts';
import { available, unavailable } from '#finance/figure.ts';
import type { ReportingProvider, ReportSubject } from '../../reporting-provider.ts';
import { ledger } from '../ledger.ts';

const asOf = '2018-07-01';
let database: TestDatabase;
let ids: ArrangedIds;

const ask = <Answer>(about: Partial<SubjectQuery>, work: (provider: ReportingProvider, subject: ReportSubject) => Promise<Answer>) =>
  database.as(system('test')).read(async (snapshot) => work(ledger(snapshot), await getSubject(snapshot, ids, { asOf, ...about })));

/** The bond of Excel's help page of DURATION, priced so that it yields 9 %. */
const excel = { coupon: 0.08, coupon_frequency: 2, maturity: '2048-01-01', day_count: 'ACT/ACT-ICMA', face_value: 100 };

const exposure = (about: Partial<SubjectQuery>) => ask({ portfolio: 'Mixed', ...about }, (provider, subject) => provider.exposure(subject));

const bonds = (portfolio: string) => ask({ portfolio }, (provider, subject) => provider.bondStatistics(subject));

const classes = (about: Partial<SubjectQuery>) =>
  ask({ portfolio: 'Mixed', ...about }, (provider, subject) => provider.assetClasses(subject));

const near = (expected: number, digits: number) => ({ available: true, value: expect.closeTo(expected, digits) as number });

beforeAll(async () => {
  database = await testDatabase();
  ids = await bookInDatabase(database.owner, {
    instruments: [
      { symbol: 'EXCEL', type: 'Bond', assetClass: 'Fixed Interest', traits: excel, prices: { '2018-04-03': 89.7 } },
      { symbol: 'VAGUE', type: 'Bond', assetClass: 'Fixed Interest', prices: { '2018-04-03': 50 } },
      { symbol: 'WORLD', type: 'Fund', traits: { region: 'UK' }, prices: { '2018-04-03': 1, '2018-05-15': 2 } },
      { symbol: 'DOLLAR', currency: 'USD', prices: { '2018-04-03': 4 } },
    ],
    rates: { GBP: { '2018-01-01': 0.8, '2018-06-10': 0.5 }, USD: { '2018-01-01': 1.6, '2018-06-10': 1.6 } },
    fundWeights: { WORLD: { currency: { USD: 0.625, JPY: 0.5, GBP: -0.25 }, assetClass: { Equities: 0.8, Property: 0.2 } } },
    accounts: [{ name: 'Ivy Hart', portfolios: [{ name: 'Bonds' }, { name: 'Vague' }, { name: 'Mixed' }] }],
    transactions: [
      { portfolio: 'Bonds', day: '2018-04-03', type: 'Contribution', amount: '1000' },
      { portfolio: 'Bonds', day: '2018-04-03', type: 'Purchase', symbol: 'EXCEL', units: '10', amount: '-897' },
      { portfolio: 'Vague', day: '2018-04-03', type: 'Contribution', amount: '100' },
      { portfolio: 'Vague', day: '2018-04-03', type: 'Purchase', symbol: 'VAGUE', units: '1', amount: '-50' },
      { portfolio: 'Mixed', day: '2018-04-03', type: 'Contribution', amount: '300' },
      { portfolio: 'Mixed', day: '2018-04-03', type: 'Purchase', symbol: 'WORLD', units: '100', amount: '-100' },
      { portfolio: 'Mixed', day: '2018-05-20', type: 'Purchase', symbol: 'DOLLAR', units: '50', amount: '-100' },
    ],
  });
  await computeFigures(database, asOf);
}, 60_000);

describe('exposure', () => {
  test('looks through funds, shorts included, and its net is the value', async () => {
    const { by, funds } = await exposure({});
    expect(funds).toEqual([{ name: 'WORLD plc', days: ['2000-01-01'] }]);
    // 200 in the fund, of which an eighth is not published, 62.50 in dollars, 100 in cash.
    expect(by.currency).toMatchObject({
      available: true,
      value: {
        rows: [
          { key: 'USD', long: 187.5, short: 0, net: 187.5, gross: 187.5 },
          { key: 'GBP', long: 125, short: -50, net: 75, gross: 175 },
          { key: 'JPY', net: 100 },
        ],
        total: { net: 362.5, gross: 462.5 },
      },
    });
    expect(by.region).toMatchObject({
      value: {
        rows: [
          { key: 'UK', net: 200 },
          { key: 'Other', net: 162.5 },
        ],
      },
    });
  });

  test('folds what funds published in the classes of the firm', async () => {
    const { by } = await exposure({ variant: { assetClasses: 'four' } });
    expect(by.assetClass.available && by.assetClass.value.rows.map(({ key, net }) => [key, net])).toEqual([
      ['Equities', 222.5],
      ['Other', 100],
      ['Alternatives', 40],
    ]);
  });

  test('has a reason before there is anything', async () => {
    expect((await exposure({ asOf: '2018-01-01' })).by.currency).toEqual(unavailable('before-inception'));
  });
});

describe('bond statistics', () => {
  test('the bond of Excel’s help page, with the coupon of a Sunday that is paid on Monday', async () => {
    const { rows, total } = await bonds('Bonds');
    expect(rows).toMatchObject([{ name: 'EXCEL plc', nominal: '1000', coupon: 0.08, cleanPrice: available(89.7), value: available(937) }]);
    const [row] = rows;
    expect(row).toMatchObject({
      accrued: available(40),
      runningYield: near(0.08 / 0.897, 12),
      yieldToMaturity: near(0.09, 3),
      duration: near(10.92, 1),
    });
    expect(total).toMatchObject({ yieldToMaturity: near(0.09, 3), duration: near(10.92, 1), value: available(937) });
  });

  test('terms that no one recorded leave no yield, and a total without one', async () => {
    const { rows, total } = await bonds('Vague');
    expect(rows).toMatchObject([{ coupon: null, yieldToMaturity: unavailable('not-recorded'), value: available(50) }]);
    expect(total).toMatchObject({ duration: unavailable('not-recorded'), value: available(50) });
  });

  test('without bonds there is nothing to average', async () => {
    expect(await bonds('Mixed')).toMatchObject({ rows: [], total: { yieldToMaturity: unavailable('not-invested') } });
  });
});

describe('asset classes', () => {
  test('at month-ends, each at its own prices and rates, the day itself last', async () => {
    const { classes: keys, points } = await classes({});
    expect(keys).toEqual(['Equities', 'Cash']);
    const weights = points.map(({ day, weights: figure }) => [
      day,
      figure.available && figure.value.map((weight) => Number(weight.toFixed(4))),
    ]);
    expect(weights).toEqual([
      ['2018-04-30', [0.3333, 0.6667]],
      ['2018-05-31', [0.75, 0.25]],
      ['2018-06-30', [0.7241, 0.2759]],
      ['2018-07-01', [0.7241, 0.2759]],
    ]);
  });

  test('the last weights are those of the breakdown of the day', async () => {
    const { points, now } = await classes({ account: 'Ivy Hart' });
    const last = points.at(-1)?.weights;
    const total = now.reduce((sum, { value }) => sum + value, 0);
    expect(last?.available && last.value.map((weight) => weight * total)).toEqual(
      now.map(({ value }) => expect.closeTo(value, 6) as number),
    );
  });

  test('there is no history before the beginning', async () => {
    expect(await classes({ asOf: '2018-01-01' })).toMatchObject({ classes: [], points: [], now: [] });
  });
});
