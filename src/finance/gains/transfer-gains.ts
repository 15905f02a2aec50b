import type { DailySeries, Period } from '../daily-series.ts';
import { available, type Figure, unavailable } from '../figure.ts';
import { dailyRates, type ExchangeRates } from '../prices/exchange-rates.ts';

/** Amount that arrived in one portfolio on a day less the amount that had left another of the same whole: positive is a gain. */
export interface TransferGain {
  readonly day: number;
  readonly amount: number;
}

/** Differences that small are rounding of doubles. */
const noise = 1e-9;

/**
 * Returns the gain or loss of transfers between portfolios of several currencies over (from, to], day by day, in `currency`. Of the
 * whole a transfer is no payment, but what arrives is seldom worth exactly what left at the rate of the day:
 *
 *     gain = Σ (paid in − paid out) of the portfolios, each at the rate of the day, − (paid in − paid out) of the whole
 *
 * Unavailable when a payment has no rate.
 */
export function transferGains(
  whole: DailySeries,
  members: readonly { readonly series: DailySeries; readonly currency: string }[],
  { period: { from, to }, currency, rates }: { period: Period; currency: string; rates: ExchangeRates },
): Figure<readonly TransferGain[]> {
  const days = { firstDay: from + 1, days: to - from };
  const parts = members.map(({ series, currency: own }) => ({ series, fx: dailyRates(rates, { from: own, to: currency }, days) }));
  const gains: TransferGain[] = [];
  for (let day = from + 1; day <= to; day += 1) {
    const inAll = paidOn(whole, day);
    let net = -inAll.net;
    let size = inAll.size;
    for (const { series, fx } of parts) {
      const own = paidOn(series, day);
      if (own.size === 0) continue;
      const rate = fx[day - from - 1] ?? NaN;
      net += own.net * rate;
      size += own.size * rate;
    }
    if (Number.isNaN(net)) return unavailable('no-exchange-rate');
    if (Math.abs(net) > size * noise) gains.push({ day, amount: net });
  }
  return available(gains);
}

function paidOn({ firstDay, paidIn, paidOut }: DailySeries, day: number): { net: number; size: number } {
  const [into, out] = [paidIn[day - firstDay] ?? 0, paidOut[day - firstDay] ?? 0];
  return { net: into - out, size: into + out };
}
