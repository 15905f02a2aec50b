import { chargesRateAYear, averageValue, rateAYear } from '../income-and-charges/charges.ts';
import type { DailySeries, Period } from '../daily-series.ts';
import { combineFigures, type Figure, mapFigure, unavailable } from '../figure.ts';
import { incomeOver } from '../income-and-charges/income.ts';
import { dayNumber, type IsoDate } from '../iso-date.ts';
import type { InstrumentType } from '../ledger/ledger.ts';
import { monthsUpTo } from '../period.ts';
import { annualised, timeWeightedReturn } from '../returns/time-weighted-return.ts';
import { portfolioDrawdown } from './drawdown.ts';
import { monthlyReturns } from './monthly-returns.ts';
import { isMostlyMarketPriced, volatilityOfMonths } from './risk-figures.ts';
import { diversification, spider, type SpiderPoint } from './spider.ts';

/** Longer ago says little about what is held now. */
const monthsLookedAt = 36;

export interface SpiderSubject {
  readonly series: DailySeries;
  /** The day before the first transaction. */
  readonly openingDay: number;
  readonly asOf: IsoDate;
  /** On the as-of day, in one currency. */
  readonly holdings: readonly { readonly type: InstrumentType; readonly value: number }[];
}

/**
 * A portfolio's spider: return a year, volatility and deepest fall over the last 36 months (all of it, if it is younger), income
 * and charges over the last twelve, diversification of what is held. An axis without a figure has its reason.
 */
export function portfolioSpider({ series, openingDay, asOf, holdings }: SpiderSubject): SpiderPoint[] {
  const longest = monthsUpTo(asOf, monthsLookedAt);
  const period = { from: Math.max(longest.from, openingDay), to: dayNumber(asOf) };
  const year = monthsUpTo(asOf, 12);
  const overYear = (figure: (span: Period) => Figure) => (year.from < openingDay ? unavailable('under-a-year') : figure(year));
  const portfolio = monthlyReturns((span) => timeWeightedReturn(series, span), period);
  const isMarketPriced = isMostlyMarketPriced(holdings);
  return spider({
    return: annualised(timeWeightedReturn(series, period), period.to - period.from),
    volatility: volatilityOfMonths(portfolio, isMarketPriced),
    drawdown: mapFigure(portfolioDrawdown(series, period), ({ depth }) => depth),
    incomeYield: overYear((span) => incomeYield(series, span)),
    charges: overYear((span) => chargesRateAYear(series, span)),
    diversification: diversification(holdings.map(({ value }) => value)),
  });
}

/** Income of a period / its average daily value, a year, as a fraction. Before tax. */
export function incomeYield(series: DailySeries, period: Period): Figure {
  const rate = combineFigures(incomeOver(series, period), averageValue(series, period), (income, average) => income / average);
  return rateAYear(rate, period);
}
