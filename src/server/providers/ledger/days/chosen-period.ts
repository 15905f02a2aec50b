import type { Period as DatedPeriod } from '#contracts/datasets/period.ts';
import type { DailySeries, Period } from '#finance/daily-series.ts';
import { dayNumber, isoDate } from '#finance/iso-date.ts';
import { spanPeriod } from '#finance/period.ts';
import type { ReportSubject } from '../../reporting-provider.ts';

/**
 * The period that a page is about: its own days, or the chosen range up to the as-of day. It never opens before the history
 * does, so a page says "since 12/04/2023" and not "five years" where there are only two.
 */
export function chosenPeriod(
  { query, variant }: ReportSubject,
  { series, asOf }: { readonly series: DailySeries | null; readonly asOf: number },
): Period {
  const opening = series?.firstDay ?? asOf;
  const to = query.to ? dayNumber(query.to) : asOf;
  const range = query.range ?? variant.defaultRange;
  const from = query.from ? dayNumber(query.from) : spanPeriod(range, { asOf: isoDate(to), opening: isoDate(opening) }).from;
  const isBeforeAllDates = Number.isNaN(from); // five years before a day of the year 1
  return { from: Math.min(isBeforeAllDates ? opening : Math.max(from, opening), to), to };
}

export function dated({ from, to }: Period): DatedPeriod {
  return { from: isoDate(from), to: isoDate(to) };
}
