import type { Forecast } from '#contracts/projections.ts';
import { addMonths, type IsoDate } from '#finance/iso-date.ts';
import { inTodaysMoney } from '#finance/projection/real-growth.ts';

/** A forecast as it is shown: in the money of the day, or all of it in today's. */
export interface ShownForecast {
  readonly isReal: boolean;
  readonly currency: string;
  readonly points: readonly ForecastPoint[];
  readonly last: ForecastPoint;
  readonly hasTarget: boolean;
  /** More is withdrawn than paid in: then nothing is compared with what was paid in. */
  readonly isWithdrawing: boolean;
  /** A day of the month from which the average path cannot pay a withdrawal; null while it lasts. */
  readonly depletedOn: IsoDate | null;
  readonly probabilityOfLoss: number;
  readonly probabilityOfDepletion: number;
  readonly probabilityOfTarget: number | null;
}

/** One anniversary. `lowest` to `highest` hold 90 of 100 cases, `low` to `high` 50. */
export interface ForecastPoint {
  readonly year: number;
  readonly day: IsoDate;
  readonly lowest: number;
  readonly low: number;
  readonly median: number;
  readonly high: number;
  readonly highest: number;
  readonly mean: number;
  readonly contributed: number;
  readonly target: number;
}

/** The points of a forecast in the money that is asked for. What is paid in is today's money of the month in which it is paid. */
export function shownForecast(forecast: Forecast, isReal: boolean): ShownForecast {
  const { years, startDay, inflation, target } = forecast;
  const rate = isReal ? inflation : 0;
  let contributed = 0;
  let before = 0;
  const points = years.map(({ year, quantiles, mean, contributed: soFar }): ForecastPoint => {
    contributed += paidIn(soFar - before, year, rate);
    before = soFar;
    const worth = (amount: number) => inTodaysMoney(amount, rate, year);
    const [lowest = NaN, low = NaN, median = NaN, high = NaN, highest = NaN] = quantiles.map(worth);
    const day = addMonths(startDay, year * 12);
    return { year, day, lowest, low, median, high, highest, mean: worth(mean), contributed, target: worth(target ?? NaN) };
  });
  const last = points.at(-1);
  if (!last) throw new Error('A forecast has no years.');
  const { depletedInMonth, probabilityOfLoss, probabilityOfDepletion, probabilityOfTarget } = forecast;
  return {
    isReal,
    currency: forecast.currency,
    points,
    last,
    hasTarget: target !== null,
    isWithdrawing: last.contributed < (points[0]?.contributed ?? 0),
    depletedOn: depletedInMonth === null ? null : addMonths(startDay, depletedInMonth),
    probabilityOfLoss,
    probabilityOfDepletion,
    probabilityOfTarget,
  };
}

/** Twelve equal payments of the months of a year, each worth what it buys today; the start value of year 0 as it is. */
function paidIn(amount: number, year: number, rate: number): number {
  if (year === 0) return amount;
  const months = Array.from({ length: 12 }, (_, month) => inTodaysMoney(1, rate, year - 1 + (month + 1) / 12));
  return (amount * months.reduce((sum, worth) => sum + worth, 0)) / 12;
}
