import type { Figure } from '#finance/figure.ts';
import type { BreakdownDimension } from '#finance/breakdown/breakdown-by.ts';
import type { Exposure, ExposureDimension } from '#finance/breakdown/exposure.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { AssetClass } from '#finance/ledger/ledger.ts';

/** The value divided in as many ways as holdings are classified, and how far it is from what a model aims at. */
export interface Breakdowns {
  readonly asOf: IsoDate;
  readonly currency: string;
  readonly total: Figure;
  /** The dimensions that the variant offers and by which at least one holding is classified. The first is the default. */
  readonly choices: readonly BreakdownDimension[];
  /** Unclassified holdings form the slice `Other`, which comes last. Holdings without a value are in `excluded` and in no slice. */
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

/** The target allocation of a portfolio and its distance from it. An account has one when all its portfolios share it. */
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
  /** The amount to buy (positive) or sell (negative) to reach the target, in the page's currency. */
  readonly trade: number;
}

/** Weights of the asset classes at the ends of months, and against the model. */
export interface AssetClasses {
  readonly asOf: IsoDate;
  readonly currency: string;
  /** All classes that were held on some day shown, in their order. */
  readonly classes: readonly AssetClass[];
  /** Oldest first, the day of the page last; a weight for each class as a fraction, or why that day has none. */
  readonly points: readonly { readonly day: IsoDate; readonly weights: Figure<readonly number[]> }[];
  readonly now: readonly BreakdownSlice[];
  readonly model: Model | null;
}

/** Long, short, net and gross in money. */
export interface Exposures {
  readonly asOf: IsoDate;
  readonly currency: string;
  readonly by: Readonly<Record<ExposureDimension, Figure<Exposure>>>;
  /** The funds that were looked through. */
  readonly funds: readonly LookedThrough[];
}

/** A fund by the weights that it had published last; the days of them, the oldest first, are several when not all dimensions came on one. */
export interface LookedThrough {
  readonly name: string;
  readonly days: readonly IsoDate[];
}

/** The yields of the bonds at their current prices, and their durations. */
export interface BondStatistics {
  readonly asOf: IsoDate;
  readonly currency: string;
  /** The largest first. */
  readonly rows: readonly BondRow[];
  /** Averages are weighted by value; unavailable when one bond has none. */
  readonly total: BondTotal;
}

/** Yields are yearly fractions, durations years. */
export interface BondTotal {
  readonly value: Figure;
  readonly accrued: Figure;
  readonly runningYield: Figure;
  readonly yieldToMaturity: Figure;
  readonly duration: Figure;
  readonly modifiedDuration: Figure;
}

/** Value and accrued interest in the page's currency, the price for 100 of nominal in the bond's. */
export interface BondRow extends BondTotal {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  /** Exact decimal as text, in the bond's currency. */
  readonly nominal: string;
  /** A fraction a year; null where it is not recorded. */
  readonly coupon: number | null;
  readonly maturity: IsoDate | null;
  readonly cleanPrice: Figure;
  /** Interest accrued for 100 of nominal, in the bond's currency. */
  readonly accruedPer100: Figure;
}
