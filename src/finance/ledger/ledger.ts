import type { AccruingBond } from '../bond/accrued-on.ts';
import type { Decimal } from '../decimal.ts';

export const transactionTypes = [
  'Purchase',
  'Sale',
  'Contribution',
  'Withdrawal',
  'Dividend',
  'Interest',
  'Charge',
  'Tax',
  'TransferIn',
  'TransferOut',
  'Exchange',
  'Split',
  'Call',
  'Distribution',
  'CorporateAction',
  'Adjustment',
] as const;

export type TransactionType = (typeof transactionTypes)[number];

export const chargeCategories = ['Management', 'Adviser', 'Platform', 'Dealing', 'StampDuty', 'Performance', 'Other'] as const;

export const distributionCategories = ['ReturnOfCapital', 'Gain', 'Income', 'Recallable'] as const;

export type DistributionCategory = (typeof distributionCategories)[number];

/**
 * Purposes of a call: the fund's investments, its fees out of the commitment, or fees beside it. A call without category is for
 * investments.
 */
export const callCategories = ['Investment', 'Fees', 'FeesOutside'] as const;

export type CallCategory = (typeof callCategories)[number];

export const instrumentTypes = [
  'Stock',
  'Fund',
  'ETF',
  'Bond',
  'Cash',
  'Property',
  'Commodity',
  'Crypto',
  'PrivateEquity',
  'Index',
  'Other',
] as const;

export type InstrumentType = (typeof instrumentTypes)[number];

/** Types that brokers trade: an index cannot be bought, cash is a balance, and a property is one client's own. */
export const tradedTypes = [
  'Stock',
  'Fund',
  'ETF',
  'Bond',
  'Commodity',
  'Crypto',
  'PrivateEquity',
  'Other',
] as const satisfies readonly InstrumentType[];

/** In the order in which every table and chart shows them. */
export const assetClasses = ['Fixed Interest', 'Equities', 'Alternatives', 'Property', 'Cash', 'Other'] as const;

export type AssetClass = (typeof assetClasses)[number];

/** Content of an index level: prices alone, or dividends as well. */
export const returnBases = ['price', 'total'] as const;

/** By what a fund's published weights split it. */
export const fundWeightKinds = ['currency', 'assetClass', 'region'] as const;

/** One transaction as booked. Money is in `currency`, always a major one (pounds, never pence). */
export interface LedgerEntry {
  readonly id: string;
  /** Order of entry; decides between entries of one day and kind. */
  readonly sequence: number;
  /** Trade date, as a day number. */
  readonly day: number;
  readonly type: TransactionType;
  readonly instrumentId: string | null;
  /** Units moved, as a size: the type says in which direction. Only a CorporateAction's or Adjustment's is signed. */
  readonly units: Decimal | null;
  /** Cash effect on the portfolio, charges and tax included: a purchase is negative. Zero for units without cash. */
  readonly amount: Decimal;
  readonly currency: string;
  /** Units of the portfolio's currency for 1 of `currency`, where the trade recorded it. */
  readonly rate: Decimal | null;
  /** Dealing costs inside `amount`, as a size; negative of a dividend taken back. Of a Charge without amount: what was paid from outside the portfolio. */
  readonly charges: Decimal;
  /** Tax inside `amount`, as a size; negative of a dividend taken back. */
  readonly tax: Decimal;
  readonly category: string | null;
  /** New units for one old unit, of a Split. */
  readonly ratio: Decimal | null;
  /** Cost that comes or goes with units moved without cash. */
  readonly cost: Decimal | null;
  /** Day on which units transferred in were first acquired. */
  readonly acquiredDay: number | null;
  /** Reference shared by both sides of a transfer or an exchange. */
  readonly transferId: string | null;
}

export interface LedgerInstrument {
  readonly id: string;
  readonly type: InstrumentType;
  readonly assetClass: AssetClass;
  /** A major currency: GBP also where prices are quoted in pence. */
  readonly currency: string;
  /** Value of one quoted unit in `currency`: 0.01 for pence. */
  readonly priceFactor: number;
  /** Estimated growth a year of a property after its last price point, as a fraction. */
  readonly annualGrowth?: number | null;
  /** Accrual terms of a bond, if known: its value is then the price plus accrued interest. */
  readonly bond?: AccruingBond | null;
}

/** The day of whose exchange rate the money of a transaction is: the cost of units transferred in was paid when they were acquired. */
export function costDayOf({ type, day, acquiredDay }: Pick<LedgerEntry, 'day' | 'acquiredDay'> & { readonly type: string }): number {
  return type === 'TransferIn' ? (acquiredDay ?? day) : day;
}

/** Order of a day's transactions by type: splits change what was held before the day; units must arrive before they can leave. */
export const kindOrder: Record<TransactionType, number> = {
  Split: 0,
  CorporateAction: 1,
  TransferIn: 2,
  Contribution: 2,
  Exchange: 2,
  Purchase: 3,
  Call: 3,
  Dividend: 4,
  Interest: 4,
  Distribution: 4,
  Sale: 5,
  TransferOut: 6,
  Withdrawal: 6,
  Charge: 7,
  Tax: 7,
  Adjustment: 8,
};
