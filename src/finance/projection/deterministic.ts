import { available, type Figure, unavailable } from '../figure.ts';
import { deflateToToday } from './real-growth.ts';

/** Assumptions about the future. Rates are yearly fractions. */
export interface ProjectionAssumptions {
  readonly startValue: number;
  readonly growth: number;
  readonly years: number;
  /** A month; below 0 it is withdrawn. */
  readonly contribution: number;
  readonly timing: 'start' | 'end';
  /** Rise of the contribution at each anniversary; with `isFirstRaised` the very first one has risen once already. */
  readonly escalation: { readonly rate: number; readonly isFirstRaised: boolean } | null;
  /** Single payments by month (1 for the first), beside the contribution of that month; below 0 they are withdrawn. */
  readonly payments?: ReadonlyMap<number, number>;
  readonly inflation: number;
  /** A part of the value, taken monthly as (1 − charges)^(1/12). */
  readonly charges: number;
  /** `effective`: a month grows by (1 + growth)^(1/12) − 1. `nominal`: by growth / 12, which is more in a year. */
  readonly monthlyRate: 'effective' | 'nominal';
}

export interface ProjectedYear {
  readonly year: number;
  readonly value: number;
  /** In today's money. */
  readonly real: number;
  /** Start value and contributions less withdrawals so far. */
  readonly contributed: number;
}

export interface Projection {
  /** By anniversary: year 0 is today, the last one the end. */
  readonly years: readonly ProjectedYear[];
  /** The month (1 for the first) in which a withdrawal could not be paid in full; `null` while it lasts. */
  readonly depletedInMonth: number | null;
}

/**
 * One path of the future, month by month: v ← (v + contribution at start) (1 + i) (1 − c)^(1/12) + contribution at end. Withdrawals
 * stop at 0: what is not there is not paid. Unavailable for impossible assumptions. Decision: docs/calculations/projection.md.
 */
export function projection(assumptions: ProjectionAssumptions): Figure<Projection> {
  if (!isPossible(assumptions)) return unavailable('assumption-out-of-range');
  const { startValue, timing, inflation } = assumptions;
  const factor = monthlyFactor(assumptions);
  const years: ProjectedYear[] = [{ year: 0, value: startValue, real: startValue, contributed: startValue }];
  let [value, contributed] = [startValue, startValue];
  let depletedInMonth: number | null = null;
  for (let month = 1; month <= assumptions.years * 12; month += 1) {
    const wanted = contributionIn(assumptions, month);
    const before = timing === 'start' ? value : value * factor;
    const paid = Math.max(wanted, -before);
    if (paid !== wanted) depletedInMonth ??= month;
    value = timing === 'start' ? (before + paid) * factor : before + paid;
    contributed += paid;
    if (month % 12 === 0) years.push({ year: month / 12, value, real: deflateToToday(value, inflation, month / 12), contributed });
  }
  return available({ years, depletedInMonth });
}

/** 1 + what a month grows by after charges. */
function monthlyFactor({ growth, charges, monthlyRate }: ProjectionAssumptions): number {
  const grown = monthlyRate === 'effective' ? (1 + growth) ** (1 / 12) : 1 + growth / 12;
  return grown * (1 - charges) ** (1 / 12);
}

function contributionIn({ contribution, escalation, payments }: ProjectionAssumptions, month: number): number {
  const single = payments?.get(month) ?? 0;
  if (!escalation) return contribution + single;
  const anniversaries = Math.floor((month - 1) / 12) + (escalation.isFirstRaised ? 1 : 0);
  return contribution * (1 + escalation.rate) ** anniversaries + single;
}

function isPossible({ startValue, years, growth, inflation, charges, escalation }: ProjectionAssumptions): boolean {
  return [
    startValue >= 0 && Number.isInteger(years) && years >= 0,
    growth > -1 && inflation > -1 && charges >= 0 && charges < 1,
    escalation === null || escalation.rate > -1,
  ].every(Boolean);
}
