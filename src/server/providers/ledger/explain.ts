import type { Explanation, FigureId } from '#contracts/figures.ts';
import type { Queries } from '../../db/queries.ts';
import type { ReportSubject } from '../reporting-provider.ts';
import { chosenPeriod, dated } from './chosen-period.ts';
import { explainGain, explainValue } from './explain-value.ts';
import { explainCharges, explainChargesRate, explainIncome } from './explain-income.ts';
import { explainFund } from './explain-fund.ts';
import { explainMoneyWeighted, explainTimeWeighted } from './explain-returns.ts';
import type { Explainer } from './explained.ts';
import { isFundFigure } from './headline.ts';
import { seriesFigure, type SeriesFigureId } from './headline-figures.ts';
import { fundFigure } from './private-equity-figures.ts';
import { privateFunds } from './private-funds.ts';
import { subjectFigures } from './subject-figures.ts';

/** More rows than anybody reads are counted, not sent. */
const mostRows = 2000;

const explainers: Record<SeriesFigureId, Explainer> = {
  value: explainValue,
  gain: explainGain,
  timeWeightedReturn: explainTimeWeighted,
  timeWeightedReturnAnnual: explainTimeWeighted,
  moneyWeightedReturn: explainMoneyWeighted,
  moneyWeightedReturnAnnual: explainMoneyWeighted,
  income: explainIncome,
  charges: explainCharges,
  chargesRate: explainChargesRate,
  chargesRateAnnual: explainChargesRate,
};

/** How a headline figure came about. Its result is made by the very function that made the headline's. */
export async function explain(snapshot: Queries, subject: ReportSubject, figure: FigureId): Promise<Explanation> {
  const figures = await subjectFigures(snapshot, subject);
  const period = chosenPeriod(subject, figures);
  const isFund = isFundFigure(figure);
  const result = isFund ? fundFigure(figure, await privateFunds(snapshot, subject), figures.asOf) : seriesFigure(figure, figures, period);
  const question = { snapshot, subject, figures, period, result };
  const { steps, rows } = isFund ? await explainFund(figure, question) : await explainers[figure](figure, question);
  const newestFirst = rows.toSorted((a, b) => b.day.localeCompare(a.day));
  return {
    figure,
    period: dated(period),
    currency: figures.measured.currency,
    result,
    steps,
    rows: newestFirst.slice(0, mostRows),
    rowCount: rows.length,
  };
}
