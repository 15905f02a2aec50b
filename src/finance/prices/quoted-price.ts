import { getMajorUnit } from '../currency.ts';
import { type Decimal, decimal } from '../decimal.ts';

/** A price in the unit that it is quoted in, with what it is in the currency behind that: 613.35 GBX are 6.1335 GBP. */
export interface QuotedPrice {
  readonly price: string;
  readonly unit: string;
  readonly worth: Decimal;
  readonly currency: string;
}

/** Converts a price in a minor unit, such as pence, to its currency; null where the unit is a currency itself. */
export function quotedPrice(price: string, unit: string): QuotedPrice | null {
  const { currency, factor } = getMajorUnit(unit);
  return currency === unit ? null : { price, unit, worth: decimal(price).times(decimal(factor)), currency };
}
