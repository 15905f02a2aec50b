import type { Figure } from '../figure.ts';
import { assetClasses, type AssetClass, type InstrumentType, instrumentTypes } from '../ledger/ledger.ts';
import { type AssetClassScheme, shownClass } from './asset-class-scheme.ts';
import { type Breakdown, breakdown } from './breakdown.ts';

export const breakdownDimensions = ['assetClass', 'type', 'currency', 'region', 'sector', 'strategy', 'subStrategy', 'vintage'] as const;

export type BreakdownDimension = (typeof breakdownDimensions)[number];

/** A holding's value and classification; `null` where it is not classified. */
export interface ClassifiedHolding {
  /** In one currency for all of them. NaN where it is not available. */
  readonly value: number;
  readonly assetClass: AssetClass;
  readonly type: InstrumentType;
  /** Currency of the holding itself, not of a fund's own holdings. */
  readonly currency: string;
  readonly region: string | null;
  readonly sector: string | null;
  readonly strategy: string | null;
  readonly subStrategy: string | null;
  /** The year of a fund's first call. */
  readonly vintage: number | null;
}

/** The group that a holding belongs to; `null` when it is not classified. */
export function getBreakdownGroup(holding: ClassifiedHolding, dimension: BreakdownDimension, scheme: AssetClassScheme): string | null {
  if (dimension === 'assetClass') return shownClass(holding.assetClass, scheme);
  const group = holding[dimension];
  return group === null || group === '' ? null : String(group);
}

/**
 * Weights by one dimension. Asset classes and types stand in their decided order, vintages by year, all others by value, the
 * largest first; what is not classified is `Other`, last. Decision: docs/calculations/breakdown.md.
 */
export function breakdownBy(
  dimension: BreakdownDimension,
  holdings: readonly ClassifiedHolding[],
  scheme: AssetClassScheme = 'six',
): Figure<Breakdown> {
  const grouped = holdings.map((holding) => ({ key: getBreakdownGroup(holding, dimension, scheme), value: holding.value }));
  return breakdown(grouped, orderOf(dimension, grouped));
}

function orderOf(dimension: BreakdownDimension, grouped: readonly { readonly key: string | null; readonly value: number }[]) {
  if (dimension === 'assetClass') return assetClasses;
  if (dimension === 'type') return instrumentTypes;
  const sums = new Map<string, number>();
  for (const { key, value } of grouped) if (key !== null) sums.set(key, (sums.get(key) ?? 0) + value);
  const byName = [...sums].sort(([a], [b]) => (a < b ? -1 : 1));
  return (dimension === 'vintage' ? byName : byName.sort(([, a], [, b]) => b - a)).map(([key]) => key);
}
