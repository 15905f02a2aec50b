import type { DailyLevels } from '../daily-series.ts';
import { carriedForward, dailyRates, type ExchangeRates } from '../prices/exchange-rates.ts';
import { isoDate } from '../iso-date.ts';
import type { PriceSeries } from '../prices/price-series.ts';

export const rebalancings = ['monthly', 'quarterly', 'yearly', 'never'] as const;

export type Rebalancing = (typeof rebalancings)[number];

/** An index that a benchmark is made of. */
export interface BenchmarkComponent {
  readonly levels: PriceSeries;
  readonly currency: string;
  /** Shares of the blend, each from after the close of its day on; before the first one the component counts nothing. */
  readonly weights: readonly { readonly fromDay: number; readonly weight: number }[];
}

export interface BenchmarkInput {
  readonly components: readonly BenchmarkComponent[];
  readonly rebalancing: Rebalancing;
  readonly rates: ExchangeRates;
  /** The currency in which the portfolio is reported: levels are converted, not returns. */
  readonly currency: string;
  readonly firstDay: number;
  readonly through: number;
}

/**
 * A blend of indices as one index: 1 on the first day on which all weighted components have a level, NaN before it. Weights
 * are restored at the close of each month's (quarter's, year's) last day and changed at the close of the day that they are
 * dated; in between they drift. Holidays carry the last level forward. Decision: docs/calculations/benchmark.md.
 */
export function benchmarkIndex(input: BenchmarkInput): DailyLevels {
  const { firstDay, through, components, rebalancing } = input;
  const days = Math.max(through - firstDay + 1, 0);
  const columns = components.map((component) => levelColumn(component, input, days));
  const levels = new Float64Array(days).fill(NaN);
  let base = { level: 1, at: -1, weights: weightsOn(components, firstDay) };
  for (let at = 0; at < days; at += 1) {
    if (base.at < 0 && !isQuoted(columns, base.weights, at)) {
      base = { ...base, weights: weightsOn(components, firstDay + at + 1) };
      continue;
    }
    const level = base.at < 0 ? base.level : base.level * growth(columns, base, at);
    levels[at] = level;
    if (base.at < 0 || isRestored({ components, rebalancing }, firstDay + at)) {
      base = { level, at, weights: weightsOn(components, firstDay + at) };
    }
  }
  return { firstDay, levels };
}

function levelColumn({ levels, currency }: BenchmarkComponent, input: BenchmarkInput, days: number): Float64Array {
  const column = carriedForward(levels, { firstDay: input.firstDay, days });
  const fx = dailyRates(input.rates, { from: currency, to: input.currency }, { firstDay: input.firstDay, days });
  return column.map((level, at) => level * (fx[at] ?? NaN));
}

/** The weights in force after the close of `day`, each a share of their sum. */
function weightsOn(components: readonly BenchmarkComponent[], day: number): number[] {
  const weights = components.map((component) => component.weights.findLast(({ fromDay }) => fromDay <= day)?.weight ?? 0);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

function isQuoted(columns: readonly Float64Array[], weights: readonly number[], at: number): boolean {
  return weights.every((weight, which) => weight === 0 || !Number.isNaN(columns[which]?.[at])) && weights.some((weight) => weight > 0);
}

/** Σ weight × level now / level when the weights were set. */
function growth(columns: readonly Float64Array[], base: { at: number; weights: readonly number[] }, at: number): number {
  let total = 0;
  for (const [which, weight] of base.weights.entries()) {
    if (weight !== 0) total += weight * ((columns[which]?.[at] ?? NaN) / (columns[which]?.[base.at] ?? NaN));
  }
  return total;
}

function isRestored({ components, rebalancing }: Pick<BenchmarkInput, 'components' | 'rebalancing'>, day: number): boolean {
  return isRebalanced(rebalancing, day) || components.some(({ weights }) => weights.some(({ fromDay }) => fromDay === day));
}

const closingMonths: Record<Rebalancing, (month: number) => boolean> = {
  monthly: () => true,
  quarterly: (month) => month % 3 === 0,
  yearly: (month) => month === 12,
  never: () => false,
};

function isRebalanced(rebalancing: Rebalancing, day: number): boolean {
  if (rebalancing === 'never' || !isoDate(day + 1).endsWith('-01')) return false;
  return closingMonths[rebalancing](Number(isoDate(day).slice(5, 7)));
}
