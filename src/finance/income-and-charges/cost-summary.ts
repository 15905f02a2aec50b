import type { BookedAmount } from '../ledger/booked-amounts.ts';
import { averageValue, effectOfCharges, rateAYear } from './charges.ts';
import { type CostTable, costTable } from './cost-table.ts';
import type { DailySeries, Period } from '../daily-series.ts';
import type { Decimal } from '../decimal.ts';
import { combineFigures, type Figure } from '../figure.ts';

/** Everything that a period cost, in the portfolio's currency. Tax is not among it. */
export interface CostSummary {
  /** Charges for management, platform and advice. */
  readonly charges: CostTable;
  /** Costs of buying and selling: commission and stamp duty. Already in cost and proceeds. */
  readonly dealingCosts: CostTable;
  /** Both together, in money, of the average daily value, and a year (only from one year on). */
  readonly total: { readonly money: Figure<Decimal>; readonly rate: Figure; readonly rateAYear: Figure };
  /** Reduction of the time-weighted return by the charges, as a fraction. Costs of dealing are in both the gross and the net return. */
  readonly effectOnReturn: Figure;
}

/** Costs over (from, to] as MiFID II has them disclosed afterwards: by type, together, and by their effect. Decision: docs/calculations/charges.md. */
export function costSummary(lines: readonly BookedAmount[], { series, period }: { series: DailySeries; period: Period }): CostSummary {
  const charges = costTable(lines, 'charge', { series, period });
  const dealingCosts = costTable(lines, 'dealing-cost', { series, period });
  const money = combineFigures(charges.money, dealingCosts.money, (some, others) => some.plus(others));
  const rate = combineFigures(money, averageValue(series, period), (amount, value) => amount.toNumber() / value);
  return {
    charges,
    dealingCosts,
    total: { money, rate, rateAYear: rateAYear(rate, period) },
    effectOnReturn: effectOfCharges(series, period),
  };
}
