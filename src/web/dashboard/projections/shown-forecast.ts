import type { Forecast } from '#contracts/reports/projections.ts';
import { addMonths, type IsoDate } from '#finance/iso-date.ts';
import { deflateToToday, paidInTodaysMoney } from '#finance/projection/real-growth.ts';

/** A forecast as it is shown: in the money of the day, or all of it in today's. */
export interface ShownForecast {
  readonly isReal: boolean;
  readonly currency: string;
  readonly points: readonly ForecastPoint[];
  readonly last: ForecastPoint;
  readonly hasTarget: boolean;
  /** More is withdrawn than paid in: then nothing is compared with what was paid in. */
  readonly isWithdrawing: boolean;
  /** A day of the month from which the expected return does not pay a withdrawal; null while it lasts. */
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
  const { years, startDay } = forecast;
  const { inflation, target } = forecast.terms;
  const rate = isReal ? inflation : 0;
  const paidIn = paidInTodaysMoney(
    years.map(({ contributed }) => contributed),
    rate,
  );
  const points = years.map(({ year, quantiles, mean }, at): ForecastPoint => {
    const contributed = paidIn[at] ?? NaN;
    const worth = (amount: number) => deflateToToday(amount, rate, year);
    const [lowest = NaN, low = NaN, median = NaN, high = NaN, highest = NaN] = quantiles.map(worth);
    const day = addMonths(startDay, year * 12);
    return { year, day, lowest, low, median, high, highest, mean: worth(mean), contributed, target: worth(target ?? NaN) };
  });
  const last = points.at(-1);
  if (!last) throw new Error('A forecast has no years.');
  const { depletedInMonth, probabilityOfDepletion, probabilityOfTarget } = forecast;
  return {
    isReal,
    currency: forecast.currency,
    points,
    last,
    hasTarget: target !== null,
    isWithdrawing: last.contributed < (points[0]?.contributed ?? 0),
    depletedOn: depletedInMonth === null ? null : addMonths(startDay, depletedInMonth),
    probabilityOfLoss: isReal ? forecast.probabilityOfRealLoss : forecast.probabilityOfLoss,
    probabilityOfDepletion,
    probabilityOfTarget,
  };
}
