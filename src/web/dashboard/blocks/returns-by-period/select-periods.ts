import type { ComparedFigures, DatedReturn, Returns } from '#contracts/datasets/returns.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { ReturnSpan } from '#finance/returns/return-table.ts';
import type { NeedsOf } from '../block.tsx';

/** A column of the table of spans: a total, or the same a year. */
export interface SpanColumn extends ComparedFigures {
  readonly span: ReturnSpan;
  readonly isAnnual: boolean;
}

export interface ShownPeriods {
  readonly asOf: IsoDate;
  readonly benchmark: Returns['benchmark'];
  readonly spans: readonly SpanColumn[];
  readonly bands: readonly DatedReturn[];
  readonly years: readonly DatedReturn[];
  /** Since inception, where the benchmark is younger. */
  readonly clipped: DatedReturn | null;
}

/** Spans that are longer than a year and therefore shown a year too. */
const long: ReadonlySet<ReturnSpan> = new Set<ReturnSpan>(['3y', '5y', 'inception']);

/** The tables as they are; rates a year only where they exist. */
export function selectPeriods({ returns }: NeedsOf<'returnsByPeriod'>): ShownPeriods {
  const { asOf, benchmark, table, bands, years } = returns;
  const totals = table.map(({ span, total }) => ({ span, isAnnual: false, ...total }));
  const annual = table
    .filter(({ span, annual: aYear }) => long.has(span) && aYear.portfolio.available)
    .map(({ span, annual: aYear }) => ({ span, isAnnual: true, ...aYear }));
  return {
    asOf,
    benchmark,
    spans: [...totals, ...annual],
    bands,
    years,
    clipped: table.find(({ span }) => span === 'inception')?.clipped ?? null,
  };
}
