import type { UsageUnit } from '#domain/activity/usage-span.ts';
import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';

/** The kinds of use that the chart can show. */
export const chartFields = ['views', 'logins', 'messages', 'downloads', 'total'] as const;
export type ChartField = (typeof chartFields)[number];

/** The colour of each kind of use in the chart. */
export const fieldColors: Readonly<Record<ChartField, string>> = {
  views: 'var(--chart-1)',
  logins: 'var(--chart-3)',
  messages: 'var(--chart-4)',
  downloads: 'var(--chart-2)',
  total: 'var(--chart-8)',
};

/** Writes the days, weeks or months that begin on some days, where there is little room: the first month and each January with their year. */
export function writeShortStarts(starts: readonly string[], unit: UsageUnit, formats: Formats): string[] {
  return starts.map((start, place) => {
    if (unit !== 'month') return formats.dayMonthShort(start);
    return place === 0 || start.slice(5, 7) === '01' ? `${formats.monthShort(start)} ${start.slice(2, 4)}` : formats.monthShort(start);
  });
}

/** Writes the same in full, as a sentence names it. */
export function writeStart(start: string, unit: UsageUnit, formats: Formats): string {
  return unit === 'month' ? formats.monthYear(start) : formats.date(start);
}

/** Writes the same as the title of a reading. */
export function writeStartTitle(start: string, unit: UsageUnit, { texts, formats }: { texts: Texts; formats: Formats }): string {
  const written = writeStart(start, unit, formats);
  return unit === 'week' ? texts('analytics.weekOf', { start: written }) : written;
}
