import { type DailyLevels, type DailySeries, levelOn, type Period } from '../daily-series.ts';
import { available, type Figure, mapFigure, unavailable } from '../figure.ts';
import { levelRatio } from '../returns/chain-stretches.ts';
import { netIndex, whereInvested } from '../returns/time-weighted-return.ts';

/** A fall from a highest point. Days are day numbers. */
export interface Drawdown {
  /** Lowest level / highest level before − 1: −0.2 is a fall of 20 %. */
  readonly depth: number;
  readonly peakDay: number;
  readonly troughDay: number;
  /** Day on which the level of the peak was reached again; `null` while it was not. */
  readonly recoveryDay: number | null;
}

/** Levels that differ by less than this share are the same: a day on which money only moves has a factor of 1 but for rounding. */
const rounding = 1e-12;

/**
 * The fall of each day of [from, to] from the highest level since `from` (which is itself the first peak), ≤ 0. On a return
 * index, never on the value: a withdrawal is no drawdown. NaN on days without a level and after the chain broke.
 */
export function drawdownSeries({ firstDay, levels }: DailyLevels, { from, to }: Period): DailyLevels {
  const part = levels.slice(Math.max(from - firstDay, 0), to - firstDay + 1);
  const opening = part.find((level) => !Number.isNaN(level)) ?? NaN;
  let peak = -Infinity;
  const falls = part.map((absolute) => {
    const level = levelRatio(absolute, opening);
    if (level > peak) peak = level;
    return isBelow(level, peak) ? level / peak - 1 : level - level;
  });
  return { firstDay: Math.max(from, firstDay), levels: falls };
}

/** The largest drawdown of a period; the peak is the first day at its level. Depth 0, with peak and trough on the opening day, when the level never fell. */
export function largestDrawdown(index: DailyLevels, period: Period): Figure<Drawdown> {
  const falls = fallsOf(index, period);
  if (!falls.available) return falls;
  const none: Drawdown = { depth: 0, peakDay: period.from, troughDay: period.from, recoveryDay: period.from };
  return available(falls.value.reduce((worst, fall) => (isBelow(1 + fall.depth, 1 + worst.depth) ? fall : worst), none));
}

/**
 * The largest drawdowns of [from, to], the largest first, at most `count`. Each goes from its peak (the first day at its level) to the
 * day on which that level is reached again; what lies between belongs to one fall. The last one may not have recovered.
 */
export function largestDrawdowns(index: DailyLevels, period: Period, count: number): Figure<readonly Drawdown[]> {
  return mapFigure(fallsOf(index, period), (falls) => falls.toSorted((a, b) => a.depth - b.depth).slice(0, count));
}

/** The largest drawdown of a portfolio, net of charges. Unavailable also when nothing was invested in all of the period. */
export function portfolioDrawdown(series: DailySeries, period: Period): Figure<Drawdown> {
  return whereInvested(largestDrawdown(netIndex(series), period), series, period);
}

/** Every fall of [from, to], in the order of time. */
function fallsOf(index: DailyLevels, { from, to }: Period): Figure<readonly Drawdown[]> {
  if (from < index.firstDay) return unavailable('before-inception');
  if (to >= index.firstDay + index.levels.length) return unavailable('after-last-day');
  const walk: Walk = { falls: [], peak: { level: NaN, day: from }, fall: null };
  for (let day = from; day <= to; day += 1) {
    const level = levelOn(index, day);
    if (Number.isNaN(level)) continue;
    if (walk.peak.level > 0 && Number.isNaN(levelRatio(level, walk.peak.level))) return unavailable('return-interrupted');
    step(walk, level, day);
  }
  if (Number.isNaN(walk.peak.level)) return unavailable('no-price');
  return available(walk.fall ? [...walk.falls, walk.fall] : walk.falls);
}

/** Falls that have recovered, the highest level so far, and the fall from it that goes on. */
interface Walk {
  readonly falls: Drawdown[];
  peak: { readonly level: number; readonly day: number };
  fall: Drawdown | null;
}

function step(walk: Walk, level: number, day: number): void {
  const { peak, fall } = walk;
  if (isBelow(level, peak.level)) {
    walk.fall = deeper(fall, { depth: level / peak.level - 1, peakDay: peak.day, troughDay: day, recoveryDay: null });
    return;
  }
  if (fall) walk.falls.push({ ...fall, recoveryDay: day });
  walk.fall = null;
  if (Number.isNaN(peak.level) || isBelow(peak.level, level)) walk.peak = { level, day };
}

function deeper(known: Drawdown | null, next: Drawdown): Drawdown {
  return known && !isBelow(1 + next.depth, 1 + known.depth) ? known : next;
}

/** By more than rounding. */
function isBelow(level: number, other: number): boolean {
  return level < other && other - level > rounding * Math.abs(other);
}
