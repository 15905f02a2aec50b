import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chargesOver, chargesRate, dealingCostsOver } from '#finance/charges.ts';
import { sumOver } from '#finance/daily-series.ts';
import { worstDrawdown } from '#finance/risk/drawdown.ts';
import { exchangeRates } from '#finance/exchange-rates.ts';
import { available, type Figure } from '#finance/figure.ts';
import { gainOver, performanceBridge } from '#finance/gains.ts';
import { incomeOver } from '#finance/income.ts';
import { dayNumber, isoDate } from '#finance/iso-date.ts';
import type { TransactionType } from '#finance/ledger.ts';
import { investorFlows, moneyWeightedReturnOfPeriod, ratesThatSolve } from '#finance/money-weighted-return.ts';
import { type BookInput, buildBook } from '#finance/portfolio-book.ts';
import { positionsOn } from '#finance/positions-on.ts';
import { netIndex, timeWeightedReturn } from '#finance/time-weighted-return.ts';
import { buildEntry, buildInstrument, buildPrices } from '../support/build-ledger.ts';

interface Written {
  readonly currency: string;
  readonly through: string;
  readonly instruments: readonly { id: string; currency: string; priceFactor: number }[];
  readonly prices: Readonly<Record<string, string>>;
  readonly perEuro: Readonly<Record<string, string>>;
  readonly entries: readonly (Parameters<typeof buildEntry>[2] & { date: string; type: TransactionType })[];
}

interface Expected {
  readonly firstDay: string;
  readonly value: Readonly<Record<string, number>>;
  readonly paidIn: Readonly<Record<string, number>>;
  readonly paidOut: Readonly<Record<string, number>>;
  readonly netReturn: number;
  readonly grossReturn: number;
  readonly moneyWeightedReturnOfPeriod: number;
  readonly gain: number;
  readonly income: number;
  readonly taxes: number;
  readonly charges: number;
  readonly dealingCosts: number;
  readonly chargesRate: number;
  readonly marketGain: number;
  readonly drawdown: { depth: number; peak: string; trough: string; recovery: string };
  readonly disposals: readonly unknown[];
  readonly held: readonly unknown[];
}

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`small-ledger/${name}.json`, import.meta.url), 'utf8'));
const written = read('input') as Written;
const expected = read('expected') as Expected;

const seriesBy = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([name, prices]) => [name, buildPrices(prices)] as const);

const input: BookInput = {
  entries: written.entries.map(({ date, type, ...text }) => buildEntry(date, type, text)),
  instruments: written.instruments.map(({ id, ...text }) => buildInstrument(id, text)),
  prices: new Map(seriesBy(written.prices)),
  reportedValues: new Map(),
  rates: exchangeRates(Object.fromEntries(seriesBy(written.perEuro))),
  currency: written.currency,
  settlement: 'cash',
  through: dayNumber(written.through),
};
const { series, firstDay, disposals, positions, problems } = buildBook(input);
const whole = { from: dayNumber(expected.firstDay), to: dayNumber(written.through) };
const close = (value: number): Figure => available(expect.closeTo(value, 9) as number);

function byDate(column: Float64Array): Record<string, number> {
  return Object.fromEntries(Array.from(column, (value, at) => [isoDate(firstDay + at), value]));
}

test('value and flows of every day', () => {
  expect(isoDate(firstDay)).toBe(expected.firstDay);
  expect(byDate(series.value)).toEqual(
    Object.fromEntries(Object.entries(expected.value).map(([day, value]) => [day, value === 0 ? 0 : expect.closeTo(value, 9)])),
  );
  const moved = (column: Float64Array) => Object.fromEntries(Object.entries(byDate(column)).filter(([, amount]) => amount !== 0));
  expect(moved(series.paidIn)).toEqual(expected.paidIn);
  expect(moved(series.paidOut)).toEqual(expected.paidOut);
  expect(problems).toEqual([]);
});

test('returns', () => {
  expect(timeWeightedReturn(series, whole)).toEqual(close(expected.netReturn));
  expect(timeWeightedReturn(series, whole, 'gross')).toEqual(close(expected.grossReturn));
  const flows = investorFlows(series, whole);
  const all = flows.available ? flows.value : [];
  expect(moneyWeightedReturnOfPeriod(all)).toEqual(close(expected.moneyWeightedReturnOfPeriod));
  expect(ratesThatSolve(all)).toHaveLength(1);
});

test('gain, income, charges and the bridge between the values', () => {
  expect(gainOver(series, whole)).toEqual(close(expected.gain));
  expect(incomeOver(series, whole)).toEqual(close(expected.income));
  expect(sumOver(series, 'taxes', whole)).toBeCloseTo(expected.taxes, 9);
  expect(chargesOver(series, whole)).toEqual(close(expected.charges));
  expect(dealingCostsOver(series, whole)).toEqual(close(expected.dealingCosts));
  expect(chargesRate(series, whole)).toEqual(close(expected.chargesRate));
  expect(performanceBridge(series, whole)).toMatchObject({ value: { marketGain: expect.closeTo(expected.marketGain, 9) } });
});

test('drawdown', () => {
  const figure = worstDrawdown(netIndex(series), whole);
  const { depth, peak, trough, recovery } = expected.drawdown;
  expect(figure).toEqual({
    available: true,
    value: { depth: expect.closeTo(depth, 12), peakDay: dayNumber(peak), troughDay: dayNumber(trough), recoveryDay: dayNumber(recovery) },
  });
});

test('what was sold and what is held', () => {
  const sold = disposals.map(({ instrumentId, proceeds, cost, gain }) => ({
    instrument: instrumentId,
    proceeds: proceeds.toString(),
    cost: cost.toString(),
    gain: gain.toString(),
  }));
  expect(sold).toEqual(expected.disposals);
  const held = positionsOn(positions, input, whole.to)
    .filter(({ instrumentId }) => instrumentId !== null)
    .map(({ instrumentId, units, value, cost, realised, income }) => ({
      instrument: instrumentId,
      units: units.toString(),
      value: value.available ? value.value : value.reason,
      cost: cost.available ? cost.value : cost.reason,
      realised: realised.toString(),
      income: income.toString(),
    }));
  expect(held).toEqual(expected.held);
});
