import type { IsoDate } from '#finance/iso-date.ts';
import type { SharedData, SharedSeries } from './shared-series.ts';

/** Prices and rates of the shared data by day. */
export interface Exchange {
  /** Days on which something was traded. */
  readonly days: readonly IsoDate[];
  readonly series: (symbol: string) => SharedSeries;
  /** The last close on or before a day in the security's currency; NaN before the first. */
  readonly price: (symbol: string, day: IsoDate) => number;
  /** Units of `to` for one unit of `from`, both legs of the last day that has them. */
  readonly rate: (from: string, to: string, day: IsoDate) => number;
}

/** Looks prices and rates up; `through` is the last day of the ledger. */
export function exchangeOf(data: SharedData, through: IsoDate): Exchange {
  const days = [...new Set([...data.series.values()].flatMap(({ closes }) => [...closes.keys()]))]
    .filter((day) => day <= through)
    .toSorted();
  const filled = new Map([...data.series].map(([symbol, series]) => [symbol, filledCloses(series, days)]));
  const series = (symbol: string) => {
    const found = data.series.get(symbol);
    if (!found) throw new RangeError(`no series ${symbol}`);
    return found;
  };
  const rates = remembered((from, to) => crossRates(data, { from, to, days }));
  return {
    days,
    series,
    price: (symbol, day) => (filled.get(symbol)?.get(day) ?? Number.NaN) * (series(symbol).quoteUnit === 'GBX' ? 0.01 : 1),
    rate: (from, to, day) => (from === to ? 1 : (rates(from, to).get(day) ?? Number.NaN)),
  };
}

function filledCloses({ closes }: SharedSeries, days: readonly IsoDate[]): ReadonlyMap<IsoDate, number> {
  let known = Number.NaN;
  return new Map(days.map((day) => [day, (known = closes.get(day) ?? known)]));
}

/** The cross rate of each day: that of the last publication on or before it that has both legs. */
function crossRates(
  { rates }: SharedData,
  { from, to, days }: { from: string; to: string; days: readonly IsoDate[] },
): Map<IsoDate, number> {
  let next = 0;
  let known = Number.NaN;
  return new Map(
    days.map((day) => {
      for (; (rates[next]?.['Date'] ?? '9999') <= day; next += 1) known = perEuro(rates[next], to) / perEuro(rates[next], from) || known;
      return [day, known];
    }),
  );
}

/** NaN where none was published. */
function perEuro(published: Readonly<Record<string, string>> | undefined, currency: string): number {
  return currency === 'EUR' ? 1 : Number(published?.[currency] || Number.NaN);
}

function remembered(compute: (from: string, to: string) => Map<IsoDate, number>): (from: string, to: string) => Map<IsoDate, number> {
  const known = new Map<string, Map<IsoDate, number>>();
  return (from, to) => {
    const found = known.get(`${from} ${to}`) ?? compute(from, to);
    known.set(`${from} ${to}`, found);
    return found;
  };
}
