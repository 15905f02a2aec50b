import { expect, test } from 'vitest';
import type { CalculationId } from '#contracts/reports/calculations.ts';
import { modifiedDuration } from '#finance/bond/bond-duration.ts';
import type { Bond } from '#finance/bond/bond.ts';
import { benchmarkIndex } from '#finance/benchmark/benchmark.ts';
import { bondStatistics } from '#finance/bond/bond-statistics.ts';
import { breakdown } from '#finance/breakdown/breakdown.ts';
import { exposure } from '#finance/breakdown/exposure.ts';
import { modelDrift } from '#finance/breakdown/model-drift.ts';
import { chargesOver, chargesRateAYear, effectOfCharges } from '#finance/income-and-charges/charges.ts';
import { yearFraction } from '#finance/day-count.ts';
import { decimal } from '#finance/decimal.ts';
import { modifiedDietz } from '#finance/returns/dietz.ts';
import { available, type Figure } from '#finance/figure.ts';
import { exchangeRates } from '../support/exchange-rates.ts';
import { internalRateOfReturn } from '#finance/returns/internal-rate-of-return.ts';
import { dayNumber } from '#finance/iso-date.ts';
import { sumCost, takeLots } from '#finance/ledger/lots.ts';
import { type CashFlow, moneyWeightedReturn } from '#finance/returns/money-weighted-return.ts';
import { fundForecast } from '#finance/private-equity/forecast.ts';
import {
  calledRate,
  type FundFlow,
  realisedMultiple,
  investedMultiple,
  totalMultiple,
  unfunded,
  unrealisedMultiple,
  fundTotals,
} from '#finance/private-equity/fund-totals.ts';
import { netIrr } from '#finance/private-equity/net-irr.ts';
import { jCurve } from '#finance/private-equity/j-curve.ts';
import {
  kaplanSchoarPme,
  longNickelsPme,
  longNickelsValue,
  pmePlus,
  pmePlusScale,
} from '#finance/private-equity/public-market-equivalent.ts';
import { projection } from '#finance/projection/deterministic.ts';
import { levelPayment } from '#finance/projection/time-value.ts';
import { largestDrawdown } from '#finance/risk/drawdown.ts';
import { volatility } from '#finance/risk/volatility.ts';
import { sharpeRatio } from '#finance/risk/sharpe-ratio.ts';
import { diversification, spider } from '#finance/risk/spider.ts';
import { simulatedReturns } from '#finance/returns/simulated-returns.ts';
import { section104 } from '#finance/tax/section-104.ts';
import { annualised, returnOver, timeWeightedReturn } from '#finance/returns/time-weighted-return.ts';
import { baconReturns } from '../support/bacon-returns.ts';
import { buildHolding } from '../support/build-holding.ts';
import { buildPrices } from '../support/build-ledger.ts';
import { buildSeries } from '../support/build-series.ts';
import { lumpSumQuantile } from '../support/lump-sum.ts';
import { numbersIn, writtenPage } from './written-page.ts';

/** A figure or a number as percent. */
function percent(figure: Figure | number): number {
  return 100 * (typeof figure === 'number' ? figure : valueOf(figure));
}

function valueOf<Value>(figure: Figure<Value>): Value {
  if (!figure.available) throw new Error(figure.reason);
  return figure.value;
}

const flow = (kind: FundFlow['kind'], date: string, amount: number, own: object = {}): FundFlow => ({
  kind,
  day: dayNumber(date),
  amount,
  ...own,
});

/** Two years of 10,000 that become 11,000, and of 20,000 that become 18,000. */
function twoYears() {
  const value = Array.from({ length: 731 }, (_, day) => (day < 365 ? 10_000 : day === 365 ? 11_000 : day < 730 ? 20_000 : 18_000));
  const series = buildSeries(value, { paidIn: value.map((_, day) => (day === 366 ? 9000 : 0)) });
  const total = timeWeightedReturn(series, { from: 0, to: 730 });
  const flows: CashFlow[] = [
    { day: 0, amount: -10_000 },
    { day: 365, amount: -9000 },
    { day: 730, amount: 18_000 },
  ];
  return { total, annual: annualised(total, 730), moneyWeighted: moneyWeightedReturn(flows) };
}

function twoYearsOfCharges() {
  const series = buildSeries(Array<number>(731).fill(1000), {
    charges: Array.from({ length: 731 }, (_, day) => (day === 365 || day === 730 ? 10 : 0)),
  });
  return chargesRateAYear(series, { from: 0, to: 730 });
}

