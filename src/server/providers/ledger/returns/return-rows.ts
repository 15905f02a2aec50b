import type { ComparedFigures, DatedReturn, ReturnRow } from '#contracts/datasets/returns.ts';
import type { ClippedReturn, ComparedReturn } from '#finance/benchmark/compared-return.ts';
import type { DailyLevels, DailySeries } from '#finance/daily-series.ts';
import type { Figure } from '#finance/figure.ts';
import { type IsoDate, isoDate } from '#finance/iso-date.ts';
import { returnSpans, returnTable } from '#finance/returns/return-table.ts';
import { netIndex } from '#finance/returns/time-weighted-return.ts';
import { subjectBenchmark } from '../benchmark/benchmark-of-subject.ts';
import { dated } from '../days/chosen-period.ts';
import { oncePerSnapshot } from '../once-per-snapshot.ts';
import { seriesOn, type SubjectFigures } from '../subject/subject-figures.ts';

/** The return table of what a page is about, total and a year, beside its benchmark. */
export const subjectReturnRows = oncePerSnapshot(async (snapshot, figures: SubjectFigures): Promise<ReturnRow[]> => {
  const known = seriesOn(figures, figures.asOf);
  if (!known.available) return noReturnRows(known);
  const { levels } = await subjectBenchmark(snapshot, figures);
  return returnRows(known.value, levels, isoDate(figures.asOf));
});

function returnRows(series: DailySeries, benchmark: DailyLevels | null, asOf: IsoDate): ReturnRow[] {
  const rows = returnTable({ portfolio: netIndex(series), benchmark, openingDay: series.firstDay, asOf });
  return rows.map(({ span, total, annual, clipped }) => ({
    span,
    total: comparedFigures(total),
    annual: comparedFigures(annual),
    clipped: clipped && datedReturn(clipped),
  }));
}

/** The table where there are no returns, for one reason. */
export function noReturnRows(why: Figure<never>): ReturnRow[] {
  const none = { portfolio: why, benchmark: why, difference: why };
  return returnSpans.map((span) => ({ span, total: none, annual: none, clipped: null }));
}

export function datedReturn({ period, ...compared }: ClippedReturn): DatedReturn {
  return { period: dated(period), ...comparedFigures(compared) };
}

function comparedFigures({ portfolio, benchmark, difference }: ComparedReturn): ComparedFigures {
  return { portfolio, benchmark, difference };
}
