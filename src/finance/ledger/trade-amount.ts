import { type Decimal, zero } from '../decimal.ts';

interface Trade {
  readonly type: 'Purchase' | 'Sale';
  readonly units: Decimal;
  /** In the quote unit, of which `priceFactor` is worth 1 of the currency: 0.01 for pence. */
  readonly price: Decimal;
  readonly priceFactor: Decimal;
  /** Sizes. */
  readonly charges: Decimal;
  readonly tax: Decimal;
}

/**
 * Returns the cash movement of a purchase or a sale, to the hundredth: units × price, with charges and tax paid on top of a purchase
 * and taken out of a sale. Negative leaves the account.
 */
export function tradeAmount({ type, units, price, priceFactor, charges, tax }: Trade): Decimal {
  const worth = units.times(price).times(priceFactor);
  const costs = charges.plus(tax);
  const moved = type === 'Purchase' ? zero.minus(worth).minus(costs) : worth.minus(costs);
  return moved.rounded(2);
}
