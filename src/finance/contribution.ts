import { type DailySeries, type Period, sumOver } from './daily-series.ts';
import { decimal, type Decimal, sum, zero } from './decimal.ts';
import { available, type Figure, unavailable } from './figure.ts';
import type { HoldingGain } from './holding-gain.ts';
import { timeWeightedReturn } from './time-weighted-return.ts';

/** A stretch of a period in which nothing came in or went out, so that the portfolio can be counted in units of its index. */
interface Stretch extends Period {
  /** Money per point of the index, where 1 is its level at the beginning of the period. 0 when nothing was invested. */
  readonly base: number;
}

/** What one holding, or the charges, contributed to the return of a period. */
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
 * The base stays the same until the next payment, and I(to) − 1 = Σ gain / base over all stretches.
 */
export function stretchesOf(series: DailySeries, { from, to }: Period): Figure<readonly Stretch[]> {
  const { firstDay, value, index } = series;
  if (from < firstDay) return unavailable('before-inception');
  if (to >= firstDay + value.length) return unavailable('after-last-day');
  const flow = (day: number) => (series.paidIn[day - firstDay] ?? 0) - (series.paidOut[day - firstDay] ?? 0);
  const start = index[from - firstDay] ?? NaN;
  const ends: number[] = [];
  for (let day = from + 1; day < to; day += 1) if (flow(day + 1) > 0 || flow(day) < 0 || beginsFromNothing(series, day)) ends.push(day);
  const stretches = [...ends, to].map((end, at) => {
    const begin = ends[at - 1] ?? from;
    const before = begin - firstDay;
    const base = ((value[before] ?? NaN) + Math.max(flow(begin + 1), 0)) / ((index[before] ?? NaN) / start);
    return { from: begin, to: end, base };
  });
  return stretches.some(({ base }) => Number.isNaN(base)) ? unavailable('no-price') : available(stretches);
}

/**
 * What each holding and the charges contributed to the time-weighted return of a period, in money and in points that add up
 * to it. `gainsOver` gives the gains of all holdings, cash among them, over one stretch. A gain on days on which nothing was
 * invested is money without points, as it is in the return. Decision: docs/calculations/contribution.md.
 */
export function contributions(
  series: DailySeries,
  period: Period,
  gainsOver: (stretch: Period) => Figure<readonly HoldingGain[]>,
): Figure<Contributions> {
  const total = timeWeightedReturn(series, period);
  if (!total.available) return total;
  const stretches = stretchesOf(series, period);
  if (!stretches.available) return stretches;
  const rows = new Map<string, Contribution>();
  let charges: Contribution = { instrumentId: null, currency: null, money: zero, points: 0 };
  for (const stretch of stretches.value) {
    const gains = gainsOver(stretch);
    if (!gains.available) return gains;
    for (const { instrumentId, currency, gain } of gains.value) {
      const key = instrumentId ?? `cash ${currency}`;
      rows.set(key, plusGain(rows.get(key) ?? { instrumentId, currency, money: zero, points: 0 }, gain, stretch));
    }
    charges = plusGain(charges, decimal(-sumOver(series, 'charges', stretch)), stretch);
  }
  const money = sum([...rows.values(), charges].map((row) => row.money));
  return available({ rows: [...rows.values()], charges, money, points: total.value });
}

/** Several contributions as one, such as those of an asset class. */
export function contributionOf(rows: readonly Contribution[]): Pick<Contribution, 'money' | 'points'> {
  return { money: sum(rows.map(({ money }) => money)), points: rows.reduce((total, { points }) => total + points, 0) };
}

function plusGain(row: Contribution, gain: Decimal, { base }: Stretch): Contribution {
  const points = base === 0 ? 0 : gain.toNumber() / base;
  return { ...row, money: row.money.plus(gain), points: row.points + points };
}

/** Whether something is worth something at the end of a day on which nothing had been invested: only from then on it has a return. */
function beginsFromNothing({ firstDay, value, paidIn, paidOut }: DailySeries, day: number): boolean {
  const at = day - firstDay;
  const flow = (paidIn[at] ?? 0) - (paidOut[at] ?? 0);
  return (value[at - 1] ?? 0) + Math.max(flow, 0) === 0 && value[at] !== 0;
}
