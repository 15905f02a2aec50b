import type { Performance, PerformancePoint, ReturnRow } from '#contracts/datasets.ts';
import type { PerformanceRange } from '#contracts/report-choices.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { NeedsOf, ReportFrame } from '../block.tsx';
import { spanOf } from '../../period-words.ts';

export interface ShownPerformance extends Omit<Performance, 'benchmark' | 'returns'> {
  readonly asOf: IsoDate;
  /** The chip that is pressed; null for a period of its own. */
  readonly range: PerformanceRange | null;
  /** The last point that has a return. */
  readonly last: PerformancePoint | null;
  /** The spans of the table below the chart, shortest first. */
  readonly returns: readonly ReturnRow[];
}

const spans: readonly ReturnRow['span'][] = ['3m', '6m', 'ytd', '1y', '3y', '5y'];

/** The line, its payments and falls as they are; of the return table the usual spans. */
export function selectPerformance(
  { performance }: NeedsOf<'performance'>,
  { query, asOf }: Pick<ReportFrame, 'query' | 'asOf'>,
): ShownPerformance {
  const { benchmark: _name, returns, ...rest } = performance;
  return {
    ...rest,
    asOf,
    range: rangeOf(performance, query),
    last: performance.points.findLast(({ portfolio }) => portfolio !== null) ?? null,
    returns: spans.flatMap((span) => returns.find((row) => row.span === span) ?? []),
  };
}

/** What was asked for; where nothing was, what the period is by its days. */
function rangeOf({ period }: Performance, { range, from, to }: ReportFrame['query']): PerformanceRange | null {
  if (from !== undefined || to !== undefined) return null;
  return range ?? spanOf(period) ?? 'max';
}
