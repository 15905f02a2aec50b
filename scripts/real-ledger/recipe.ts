import type { IsoDate } from '#finance/iso-date.ts';

/** The securities bought in rotation with the cash of one currency. */
export interface Basket {
  readonly from: IsoDate;
  readonly until: IsoDate;
  readonly symbols: readonly string[];
  /** The currency that trades are settled in: the portfolio's own, or the security's with cash held in it. */
  readonly settle: string;
}

/** The plan of one portfolio of the real ledger. Money is in the portfolio's currency unless stated otherwise. */
export interface Recipe {
  readonly id: string;
  readonly account: string;
  readonly name: string;
  readonly type: string;
  readonly currency: string;
  readonly benchmark: string;
  readonly riskLevel: number;
  readonly from: IsoDate;
  readonly opening: number;
  readonly monthly?: number;
  readonly quarterlyOut?: number;
  /** Single payments, out when negative; with the rate that the bank used when they are in another currency. */
  readonly payments?: readonly { readonly date: IsoDate; readonly currency: string; readonly amount: number }[];
  readonly baskets: readonly Basket[];
  /** Bought in fractions of a unit. */
  readonly fractional?: boolean;
  /** A tax bill in January, a fraction of the value. */
  readonly yearlyTax?: number;
  readonly leaves?: { readonly on: IsoDate; readonly returns: IsoDate };
  /** Securities that stay when the American prices are about to end; the others are sold. */
  readonly keeps?: readonly string[];
}

/** Units that move from one portfolio to another on a day, all that are held. */
export interface Move {
  readonly date: IsoDate;
  readonly from: string;
  readonly to: string;
  readonly symbol: string;
}
