import type { PriceSeries } from './price-series.ts';
import type { PriceSplit } from './split-adjusted.ts';

const ratios = [2, 3, 4, 5, 6, 8, 10, 15, 20, 25, 30, 40, 50];

/**
 * Tolerance (as a logarithm) between a jump and a ratio; it includes the market's move on the day of the split. Measured:
 * docs/calculations/price-quality.md.
 */
const allowance = Math.log(1.1);

/** Within so many days of a jump a recorded split is taken to be it. */
const splitWindow = 30;

/** Within so many prices a jump that was none is taken back. */
const longestBlock = 30;

/**
 * Jumps of trusted prices that are like a split, of 2:1 or more either way, that no ledger records and that stay: new units for
 * one old one, on the first day of the new price. The prices count all the same; the market may have moved so.
 */
export function suspectedSplits({ days, prices }: PriceSeries, recorded: readonly PriceSplit[]): PriceSplit[] {
  const moves = Array.from(prices, (price, at) => (at === 0 ? 0 : Math.log(price / (prices[at - 1] ?? NaN))));
  return moves.flatMap((move, at) => {
    const day = days[at] ?? NaN;
    const size = Math.abs(move);
    const like = size < Math.LN2 - allowance ? undefined : ratios.find((ratio) => Math.abs(size - Math.log(ratio)) <= allowance);
    if (like === undefined || isTakenBack(moves, at) || recorded.some((split) => accountsFor(split, { day, move }))) return [];
    return [{ day, ratio: move < 0 ? like : 1 / like }];
  });
}

/** Or takes another one back. */
function isTakenBack(moves: readonly number[], at: number): boolean {
  const size = moves[at] ?? NaN;
  const near = moves.slice(Math.max(at - longestBlock, 0), at + 1 + longestBlock);
  return near.some((move) => Math.abs(move + size) <= allowance);
}

/** A recorded split near the day of which the jump has at least half the size, in its direction. */
function accountsFor({ day, ratio }: PriceSplit, jump: { readonly day: number; readonly move: number }): boolean {
  const expected = -Math.log(ratio);
  return Math.abs(day - jump.day) <= splitWindow && Math.abs(jump.move - expected) <= Math.abs(expected) / 2;
}
