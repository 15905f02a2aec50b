import { available, type Figure, unavailable } from '../figure.ts';

/**
 * Average of figures of several holdings, each weighted with its value (in one currency): Σ valueᵢ figureᵢ / Σ valueᵢ. Unavailable
 * when one of them or its value is, for that reason, and without any value. Decision: docs/calculations/bond-statistics.md.
 */
export function weightedAverage(parts: readonly { readonly value: Figure; readonly figure: Figure }[]): Figure {
  let total = 0;
  let weighted = 0;
  for (const { value, figure } of parts) {
    if (!value.available) return value;
    if (!figure.available) return figure;
    total += value.value;
    weighted += value.value * figure.value;
  }
  return total > 0 ? available(weighted / total) : unavailable('not-invested');
}
