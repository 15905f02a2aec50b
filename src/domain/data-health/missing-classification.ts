import type { AssetClass, InstrumentType } from '#finance/ledger/ledger.ts';

/** Data of a security that breakdowns and statistics need. */
export const classifications = ['assetClass', 'sector', 'region', 'strategy', 'coupon', 'maturity'] as const;
export type Classification = (typeof classifications)[number];

export interface ClassifiedInstrument {
  readonly type: InstrumentType;
  readonly assetClass: AssetClass;
  readonly sector: string | null;
  readonly region: string | null;
  readonly strategy: string | null;
  readonly coupon: string | null;
  readonly maturity: string | null;
}

/** By type what is not to be had otherwise: funds are looked through for sectors, a private fund is told by its strategy. */
const wanted: Readonly<Record<InstrumentType, readonly Exclude<Classification, 'assetClass'>[]>> = {
  Stock: ['sector', 'region'],
  Fund: ['region'],
  ETF: ['region'],
  Bond: ['sector', 'region', 'coupon', 'maturity'],
  PrivateEquity: ['strategy', 'region'],
  Property: ['region'],
  Commodity: [],
  Crypto: [],
  Cash: [],
  Index: [],
  Other: [],
};

/** Lists the data missing to place a security in breakdowns; `assetClass` if its type or class is only `Other`. */
export function missingClassification(instrument: ClassifiedInstrument): Classification[] {
  const { type, assetClass } = instrument;
  const isOther = type === 'Other' || assetClass === 'Other';
  return [...(isOther ? (['assetClass'] as const) : []), ...wanted[type].filter((one) => !instrument[one])];
}
