import type { Figure } from '#finance/figure.ts';
import type { BreakdownDimension } from '#finance/breakdown/breakdown-by.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { AssetClass } from '#finance/ledger.ts';

/** The value divided in as many ways as holdings are classified, and how far it is from what a model aims at. */
export interface Breakdowns {
  readonly asOf: IsoDate;
  readonly currency: string;
  readonly total: Figure;
  /** What the variant offers and something held is classified by; the first is shown before anybody chose. */
  readonly choices: readonly BreakdownDimension[];
  /** What is not classified is `Other`, last. What has no value is in `excluded` and in no slice. */
  readonly by: Readonly<Record<BreakdownDimension, readonly BreakdownSlice[]>>;
  readonly model: Model | null;
  readonly excluded: readonly { readonly id: string; readonly name: string }[];
}

export interface BreakdownSlice {
  readonly key: string;
  readonly value: number;
  /** Percent with two decimals; the slices add up to 100.00. Null for a negative value. */
  readonly percent: number | null;
  readonly holdings: number;
}

/** What a portfolio is meant to consist of, and how far it is from that. An account has one when all its portfolios share it. */
export interface Model {
  readonly name: string;
  readonly rows: Figure<readonly ModelRow[]>;
}

/** Fractions of the total. Drift is weight − target: positive is over. */
export interface ModelRow {
  readonly assetClass: AssetClass;
  readonly weight: number;
  readonly min: number;
  readonly target: number;
  readonly max: number;
  readonly drift: number;
  readonly band: 'under' | 'within' | 'over';
  /** What has to be bought (positive) or sold to stand at the target, in the page's currency. */
  readonly trade: number;
}
