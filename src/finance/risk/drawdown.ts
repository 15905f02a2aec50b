import type { DailyLevels, Period } from '../daily-series.ts';
import { available, type Figure, unavailable } from '../figure.ts';

/** A fall from a highest point. Days are day numbers. */
export interface Drawdown {
  /** Lowest level / highest level before − 1: −0.2 is a fall of 20 %. */
  readonly depth: number;
  readonly peakDay: number;
  readonly troughDay: number;
  /** When the level of the peak was reached again; `null` while it was not. */
  readonly recoveryDay: number | null;
}

/**
 * The fall of each day of [from, to] from the highest level since `from` (which is itself the first peak), ≤ 0. On a return
 * index, never on the value: a withdrawal is no drawdown. NaN on days without a level.
 */
export function drawdownSeries({ firstDay, levels }: DailyLevels, { from, to }: Period): DailyLevels {
  const part = levels.slice(Math.max(from - firstDay, 0), to - firstDay + 1);
  let peak = -Infinity;
  const falls = part.map((level) => {
    if (level > peak) peak = level;
    return level / peak - 1;
  });
  return { firstDay: Math.max(from, firstDay), levels: falls };
}

/** The deepest fall of a period; the peak is the first day at its level. Depth 0, with peak and trough on the opening day, when the level never fell. */
export function worstDrawdown(index: DailyLevels, { from, to }: Period): Figure<Drawdown> {
  if (from < index.firstDay) return unavailable('before-inception');
  if (to >= index.firstDay + index.levels.length) return unavailable('after-last-day');
  const { levels } = drawdownSeries(index, { from, to });
  const at = lowestPlace(levels);
  if (at < 0) return unavailable('no-price');
  const highest = from - index.firstDay + levels.subarray(0, at + 1).findLastIndex((fall) => fall === 0);
  const peakDay = index.firstDay + index.levels.indexOf(index.levels[highest] ?? NaN, from - index.firstDay);
  const recoveredAt = levels.findIndex((fall, later) => later >= at && fall === 0);
  return available({
    depth: levels[at] ?? NaN,
    peakDay,
    troughDay: from + at,
    recoveryDay: recoveredAt < 0 ? null : from + recoveredAt,
  });
}

/**
 * The deepest falls of [from, to], deepest first, at most `count`. Each goes from its peak (the first day at its level) to the
 * day on which that level is reached again; what lies between belongs to one fall. The last one may not have recovered.
 */
export function deepestDrawdowns(index: DailyLevels, { from, to }: Period, count: number): Figure<readonly Drawdown[]> {
  const worst = worstDrawdown(index, { from, to });
  if (!worst.available) return worst;
  const falls: Drawdown[] = [];
  let peak = { level: NaN, day: from };
  let fall: Drawdown | null = null;
  for (let day = from; day <= to; day += 1) {
    const level = index.levels[day - index.firstDay] ?? NaN;
    if (Number.isNaN(level)) continue;
    if (level < peak.level) {
      fall = deeper(fall, { depth: level / peak.level - 1, peakDay: peak.day, troughDay: day, recoveryDay: null });
      continue;
    }
    if (fall) falls.push({ ...fall, recoveryDay: day });
    fall = null;
    if (level !== peak.level) peak = { level, day };
  }
  if (fall) falls.push(fall);
  return available(falls.sort((a, b) => a.depth - b.depth).slice(0, count));
}

function deeper(known: Drawdown | null, next: Drawdown): Drawdown {
  return known && known.depth <= next.depth ? known : next;
}

function lowestPlace(falls: Float64Array): number {
  let lowest = -1;
  for (const [at, fall] of falls.entries()) {
    if (!Number.isNaN(fall) && (lowest < 0 || fall < (falls[lowest] ?? NaN))) lowest = at;
  }
  return lowest;
}
