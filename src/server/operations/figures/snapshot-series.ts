import { type DailyLevels, type DailySeries, numberOrNull } from '#finance/daily-series.ts';
import { isUnpriced } from '#finance/returns/unpriced-periods.ts';
import { levelRatio } from '#finance/returns/chain-stretches.ts';
import type { Paid } from '../../db/queries/figures/daily-series.ts';
import { type Snapshot, type SnapshotChange, snapshotPeriods } from '../../db/queries/figures/snapshots.ts';
import type { ProgrammeOn } from './programme-of.ts';
import type { SnapshotCalendar } from './snapshot-calendar.ts';

/** A benchmark's growth from the beginning to a day: 1.1 means 10 %. */
export interface BenchmarkAnchor {
  readonly day: number;
  readonly growth: number;
}

/** The series of a portfolio or account from its beginning, or from where the longest window needs it. */
export interface SeriesToSnapshot {
  readonly series: DailySeries;
  /** The day before the first transaction. */
  readonly firstDay: number;
  /** Before the first day of `series`. */
  readonly paidBefore: Paid;
  readonly benchmark: DailyLevels | null;
  /** A day of `benchmark` from which the window of the whole history is counted. */
  readonly anchor: BenchmarkAnchor;
  /** Returns the number of stale prices on each of these days. */
  readonly stalePrices: (days: readonly number[]) => ReadonlyMap<number, number>;
  readonly programmeOn: ProgrammeOn;
}

/** The lines of the cross-section from `fromDay` on. */
export function snapshotSeries(subject: SeriesToSnapshot, fromDay: number, calendar: SnapshotCalendar): Snapshot[] {
  const { series, firstDay } = subject;
  const days = calendar.days({ firstDay, lastDay: series.firstDay + series.value.length - 1 }, fromDay);
  const stale = subject.stalePrices(days);
  const sums = paidSums(subject);
  return days.map((day) => {
    const openings = calendar.openings(day);
    const yearOpening = openings[snapshotPeriods.indexOf('ytd')] ?? NaN;
    const paid = paidUntil(sums, day);
    const paidBeforeYear = yearOpening < firstDay ? { paidIn: 0, paidOut: 0 } : paidUntil(sums, yearOpening);
    return {
      day,
      value: numberOrNull(valueAt(series, day)),
      ...paid,
      paidInYtd: paid.paidIn - paidBeforeYear.paidIn,
      paidOutYtd: paid.paidOut - paidBeforeYear.paidOut,
      changes: openings.map((from, at) =>
        snapshotPeriods[at] === 'all' ? wholeChange(subject, sums, day) : windowChange(subject, sums, { from, to: day }),
      ),
      stalePrices: stale.get(day) ?? 0,
      programme: subject.programmeOn(day),
    };
  });
}

/** Sums since the beginning, a place a day: payments of unknown size are counted apart, the sums go on without them. */
interface PaidSums {
  readonly firstDay: number;
  readonly before: Paid;
  readonly paidIn: Float64Array;
  readonly paidOut: Float64Array;
  readonly unknown: Int32Array;
}

function paidSums({ series, paidBefore }: SeriesToSnapshot): PaidSums {
  const days = series.value.length;
  const sums = { paidIn: new Float64Array(days), paidOut: new Float64Array(days), unknown: new Int32Array(days) };
  let { paidIn, paidOut } = paidBefore;
  let unknown = 0;
  for (let at = 0; at < days; at += 1) {
    const came = series.paidIn[at] ?? 0;
    const went = series.paidOut[at] ?? 0;
    if (Number.isNaN(came) || Number.isNaN(went)) unknown += 1;
    if (came > 0) paidIn += came;
    if (went > 0) paidOut += went;
    sums.paidIn[at] = paidIn;
    sums.paidOut[at] = paidOut;
    sums.unknown[at] = unknown;
  }
  return { firstDay: series.firstDay, before: paidBefore, ...sums };
}

function paidUntil({ firstDay, before, paidIn, paidOut }: PaidSums, day: number): Paid {
  const at = day - firstDay;
  return at < 0 ? before : { paidIn: paidIn[at] ?? 0, paidOut: paidOut[at] ?? 0 };
}

interface Window {
  readonly from: number;
  readonly to: number;
}

const notAvailable: SnapshotChange = { return: null, gain: null, benchmark: null };

/** A window that opens before the history has no change. */
function windowChange({ series, firstDay, benchmark }: SeriesToSnapshot, sums: PaidSums, window: Window): SnapshotChange {
  const { from, to } = window;
  if (from < firstDay) return notAvailable;
  const places = { from: from - series.firstDay, to: to - series.firstDay };
  return {
    return: isInvested(series, places) && !isUnpriced(series.unpriced, window) ? growth(series.index, places) : null,
    gain: gainBetween(series, sums, window),
    benchmark: benchmark && growth(benchmark.levels, { from: from - benchmark.firstDay, to: to - benchmark.firstDay }),
  };
}

/** Returns the change since the first day, when the portfolio was empty and the index was 1. */
function wholeChange({ series, firstDay, benchmark, anchor }: SeriesToSnapshot, sums: PaidSums, day: number): SnapshotChange {
  if (day <= firstDay) return notAvailable;
  const { paidIn, paidOut } = paidUntil(sums, day);
  const to = day - series.firstDay;
  const isKnown = sums.unknown[to] === 0;
  const wasInvested = paidIn > 0 || isInvested(series, { from: 0, to });
  const compared = benchmark && growth(benchmark.levels, { from: anchor.day - benchmark.firstDay, to: day - benchmark.firstDay });
  return {
    return: wasInvested ? numberOrNull(levelRatio(series.index[to] ?? NaN, 1) - 1) : null,
    gain: isKnown ? numberOrNull(valueAt(series, day) - paidIn + paidOut) : null,
    benchmark: compared === null ? null : numberOrNull(anchor.growth * (1 + compared) - 1),
  };
}

/** From one place of an index to another, as a fraction. */
function growth(levels: Float64Array, { from, to }: Window): number | null {
  return numberOrNull(levelRatio(levels[to] ?? NaN, levels[from] ?? NaN) - 1);
}

function gainBetween(series: DailySeries, sums: PaidSums, { from, to }: Window): number | null {
  const unknown = (sums.unknown[to - sums.firstDay] ?? 0) - (sums.unknown[from - sums.firstDay] ?? 0);
  if (unknown > 0) return null;
  const [opened, closed] = [paidUntil(sums, from), paidUntil(sums, to)];
  const paid = closed.paidIn - opened.paidIn - (closed.paidOut - opened.paidOut);
  return numberOrNull(valueAt(series, to) - valueAt(series, from) - paid);
}

function isInvested({ value, paidIn }: DailySeries, { from, to }: Window): boolean {
  for (let at = from; at <= to; at += 1) if (value[at] !== 0 || (at > from && (paidIn[at] ?? 0) > 0)) return true;
  return false;
}

function valueAt({ firstDay, value }: DailySeries, day: number): number {
  return value[day - firstDay] ?? NaN;
}
