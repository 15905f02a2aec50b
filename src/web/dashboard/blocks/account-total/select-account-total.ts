import { type Performance, type PerformancePoint, unpackPoints } from '#contracts/datasets/performance.ts';
import type { Period } from '#contracts/datasets/period.ts';
import type { Breakdowns, BreakdownSlice } from '#contracts/datasets/breakdowns.ts';
import type { BreakdownDimension } from '#finance/breakdown/breakdown-by.ts';
import type { Portfolios } from '#contracts/datasets/lists.ts';
import type { PerformanceRange } from '#contracts/reports/report-choices.ts';
import { portfoliosWithout } from '#contracts/reports/report-query.ts';
import { available, type Figure, unavailable } from '#finance/figure.ts';
import type { ReportFrame } from '../block.tsx';
import { spanOf } from '../../period-words.ts';

export interface ShownAccountTotal {
  readonly currency: string;
  readonly total: Figure;
  /** The number of portfolios that are not closed. */
  readonly portfolios: number;
  readonly counted: number;
  readonly period: Period;
  /** The one that is shown; null for days of its own. */
  readonly range: PerformanceRange | null;
  /** Closing value − opening value − (paid in − paid out) over the period. */
  readonly gain: Figure;
  /** Time-weighted return over the period as a fraction. */
  readonly rate: Figure;
  readonly points: readonly ValuePoint[];
  readonly payments: Performance['payments'];
  /** All that was paid in and out over the period: no part of the gain. */
  readonly paidIn: number;
  readonly paidOut: number;
  /** As the variant's breakdowns begin: private funds all have one asset class, and are told apart by strategy. */
  readonly dimension: BreakdownDimension;
  readonly slices: readonly BreakdownSlice[];
  /** The number of holdings that have no value and are in no slice. */
  readonly excluded: number;
}

export interface ValuePoint {
  readonly day: string;
  readonly value: number | null;
}

interface Needs {
  readonly performance: Performance;
  readonly portfolios: Portfolios;
  readonly breakdowns: Pick<Breakdowns, 'by' | 'choices' | 'excluded'>;
}

/** The whole account over the chosen range, and what it consists of on its last day. */
export function selectAccountTotal(
  { performance, portfolios, breakdowns }: Needs,
  { query }: Pick<ReportFrame, 'query'>,
): ShownAccountTotal {
  const { period, payments, currency } = performance;
  const points = unpackPoints(performance.points);
  const [dimension = 'assetClass'] = breakdowns.choices;
  const without = portfoliosWithout(query);
  const open = portfolios.rows.filter(({ isClosed }) => !isClosed);
  return {
    currency,
    total: portfolios.total,
    portfolios: open.length,
    counted: open.filter(({ id }) => !without.includes(id)).length || open.length,
    period,
    range: query.from || query.to ? null : (query.range ?? spanOf(period) ?? 'max'),
    gain: gainOf(performance, points),
    rate: figureOf(points.at(-1)?.portfolio, performance, points),
    points: points.map(({ day, value }) => ({ day, value })),
    payments,
    paidIn: sumOf(payments, 'paidIn'),
    paidOut: sumOf(payments, 'paidOut'),
    dimension,
    slices: breakdowns.by[dimension].filter(({ value }) => value !== 0),
    excluded: breakdowns.excluded.length,
  };
}

function sumOf(payments: Performance['payments'], side: 'paidIn' | 'paidOut'): number {
  return payments.reduce((sum, payment) => sum + payment[side], 0);
}

type Points = readonly PerformancePoint[];

function gainOf(performance: Performance, points: Points): Figure {
  const { payments, isUnpriced } = performance;
  if (isUnpriced) return unavailable('no-new-price');
  const opening = points[0]?.value ?? null;
  const closing = points.at(-1)?.value ?? null;
  if (opening === null || closing === null) return figureOf(null, performance, points);
  return available(payments.reduce((gain, { paidIn, paidOut }) => gain - paidIn + paidOut, closing - opening));
}

/** Makes a figure of the value. Without any point the whole period's figure gives the reason; otherwise a missing value means a missing price. */
function figureOf(value: number | null | undefined, { deepest, isUnpriced }: Performance, points: Points): Figure {
  if (isUnpriced) return unavailable('no-new-price');
  if (value !== null && value !== undefined) return available(value);
  return points.length > 0 || deepest.available ? unavailable('no-price') : deepest;
}
