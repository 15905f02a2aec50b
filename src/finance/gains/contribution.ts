import { type DailySeries, type Period, sumOver } from '../daily-series.ts';
import { decimal, type Decimal, sum } from '../decimal.ts';
import { available, type Figure, mapFigure, unavailable } from '../figure.ts';
import { findSpanOnDay, type HoldingGain } from './holding-gain.ts';
import type { MoneySpan } from '../book/cost-pass.ts';
import { holdingKey } from '../book/position-history.ts';
import { levelRatio } from '../returns/chain-stretches.ts';
import { timeWeightedReturn } from '../returns/time-weighted-return.ts';

/** A segment of a period in which nothing came in or went out, so that the portfolio can be counted in units of its index. */
interface Segment extends Period {
  /** Money per point of the index, where 1 is its level at the beginning of the period. 0 when nothing was invested. */
  readonly base: number;
}

/** Contribution of one holding, or of the charges, to the return of a period. */
export interface Contribution {
  /** The instrument, or the currency of cash; `null` of charges. */
  readonly instrumentId: string | null;
  readonly currency: string | null;
  /** Gain in money; of charges negative. */
  readonly money: Decimal;
  /** Part of the time-weighted return, as a fraction: 0.01 is one percentage point. */
  readonly points: number;
}

export interface Contributions {
  readonly rows: readonly Contribution[];
  /** Management charges. */
  readonly charges: Contribution;
  readonly money: Decimal;
  /** The net time-weighted return of the period: the sum of all points. */
  readonly points: number;
}

/**
 * Days between which the gains of all holdings must be known, so that their contributions can be added up: the period's own
 * and the evenings around every day on which something came in or went out. Each is (from, to].
 *
 *     I = index, 1 at `from`;   base = (Vₜ₋₁ + Cₜ) / Iₜ₋₁, the money that one point of the index stands for
 *
 * The base stays the same until the next payment, and I(to) − 1 = Σ gain / base over all segments.
 */
export function segmentsOf(series: DailySeries, { from, to }: Period): Figure<readonly Segment[]> {
  const { firstDay, value, index } = series;
  if (from < firstDay) return unavailable('before-inception');
  if (to >= firstDay + value.length) return unavailable('after-last-day');
  const flow = (day: number) => (series.paidIn[day - firstDay] ?? 0) - (series.paidOut[day - firstDay] ?? 0);
  const start = index[from - firstDay] ?? NaN;
  const ends: number[] = [];
  for (let day = from + 1; day < to; day += 1) if (flow(day + 1) > 0 || flow(day) < 0 || beginsFromNothing(series, day)) ends.push(day);
  const segments = [...ends, to].map((end, at) => {
    const begin = ends[at - 1] ?? from;
    const before = begin - firstDay;
    const base = ((value[before] ?? NaN) + Math.max(flow(begin + 1), 0)) / levelRatio(index[before] ?? NaN, start);
    return { from: begin, to: end, base };
  });
  return segments.some(({ base }) => Number.isNaN(base)) ? unavailable('no-price') : available(segments);
}

/** The book's holdings and what each is worth at the end of a day, in the portfolio's currency. */
export interface ValuedHoldings {
  readonly spans: readonly MoneySpan[];
  readonly valueOf: (span: MoneySpan, day: number) => Figure;
  /** Gains of the holdings over the period (`holdingGains`). */
  readonly gains: Figure<readonly HoldingGain[]>;
}

/**
 * Returns the contribution of each holding (including cash) and of the charges to the time-weighted return of a period, in money and
 * in points that add up to it. Holdings are valued on the evenings around payments only. A gain on days on which nothing was invested
 * is money without points, as it is in the return. Decision: docs/calculations/contribution.md.
 */
export function contributions(series: DailySeries, period: Period, holdings: ValuedHoldings): Figure<Contributions> {
  const total = timeWeightedReturn(series, period);
  if (!total.available) return total;
  const segments = segmentsOf(series, period);
  if (!segments.available) return segments;
  const { gains } = holdings;
  if (!gains.available) return gains;
  const points = pointsOf(holdings, segments.value);
  if (!points.available) return points;
  const rows = gains.value.map((gain) => {
    const { instrumentId, currency, gain: money } = gain;
    return { instrumentId, currency, money, points: points.value.get(holdingKey(gain)) ?? 0 };
  });
  const charges = chargesOf(series, period, segments.value);
  return available({ rows, charges, money: sum([...rows, charges].map(({ money }) => money)), points: total.value });
}

/** Returns the contribution of gains on single days to the return of a period: Σ gain / base. */
export function pointsOfDays(
  series: DailySeries,
  period: Period,
  gains: readonly { readonly day: number; readonly amount: number }[],
): Figure {
  return mapFigure(segmentsOf(series, period), (segments) =>
    gains.reduce((points, { day, amount }) => {
      const base = segments.find(({ from, to }) => from < day && day <= to)?.base ?? 0;
      return base === 0 ? points : points + amount / base;
    }, 0),
  );
}

/** Σ gain / base of every holding, by its key. */
function pointsOf({ spans, valueOf }: ValuedHoldings, segments: readonly Segment[]): Figure<ReadonlyMap<string, number>> {
  const points = new Map<string, number>();
  for (const [key, own] of Map.groupBy(spans, holdingKey)) {
    const cumulative = cumulativeGain(own, valueOf);
    let before = cumulative(segments[0]?.from ?? 0);
    for (const { to, base } of segments) {
      if (!before.available) return before;
      const after = cumulative(to);
      if (!after.available) return after;
      if (base !== 0) points.set(key, (points.get(key) ?? 0) + (after.value - before.value) / base);
      before = after;
    }
  }
  return available(points);
}

/** Returns a function that gives a holding's gain from its beginning to the end of a day. It sums the movements up to each span once. */
function cumulativeGain(spans: readonly MoneySpan[], valueOf: ValuedHoldings['valueOf']): (day: number) => Figure {
  const moved = new Map<MoneySpan, number>();
  return (day) => {
    const span = findSpanOnDay(spans, day);
    if (!span) return available(0);
    const { paid, received, income, taxes } = span;
    const out = moved.get(span) ?? received.minus(paid).plus(income).minus(taxes).toNumber();
    moved.set(span, out);
    return mapFigure(valueOf(span, day), (value) => value + out);
  };
}

function chargesOf(series: DailySeries, period: Period, segments: readonly Segment[]): Contribution {
  const points = segments.map((segment) => (segment.base === 0 ? 0 : -sumOver(series, 'charges', segment) / segment.base));
  return {
    instrumentId: null,
    currency: null,
    money: decimal(-sumOver(series, 'charges', period)),
    points: points.reduce((total, part) => total + part, 0),
  };
}

/** Returns true if a value exists at the end of a day on which nothing had been invested: its return starts only then. */
function beginsFromNothing({ firstDay, value, paidIn, paidOut }: DailySeries, day: number): boolean {
  const at = day - firstDay;
  const flow = (paidIn[at] ?? 0) - (paidOut[at] ?? 0);
  return (value[at - 1] ?? 0) + Math.max(flow, 0) === 0 && value[at] !== 0;
}
