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
  const rateDays = data.rates.map((row) => row['Date'] ?? '');
  const series = (symbol: string) => {
    const found = data.series.get(symbol);
    if (!found) throw new RangeError(`no series ${symbol}`);
    return found;
  };
  return {
    days,
    series,
    price: (symbol, day) => (filled.get(symbol)?.get(day) ?? Number.NaN) * (series(symbol).quoteUnit === 'GBX' ? 0.01 : 1),
    rate: (from, to, day) => {
      if (from === to) return 1;
      const legs = (row: Readonly<Record<string, string>> | undefined) =>
        [from, to].map((code) => (code === 'EUR' ? 1 : Number(row?.[code])));
      const position = rateDays.findLastIndex((date, index) => date <= day && legs(data.rates[index]).every((leg) => leg > 0));
      const [fromLeg = Number.NaN, toLeg = Number.NaN] = legs(data.rates[position]);
      return toLeg / fromLeg;
    },
  };
}

function filledCloses({ closes }: SharedSeries, days: readonly IsoDate[]): ReadonlyMap<IsoDate, number> {
  let known = Number.NaN;
  return new Map(days.map((day) => [day, (known = closes.get(day) ?? known)]));
}
