import { beforeAll, describe, expect, test } from 'vitest';
import { type ArrangedIds, bookInDatabase } from '#tests/support/book-in-database.ts';
import { computeFigures } from '#tests/support/compute-figures.ts';
import { getSubject } from '#tests/support/get-subject.ts';
import { type TestDatabase, testDatabase } from '#tests/support/test-database.ts';
import type { ReportQuery } from '#contracts/reports/report-query.ts';
import { system } from '#domain/actor.ts';
import { daysBetween } from '#finance/iso-date.ts';
import { privateEquity as firm } from '#variants/private-equity/private-equity.ts';
import type { ReportingProvider, ReportSubject } from '../../reporting-provider.ts';
import { ledger } from '../ledger.ts';

const through = '2024-03-31';
const listed = {
  '2020-03-30': 100,
  '2021-03-31': 120,
  '2021-06-30': 130,
  '2022-03-31': 150,
  '2023-03-31': 140,
  '2024-02-15': 170,
  '2024-03-31': 175,
};
let database: TestDatabase;
let ids: ArrangedIds;

const ask = <Answer>(
  work: (provider: ReportingProvider, subject: ReportSubject) => Promise<Answer>,
  asOf = through,
  query: ReportQuery = {},
) =>
  database
    .as(system('test'))
    .read(async (snapshot) =>
      work(ledger(snapshot), { ...(await getSubject(snapshot, ids, { portfolio: 'Programme', asOf, query })), variant: firm }),
    );
const is = (value: number) => ({ available: true, value: expect.closeTo(value, 9) as number });

async function promise(symbol: string, amount: number): Promise<void> {
  await database.owner.query(
    `insert into commitments (account_id, portfolio_id, instrument_id, day, amount, currency)
     select account_id, id, $2, '2020-01-15', $3, 'EUR' from portfolios where id = $1`,
    [ids.portfolios.get('Programme'), ids.instruments.get(symbol), amount],
  );
}

async function report(symbol: string, day: string, value: number): Promise<void> {
  await database.owner.query(
    `insert into reported_values (account_id, portfolio_id, instrument_id, day, value, currency)
     select account_id, id, $2, $3, $4, 'EUR' from portfolios where id = $1`,
    [ids.portfolios.get('Programme'), ids.instruments.get(symbol), day, value],
  );
}

beforeAll(async () => {
  database = await testDatabase();
  const fund = { type: 'PrivateEquity', assetClass: 'Alternatives', currency: 'EUR' };
  const move = { portfolio: 'Programme', currency: 'EUR' };
  const bought = { portfolio: 'Secondaries', symbol: 'BUYOUT', currency: 'EUR' };
  ids = await bookInDatabase(database.owner, {
    instruments: [
      { symbol: 'BUYOUT', ...fund },
      { symbol: 'VENTURE', ...fund },
      { symbol: 'SHARES', type: 'Index', currency: 'EUR', prices: listed },
    ],
    benchmarks: { 'Listed shares': { SHARES: 1 } },
    accounts: [
      {
        name: 'Lind Office',
        currency: 'EUR',
        portfolios: [{ name: 'Programme', type: 'Fund', currency: 'EUR', benchmark: 'Listed shares' }],
      },
      { name: 'Far Office', currency: 'EUR', portfolios: [{ name: 'Abroad', type: 'Fund', currency: 'EUR' }] },
      { name: 'New Office', currency: 'EUR', portfolios: [{ name: 'Secondaries', type: 'Fund', currency: 'EUR' }] },
    ],
    transactions: [
      { ...move, day: '2020-03-31', type: 'Call', symbol: 'BUYOUT', amount: '-400' },
      { ...move, day: '2021-03-31', type: 'Call', symbol: 'BUYOUT', amount: '-200' },
      { ...move, day: '2021-06-30', type: 'Charge', symbol: 'BUYOUT', amount: '-25', category: 'Management' },
      { ...move, day: '2021-06-30', type: 'Charge', symbol: 'BUYOUT', amount: '20', category: 'Management' },
      { ...move, day: '2021-06-30', type: 'Call', symbol: 'BUYOUT', amount: '-5', category: 'FeesOutside' },
      { ...move, day: '2022-03-31', type: 'Distribution', symbol: 'BUYOUT', amount: '150', category: 'Recallable' },
      { ...move, day: '2023-03-31', type: 'Distribution', symbol: 'BUYOUT', amount: '300', category: 'Gain' },
      { ...move, day: '2024-02-15', type: 'Call', symbol: 'VENTURE', amount: '-50' },
      { ...move, day: '2024-05-10', type: 'Call', symbol: 'BUYOUT', amount: '-60', note: 'Drawdown 4' },
      { ...move, day: '2024-06-29', type: 'Call', symbol: 'VENTURE', amount: '-3', category: 'FeesOutside' },
      { ...move, day: '2024-06-30', type: 'Call', symbol: 'BUYOUT', amount: '-10' },
      { ...bought, day: '2022-03-31', type: 'Purchase', units: '100', amount: '-404', charges: '4' },
      { ...bought, day: '2024-02-15', type: 'Sale', units: '25', amount: '150' },
      { portfolio: 'Abroad', day: '2022-03-31', type: 'Call', symbol: 'BUYOUT', amount: '-100', currency: 'EUR' },
      { portfolio: 'Abroad', day: '2022-09-30', type: 'Call', symbol: 'BUYOUT', amount: '-70', currency: 'USD' },
    ],
  });
  await promise('BUYOUT', 1000);
  await promise('VENTURE', 200);
  for (const [day, value] of [
    ['2020-12-31', 390],
    ['2021-12-31', 700],
    ['2022-12-31', 640],
    ['2023-12-31', 480],
  ] as const)
    await report('BUYOUT', day, value);
  await computeFigures(database, through, 'direct');
}, 60_000);

