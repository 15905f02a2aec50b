import { available, type Figure, mapFigure, unavailable } from '../figure.ts';

export const spiderAxes = ['return', 'volatility', 'drawdown', 'incomeYield', 'charges', 'diversification'] as const;

export type SpiderAxis = (typeof spiderAxes)[number];

/** The figures that a portfolio's spider is drawn from, as fractions; diversification from `diversification`. */
export type SpiderInput = Readonly<Record<SpiderAxis, Figure>>;

export interface SpiderPoint {
  readonly axis: SpiderAxis;
  readonly figure: Figure;
  /** From 0 (the centre) to 1 (the rim); further out is always the better. */
  readonly scaled: Figure;
}

/**
 * Values at the centre and at the rim of each axis. Fixed and not taken from other portfolios: the same portfolio has the same shape
 * tomorrow and beside any other, and no one's figures show through someone else's.
 */
export const spiderScale: Readonly<Record<SpiderAxis, { readonly centre: number; readonly rim: number }>> = {
  return: { centre: -0.1, rim: 0.2 },
  volatility: { centre: 0.3, rim: 0 },
  drawdown: { centre: -0.5, rim: 0 },
  incomeYield: { centre: 0, rim: 0.06 },
  charges: { centre: 0.03, rim: 0 },
  diversification: { centre: 0, rim: 1 },
};

/** The portfolio's points, straight between centre and rim and clipped there; without a figure no point. Decision: docs/calculations/spider.md. */
export function spider(figures: SpiderInput): SpiderPoint[] {
  return spiderAxes.map((axis) => ({ axis, figure: figures[axis], scaled: mapFigure(figures[axis], (value) => placeOn(axis, value)) }));
}

function placeOn(axis: SpiderAxis, value: number): number {
  const { centre, rim } = spiderScale[axis];
  return Math.min(Math.max((value - centre) / (rim - centre), 0), 1);
}

/**
 * Calculates how far the value is spread over its holdings: 1 − Σ weight² (Simpson; 1 − Herfindahl index), 0 for one holding, 0.9 for
 * ten equal ones. Weights are shares of the holdings' sizes, so that a debt spreads nothing away. Unavailable without a value.
 */
export function diversification(values: readonly number[]): Figure {
  const total = values.reduce((sum, value) => sum + Math.abs(value), 0);
  if (Number.isNaN(total)) return unavailable('no-price');
  return total === 0 ? unavailable('not-invested') : available(1 - values.reduce((sum, value) => sum + (value / total) ** 2, 0));
}
