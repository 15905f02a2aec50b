import type { Figure } from '#finance/figure.ts';

/** A figure as a table's number; null when there is none. */
export function toNumberOrNull(figure: Figure): number | null {
  return figure.available ? figure.value : null;
}