describe('a programme of private funds', () => {
  test('each fund by its calls, distributions and last reported value', async () => {
    const { funds } = await ask((provider, subject) => provider.privateEquity(subject));
    expect(funds.map(({ name }) => name)).toEqual(['BUYOUT plc', 'VENTURE plc']);
    expect(funds[0]).toMatchObject({
      committedOn: '2020-01-15',
      commitment: is(1000),
      called: is(600),
      calledRate: is(0.6),
      unfunded: is(550), // 1000 − 600 + 150 that may be called again
      distributed: is(450),
      value: is(480),
      reportedOn: '2023-12-31',
      dpi: is(450 / 610), // the charge less its refund and the fees are paid in, though not against the commitment
      rvpi: is(480 / 610),
      tvpi: is(930 / 610),
      moic: is(930 / 600), // without the charge and the fees
    });
  });

  test('a fund in its first year has no rate, one without a report is carried at what was paid', async () => {
    const { funds } = await ask((provider, subject) => provider.privateEquity(subject));
    expect(funds[1]).toMatchObject({ value: is(50), tvpi: is(1), netIrr: { available: false, reason: 'under-a-year' }, reportedOn: null });
  });

  test('the programme is the sum of its funds, its multiples ratios of sums', async () => {
    const { total, since, latestReport } = await ask((provider, subject) => provider.privateEquity(subject));
    expect(total).toMatchObject({
      commitment: is(1200),
      called: is(650),
      distributed: is(450),
      value: is(530),
      tvpi: is(980 / 660),
      moic: is(980 / 650),
    });
    expect([since, latestReport]).toEqual([2020, '2023-12-31']);
  });

  test('year by year, valued at the end of each', async () => {
    const { years } = await ask((provider, subject) => provider.privateEquity(subject));
    expect(years).toEqual([
      { year: 2020, called: 400, distributed: 0, value: 390 },
      { year: 2021, called: 210, distributed: 0, value: 700 },
      { year: 2022, called: 0, distributed: 150, value: 640 },
      { year: 2023, called: 0, distributed: 300, value: 480 },
      { year: 2024, called: 50, distributed: 0, value: 530 },
    ]);
  });

  test('after a report a value goes on with calls and distributions', async () => {
    const { total } = await ask((provider, subject) => provider.privateEquity(subject), '2022-06-30');
    expect(total).toMatchObject({ value: is(550), distributed: is(150), reportedOn: '2021-12-31' });
  });

  test('the headline, the holdings and the explanation say the same', async () => {
    const { figures } = await ask((provider, subject) => provider.headline(subject));
    const { total } = await ask((provider, subject) => provider.privateEquity(subject));
    const { rows } = await ask((provider, subject) => provider.holdings(subject));
    expect(figures).toMatchObject({ tvpi: total.tvpi, netIrr: total.netIrr, unfunded: total.unfunded, value: total.value });
    expect(rows.map(({ privateEquity }) => privateEquity?.called)).toEqual([is(600), is(50)]);
    const { steps, rows: behind } = await ask((provider, subject) => provider.explain(subject, 'tvpi'));
    expect(steps.map(({ label, value }) => [label, value])).toEqual([
      ['fund.distributed', is(450)],
      ['fund.value', is(530)],
      ['fund.paidIn', is(660)],
      ['fund.tvpi', figures.tvpi],
    ]);
    expect(behind.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(450 + 530 - 660, 9);
    const ofInvested = await ask((provider, subject) => provider.explain(subject, 'moic'));
    expect(ofInvested.steps.slice(2).map(({ label, value }) => [label, value])).toEqual([
      ['fund.paidIn', is(660)],
      ['fund.fees', is(-10)],
      ['fund.moic', figures.moic],
    ]);
  });

  test('the net rate is the one that brings all flows and the value to nothing', async () => {
    const { total } = await ask((provider, subject) => provider.privateEquity(subject));
    const { rows } = await ask((provider, subject) => provider.explain(subject, 'netIrr'));
    const rate = total.netIrr.available ? total.netIrr.value : NaN;
    const present = rows.map(({ day, amount }) => amount / (1 + rate) ** (daysBetween('2020-03-31', day) / 365));
    expect(present.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0, 6);
  });

  test('a call that no rate converts leaves nothing to sum up: the others are not shown as all of it', async () => {
    const { total, years } = await database.as(system('test')).read(async (snapshot) => {
      const subject = await getSubject(snapshot, ids, { portfolio: 'Abroad', asOf: through });
      return ledger(snapshot).privateEquity({ ...subject, variant: firm });
    });
    const unknown = { available: false, reason: 'no-exchange-rate', subject: 'BUYOUT plc' };
    expect(total).toMatchObject({ called: unknown, distributed: unknown, dpi: unknown, netIrr: unknown });
    expect(years).toEqual([]);
  });

  test('a stake bought from another is worth what was paid for it until the fund reports', async () => {
    const { funds, held, value } = await database.as(system('test')).read(async (snapshot) => {
      const subject = { ...(await getSubject(snapshot, ids, { portfolio: 'Secondaries', asOf: through })), variant: firm };
      const [programme, { rows }, { figures }] = [
        await ledger(snapshot).privateEquity(subject),
        await ledger(snapshot).holdings(subject),
        await ledger(snapshot).headline(subject),
      ];
      return { funds: programme.funds, held: rows, value: figures.value };
    });
    // 400 without the costs of dealing; three quarters of the units are left.
    expect(value).toEqual(is(300));
    expect(held).toMatchObject([{ value: is(300), gain: is(300 - 303), price: null }]);
    expect(funds).toMatchObject([{ value: is(300), reportedOn: null, isRolled: true, tvpi: is(450 / 404), distributed: is(150) }]);
  });

  test('before the first call nothing is measured', async () => {
    const { total, years, since } = await ask((provider, subject) => provider.privateEquity(subject), '2020-02-28');
    expect(total).toMatchObject({ commitment: is(1200), dpi: { available: false, reason: 'nothing-paid-in' } });
    expect([years, since]).toEqual([[], null]);
  });
});

const missing = (reason: string, subject?: string) => ({ available: false, reason, ...(subject && { subject }) });

describe('what stands beside a programme', () => {
  test('the J-curve falls to its deepest point with the last call before money comes back', async () => {
    const { points, deepest, paidBack, currency } = await ask((provider, subject) => provider.jCurve(subject));
    expect([points.length, currency, paidBack]).toEqual([17, 'EUR', null]);
    expect(points[0]).toEqual({ day: '2020-03-31', quarter: 1, called: 400, distributed: 0, cumulative: -400, withValue: is(0) });
    expect(points.at(-1)).toMatchObject({ day: through, quarter: 17, called: 50, cumulative: -210, withValue: is(320) });
    expect(deepest).toEqual({ available: true, value: { day: '2021-06-30', amount: -610 } });
  });

  test('the bridge of a year leads from one value to the other', async () => {
    const { bridge, period } = await ask((provider, subject) => provider.programmeBridge(subject), '2023-12-31', { range: '1y' });
    expect(period).toEqual({ from: '2022-12-31', to: '2023-12-31' });
    expect(bridge).toEqual({ available: true, value: { opening: 640, called: 0, distributed: 300, change: 140, closing: 480 } });
  });

  test('a period that ends after the as-of day ends on it', async () => {
    const { period } = await ask((provider, subject) => provider.programmeBridge(subject), '2023-12-31', {
      from: '2022-12-31',
      to: '2024-06-30',
    });
    expect(period).toEqual({ from: '2022-12-31', to: '2023-12-31' });
  });

  test('capital accounts of the funds add up to the one of the programme', async () => {
    const { total, funds } = await ask((provider, subject) => provider.capitalAccounts(subject), through, { range: 'max' });
    expect(funds.map(({ name }) => name)).toEqual(['BUYOUT plc', 'VENTURE plc']);
    expect(funds[0]?.account).toMatchObject({
      value: { opening: 0, contributions: 610, distributed: 450, fees: 10, gains: is(330).value, closing: 480, unfunded: is(550) },
    });
    expect(total).toMatchObject({
      value: {
        contributions: 660,
        distributions: { Recallable: 150, Gain: 300, Income: 0, ReturnOfCapital: 0, unspecified: 0 },
        closing: 530,
        commitment: is(1200),
        unfundedBefore: is(1200),
        unfunded: is(700),
      },
    });
  });

  test('vintages by the year of the first call, where none is stated', async () => {
    const { rows } = await ask((provider, subject) => provider.vintages(subject));
    expect(rows.map(({ vintage, funds, tvpi }) => [vintage, funds, tvpi])).toEqual([
      [2020, 1, is(930 / 610)],
      [2024, 1, is(1)],
    ]);
  });

  test('calls that are announced for the next ninety days, and what is unfunded after them', async () => {
    const { rows, total, unfundedAfter, until } = await ask((provider, subject) => provider.callsDue(subject));
    expect(rows.map(({ fund, day, inDays, amount, note }) => [fund, day, inDays, amount, note])).toEqual([
      ['BUYOUT plc', '2024-05-10', 40, is(60), 'Drawdown 4'],
      ['VENTURE plc', '2024-06-29', 90, is(3), null],
    ]);
    expect([until, total, unfundedAfter]).toEqual(['2024-06-29', is(63), is(640)]);
  });

  // Each payment times 175 / the index of its day, worked out beside the program.
  test('the programme beside listed shares', async () => {
    const { total, funds, benchmark } = await ask((provider, subject) => provider.marketEquivalents(subject));
    const called = (400 * 175) / 100 + (200 * 175) / 120 + (10 * 175) / 130 + (50 * 175) / 170;
    const back = (150 * 175) / 150 + (300 * 175) / 140;
    expect(benchmark).toBe('Listed shares');
    expect(total.figures.kaplanSchoarPme).toEqual(is((back + 530) / called));
    expect(Object.values(total.figures).every((figure) => figure.available)).toBe(true);
    expect(total.figures.directAlpha).toMatchObject({ available: true });
    expect(funds[1]?.figures).toMatchObject({ kaplanSchoarPme: is(50 / ((50 * 175) / 170)), directAlpha: missing('under-a-year') });
  });

  test('without a benchmark, or with a payment that no rate converts, there is a reason', async () => {
    const answer = await database.as(system('test')).read(async (snapshot) => {
      const subject = { ...(await getSubject(snapshot, ids, { portfolio: 'Abroad', asOf: '2022-06-30' })), variant: firm };
      const later = { ...subject, asOf: through };
      return {
        market: await ledger(snapshot).marketEquivalents(subject),
        curve: await ledger(snapshot).jCurve(later),
        accounts: await ledger(snapshot).capitalAccounts(later),
      };
    });
    expect(answer.market).toMatchObject({ benchmark: null, total: { figures: { kaplanSchoarPme: missing('no-benchmark') } } });
    expect(answer.curve).toMatchObject({ points: [], deepest: missing('no-exchange-rate', 'BUYOUT plc') });
    expect(answer.accounts).toMatchObject({ funds: [], total: missing('no-exchange-rate', 'BUYOUT plc') });
  });

  test('a value says how old it is and whether it was moved on', async () => {
    const { funds, total } = await ask((provider, subject) => provider.privateEquity(subject), '2022-07-10');
    expect(funds[0]).toMatchObject({ reportedOn: '2021-12-31', reportAge: 191, isRolled: true, isStale: true });
    expect(total).toMatchObject({ reportAge: 191, isStale: true });
    const fresh = await ask((provider, subject) => provider.privateEquity(subject), '2021-12-31');
    expect(fresh.funds[0]).toMatchObject({ reportAge: 0, isRolled: false, isStale: false });
  });

  test.each([
    ['rolledValue', 530],
    ['deepestPoint', -610],
  ] as const)('%s is explained by lines that add up to it', async (id, expected) => {
    const { steps, result } = await ask((provider, subject) => provider.explain(subject, id));
    expect(result).toEqual(is(expected));
    const lines = steps.slice(0, -1).map(({ value }) => (value.available ? value.value : NaN));
    expect(lines.reduce((sum, one) => sum + one, 0)).toBeCloseTo(expected, 9);
  });

  test.each(['kaplanSchoarPme', 'longNickelsPme', 'pmePlus', 'modifiedPme', 'directAlpha'] as const)(
    'the explanation of %s has the figure of the page, and every payment behind it',
    async (id) => {
      const { total } = await ask((provider, subject) => provider.marketEquivalents(subject));
      const { result, rows } = await ask((provider, subject) => provider.explain(subject, id));
      expect(result).toEqual(total.figures[id]);
      expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(450 + 530 - 660, 9);
    },
  );
});
