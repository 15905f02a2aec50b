import { addMonths, dayNumber, type IsoDate, isoDate, monthEnd, previousWorkday } from '#finance/iso-date.ts';
import { spanPeriod } from '#finance/period.ts';
import { type SnapshotPeriod, snapshotPeriods } from '../../db/queries/figures/snapshots.ts';

/** The longest window that opens on a day of its own: five years. */
const longestMonths = 60;

/** On which days the cross-section is taken and when their windows open: the same for everyone, so each is found once. */
export class SnapshotCalendar {
  readonly #openings = new Map<number, readonly number[]>();
  readonly #monthEnds = new Map<number, number>();

  /** Each month's end, the last working day before `lastDay`, and that: those from `fromDay` on. */
  days({ firstDay, lastDay }: { firstDay: number; lastDay: number }, fromDay: number): number[] {
    const from = Math.max(firstDay, fromDay);
    const days = [Math.max(dayNumber(previousWorkday(isoDate(lastDay))), firstDay), lastDay].filter((day) => day >= from);
    for (let day = this.#monthEnd(from); day < lastDay; day = this.#monthEnd(day + 1)) days.push(day);
    return [...new Set(days)].sort((a, b) => a - b);
  }

  /** The days on which the windows that end on `day` open, in the order of `snapshotPeriods`; `all` opens with the series. */
  openings(day: number): readonly number[] {
    const known = this.#openings.get(day) ?? snapshotPeriods.map((period) => openingOf(period, isoDate(day)));
    this.#openings.set(day, known);
    return known;
  }

  #monthEnd(day: number): number {
    const known = this.#monthEnds.get(day) ?? dayNumber(monthEnd(isoDate(day)));
    this.#monthEnds.set(day, known);
    return known;
  }
}

/** Before this day nothing is needed for the windows that end on `day` or later. */
export function earliestOpening(day: number): number {
  return dayNumber(addMonths(isoDate(day), -longestMonths)) - 1;
}

function openingOf(period: SnapshotPeriod, day: IsoDate): number {
  return period === 'all' ? -Infinity : spanPeriod(period, { asOf: day, opening: day }).from;
}
