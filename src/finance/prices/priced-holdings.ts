import type { PositionSpan } from '../book/cost-pass.ts';
import type { PricedHolding } from '../returns/unpriced-periods.ts';

/** Kinds of what was held, and the days (day numbers, ascending) on which someone outside stated a price or value. */
export interface StatedPrices {
  readonly instruments: Iterable<{ readonly id: string; readonly type: string }>;
  readonly daysOf: (instrumentId: string) => Int32Array | undefined;
}

/** Says of everything that was held, cash aside, on which days it got a price or reported value. What was paid for a property is its first price. */
export function pricedHoldings(positions: readonly PositionSpan[], { instruments, daysOf }: StatedPrices): PricedHolding[] {
  const types = new Map([...instruments].map(({ id, type }) => [id, type]));
  return positions.flatMap(({ instrumentId, units, fromDay, toDay, lots }) => {
    if (instrumentId === null || units.isZero()) return [];
    const stated = daysOf(instrumentId) ?? new Int32Array();
    const isBoughtAtPrice = types.get(instrumentId) === 'Property';
    return [{ fromDay, toDay, pricedDays: isBoughtAtPrice ? Int32Array.from([...lots.map(({ day }) => day), ...stated]).sort() : stated }];
  });
}