function twelveMonthsOfCharges() {
  const grown = Array.from({ length: 13 }, (_, month) => 100_000 * (1.01 * 0.999) ** month);
  const series = buildSeries(grown, { charges: grown.map((value, month) => (month === 0 ? 0 : (value / 0.999) * 0.001)) });
  const period = { from: 0, to: 12 };
  return { charges: chargesOver(series, period), effect: effectOfCharges(series, period), net: timeWeightedReturn(series, period) };
}

const xirr = [
  ['2008-01-01', -10_000],
  ['2008-03-01', 2750],
  ['2008-10-30', 4250],
  ['2009-02-15', 3250],
  ['2009-04-01', 2750],
] as const;

const lots = [1000, 1200, 1500].map((cost, day) => ({ day, units: decimal(100), cost: decimal(cost), rate: null }));

const fund = {
  commitment: available(200),
  flows: [
    flow('call', '2020-01-01', 100),
    flow('call', '2020-01-01', 10, { isFee: true, isOutsideCommitment: true }),
    flow('distribution', '2021-01-01', 30, { isRecallable: true }),
  ],
  value: available(88),
};
const insead = [
  flow('call', '2020-01-01', 10),
  flow('call', '2021-01-01', 20),
  flow('distribution', '2022-01-01', 15),
  flow('distribution', '2023-01-01', 30),
];

const paper = fundForecast({
  commitment: 100,
  callRates: [0.25, 1 / 3, 0.5],
  lastInvestmentYear: null,
  life: 12,
  bow: 2.5,
  growth: 0.13,
  yield: 0,
  periodsPerYear: 1,
  callTiming: 'end',
});

const saving = {
  startValue: 10_000,
  growth: 0.05,
  years: 10,
  contribution: 100,
  timing: 'end',
  escalation: null,
  inflation: 0.02,
  charges: 0,
  monthlyRate: 'effective',
} as const;

const excelBond: Bond = { couponRate: 0.0575, couponsAYear: 2, maturity: '2016-11-15', dayCount: '30U/360' };

const dayBond = '2008-02-15';

const spiderInput = {
  return: available(0.05),
  volatility: available(0.12),
  drawdown: available(-0.2),
  incomeYield: available(0.03),
  charges: available(0.012),
  diversification: diversification(Array<number>(10).fill(1)),
};

function hmrc() {
  const events = [
    ['acquire', '2014-04-01', 1000, 4150],
    ['acquire', '2017-09-01', 500, 2130],
  ].map(([, date, units, cost]) => ({
    kind: 'acquire' as const,
    day: dayNumber(String(date)),
    units: decimal(Number(units)),
    cost: decimal(Number(cost)),
  }));
  const sold = [
    ['2020-05-01', 700, 3360, 100],
    ['2021-02-01', 400, 2080, 105],
  ].map(([date, units, proceeds, expenses]) => ({
    kind: 'dispose' as const,
    day: dayNumber(String(date)),
    units: decimal(Number(units)),
    proceeds: decimal(Number(proceeds)),
    expenses: decimal(Number(expenses)),
  }));
  return section104([...events, ...sold]).disposals.map(({ gain }) => gain.toNumber());
}

const thirds = valueOf(
  breakdown(
    ['A', 'B', 'C'].map((key) => ({ key, value: 1000 })),
    ['A', 'B', 'C'],
  ),
);
const published = { ...buildHolding(200, { currency: 'GBP' }), published: { currency: { USD: 0.6, JPY: 0.3 } } };
const exposed = valueOf(
  exposure('currency', [published, buildHolding(50, { currency: 'USD' }), buildHolding(-10, { currency: 'GBP', type: 'Cash' })]),
);
const drifted = valueOf(
  modelDrift(
    valueOf(
      breakdown(
        [
          { key: 'Equities', value: 66 },
          { key: 'Fixed Interest', value: 38 },
        ],
        ['Fixed Interest', 'Equities'],
      ),
    ),
    [
      { key: 'Equities', min: 0.58, target: 0.6, max: 0.62 },
      { key: 'Fixed Interest', min: 0.35, target: 0.4, max: 0.45 },
    ],
  ),
);
const crash = valueOf(largestDrawdown({ firstDay: 0, levels: Float64Array.of(1565.15, 676.53, 1569.19) }, { from: 0, to: 2 }));

