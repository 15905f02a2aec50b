import { type DailyLevels, type DailySeries, type Period, sumOver, valueOn } from '#finance/daily-series.ts';
import type { Figure } from '#finance/figure.ts';
import { gainOver } from '#finance/gains.ts';
import { dayNumber, isoDate, monthEnd, previousWorkday } from '#finance/iso-date.ts';
import { windowPeriod } from '#finance/period.ts';
import { returnOver, timeWeightedReturn } from '#finance/time-weighted-return.ts';
import { type Snapshot, type SnapshotChange, type SnapshotPeriod, snapshotPeriods } from '../../db/queries/snapshots.ts';

/** The series of a portfolio or account, what it is compared with, and how old its prices are. */
export interface SeriesToSnapshot {
  readonly series: DailySeries;
  readonly benchmark: DailyLevels | null;
  /** How many prices are stale on each of these days. */
  readonly stalePrices: (days: readonly number[]) => ReadonlyMap<number, number>;
}

/** The lines of the cross-section from `fromDay` on: each month's end, the last working day before the last day, and that. */
export function snapshotSeries(subject: SeriesToSnapshot, fromDay: number): Snapshot[] {
  const { firstDay, value } = subject.series;
  const lastDay = firstDay + value.length - 1;
  const running = { day: firstDay, paidIn: 0, paidOut: 0 };
  const days = snapshotDays(firstDay, lastDay);
  const stale = subject.stalePrices(days.filter((day) => day >= fromDay));
  return days.flatMap((day) => {
    running.paidIn += sumOver(subject.series, 'paidIn', { from: running.day, to: day });
    running.paidOut += sumOver(subject.series, 'paidOut', { from: running.day, to: day });
    running.day = day;
    return day < fromDay ? [] : [snapshotOn(subject, day, { ...running, stalePrices: stale.get(day) ?? 0 })];
  });
}

function snapshotDays(firstDay: number, lastDay: number): number[] {
  const days = new Set<number>();
  for (let day = dayNumber(monthEnd(isoDate(firstDay))); day < lastDay; day = dayNumber(monthEnd(isoDate(day + 1)))) days.add(day);
  days.add(Math.max(dayNumber(previousWorkday(isoDate(lastDay))), firstDay));
  return [...days, lastDay].sort((a, b) => a - b).filter((day, at, all) => day !== all[at - 1]);
}

function snapshotOn(
  subject: SeriesToSnapshot,
  day: number,
  { paidIn, paidOut, stalePrices }: Pick<Snapshot, 'paidIn' | 'paidOut' | 'stalePrices'>,
): Snapshot {
  const changes = snapshotPeriods.map((period) => [period, changeOver(subject, windowPeriod(period, isoDate(day)))] as const);
  return {
    day,
    value: orNull(valueOn(subject.series, day)),
    paidIn: orZero(paidIn),
    paidOut: orZero(paidOut),
    changes: Object.fromEntries(changes) as Record<SnapshotPeriod, SnapshotChange>,
    stalePrices,
    sparkline: sparklineTo(subject.series, day),
  };
}

/** A window that opens before the history has no change; its payments count all the same. */
function changeOver({ series, benchmark }: SeriesToSnapshot, period: Period): SnapshotChange {
  const paidIn = sumOver(series, 'paidIn', period);
  const paidOut = sumOver(series, 'paidOut', period);
  const opened = period.from >= series.firstDay;
  return {
    return: valueOrNull(timeWeightedReturn(series, period)),
    gain: opened ? valueOrNull(gainOver(series, period)) : null,
    benchmark: opened && benchmark ? valueOrNull(returnOver(benchmark, period)) : null,
    paidIn: orZero(paidIn),
    paidOut: orZero(paidOut),
  };
}

/** The return index of the last twelve months, a level a week and the one of `day`. */
function sparklineTo({ firstDay, index }: DailySeries, day: number): Float32Array {
  const levels: number[] = [];
  for (let at = Math.max(day - 364, firstDay + ((day - firstDay) % 7)); at <= day; at += 7) {
    const level = index[at - firstDay] ?? NaN;
    if (!Number.isNaN(level)) levels.push(level);
  }
  return Float32Array.from(levels);
}

function valueOrNull(figure: Figure): number | null {
  return figure.available ? figure.value : null;
}

function orNull(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}

/** A payment of unknown size is named among the problems; sums go on without it. */
function orZero(value: number): number {
  return Number.isNaN(value) ? 0 : value;
}
