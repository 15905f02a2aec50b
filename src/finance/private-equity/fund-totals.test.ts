import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { available, unavailable } from '../figure.ts';
import { dayNumber } from '../iso-date.ts';
import {
  calledRate,
  type FundFlow,
  type FundPosition,
  fundTotals,
  investedMultiple,
  pooledTotals,
  realisedMultiple,
  totalMultiple,
  unfunded,
  unrealisedMultiple,
} from './fund-totals.ts';
import { fundYears } from './fund-years.ts';
import { netIrr } from './net-irr.ts';

const call = (date: string, amount: number): FundFlow => ({ kind: 'call', day: dayNumber(date), amount });
const distribution = (date: string, amount: number): FundFlow => ({ kind: 'distribution', day: dayNumber(date), amount });
const asOf = dayNumber('2024-06-30');

const fund: FundPosition = {
  commitment: available(2_000_000),
  flows: [
    call('2019-03-29', 250_000),
    call('2019-11-15', 400_000),
    call('2020-06-30', 350_000),
    call('2021-03-31', 300_000),
    distribution('2021-12-31', 180_000),
    distribution('2022-09-30', 420_000),
    call('2023-06-30', 100_000),
    distribution('2023-12-29', 650_000),
    distribution('2024-06-28', 300_000),
  ],
  value: available(720_000),
};

test('the figures of a fund', () => {
  const totals = fundTotals(fund);
  expect(totals).toMatchObject({ paidIn: 1_400_000, distributed: 1_550_000 });
  expect(calledRate(totals)).toEqual(available(0.7));
  expect(unfunded(totals)).toEqual(available(600_000));
  expect(realisedMultiple(totals)).toEqual(available(expect.closeTo(1.1071428571, 9)));
  expect(unrealisedMultiple(totals)).toEqual(available(expect.closeTo(0.5142857142, 9)));
  expect(totalMultiple(totals)).toEqual(available(expect.closeTo(1.6214285714, 9)));
  expect(netIrr([fund], asOf)).toEqual(available(expect.closeTo(0.15326103110019965, 9)));
});

test('INSEAD: 45 back of 30 paid in', () => {
  const flows = [call('2020-01-01', 10), call('2021-01-01', 20), distribution('2022-01-01', 15), distribution('2023-01-01', 30)];
  expect(realisedMultiple(fundTotals({ ...fund, flows }))).toEqual(available(1.5));
});

test('fees outside the commitment are paid in but not called; recallable money may be called again', () => {
  const flows: FundFlow[] = [
    call('2020-01-01', 100),
    { ...call('2020-01-01', 10), kind: 'call', isOutsideCommitment: true },
    { ...distribution('2021-01-01', 30), kind: 'distribution', category: 'Recallable' },
  ];
  const totals = fundTotals({ ...fund, commitment: available(200), flows });
  expect(totals.paidIn).toBe(110);
  expect(calledRate(totals)).toEqual(available(0.5));
  expect(unfunded(totals)).toEqual(available(130));
});

// thoughtfulfinance.com, "TVPI vs MOIC": a building bought for 10 has paid 2 and is worth 13; of a fund that owns it, 11 are paid in, 1 of them for fees.
test('MOIC: of what was invested; a direct investment has no fees, a fund calls some', () => {
  const building = [call('2020-01-01', 10), distribution('2022-01-01', 2)];
  expect(investedMultiple(fundTotals({ ...fund, flows: building, value: available(13) }))).toEqual(available(1.5));
  const fees: FundFlow = { kind: 'call', day: dayNumber('2020-01-01'), amount: 1, isFee: true };
  const ofFund = fundTotals({ ...fund, flows: [...building, fees], value: available(13) });
  expect(investedMultiple(ofFund)).toEqual(available(1.5));
  expect(totalMultiple(ofFund)).toEqual(available(expect.closeTo(15 / 11, 12)));
  expect(investedMultiple(pooledTotals([ofFund, ofFund]))).toEqual(available(1.5));
});

test('no MOIC while only fees were called', () => {
  const flows: FundFlow[] = [{ kind: 'call', day: asOf, amount: 1, isFee: true, isOutsideCommitment: true }];
  expect(investedMultiple(fundTotals({ ...fund, flows }))).toEqual(unavailable('not-invested'));
});

test('MOIC is never below TVPI, and the same where no fees are called', () => {
  const amounts = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 1000 })), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 5000 }), (calls, left) => {
      const flows = calls.map(([isFee, amount], day): FundFlow => ({ kind: 'call', day, amount, isFee }));
      const totals = fundTotals({ ...fund, flows: [call('2019-01-01', 1), ...flows], value: available(left) });
      const [moic, tvpi] = [investedMultiple(totals), totalMultiple(totals)];
      if (!moic.available || !tvpi.available) throw new Error('Something was invested.');
      expect(moic.value).toBeGreaterThanOrEqual(tvpi.value);
      if (totals.fees === 0) expect(moic.value).toBe(tvpi.value);
    }),
  );
});

test.each([
  ['before anything is paid in', { ...fund, flows: [] }, 'nothing-paid-in'],
  ['without a value', { ...fund, value: unavailable('no-reported-value') }, 'no-reported-value'],
] as const)('no multiples %s', (_case, position, reason) => {
  expect(totalMultiple(fundTotals(position))).toEqual(unavailable(reason));
  expect(unrealisedMultiple(fundTotals(position))).toEqual(unavailable(reason));
  expect(investedMultiple(fundTotals(position))).toEqual(unavailable(reason));
  expect(netIrr([position], asOf)).toEqual(unavailable(reason));
});

test('fully liquidated: nothing remains, the multiples stand', () => {
  const totals = fundTotals({ ...fund, value: available(0) });
  expect(unrealisedMultiple(totals)).toEqual(available(0));
  expect(totalMultiple(totals)).toEqual(realisedMultiple(totals));
});

test('within twelve months of the first call a rate is noise', () => {
  const young = { ...fund, flows: [call('2024-01-31', 100)] };
  expect(netIrr([young], asOf)).toEqual(unavailable('under-a-year'));
});

test('of a programme: flows pooled, multiples as ratios of sums', () => {
  const other: FundPosition = { commitment: available(100), flows: [call('2020-01-01', 100)], value: available(100) };
  const pooled = pooledTotals([fundTotals(fund), fundTotals(other)]);
  expect(totalMultiple(pooled)).toEqual(available((1_550_000 + 720_000 + 100) / 1_400_100));
  const both = netIrr([fund, other], asOf);
  expect(both.available && both.value).toBeLessThan(0.15326);
  expect(pooledTotals([fundTotals({ ...fund, value: unavailable('no-reported-value', 'F') })]).value).toEqual(
    unavailable('no-reported-value', 'F'),
  );
});

test('year by year', () => {
  const years = fundYears(fund.flows, asOf, (day) => (day === asOf ? available(720_000) : unavailable('no-reported-value')));
  expect(years).toHaveLength(6);
  expect(years[0]).toEqual({ year: 2019, called: 650_000, distributed: 0, value: null });
  expect(years.at(-1)).toEqual({ year: 2024, called: 0, distributed: 300_000, value: 720_000 });
  expect(fundYears([], asOf, () => available(0))).toEqual([]);
});
