import type { HoldingRow } from '#contracts/datasets/holdings.ts';
import { type Figure, mapFigure } from '#finance/figure.ts';

/** What a unit was bought for on average: the specification's purchaseValue. Null of what is not held in units, such as cash and private funds. */
export function averageCost({
  cost,
  units,
  type,
  privateEquity,
}: Pick<HoldingRow, 'cost' | 'units' | 'type' | 'privateEquity'>): Figure | null {
  const held = Number(units);
  if (type === 'Cash' || privateEquity !== null || held === 0) return null;
  return mapFigure(cost, (amount) => amount / held);
}
