import { yearOfDay } from '../iso-date.ts';
import type { FundFlow } from './fund-totals.ts';
import { firstCallOf } from './net-irr.ts';

/** The data that decides a fund's vintage. */
export interface VintageSource {
  readonly flows: readonly FundFlow[];
  /** The year that its manager or the firm states; `null` for the year of the first call. */
  readonly statedVintage: number | null;
}

/** The vintage of a fund: as stated, else the year of its first call; `null` before it. */
export function vintageOf({ flows, statedVintage }: VintageSource): number | null {
  const firstCall = firstCallOf(flows);
  return statedVintage ?? (firstCall === null ? null : yearOfDay(firstCall));
}

/** Funds by vintage, the earliest first, those without one last. Their multiples are ratios of sums, their rate is of pooled payments. */
export function byVintage<Fund>(funds: readonly Fund[], sourceOf: (fund: Fund) => VintageSource): [number | null, Fund[]][] {
  const groups = [...Map.groupBy(funds, (fund) => vintageOf(sourceOf(fund)))];
  return groups.sort(([a], [b]) => (a ?? Infinity) - (b ?? Infinity));
}
