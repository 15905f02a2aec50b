import type { Figure } from '#finance/figure.ts';

/** Compares for sorting: the highest figure first (`asc`: last); what has none stands at the end either way. */
export function byFigure<Row>(figureOf: (row: Row) => Figure, order: 'asc' | 'desc' = 'desc'): (a: Row, b: Row) => number {
  const direction = order === 'asc' ? 1 : -1;
  return (a, b) => {
    const [left, right] = [figureOf(a), figureOf(b)];
    if (!left.available || !right.available) return Number(right.available) - Number(left.available);
    return direction * (left.value - right.value);
  };
}
