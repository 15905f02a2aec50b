import type { IsoDate } from '#finance/iso-date.ts';

/** A security whose prices are asked for. */
export interface PricedSecurity {
  readonly symbol: string;
  /** Null where there is none, or another security that is asked for has the same. */
  readonly isin: string | null;
  /** The unit that its prices are quoted in, for example GBX. */
  readonly unit: string;
}

/** The close of a day in the unit of its security; an exact decimal as text. */
export interface OutsidePrice {
  readonly symbol: string;
  readonly day: IsoDate;
  readonly close: string;
  /** The unit that was taken because the answer names none; null where it names one. */
  readonly assumedUnit: string | null;
}

/** The units of a currency for 1 euro on a day; an exact decimal as text. */
export interface OutsideRate {
  readonly currency: string;
  readonly day: IsoDate;
  readonly perEuro: string;
}

/** First and last day that are asked for. */
export interface AskedDays {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/** The source of closes and exchange rates. Both ask once: whoever wants much asks several times. */
export interface PriceFeed {
  prices(securities: readonly PricedSecurity[], days: AskedDays): Promise<readonly OutsidePrice[]>;
  /** The euro itself is never asked for. */
  rates(currencies: readonly string[], days: AskedDays): Promise<readonly OutsideRate[]>;
}
