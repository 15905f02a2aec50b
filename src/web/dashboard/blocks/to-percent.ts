import type { Figure } from '#finance/figure.ts';

/** A rate as a table's number in percent with four decimals: 0.0412 is 4.12. Null when there is none. */
export function toPercent(rate: Figure): number | null {
  return rate.available ? Number((rate.value * 100).toFixed(4)) : null;
}
