import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { available, unavailable } from '../figure.ts';
import { dayNumber } from '../iso-date.ts';
import { byVintage, vintageOf } from './by-vintage.ts';
import { callsDue } from './calls-due.ts';
import { capitalAccount } from './capital-account.ts';
import { type FundFlow, fundTotals, pooledTotals, totalMultiple } from './fund-totals.ts';
import { reportAgeOn } from './reported-value.ts';
import { fundBridge } from './fund-bridge.ts';

const call = (date: string, amount: number, own: Partial<FundFlow & { kind: 'call' }> = {}): FundFlow => ({
  ...own,
  kind: 'call',
  day: dayNumber(date),
  amount,
});
const distribution = (date: string, amount: number, own: Partial<FundFlow & { kind: 'distribution' }> = {}): FundFlow => ({
  ...own,
  kind: 'distribution',
  day: dayNumber(date),
  amount,
});
const position = (own: readonly FundFlow[], value: number) => ({ commitment: available(100), flows: own, value: available(value) });
const year2023 = { from: dayNumber('2022-12-31'), to: dayNumber('2023-12-31') };

const flows = [
  call('2022-06-30', 200),
  call('2022-12-31', 50),
  call('2023-03-01', 90),
  call('2023-03-01', 10, { isFee: true }),
  call('2023-09-01', 5, { isFee: true, isOutsideCommitment: true }),
  distribution('2023-05-31', 40, { category: 'ReturnOfCapital' }),
  distribution('2023-08-31', 20, { category: 'Recallable' }),
  distribution('2023-11-30', 15),
  distribution('2024-01-15', 70),
];
const fund = { flows, opening: available(260), closing: available(310), commitment: available(600) };

test('the value bridge closes: 260 + 105 − 75 + 20 = 310', () => {
  expect(fundBridge([fund], year2023)).toEqual(available({ opening: 260, called: 105, distributed: 75, change: 20, closing: 310 }));
});

test('of a programme the bridges add up; a missing value leaves no bridge', () => {
  const young = { flows: [call('2023-10-01', 30)], opening: available(0), closing: available(28) };
  expect(fundBridge([fund, young], year2023)).toMatchObject({ value: { opening: 260, called: 135, change: 18, closing: 338 } });
  const blind = { ...young, closing: unavailable('no-reported-value', 'Y') };
  expect(fundBridge([fund, blind], year2023)).toEqual(unavailable('no-reported-value', 'Y'));
});

// Laid out as ILPA's reporting template has it; by hand: 260 + 105 − 75 − 15 + 35 = 310.
test('the capital account of a year', () => {
  expect(capitalAccount(fund, year2023)).toEqual(
    available({
      opening: 260,
      contributions: 105,
      distributions: { ReturnOfCapital: 40, Gain: 0, Income: 0, Recallable: 20, unspecified: 15 },
      distributed: 75,
      fees: 15,
      gains: 35,
      closing: 310,
      commitment: available(600),
      unfundedBefore: available(350),
      unfunded: available(270),
    }),
  );
});

test('bridge and capital account say the same of any year', () => {
  const amounts = fc.array(fc.tuple(fc.boolean(), fc.boolean(), fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 900 })), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 999 }), (moves, before, after) => {
      const random = moves.map(([isCall, isFee, amount, at]): FundFlow =>
        isCall ? { kind: 'call', day: at, amount, isFee } : { kind: 'distribution', day: at, amount },
      );
      const span = { flows: random, opening: available(before), closing: available(after), commitment: available(1000) };
      const period = { from: 100, to: 700 };
      const bridge = fundBridge([span], period);
      const account = capitalAccount(span, period);
      if (!bridge.available || !account.available) throw new Error('Both ends have a value.');
      const { opening, contributions, distributed, fees, gains, closing } = account.value;
      expect(opening + contributions - distributed - fees + gains).toBe(closing);
      expect(bridge.value.change).toBe(gains - fees);
      expect(Object.values(account.value.distributions).reduce((sum, part) => sum + part, 0)).toBe(distributed);
    }),
  );
});

test('vintages: as stated or by first call; multiples as ratios of sums', () => {
  const early = { position: position([call('2018-11-01', 100)], 180), statedVintage: null };
  const late = { position: position([call('2019-02-01', 50), distribution('2022-01-01', 20)], 40), statedVintage: 2018 };
  const waiting = { position: position([], 0), statedVintage: null };
  const sourceOf = ({ position: { flows: own }, statedVintage }: typeof late | typeof early) => ({ flows: own, statedVintage });
  expect([early, late, waiting].map((one) => vintageOf(sourceOf(one)))).toEqual([2018, 2018, null]);
  const groups = byVintage([waiting, late, early], sourceOf);
  expect(groups).toEqual([
    [2018, [late, early]],
    [null, [waiting]],
  ]);
  const totals = groups.map(([, own]) => pooledTotals(own.map((one) => fundTotals(one.position))));
  expect(totals.map(totalMultiple)).toEqual([available(240 / 150), unavailable('nothing-paid-in')]);
});

test('calls that were announced are due, and will use up the commitment', () => {
  const announced = [
    call('2024-07-10', 60),
    call('2024-07-01', 10, { isFee: true, isOutsideCommitment: true }),
    distribution('2024-08-01', 5),
  ];
  const due = callsDue([...flows, ...announced], available(270), dayNumber('2024-06-30'));
  expect(due).toEqual({
    calls: [
      { day: dayNumber('2024-07-01'), amount: 10, inDays: 1 },
      { day: dayNumber('2024-07-10'), amount: 60, inDays: 10 },
    ],
    total: 70,
    unfundedAfter: available(210),
  });
  expect(callsDue(flows, unavailable('nothing-committed'), dayNumber('2024-06-30'))).toEqual({
    calls: [],
    total: 0,
    unfundedAfter: unavailable('nothing-committed'),
  });
});

test.each([
  ['on the day of the report', '2023-12-31', { reportedOn: dayNumber('2023-12-31'), age: 0, isRolled: false, isStale: false }],
  ['rolled on', '2024-01-31', { reportedOn: dayNumber('2023-12-31'), age: 31, isRolled: true, isStale: false }],
  ['half a year and more later', '2024-07-10', { reportedOn: dayNumber('2023-12-31'), age: 192, isRolled: true, isStale: true }],
  ['before the first report, at cost', '2023-04-01', { reportedOn: null, age: null, isRolled: true, isStale: false }],
  ['before everything', '2020-01-01', { reportedOn: null, age: null, isRolled: false, isStale: false }],
] as const)('the age of a report: %s', (_case, date, expected) => {
  expect(reportAgeOn([dayNumber('2023-12-31')], flows, dayNumber(date))).toEqual(expected);
});

test('fees beside the commitment are spent: they make no value an estimate', () => {
  const fees = [call('2024-01-20', 9, { isFee: true, isOutsideCommitment: true })];
  const rolled = reportAgeOn([dayNumber('2023-12-31')], fees, dayNumber('2024-01-31'));
  expect(rolled).toMatchObject({ age: 31, isRolled: false });
});
