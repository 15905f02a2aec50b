import type { Figure } from '#finance/figure.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { AssetClass, InstrumentType } from '#finance/ledger/ledger.ts';
import type { PrivateEquityFigures } from './private-equity.ts';

export interface Holdings {
  readonly asOf: IsoDate;
  readonly currency: string;
  readonly total: Omit<HoldingRow, keyof HoldingIdentity | 'price' | 'units' | 'sparkline'>;
  /** In the order of asset classes, then by value. */
  readonly rows: readonly HoldingRow[];
}

/** The identity of a holding and its classifications; null where it is unclassified. */
export interface HoldingIdentity {
  readonly id: string;
  readonly name: string;
  readonly symbol: string | null;
  readonly type: InstrumentType;
  /** As the variant folds them. */
  readonly assetClass: AssetClass;
  /** The holding's own currency; `localValue` is in it. */
  readonly currency: string;
  readonly region: string | null;
  readonly sector: string | null;
}

export interface HoldingRow extends HoldingIdentity {
  /** Exact decimal as text. */
  readonly units: string;
  readonly price: HoldingPrice | null;
  readonly value: Figure;
  readonly localValue: Figure;
  /** Accrued interest of a bond, which is part of the value; null of anything else, and of a bond whose terms are not known. */
  readonly accrued: Figure | null;
  /** Percent of the total with two decimals; the rows add up to 100.00. */
  readonly percent: number | null;
  readonly cost: Figure;
  /** Unrealised: value less cost. */
  readonly gain: Figure;
  readonly gainRate: Figure;
  readonly realised: number;
  readonly income: number;
  readonly privateEquity: PrivateEquityFigures | null;
  /** Prices of the last twelve months in the holding's currency, some thirty points. */
  readonly sparkline: readonly number[];
}

export interface HoldingPrice {
  /** Exact decimal as text, in `unit`: a currency, or GBX. */
  readonly text: string;
  readonly unit: string;
  readonly day: IsoDate;
  readonly isStale: boolean;
}
