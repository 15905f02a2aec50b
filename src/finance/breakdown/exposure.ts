import { available, type Figure, unavailable } from '../figure.ts';
import type { AssetClass, fundWeightKinds } from '../ledger/ledger.ts';
import { type AssetClassScheme, shownClass } from './asset-class-scheme.ts';
import { unclassified } from './breakdown.ts';
import { type ClassifiedHolding, getBreakdownGroup } from './breakdown-by.ts';

/** A dimension in which funds publish what they hold. */
export type ExposureDimension = (typeof fundWeightKinds)[number];

/** Weights that a fund has published of its holdings, as fractions of its value; a short is negative. */
export type PublishedWeights = Readonly<Record<string, number>>;

export interface ExposedHolding extends ClassifiedHolding {
  /** By dimension, where the fund has published them. */
  readonly published?: Partial<Record<ExposureDimension, PublishedWeights>>;
}

export interface ExposureRow {
  readonly key: string;
  /** ≥ 0. */
  readonly long: number;
  /** ≤ 0: shorts, debts. */
  readonly short: number;
  /** Long + short. */
  readonly net: number;
  /** Long − short, ≥ 0. */
  readonly gross: number;
}

export interface Exposure {
  /** By gross exposure, the largest first. */
  readonly rows: readonly ExposureRow[];
  /** Total of all rows; `net` is the value of the portfolio. */
  readonly total: Omit<ExposureRow, 'key'>;
  /** Part of the gross value that was looked through, from 0 to 1. */
  readonly lookedThrough: number;
}

/**
 * Long, short, net and gross exposure in money. A fund with published weights counts under what it holds, the part that it has
 * not published (or owes) under its own group, so that the net of all rows stays the portfolio's value. Longs and shorts of a
 * group do not cancel out in its gross. Unavailable without a value. Decision: docs/calculations/exposure.md.
 */
export function exposure(
  dimension: ExposureDimension,
  holdings: readonly ExposedHolding[],
  scheme: AssetClassScheme = 'six',
): Figure<Exposure> {
  const held = holdings.filter(({ value }) => value !== 0);
  if (held.some(({ value }) => Number.isNaN(value))) return unavailable('no-price');
  if (held.length === 0) return unavailable('not-invested');
  const parts = held.flatMap((holding) => partsOf(holding, dimension, scheme));
  const rows = [...Map.groupBy(parts, ({ key }) => key)].map(([key, own]) => ({ key, ...exposureOf(own.map(({ value }) => value)) }));
  const seen = held.filter(({ published }) => published?.[dimension]);
  return available({
    rows: rows.filter(({ gross }) => gross > 0).sort((a, b) => b.gross - a.gross),
    total: exposureOf(parts.map(({ value }) => value)),
    lookedThrough: sizeOf(seen) / sizeOf(held),
  });
}

function partsOf(holding: ExposedHolding, dimension: ExposureDimension, scheme: AssetClassScheme): { key: string; value: number }[] {
  const own = getBreakdownGroup(holding, dimension, scheme) ?? unclassified;
  const weights = Object.entries(holding.published?.[dimension] ?? {});
  const rest = 1 - weights.reduce((total, [, weight]) => total + weight, 0);
  const shown = weights.map(([key, weight]) => ({ key: shownKey(key, dimension, scheme), value: holding.value * weight }));
  return Math.abs(rest) < 1e-9 ? shown : [...shown, { key: own, value: holding.value * rest }];
}

/** Published asset classes are folded as the holdings' own are. */
function shownKey(key: string, dimension: ExposureDimension, scheme: AssetClassScheme): string {
  return dimension === 'assetClass' ? shownClass(key as AssetClass, scheme) : key;
}

function exposureOf(values: readonly number[]): Omit<ExposureRow, 'key'> {
  const long = values.reduce((total, value) => total + Math.max(value, 0), 0);
  const short = values.reduce((total, value) => total + Math.min(value, 0), 0);
  return { long, short, net: long + short, gross: long - short };
}

function sizeOf(holdings: readonly ExposedHolding[]): number {
  return holdings.reduce((total, { value }) => total + Math.abs(value), 0);
}
