import type { Period } from '../daily-series.ts';
import { type Decimal, sum, zero } from '../decimal.ts';
import type { Disposal } from '../ledger/holding.ts';

/** What a period's disposals came to, in the portfolio's currency. Gains and losses both as sizes. */
export interface RealisedTotals {
  readonly proceeds: Decimal;
  /** First in, first out. */
  readonly cost: Decimal;
  readonly gains: Decimal;
  readonly losses: Decimal;
  /** gains − losses, since purchase. */
  readonly net: Decimal;
  /** The same when the cost is the moving average. */
  readonly averageNet: Decimal;
  /** Of `net`, of the disposals whose rates are known; the rest of `net` is in neither. */
  readonly priceEffect: Decimal;
  readonly currencyEffect: Decimal;
  /** How many rest on a cost that could not be found out. */
  readonly withUnknownCost: number;
}

export interface RealisedGains {
  /** By day. */
  readonly disposals: readonly Disposal[];
  readonly total: RealisedTotals;
}

/** Realised gains over (from, to], each disposal on its own, and what they come to. Decision: docs/calculations/gains.md. */
export function realisedGains(disposals: readonly Disposal[], { from, to }: Period): RealisedGains {
  const own = disposals.filter(({ day }) => day > from && day <= to).sort((a, b) => a.day - b.day);
  const gains = sum(own.map(({ gain }) => (gain.isPositive() ? gain : zero)));
  const losses = sum(own.map(({ gain }) => (gain.isNegative() ? gain.negated() : zero)));
  const total = {
    proceeds: sum(own.map(({ proceeds }) => proceeds)),
    cost: sum(own.map(({ cost }) => cost)),
    gains,
    losses,
    net: gains.minus(losses),
    averageNet: sum(own.map(({ averageGain }) => averageGain)),
    priceEffect: sum(own.map(({ priceEffect }) => priceEffect ?? zero)),
    currencyEffect: sum(own.map(({ currencyEffect }) => currencyEffect ?? zero)),
    withUnknownCost: own.filter(({ costUnknown }) => costUnknown).length,
  };
  return { disposals: own, total };
}
