import type { ReportDates } from '#contracts/datasets/accounts.ts';
import type { IsoDate } from '#finance/iso-date.ts';

/** The marks of a day in the calendar. A quarter's end does not count as a month's end. */
export const dayMarks = ['monthEnd', 'quarterEnd', 'reported'] as const;
export type DayMark = (typeof dayMarks)[number];

/** The marked days, each with all that it is. */
export function markedDays({ monthEnds, quarterEnds, reported }: ReportDates): ReadonlyMap<IsoDate, readonly DayMark[]> {
  const quarters = new Set(quarterEnds);
  const marks: (readonly [IsoDate, DayMark])[] = [
    ...monthEnds.map((day) => [day, quarters.has(day) ? 'quarterEnd' : 'monthEnd'] as const),
    ...reported.map((day) => [day, 'reported'] as const),
  ];
  const byDay = Map.groupBy(marks, ([day]) => day);
  return new Map([...byDay].map(([day, own]) => [day, own.map(([, mark]) => mark)]));
}

/** The marks that stand on some day, for the legend. */
export function usedMarks(marked: ReadonlyMap<IsoDate, readonly DayMark[]>): DayMark[] {
  const used = new Set([...marked.values()].flat());
  return dayMarks.filter((mark) => used.has(mark));
}
