import { type Figure, sumOfFigures } from '../figure.ts';
import type { InstrumentType } from './ledger.ts';

/** Returns the market value of holdings without their cash, in the currency of their values; the reason of the first that cannot be valued. */
export function valueWithoutCash(holdings: readonly { readonly type: InstrumentType; readonly value: Figure }[]): Figure {
  return sumOfFigures(holdings.filter(({ type }) => type !== 'Cash').map(({ value }) => value));
}
