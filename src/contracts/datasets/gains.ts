import type { Figure } from '#finance/figure.ts';
import type { BridgeLine } from '#finance/gains/bridge-lines.ts';
import type { CostBasis } from '#finance/gains/disposal-gain.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { AssetClass } from '#finance/ledger/ledger.ts';
import type { Period } from './period.ts';

/** From the opening value to the closing value, line by line: to the penny, in the page's currency. */
export interface ValueBridge {
  readonly period: Period;
  readonly currency: string;
  /** Signed: what went out, charges and taxes are negative. Opening first, closing last, the others lead from one to the other. */
  readonly lines: Figure<readonly { readonly line: BridgeLine; readonly amount: number }[]>;
  /** The components of growth and currency. Unavailable for the short form, which reports them as one line. */
  readonly parts: Figure<BridgeParts>;
  /** Costs of buying and selling: inside growth already, only listed. */
  readonly dealingCosts: Figure;
}

/** The components of growth and currency together: securities sold, securities held, and cash in other currencies. Signed. */
export interface BridgeParts {
  readonly realised: number;
  readonly unrealisedChange: number;
  readonly exchangeGainOnCash: number;
}

/** The gain of each holding over the period and its contribution to the return. */
export interface Contributions {
  readonly period: Period;
  readonly currency: string;
  readonly result: Figure<ContributionResult>;
}

export interface ContributionResult {
  /** Best first. */
  readonly rows: readonly ContributionRow[];
  /** In the order of asset classes. */
  readonly classes: readonly (Contributed & { readonly assetClass: AssetClass; readonly holdings: number })[];
  /** Management charges; both negative. */
  readonly charges: Contributed;
  /** The portfolio's gain and its time-weighted return: rows and charges together. */
  readonly total: Contributed;
}

/** `money` signed; `points` a part of the return as a fraction: 0.01 is one percentage point. */
export interface Contributed {
  readonly money: number;
  readonly points: number;
}

export interface ContributionRow extends Contributed {
  readonly id: string;
  readonly name: string;
  readonly assetClass: AssetClass;
  readonly opening: number;
  readonly closing: number;
  readonly paid: number;
  readonly received: number;
  /** After tax. */
  readonly income: number;
  readonly priceEffect: Figure;
  readonly currencyEffect: Figure;
}

/** The gains realised by sales and by other events. Amounts are in the page's currency; other portfolios are converted at the rate of the day of sale. */
export interface RealisedGains {
  readonly period: Period;
  readonly currency: string;
  readonly basis: CostBasis;
  readonly total: Figure<DisposalTotal>;
  /** The unrealised gain of the holdings on the last day. */
  readonly unrealised: UnrealisedGain;
  /** Newest first. */
  readonly rows: readonly DisposalRow[];
}

/** Value less cost, since purchase; the effects at the exchange rates of acquisition are together the gain. */
export interface UnrealisedGain {
  readonly gain: Figure;
  readonly priceEffect: Figure;
  readonly currencyEffect: Figure;
}

/** Gains and losses both as sizes; `gain` is gains − losses. */
export interface DisposalTotal {
  readonly proceeds: number;
  readonly cost: number;
  readonly gain: number;
  readonly gains: number;
  readonly losses: number;
  readonly priceEffect: Figure;
  readonly currencyEffect: Figure;
}

export interface DisposalRow {
  readonly id: string;
  readonly day: IsoDate;
  readonly instrumentId: string;
  readonly name: string;
  readonly symbol: string | null;
  /** Exact decimal as text; null of what came without a sale: gains distributed, capital paid back beyond its cost. */
  readonly units: string | null;
  /** After costs of selling. */
  readonly proceeds: Figure;
  readonly cost: Figure;
  readonly gain: Figure;
  /** At the exchange rates of acquisition; the rest of the gain is the currency's. */
  readonly priceEffect: Figure;
  readonly currencyEffect: Figure;
  /** The purchase day of the oldest lot sold; null when none of it was bought. */
  readonly heldSince: IsoDate | null;
}

/** Gains of a person's shares by tax year after United Kingdom section 104, taxable wrappers together. Informational. In pounds. */
export interface TaxYears {
  readonly asOf: IsoDate;
  /** Newest first. */
  readonly years: readonly TaxYearRow[];
  /** The wrappers that were taken together, by name. */
  readonly portfolios: readonly string[];
  /** The number of transactions that could not be included with certainty. */
  readonly doubts: number;
}

/** Gains and losses both as sizes; `net` is gains − losses. */
export interface TaxYearRow {
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly disposals: number;
  readonly proceeds: number;
  readonly allowableCosts: number;
  readonly gains: number;
  readonly losses: number;
  readonly net: number;
}

/** Dividends, interest and distributed income before tax, by source and by month. */
export interface Income {
  readonly period: Period;
  readonly currency: string;
  readonly total: Figure;
  /** Withheld from income or paid on it in the period, as a size. */
  readonly tax: Figure;
  /** The twelve months up to the last day of the period, oldest first. */
  readonly months: readonly IncomeMonth[];
  /** The sources of the period's income, the largest first. */
  readonly sources: readonly IncomeSource[];
}

export interface IncomeMonth {
  /** Its first day. */
  readonly month: IsoDate;
  readonly amount: Figure;
  /** The same month a year before. */
  readonly yearBefore: Figure;
}

export interface IncomeSource {
  /** The instrument, or the currency of cash. */
  readonly id: string;
  readonly name: string;
  /** `Dividend`, `Distribution`, `Interest`, or the category of interest. */
  readonly category: string;
  readonly amount: Figure;
  /** The fraction of the period's income. */
  readonly share: Figure;
}

/** The costs of a period: charges by type, their effect on the return, and separately the dealing costs. */
export interface Charges {
  readonly period: Period;
  readonly currency: string;
  readonly averageValue: Figure;
  readonly charges: CostGroup;
  readonly dealing: CostGroup;
  readonly total: { readonly amount: Figure; readonly rate: Figure; readonly rateAYear: Figure };
  /** Gross less net time-weighted return, as a fraction. */
  readonly effectOnReturn: Figure;
  /** Growth a year without charges less growth a year with them, as a fraction. */
  readonly reductionInYield: Figure;
  /** Inside the prices of funds, as a fraction a year of the value of those that publish them. */
  readonly underlying: Figure<UnderlyingCharges>;
  /** Each charge, newest first. */
  readonly rows: readonly ChargeRow[];
}

export interface CostGroup {
  /** The largest first; refunds off. */
  readonly lines: readonly { readonly category: string; readonly amount: Figure; readonly rate: Figure; readonly count: number }[];
  readonly amount: Figure;
  /** The costs as a fraction of the average daily value, over the actual period, not annualised. */
  readonly rate: Figure;
  readonly rateAYear: Figure;
}

export interface UnderlyingCharges {
  /** A year, weighted by value. */
  readonly rate: number;
  /** Part of the securities' value whose charges are known, as a fraction. */
  readonly known: number;
}

export interface ChargeRow {
  readonly id: string;
  readonly day: IsoDate;
  readonly category: string;
  /** The name of the security that the charge was paid on; null for a charge on the whole portfolio. */
  readonly name: string | null;
  readonly amount: Figure;
}
