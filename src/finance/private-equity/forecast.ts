import { available, type Figure, mapFigure, unavailable } from '../figure.ts';
import { internalRateOfReturn } from '../returns/internal-rate-of-return.ts';

/** Assumptions about a fund (Takahashi and Alexander, Illiquid Alternative Asset Fund Modeling, Yale 2001). Rates are yearly fractions. */
export interface ForecastAssumptions {
  readonly commitment: number;
  /** Called in each year, of what is not called yet; the last one repeats. From 0 to 1. */
  readonly callRates: readonly number[];
  /** After this year nothing is called; `null` for no end. */
  readonly lastInvestmentYear: number | null;
  /** In years; everything left is distributed at its end. */
  readonly life: number;
  /** Lateness of the distributions: they rise with (age / life)^bow. Above 0. */
  readonly bow: number;
  /** Growth of the value, above −1. */
  readonly growth: number;
  /** The least part of the value distributed a year, from 0 to 1. */
  readonly yield: number;
  readonly periodsPerYear: 1 | 4;
  /** Calls at the end of a period earn nothing in it. Distributions are always at the end. */
  readonly callTiming: 'start' | 'end';
}

/** State of a fund from which the forecast continues. A new fund: 0, 0, 0. */
export interface ForecastOpening {
  /** Called against the commitment, less what may be called again. */
  readonly called: number;
  readonly value: number;
  /** Whole periods since its beginning. */
  readonly age: number;
}

export interface ForecastPeriod {
  /** Counted from the beginning of the fund. */
  readonly period: number;
  readonly called: number;
  readonly distributed: number;
  /** At the end of the period. */
  readonly value: number;
}

export interface Forecast {
  readonly periods: readonly ForecastPeriod[];
  /** Amount that is never called. */
  readonly uncalled: number;
}

export const newFund: ForecastOpening = { called: 0, value: 0, age: 0 };

/**
 * Calls, distributions and value of a fund until the end of its life.
 *
 *     callₜ = RCₜ (commitment − called before)        distributionₜ = RDₜ × value before (1 + G)
 *     RDₜ = max(yield, (t / life)^bow), 1 at the end of life       valueₜ = value before (1 + G) + callₜ − distributionₜ
 *
 * Quarters: each yearly rate r as 1 − (1 − r)^¼, growth as (1 + G)^¼ − 1, t in quarters of life. A call in the last period at
 * its end stays as value. Unavailable for impossible assumptions. Decision: docs/calculations/private-equity-forecast.md.
 */
export function fundForecast(assumptions: ForecastAssumptions, opening: ForecastOpening = newFund): Figure<Forecast> {
  if (!isPossible(assumptions, opening)) return unavailable('assumption-out-of-range');
  const periods: ForecastPeriod[] = [];
  let { called, value } = opening;
  for (let period = opening.age + 1; period <= assumptions.life * assumptions.periodsPerYear; period += 1) {
    const next = step(assumptions, { period, called, value });
    periods.push(next);
    called += next.called;
    value = next.value;
  }
  return available({ periods, uncalled: assumptions.commitment - called });
}

function step(
  assumptions: ForecastAssumptions,
  { period, called, value }: { period: number; called: number; value: number },
): ForecastPeriod {
  const call = callRate(assumptions, period) * (assumptions.commitment - called);
  const isAtStart = assumptions.callTiming === 'start';
  const grown = (value + (isAtStart ? call : 0)) * (1 + assumptions.growth) ** (1 / assumptions.periodsPerYear);
  const distributed = distributionRate(assumptions, period) * grown;
  return { period, called: call, distributed, value: grown - distributed + (isAtStart ? 0 : call) };
}

function callRate({ callRates, lastInvestmentYear, periodsPerYear }: ForecastAssumptions, period: number): number {
  const year = Math.ceil(period / periodsPerYear);
  if (lastInvestmentYear !== null && year > lastInvestmentYear) return 0;
  return rateOfPart(callRates[year - 1] ?? callRates.at(-1) ?? 0, periodsPerYear);
}

function distributionRate({ life, bow, yield: least, periodsPerYear }: ForecastAssumptions, period: number): number {
  const periods = life * periodsPerYear;
  return period === periods ? 1 : rateOfPart(Math.max(least, (period / periods) ** bow), periodsPerYear);
}

/** A yearly rate on what remains as the rate of one of `parts` equal parts: 1 − (1 − rate)^(1 / parts). */
export function rateOfPart(rate: number, parts: number): number {
  return parts === 1 ? rate : 1 - (1 - rate) ** (1 / parts);
}

/** IRR a year that the forecast promises on the opening value and the calls, with what is left at the end. With no opening value it is the growth assumed. */
export function forecastIrr({ periods }: Forecast, { callTiming, periodsPerYear }: ForecastAssumptions, opening = newFund): Figure {
  const amounts = Array.from({ length: periods.length + 1 }, () => 0);
  const add = (at: number, amount: number) => (amounts[at] = (amounts[at] ?? 0) + amount);
  add(0, -opening.value);
  periods.forEach(({ called, distributed }, at) => {
    add(callTiming === 'start' ? at : at + 1, -called);
    add(at + 1, distributed);
  });
  add(periods.length, periods.at(-1)?.value ?? 0);
  return mapFigure(internalRateOfReturn(amounts), (rate) => (1 + rate) ** periodsPerYear - 1);
}

function isPossible(assumptions: ForecastAssumptions, opening: ForecastOpening): boolean {
  const { callRates, commitment, life, bow, growth, periodsPerYear } = assumptions;
  return [
    callRates.length > 0 && callRates.every(isPart) && isPart(assumptions.yield),
    commitment >= 0 && bow > 0 && growth > -1,
    Number.isInteger(life) && life > 0 && Number.isInteger(opening.age) && opening.age >= 0,
    opening.age < life * periodsPerYear && opening.value >= 0 && opening.called <= commitment,
  ].every(Boolean);
}

function isPart(rate: number): boolean {
  return rate >= 0 && rate <= 1;
}
