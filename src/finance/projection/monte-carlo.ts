import { available, type Figure, unavailable } from '../figure.ts';
import { normalQuantile } from '../normal-distribution.ts';
import { sortedQuantile } from '../risk/sample-statistics.ts';
import { logarithmsOf, type ReturnAssumption } from './lognormal.ts';
import { randomNumbers } from './random-numbers.ts';

export interface MonteCarloAssumptions extends ReturnAssumption {
  readonly startValue: number;
  readonly years: number;
  /** At the end of each step; below 0 it is withdrawn. */
  readonly contribution: number;
  /** By how much of itself the contribution rises at each anniversary; not at all unless said. */
  readonly escalation?: number;
  /** Single payments by step (1 for the first), at its end; below 0 they are withdrawn. */
  readonly payments?: ReadonlyMap<number, number>;
  readonly stepsPerYear: 1 | 12;
  readonly paths: number;
  /** Stored with the result: the same seed draws the same picture, and other assumptions move it without noise. */
  readonly seed: number;
}

/** The lines that are drawn; 0.5 is labelled the median, never the expected value. */
export const shownShares = [0.05, 0.25, 0.5, 0.75, 0.95] as const;

export interface SimulatedYear {
  readonly year: number;
  /** By `shownShares`. */
  readonly quantiles: readonly number[];
  readonly mean: number;
}

export interface MonteCarlo {
  /** By anniversary: year 0 is today. */
  readonly years: readonly SimulatedYear[];
  /** The value of every path at the end, ascending. */
  readonly final: Float64Array;
  /** Part of the paths that end below what was paid in. */
  readonly probabilityOfLoss: number;
  /** Part of the paths on which a withdrawal could not be paid in full. */
  readonly probabilityOfDepletion: number;
}

/**
 * Many paths of the future with independent lognormal returns. Their mean is the deterministic path of the same expected return,
 * their median lies below it. Withdrawals stop at 0. Unavailable for impossible assumptions. Year by year, for anyone who has something
 * else to do in between: each step is one year of all paths, the last one the result. Decision: docs/calculations/projection.md.
 */
export function monteCarloByYear(assumptions: MonteCarloAssumptions): Figure<Generator<undefined, MonteCarlo>> {
  return isPossible(assumptions) ? available(simulated(assumptions)) : unavailable('assumption-out-of-range');
}

function* simulated(assumptions: MonteCarloAssumptions): Generator<undefined, MonteCarlo> {
  const { startValue, years, stepsPerYear, payments, paths, seed } = assumptions;
  const draw = normalSteps(assumptions, seed);
  const values = new Float64Array(paths).fill(startValue);
  const isDepleted = new Uint8Array(paths);
  const shown = [yearOf(values, 0)];
  let paidIn = startValue;
  for (let year = 1; year <= years; year += 1) {
    for (let step = 1; step <= stepsPerYear; step += 1) {
      const contribution = contributionIn(assumptions, year) + (payments?.get((year - 1) * stepsPerYear + step) ?? 0);
      paidIn += contribution;
      for (let path = 0; path < paths; path += 1) {
        const next = (values[path] ?? NaN) * draw() + contribution;
        values[path] = Math.max(next, 0);
        if (next < 0) isDepleted[path] = 1;
      }
    }
    shown.push(yearOf(values, year));
    yield;
  }
  const final = values.toSorted();
  return {
    years: shown,
    final,
    probabilityOfLoss: shareBelow(final, paidIn),
    probabilityOfDepletion: isDepleted.reduce((sum, flag) => sum + flag, 0) / paths,
  };
}

function contributionIn({ contribution, escalation = 0 }: MonteCarloAssumptions, year: number): number {
  return contribution * (1 + escalation) ** (year - 1);
}

/** Part of the paths that reach `target` in the end, from 0 to 1. */
export function probabilityOfReaching({ final }: MonteCarlo, target: number): number {
  return 1 - shareBelow(final, target);
}

/** Factors of single steps: exp(μ / n + σ / √n · z), one after the other whatever is assumed (common random numbers). */
function normalSteps({ stepsPerYear, ...assumption }: MonteCarloAssumptions, seed: number): () => number {
  const { mean, deviation } = logarithmsOf(assumption);
  const uniform = randomNumbers(seed);
  const [drift, spread] = [mean / stepsPerYear, deviation / Math.sqrt(stepsPerYear)];
  return () => Math.exp(drift + spread * normalQuantile(uniform()));
}

function yearOf(values: Float64Array, year: number): SimulatedYear {
  const ascending = values.toSorted();
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return { year, quantiles: shownShares.map((share) => sortedQuantile(ascending, share)), mean };
}

function shareBelow(ascending: Float64Array, target: number): number {
  const reached = ascending.findIndex((value) => value >= target);
  return (reached < 0 ? ascending.length : reached) / ascending.length;
}

function isPossible({ startValue, expectedReturn, volatility, escalation = 0, years, paths, seed }: MonteCarloAssumptions): boolean {
  return [
    startValue >= 0 && expectedReturn > -1 && volatility >= 0 && escalation > -1,
    [years, paths, seed].every(Number.isInteger) && years >= 0 && paths > 0,
  ].every(Boolean);
}
