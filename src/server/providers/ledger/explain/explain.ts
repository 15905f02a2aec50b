import type { Explanation, FigureId, RiskFigureId } from '#contracts/reports/figures.ts';
import { type Figure, unavailable } from '#finance/figure.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { dated } from '../days/chosen-period.ts';
import { explainCurrency, explainGrowth, explainOpening, explainPayments } from './explain-bridge.ts';
import { explainDealingCosts, explainEffect, explainTaxes, explainYieldReduction } from './explain-costs.ts';
import { explainFund } from './explain-fund.ts';
import { explainBond, explainDrift, explainExposure, explainShare } from './explain-held.ts';
import { explainCharges, explainChargesRate, explainIncome } from './explain-income.ts';
import { explainMarket } from './explain-market.ts';
import { explainDeepest, explainRolled } from './explain-programme.ts';
import { explainContribution, explainRealised, explainUnrealised } from './explain-realised.ts';
import { explainMethod } from './explain-methods.ts';
import { explainMoneyWeighted, explainTimeWeighted } from './explain-returns.ts';
import { explainRisk } from './explain-risk.ts';
import { explainGain, explainValue } from './explain-value.ts';
import type { Asked, Explained, Explainer } from './explained.ts';
import { isFundFigure } from '../subject/headline.ts';
import { seriesFigure, type SeriesFigureId } from '../subject/headline-figures.ts';
import { isMethodFigure, type MethodFigureId } from './method-figures.ts';
import { fundFigure, type FundFigureId } from '../private-equity/private-equity-figures.ts';
import { privateFunds } from '../private-equity/private-funds.ts';
import { subjectFigures } from '../subject/subject-figures.ts';
import { isRiskFigure } from '../subject/subject-risk.ts';

/** More rows than anyone reads are counted, not sent. */
const maxRows = 2000;

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

type OfDataset = Exclude<FigureId, SeriesFigureId | FundFigureId | MethodFigureId | RiskFigureId>;

/** Figures of datasets of their own: what they explain is read from those. */
const ofDatasets: Record<OfDataset, (figure: FigureId, asked: Asked) => Promise<Explained>> = {
  openingValue: explainOpening,
  paidIn: explainPayments,
  paidOut: explainPayments,
  growth: explainGrowth,
  currencyEffect: explainCurrency,
  taxes: explainTaxes,
  contribution: explainContribution,
  realisedGain: explainRealised,
  unrealisedGain: explainUnrealised,
  dealingCosts: explainDealingCosts,
  effectOfCharges: explainEffect,
  reductionInYield: explainYieldReduction,
  share: explainShare,
  drift: explainDrift,
  exposure: explainExposure,
  yieldToMaturity: explainBond,
  duration: explainBond,
  rolledValue: explainRolled,
  deepestPoint: explainDeepest,
  kaplanSchoarPme: explainMarket,
  longNickelsPme: explainMarket,
  pmePlus: explainMarket,
  modifiedPme: explainMarket,
  directAlpha: explainMarket,
};

/** Explains a figure. Its result is made by the very function that made the page's. */
export async function explain(snapshot: Queries, subject: ReportSubject, figure: FigureId): Promise<Explanation> {
  const figures = await subjectFigures(snapshot, subject);
  const chosen = figures.period;
  const { steps, rows, period = chosen } = await explained(figure, { snapshot, subject, figures, period: chosen });
  const newestFirst = rows.toSorted((a, b) => b.day.localeCompare(a.day));
  return {
    figure,
    period: dated(period),
    currency: figures.currency,
    result: resultOf(steps),
    steps,
    rows: newestFirst.slice(0, maxRows),
    rowCount: rows.length,
  };
}

async function explained(figure: FigureId, asked: Asked): Promise<Explained> {
  const { snapshot, subject, figures, period } = asked;
  if (isFundFigure(figure)) {
    const value = fundFigure(figure, await privateFunds(snapshot, subject), figures.asOf);
    return explainFund(figure, { ...asked, result: value });
  }
  if (isMethodFigure(figure)) return explainMethod(figure, asked);
  if (isRiskFigure(figure)) return explainRisk(figure, asked);
  if (isOfDataset(figure)) return ofDatasets[figure](figure, asked);
  return explainers[figure](figure, { ...asked, result: seriesFigure(figure, figures, period) });
}

function isOfDataset(figure: FigureId): figure is keyof typeof ofDatasets {
  return figure in ofDatasets;
}

/** The last line of a calculation is its result. */
function resultOf(steps: Explained['steps']): Figure {
  return steps.at(-1)?.value ?? unavailable('not-recorded');
}
