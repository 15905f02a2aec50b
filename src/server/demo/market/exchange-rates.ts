import { textTable } from '../text-table.ts';
import { anchoredPath } from './anchored-path.ts';
import type { Calendar } from './calendar.ts';
import { anchorsOf, shocks, stormScale } from './factor-paths.ts';

/** Units of each currency for one euro, one number per day of the calendar, rounded as the European Central Bank publishes them. */
export type ExchangeRates = ReadonlyMap<string, Float64Array>;

const dailyVolatility: Readonly<Record<string, number>> = { USD: 0.004, GBP: 0.0038, CAD: 0.0042, CHF: 0.0025, SEK: 0.003 };

const levels = textTable(`
  date       | USD    | GBP    | CAD    | CHF    | SEK
  2015-07-01 | 1.1100 | 0.7090 | 1.3960 | 1.0450 |  9.25
  2015-12-31 | 1.0887 | 0.7340 | 1.5116 | 1.0835 |  9.19
  2016-06-23 | 1.1389 | 0.7652 | 1.4550 | 1.0875 |  9.32
  2016-06-27 | 1.0998 | 0.8300 | 1.4370 | 1.0730 |  9.43
  2016-10-11 | 1.1079 | 0.9030 | 1.4600 | 1.0900 |  9.70
  2016-12-30 | 1.0541 | 0.8562 | 1.4188 | 1.0739 |  9.55
  2017-08-29 | 1.2048 | 0.9260 | 1.5050 | 1.1420 |  9.53
  2018-02-01 | 1.2459 | 0.8740 | 1.5310 | 1.1610 |  9.79
  2018-12-31 | 1.1450 | 0.8945 | 1.5605 | 1.1269 | 10.25
  2019-08-12 | 1.1200 | 0.9260 | 1.4810 | 1.0870 | 10.72
  2019-12-31 | 1.1234 | 0.8508 | 1.4598 | 1.0854 | 10.45
  2020-03-19 | 1.0801 | 0.9350 | 1.5680 | 1.0550 | 11.05
  2020-12-31 | 1.2271 | 0.8990 | 1.5633 | 1.0802 | 10.03
  2021-12-31 | 1.1326 | 0.8403 | 1.4393 | 1.0331 | 10.25
  2022-09-28 | 0.9565 | 0.8990 | 1.3120 | 0.9390 | 10.90
  2022-12-30 | 1.0666 | 0.8869 | 1.4440 | 0.9847 | 11.12
  2023-12-29 | 1.1050 | 0.8691 | 1.4642 | 0.9260 | 11.10
  2024-12-31 | 1.0389 | 0.8292 | 1.4948 | 0.9412 | 11.46
  2025-06-30 | 1.1720 | 0.8555 | 1.6027 | 0.9347 | 11.15
  2025-10-31 | 1.1550 | 0.8800 | 1.6180 | 0.9290 | 10.95
`);

/** Draws the rates around the levels that they had. */
export function exchangeRates(calendar: Calendar): ExchangeRates {
  const scale = stormScale(calendar);
  return new Map(
    Object.entries(dailyVolatility).map(([currency, volatility]) => {
      const shock = shocks(`rate ${currency}`, calendar.days.length);
      const noise = runningSum(scale.map((times, day) => volatility * Math.sqrt(times) * (shock[day] ?? 0)));
      const anchors = levels.map((row) => ({ date: row('date'), level: Number(row(currency)) }));
      return [currency, anchoredPath(noise, anchorsOf(anchors, calendar), 0).map((log) => rounded(Math.exp(log)))];
    }),
  );
}

/** Units of `to` that one unit of `from` is worth on a day, crossed through the euro. */
export function rateBetween(rates: ExchangeRates, { from, to, day }: { from: string; to: string; day: number }): number {
  if (from === to) return 1;
  return perEuro(rates, to, day) / perEuro(rates, from, day);
}

function perEuro(rates: ExchangeRates, currency: string, day: number): number {
  if (currency === 'EUR') return 1;
  const rate = rates.get(currency)?.[day];
  if (rate === undefined) throw new RangeError(`no rate of ${currency} on day ${day}`);
  return rate;
}

function rounded(rate: number): number {
  const scale = rate < 5 ? 1e4 : 1e3;
  return Math.round(rate * scale) / scale;
}

function runningSum(values: Float64Array): Float64Array {
  let sum = 0;
  return values.map((value) => (sum += value));
}