/** 25 called, 15 back after a year, 20 left after two, beside an index of 100, 115 and 130. */
function inseadPme() {
  const levels = new Float64Array(731).fill(NaN);
  [100, 115, 130].forEach((level, year) => (levels[year * 365] = level));
  const flows: FundFlow[] = [
    { kind: 'call', day: 0, amount: 25 },
    { kind: 'distribution', day: 365, amount: 15 },
  ];
  return { flows, value: available(20), day: 730, index: { firstDay: 0, levels } };
}

/** Half shares, half bonds, up to the end of March. */
function blendOf(rebalancing: 'monthly' | 'never') {
  const [firstDay, through] = [dayNumber('2023-12-31'), dayNumber('2024-03-31')];
  const components = ['2023-12-31 100, 2024-01-31 120, 2024-03-31 180', '2023-12-31 50, 2024-02-29 60'].map((levels) => ({
    levels: buildPrices(levels),
    currency: 'GBP',
    weights: [{ fromDay: firstDay, weight: 0.5 }],
  }));
  const index = benchmarkIndex({ components, rebalancing, rates: exchangeRates({}), currency: 'GBP', firstDay, through });
  return returnOver(index, { from: firstDay, to: through });
}

function simulatedQuarter() {
  const [firstDay, through] = [dayNumber('2023-12-31'), dayNumber('2024-03-31')];
  const holdings = [
    { id: 'shares', weight: 60, prices: buildPrices('2023-12-31 10, 2024-01-31 11, 2024-02-29 9.9, 2024-03-31 11.88') },
    { id: 'bonds', weight: 40, prices: buildPrices('2023-12-31 100, 2024-01-31 99, 2024-02-29 100.98') },
  ].map((holding) => ({ ...holding, currency: 'EUR', splits: [] }));
  const { index } = valueOf(simulatedReturns({ holdings, rates: exchangeRates({}), currency: 'EUR', firstDay, through }));
  return returnOver(index, { from: firstDay, to: through });
}

const sixQuarters = [
  flow('call', '2023-02-10', 100),
  flow('call', '2023-05-02', 50),
  flow('distribution', '2023-11-30', 40),
  flow('distribution', '2024-03-31', 130),
  flow('call', '2024-05-05', 30),
];
const curve = valueOf(jCurve(sixQuarters, dayNumber('2024-05-31'), () => available(90)));

