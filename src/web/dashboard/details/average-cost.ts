import type { HoldingRow } from '#contracts/datasets/holdings.ts';
import { type Figure, mapFigure } from '#finance/figure.ts';

/** Returns the average cost of a unit: the specification's purchaseValue. Null for holdings without units, such as cash and private funds. */
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
