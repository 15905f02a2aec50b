import { comparedReturn } from '#finance/benchmark/compared-return.ts';
import { type CalendarBucket, linkedBy } from '#finance/calendar-bucket.ts';
import type { DailyLevels } from '#finance/daily-series.ts';
import { calendarYearReturns } from '#finance/returns/discrete-returns.ts';
import { type DietzInput, modifiedDietz } from '#finance/returns/dietz.ts';
import { largestDrawdown } from '#finance/risk/drawdown.ts';
import { carriedForward } from '#finance/prices/exchange-rates.ts';
import { available, type Figure } from '#finance/figure.ts';
import { addMonths, dayNumber, isoDate, monthEnd } from '#finance/iso-date.ts';
import { spanPeriod } from '#finance/period.ts';
import { periodDates } from '../../support/period-dates.ts';
import { annualisedMonthly, returnBetween } from '#finance/returns/point-returns.ts';
import { priceSeries } from '#finance/prices/price-series.ts';
import { annualised, chainLinked, linked, returnOver } from '#finance/returns/time-weighted-return.ts';
import { type Adapter, readSeries } from './vector-file.ts';

const valueOf = (figure: Figure) => (figure.available ? figure.value : null);

interface DatedAmount {
  readonly date: string;
  readonly amount: number;
}

const twrDaily: Adapter = ({ input }) => {
  const { startDate, endDate, values, flows } = input as {
    startDate: string;
    endDate: string;
    values: readonly { date: string; value: number }[];
    flows: readonly DatedAmount[];
  };
  const from = dayNumber(startDate);
  const days = dayNumber(endDate) - from + 1;
  const value = new Float64Array(days).fill(NaN);
  for (const point of values) value[dayNumber(point.date) - from] = point.value;
  const paidIn = new Float64Array(days);
  const paidOut = new Float64Array(days);
  for (const { date, amount } of flows) (amount > 0 ? paidIn : paidOut)[dayNumber(date) - from] = Math.abs(amount);
  const { index } = chainLinked({ value, paidIn, paidOut });
  const twr = (index.at(-1) ?? NaN) - 1;
  const cumulativeReturns = Array.from(index.slice(1), (level) => level - 1);
  const periodReturns = Array.from(index.slice(1), (level, day) => level / (index[day] ?? NaN) - 1);
  return { twr, periodReturns, cumulativeReturns };
};

const twrSubPeriods: Adapter = ({ input }) => {
  const { subPeriods } = input as { subPeriods: readonly { start: number; end: number }[] };
  return { twr: linked(subPeriods.map(({ start, end }) => end / start - 1)) };
};

const dietz: Adapter = ({ input }) => {
  const { startValue, endValue, periodDays, flows } = input as {
    startValue: number;
    endValue: number;
    periodDays: number;
    flows: DietzInput['flows'];
  };
  const values = { openingValue: startValue, closingValue: endValue };
  const { gain, averageCapital, rate, onOpeningValue } = modifiedDietz({ ...values, days: periodDays, flows, timing: 'end-of-day' });
  const answer = { gain, averageCapital, return: valueOf(rate) };
  return rate.available ? answer : { ...answer, fallbackReturn: valueOf(onOpeningValue) };
};

const linkReturns: Adapter = ({ input }) => ({ linked: linked((input as { returns: readonly number[] }).returns) });

const cumulativeReturns: Adapter = ({ input }) => {
  const returns = (input as { returns: readonly (number | null)[] }).returns.map((part) => part ?? 0);
  return { values: returns.map((_, at) => linked(returns.slice(0, at + 1))) };
};

const annualise: Adapter = ({ input }) => {
  const { return: total, days } = input as { return: number; days: number };
  return { annualised: valueOf(annualised(available(total), days)) };
};

