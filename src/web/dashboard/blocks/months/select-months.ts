import type { MonthlyYear } from '#contracts/datasets/returns.ts';
import type { Figure } from '#finance/figure.ts';
import type { NeedsOf } from '../block.tsx';

export interface ShownMonths {
  readonly months: number;
  readonly positiveMonths: number;
  readonly volatility: Figure;
  readonly benchmarkVolatility: Figure;
  readonly years: readonly ShownYear[];
  /** Some month is not a whole one. */
  readonly hasPartial: boolean;
}

export interface ShownYear {
  readonly year: number;
  readonly months: readonly (ShownMonth | null)[];
  readonly whole: ShownMonth;
}

export interface ShownMonth {
  readonly rate: Figure;
  readonly isPartial: boolean;
  /** Percent of the colour of gains or losses behind the number, 0 without one. */
  readonly tint: number;
}

const weakest = 3;
const strongest = 26;
const perPercent = 5.5;

/** The months, the latest year first, each tinted by its size. The present year is a part of one anyway and not marked. */
export function selectMonths({ risk }: NeedsOf<'months'>): ShownMonths {
  const years = risk.years.map((year, at) => shownYear(year, at === 0));
  return {
    months: risk.months,
    positiveMonths: risk.positiveMonths,
    volatility: risk.figures.volatility,
    benchmarkVolatility: risk.benchmarkVolatility,
    years,
    hasPartial: years.some(({ months, whole }) => whole.isPartial || months.some((month) => month?.isPartial)),
  };
}

function shownYear({ year, months, whole }: MonthlyYear, isPresent: boolean): ShownYear {
  return {
    year,
    months: months.map((month) => month && { ...month, tint: tintOf(month.rate) }),
    whole: { ...whole, isPartial: whole.isPartial && !isPresent, tint: 0 },
  };
}

function tintOf(rate: Figure): number {
  if (!rate.available || rate.value === 0) return 0;
  return Math.min(strongest, Math.round(weakest + Math.abs(rate.value) * 100 * perPercent));
}