/** The results that the code computes for the numbers of the examples, with the digits of their pages. */
const computed: readonly (readonly [page: CalculationId, what: string, value: number, digits: number])[] = [
  ['time-weighted-return', 'total', percent(twoYears().total), 0],
  ['time-weighted-return', 'a year', percent(twoYears().annual), 2],
  ['time-weighted-return', 'money-weighted', percent(twoYears().moneyWeighted), 2],
  ['money-weighted-return', 'rate', percent(moneyWeightedReturn(xirr.map(([date, amount]) => ({ day: dayNumber(date), amount })))), 2],
  ['charges', 'rate a year', percent(twoYearsOfCharges()), 0],
  ['charges', 'of twelve months', valueOf(twelveMonthsOfCharges().charges), 2],
  ['charges', 'effect', percent(twelveMonthsOfCharges().effect), 2],
  ['charges', 'net', percent(twelveMonthsOfCharges().net), 2],
  ['gains', 'realised', 150 * 14 - 5 - sumCost(takeLots(lots, decimal(150)).taken).toNumber(), 0],
  ['gains', 'cost of what is left', sumCost(takeLots(lots, decimal(150)).left).toNumber(), 0],
  ['breakdown', 'a third', thirds.rows[0]?.percent ?? NaN, 2],
  ['exposure', 'gross', exposed.total.gross, 0],
  ['exposure', 'net', exposed.total.net, 0],
  ['model-drift', 'drift', percent(drifted.rows[0]?.drift ?? NaN), 2],
  ['model-drift', 'trade', drifted.rows[0]?.trade ?? NaN, 2],
  ['drawdown', 'depth', percent(crash.depth), 2],
  ['risk', 'volatility', percent(volatility(baconReturns.portfolio, 12)), 2],
  ['risk', 'Sharpe', valueOf(sharpeRatio(baconReturns.portfolio, 12)), 2],
  ['spider', 'diversification', valueOf(spiderInput.diversification), 2],
  ...spider(spiderInput).map(({ axis, scaled }) => ['spider', axis, valueOf(scaled), 2] as const),
  ['private-equity', 'called', percent(calledRate(fundTotals(fund))), 0],
  ['private-equity', 'unfunded', valueOf(unfunded(fundTotals(fund))), 0],
  ['private-equity', 'DPI', valueOf(realisedMultiple(fundTotals(fund))), 2],
  ['private-equity', 'RVPI', valueOf(unrealisedMultiple(fundTotals(fund))), 2],
  ['private-equity', 'TVPI', valueOf(totalMultiple(fundTotals(fund))), 2],
  ['private-equity', 'MOIC', valueOf(investedMultiple(fundTotals(fund))), 2],
  ['private-equity', 'INSEAD', valueOf(realisedMultiple(fundTotals({ ...fund, flows: insead }))), 2],
  ['private-equity', 'net IRR', percent(netIrr([{ ...fund, flows: insead, value: available(0) }], dayNumber('2023-01-01'))), 2],
  ...valueOf(paper)
    .periods.slice(0, 5)
    .flatMap(({ period, called, distributed, value }) =>
      [called, distributed, value].map((amount) => ['private-equity-forecast', `year ${period}`, amount, 2] as const),
    ),
  ['projection', 'together', valueOf(projection(saving)).years.at(-1)?.value ?? NaN, 2],
  ['projection', "today's money", valueOf(projection(saving)).years.at(-1)?.real ?? NaN, 2],
  ...[0.05, 0.5, 0.95].map(
    (share) =>
      [
        'projection',
        `${share}`,
        lumpSumQuantile({ startValue: 100_000, expectedReturn: 0.06, volatility: 0.1, years: 10 }, share),
        0,
      ] as const,
  ),
  ['internal-rate-of-return', 'four years', percent(internalRateOfReturn([-70_000, 12_000, 15_000, 18_000, 21_000])), 2],
  ['internal-rate-of-return', 'five years', percent(internalRateOfReturn([-70_000, 12_000, 15_000, 18_000, 21_000, 26_000])), 2],
  [
    'internal-rate-of-return',
    'saving',
    valueOf(levelPayment({ rate: 0.06 / 12, periods: 216, presentValue: 0, futureValue: 50_000, timing: 'end' })),
    2,
  ],
  ...(['ACT/ACT-ISDA', 'ACT/365F', 'ACT/360', '30E/360'] as const).map(
    (convention) => ['day-count', convention, yearFraction('2007-12-28', '2008-02-28', convention), 5] as const,
  ),
  ...hmrc().map((gain) => ['section-104', 'gain', gain, 2] as const),
  [
    'dietz',
    'return',
    percent(
      modifiedDietz({ openingValue: 1000, closingValue: 1650, days: 30, flows: [{ day: 15, amount: 500 }], timing: 'end-of-day' }).rate,
    ),
    0,
  ],
  ['benchmark', 'return', percent(blendOf('monthly')), 2],
  ['benchmark', 'return without restoring', percent(blendOf('never')), 0],
  ['simulated-returns', 'return', percent(simulatedQuarter()), 2],
  ...curve.points.map(({ cumulative, quarter }) => ['j-curve', `cash of quarter ${quarter}`, cumulative, 0] as const),
  ['j-curve', 'last point with value', valueOf(curve.points.at(-1)?.withValue ?? available(NaN)), 0],
  ['public-market-equivalent', 'KS-PME', valueOf(kaplanSchoarPme(inseadPme())), 2],
  ['public-market-equivalent', 'index account', valueOf(longNickelsValue(inseadPme())), 2],
  ['public-market-equivalent', 'rate of the index account', percent(longNickelsPme(inseadPme())), 1],
  ['public-market-equivalent', 'λ', valueOf(pmePlusScale(inseadPme())), 3],
  ['public-market-equivalent', 'PME+', percent(pmePlus(inseadPme())), 1],
  ['bond-statistics', 'yield', percent(bondStatistics(excelBond, dayBond, 95.04287).yieldToMaturity), 2],
  ['bond-statistics', 'modified duration', valueOf(modifiedDuration(excelBond, dayBond, 0.065)), 2],
];

test.each(computed)('%s: the code finds the %s of the example too', (page, _what, value, digits) => {
  const example = writtenPage(page, 'en').sections.find(({ heading }) => heading === 'Example');
  expect(numbersIn(example?.text ?? '', 'en')).toContain(Number(Math.abs(value).toFixed(digits)));
});
