import { type Decimal, sum, zero } from '../decimal.ts';

/** The lines of "what happened to the money" in the order in which they are shown. */
const bridgeLineNames = [
  'opening',
  'paidIn',
  'paidOut',
  'income',
  'growth',
  'currency',
  'charges',
  'taxes',
  'unexplained',
  'closing',
] as const;
export type BridgeLine = (typeof bridgeLineNames)[number];

/** Amounts that lead from the opening to the closing value. All but growth and currency are sizes with a sign of their own. */
export interface BridgeAmounts {
  readonly opening: Decimal;
  readonly paidIn: Decimal;
  readonly paidOut: Decimal;
  readonly income: Decimal;
  /** Effect of prices, and of exchange rates too if `currency` is null. */
  readonly growth: Decimal;
  readonly currency: Decimal | null;
  readonly charges: Decimal;
  readonly taxes: Decimal;
  readonly closing: Decimal;
  /** Part of the closing value that the lines leave unexplained. */
  readonly residual: Decimal;
}

/** A line in whole pence, signed: what went out, charges and taxes are negative. */
export interface BridgeAmount {
  readonly line: BridgeLine;
  readonly amount: Decimal;
}

/**
 * The lines rounded to pence, so that those between lead from the opening to the closing value exactly: growth takes what
 * rounding the others leaves. What the lines did not explain before rounding, if it is half a penny or more, is a line of
 * its own and never hidden in another. Decision: docs/calculations/performance-bridge.md.
 */
export function bridgeLines(amounts: BridgeAmounts): BridgeAmount[] {
  const { paidOut, charges, taxes, currency, residual } = amounts;
  const pence = {
    opening: amounts.opening.rounded(2),
    paidIn: amounts.paidIn.rounded(2),
    paidOut: paidOut.negated().rounded(2),
    income: amounts.income.rounded(2),
    currency: (currency ?? zero).rounded(2),
    charges: charges.negated().rounded(2),
    taxes: taxes.negated().rounded(2),
    unexplained: residual.rounded(2),
    closing: amounts.closing.rounded(2),
  };
  const { closing, ...others } = pence;
  const growth = closing.minus(sum(Object.values(others)));
  const lines: Readonly<Record<BridgeLine, Decimal>> = { ...pence, growth };
  const left = { currency: currency === null, unexplained: pence.unexplained.isZero() };
  return bridgeLineNames
    .filter((line) => !(line === 'currency' && left.currency) && !(line === 'unexplained' && left.unexplained))
    .map((line) => ({ line, amount: lines[line] }));
}