function indexFrom({ dataFile, series }: { dataFile: string; series: string }): DailyLevels {
  const prices = readSeries(dataFile, series);
  const firstDay = prices.days[0] ?? 0;
  const days = (prices.days.at(-1) ?? 0) - firstDay + 1;
  return { firstDay, levels: carriedForward(prices, { firstDay, days }) };
}

const calendarYears: Adapter = ({ input }) => {
  const { asOf, years, ...file } = input as { dataFile: string; series: string; asOf: string; years: number };
  const index = indexFrom(file);
  const discrete = calendarYearReturns({ portfolio: index, benchmark: null }, asOf, years);
  const named = discrete.map(({ period, portfolio }) => [periodDates(period).to.slice(0, 4), valueOf(portfolio)] as const);
  return { ...Object.fromEntries(named), ytd: valueOf(returnOver(index, spanPeriod('ytd', { asOf, opening: asOf }))) };
};

const linkPeriods: Adapter = ({ input }) => {
  const { dailyReturns, aggregate } = input as { dailyReturns: readonly { date: string; return: number }[]; aggregate: CalendarBucket };
  const dated = dailyReturns.map(({ date, return: rate }) => ({ date, rate }));
  return { periodReturns: linkedBy(aggregate, dated).map(({ rate }) => rate) };
};

/** The points have no dates; they stand for the ends of following months. */
const annualiseMonthlyPoints: Adapter = ({ input }) => {
  const { points } = input as { points: readonly number[] };
  const levels = points.map((price, month) => ({ day: dayNumber(monthEnd(addMonths('2023-01-31', month))), price }));
  return { annualised: valueOf(annualisedMonthly(priceSeries(levels))) };
};

const excessReturn: Adapter = ({ input }) => {
  const { portfolio, benchmark } = input as { portfolio: number; benchmark: number };
  const { difference, geometric } = comparedReturn(available(portfolio), available(benchmark));
  return { arithmetic: valueOf(difference), geometric: valueOf(geometric) };
};

const changeInPercentage: Adapter = ({ input }) => {
  const { base, current } = input as { base: number; current: number };
  const levels = priceSeries([base, current].map((price, day) => ({ day, price })));
  return { value: valueOf(returnBetween(levels, { from: 0, to: 1 })) };
};

const drawdownDetail: Adapter = ({ input }) => {
  const { from, to, ...file } = input as { dataFile: string; series: string; from: string; to: string };
  const figure = largestDrawdown(indexFrom(file), { from: dayNumber(from), to: dayNumber(to) });
  if (!figure.available) return null;
  const { depth, peakDay, troughDay, recoveryDay } = figure.value;
  return {
    maxDrawdown: depth,
    peakDate: isoDate(peakDay),
    troughDate: isoDate(troughDay),
    recoveredDate: recoveryDay === null ? null : isoDate(recoveryDay),
  };
};

function depthOf(levels: readonly number[]) {
  const figure = largestDrawdown({ firstDay: 0, levels: Float64Array.from(levels) }, { from: 0, to: levels.length - 1 });
  return { value: figure.available ? figure.value.depth : null };
}

const maxDrawdown: Adapter = ({ input }) => {
  const { returns } = input as { returns: readonly number[] };
  if (returns.length === 0) return depthOf([]);
  return depthOf([1, ...returns.map((_, at) => 1 + linked(returns.slice(0, at + 1)))]);
};

const maxDrawdownFromCumulative: Adapter = ({ input }) =>
  depthOf((input as { cumulativeReturns: readonly number[] }).cumulativeReturns.map((total) => 1 + total));

export const returnAdapters: Readonly<Record<string, Adapter>> = {
  twrDaily,
  twrSubPeriods,
  modifiedDietz: dietz,
  linkReturns,
  cumulativeReturns,
  annualise,
  calendarYears,
  linkPeriods,
  annualiseMonthlyPoints,
  excessReturn,
  changeInPercentage,
  drawdownDetail,
  maxDrawdown,
  maxDrawdownFromCumulative,
};
