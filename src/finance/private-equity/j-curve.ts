import { available, type Figure, mapFigure, unavailable } from '../figure.ts';
import { type FundFlow, sumOfKind } from './fund-totals.ts';
import { firstCallOf, investorFlow } from './net-irr.ts';
import { quarterEnds, quarterNumber } from './quarter-ends.ts';

/** State of a fund or a programme at the end of a quarter. */
export interface JCurvePoint {
  /** The end of the calendar quarter; of the last point the as-of day. */
  readonly day: number;
  /** 1 for the quarter of the first call. */
  readonly quarter: number;
  /** In the quarter, ≥ 0. */
  readonly called: number;
  readonly distributed: number;
  /** Distributed − called since the beginning: below zero while more was paid in than came back. */
  readonly cumulative: number;
  /** The same + the remaining value: what would be left over if everything were sold for it. */
  readonly withValue: Figure;
}

export interface JCurve {
  readonly points: readonly JCurvePoint[];
  /** Bottom of the J: the point with the most paid in and not yet returned; of equals the earlier. */
  readonly deepest: JCurvePoint;
  /** The first quarter from which on everything paid in has come back and stayed back; `null` while it has not. */
  readonly paidBack: JCurvePoint | null;
}

/**
 * Cumulative net cash flow by calendar quarter since the first call, and the same with the remaining value. Of several funds
 * pass their flows together. Unavailable before the first call. Decision: docs/calculations/j-curve.md.
 */
export function jCurve(flows: readonly FundFlow[], day: number, valueOn: (day: number) => Figure): Figure<JCurve> {
  const firstCall = firstCallOf(flows);
  if (firstCall === null || firstCall > day) return unavailable('nothing-paid-in');
  const points: JCurvePoint[] = [];
  let cumulative = 0;
  let after = -Infinity;
  for (const end of quarterEnds(firstCall, day)) {
    const own = flows.filter((flow) => flow.day > after && flow.day <= end);
    cumulative += own.reduce((sum, flow) => sum + investorFlow(flow).amount, 0);
    const sums = { called: sumOfKind(own, 'call'), distributed: sumOfKind(own, 'distribution') };
    const withValue = mapFigure(valueOn(end), addTo(cumulative));
    points.push({ day: end, quarter: quarterNumber(firstCall, end), ...sums, cumulative, withValue });
    after = end;
  }
  const deepest = points.reduce((low, point) => (point.cumulative < low.cumulative ? point : low));
  const lastOwing = points.findLastIndex((point) => point.cumulative < 0);
  return available({ points, deepest, paidBack: points[lastOwing + 1] ?? null });
}

function addTo(cumulative: number): (value: number) => number {
  return (value) => cumulative + value;
}
