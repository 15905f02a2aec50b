import type { IsoDate } from '#finance/iso-date.ts';

/** The target weights: fractions of the portfolio by symbol, together at most 1. The rest is cash. */
export type Model = ReadonlyMap<string, number>;

/** So much of foreign cash for the portfolio's own currency, at a rate that is a fraction (`margin`) below the market's. */
export interface ExchangePlan {
  readonly date: IsoDate;
  readonly amount: number;
  readonly margin: number;
}

/** The events of a portfolio over the years, decided before the first day. Money is in the portfolio's currency, whole units. */
export interface PortfolioPlan {
  /** The portfolio's external id. */
  readonly id: string;
  readonly currency: string;
  readonly inception: IsoDate;
  readonly opening: number;
  readonly model: Model;
  /** Paid in each year in spring, from the year after inception on. */
  readonly yearly?: number;
  /** Paid in each month. */
  readonly monthly?: number;
  /** Paid out each quarter. */
  readonly quarterlyIncome?: number;
  /** Further payments, out when negative. */
  readonly payments?: readonly { readonly date: IsoDate; readonly amount: number }[];
  /** Everything is sold and paid out on one day; with `returns`, the same money comes back on another. */
  readonly leaves?: { readonly on: IsoDate; readonly returns?: IsoDate };
  /** Cash in another currency, paid in on a day. */
  readonly foreignCash?: { readonly date: IsoDate; readonly currency: string; readonly amount: number; readonly exchanged?: ExchangePlan };
  /** Securities that stay outside the model, bought with money paid in for them on that day. */
  readonly extra?: { readonly date: IsoDate; readonly symbol: string; readonly units: number };
  /** Yearly fractions of the value, taken each quarter, by category. */
  readonly charges: Readonly<Record<'Management' | 'Platform' | 'Adviser', number>>;
  /** True if the portfolio is rebalanced to the model once a year. */
  readonly rebalances: boolean;
}

/** The texts of a firm's ledger in its own language and style. */
export interface LedgerWords {
  readonly opening: string;
  readonly yearly: string;
  readonly monthly: string;
  readonly income: string;
  readonly payment: string;
  readonly leaving: string;
  readonly returning: string;
  readonly foreign: string;
}

/** The costs of trading. */
export interface DealingTerms {
  /** A trade in a listed security, in the portfolio's currency. */
  readonly listedCharge: number;
  /** Stamp duty on purchases of shares quoted in pence, a fraction. */
  readonly stampDuty: number;
  /** Tax withheld from dividends paid in dollars, a fraction. */
  readonly dollarWithholding: number;
  /** The yearly rate on cash above which interest is paid, by year; the last one holds on. */
  readonly interest: Readonly<Record<string, number>>;
}
