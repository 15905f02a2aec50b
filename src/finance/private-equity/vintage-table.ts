import type { Figure } from '../figure.ts';
import { isoDate, yearOf } from '../iso-date.ts';
import { type FundPosition, fundTotals, type FundTotals, pooledTotals } from './fund-totals.ts';
import { firstCallOf, netIrr } from './net-irr.ts';

export interface VintageFund {
  readonly position: FundPosition;
  /** The year that its manager or the firm states; `null` for the year of the first call. */
  readonly statedVintage: number | null;
}

export interface VintageRow {
  /** `null` of funds that have not called yet. */
  readonly vintage: number | null;
  readonly funds: number;
  /** Sums, so that a multiple made of them is a ratio of sums. */
  readonly totals: FundTotals;
  /** Of the pooled flows. */
  readonly netIrr: Figure;
}

/** The vintage of a fund: as stated, else the year of its first call; `null` before it. */
export function vintageOf({ position, statedVintage }: VintageFund): number | null {
  const firstCall = firstCallOf(position.flows);
  return statedVintage ?? (firstCall === null ? null : yearOf(isoDate(firstCall)));
}

/** Funds by vintage, the earliest first, those without one last: totals, and the rate of the pooled flows on `day`. */
export function vintageTable(funds: readonly VintageFund[], day: number): VintageRow[] {
  const groups = [...Map.groupBy(funds, vintageOf)].sort(([a], [b]) => (a ?? Infinity) - (b ?? Infinity));
  return groups.map(([vintage, own]) => {
    const positions = own.map(({ position }) => position);
    return { vintage, funds: own.length, totals: pooledTotals(positions.map(fundTotals)), netIrr: netIrr(positions, day) };
  });
}
