import { type Performance, type PerformancePoint, unpackPoints } from '#contracts/datasets/performance.ts';
import type { PerformanceRange, ReturnForm } from '#contracts/reports/report-choices.ts';
import type { ComparedFigures, ReturnRow } from '#contracts/datasets/returns.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import { isShownAnnually, type ReturnSpan } from '#finance/returns/return-table.ts';
import type { NeedsOf, ReportFrame } from '../block.tsx';
import { pressedRange } from '../../period-words.ts';

export interface ShownPerformance extends Omit<Performance, 'benchmark' | 'points' | 'returns'> {
  readonly points: readonly PerformancePoint[];
  readonly asOf: IsoDate;
  /** The chip that is pressed; null for a period of its own. */
  readonly range: PerformanceRange | null;
  /** The last point that has a return. */
  readonly last: PerformancePoint | null;
  /** The form of the returns: annual for longer spans, or all as totals. */
  readonly form: ReturnForm;
  /** The spans of the table below the chart, shortest first. */
  readonly returns: readonly ShownReturn[];
}

/** A column of the table; `isAnnual` when its figures are a year. */
export interface ShownReturn extends ComparedFigures {
  readonly span: ReturnSpan;
  readonly isAnnual: boolean;
}

const spans: readonly ReturnRow['span'][] = ['3m', '6m', 'ytd', '1y', '3y', '5y'];

/** The line, its payments and falls as they are; of the return table the usual spans. */
export function selectPerformance(
  { performance }: NeedsOf<'performance'>,
  { query, asOf }: Pick<ReportFrame, 'query' | 'asOf'>,
): ShownPerformance {
  const { benchmark: _name, returns, ...rest } = performance;
  const points = unpackPoints(performance.points);
  const form = query.returns ?? 'annual';
  return {
    ...rest,
    points,
    asOf,
    range: pressedRange(performance.period, query),
    last: performance.isUnpriced ? null : (points.findLast(({ portfolio }) => portfolio !== null) ?? null),
    form,
    returns: spans.flatMap((span) => returns.find((row) => row.span === span) ?? []).map((row) => shownReturn(row, form)),
  };
}

/** Three and five years a year unless totals are asked for; what is shorter is never shown a year. */
function shownReturn({ span, total, annual }: ReturnRow, form: ReturnForm): ShownReturn {
  const isAnnual = form === 'annual' && isShownAnnually(span);
  return { span, isAnnual, ...(isAnnual ? annual : total) };
}
