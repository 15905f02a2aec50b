import type { FigureId } from '#contracts/reports/figures.ts';
import { chargesOver, chargesRate, chargesRateAYear } from '#finance/income-and-charges/charges.ts';
import { type DailySeries, type Period, valueOn } from '#finance/daily-series.ts';
import { available, type Figure, unavailable } from '#finance/figure.ts';
import { gainOver } from '#finance/gains/gains.ts';
import { incomeOver } from '#finance/income-and-charges/income.ts';
import { type CashFlow, investorFlows, moneyWeightedReturnOfPeriod, shownYearlyRate } from '#finance/returns/money-weighted-return.ts';
import { wherePriced } from '#finance/returns/unpriced-periods.ts';
import { withCause } from '#finance/book/missing-value.ts';
import { annualised, timeWeightedReturn } from '#finance/returns/time-weighted-return.ts';
import { seriesOn, type SubjectFigures } from './subject-figures.ts';

/** Figures that come from a subject's daily series alone. */
export type SeriesFigureId = Extract<
  FigureId,
  | 'value'
  | 'gain'
  | 'timeWeightedReturn'
  | 'timeWeightedReturnAnnual'
  | 'moneyWeightedReturn'
  | 'moneyWeightedReturnAnnual'
  | 'income'
  | 'charges'
  | 'chargesRate'
  | 'chargesRateAnnual'
>;

type OverPeriod = (series: DailySeries, period: Period) => Figure;

const overPeriod: Record<Exclude<SeriesFigureId, 'value'>, OverPeriod> = {
  gain: (series, period) => wherePriced(gainOver(series, period), series.unpriced, period),
  timeWeightedReturn: (series, period) => timeWeightedReturn(series, period),
  timeWeightedReturnAnnual: (series, period) => annualised(timeWeightedReturn(series, period), period.to - period.from),
  moneyWeightedReturn: (series, period) => ofFlows(series, period, moneyWeightedReturnOfPeriod),
  moneyWeightedReturnAnnual: (series, period) => ofFlows(series, period, shownYearlyRate),
  income: incomeOver,
  charges: chargesOver,
  chargesRate,
  chargesRateAnnual: chargesRateAYear,
};

/** One headline figure over a period; `value` is the one of the as-of day. The same function answers the page and its explanation. */
export function seriesFigure(id: SeriesFigureId, figures: SubjectFigures, period: Period): Figure {
  if (id === 'value') return valueFigure(figures);
  const series = seriesOn(figures, period.to);
  if (!series.available) return series;
  if (period.from >= period.to) return unavailable('one-date');
  return withCause(overPeriod[id](series.value, period), figures.problems, period);
}

/** The value at the end of the as-of day; without one, what is missing. */
function valueFigure({ series, asOf, whyMissing }: SubjectFigures): Figure {
  const known = seriesOn({ series }, asOf);
  if (!known.available) return known;
  const value = valueOn(known.value, asOf);
  return Number.isNaN(value) ? whyMissing(asOf) : available(value);
}

function ofFlows(series: DailySeries, period: Period, answer: (flows: readonly CashFlow[]) => Figure): Figure {
  const flows = investorFlows(series, period);
  return flows.available ? wherePriced(answer(flows.value), series.unpriced, period) : flows;
}
