import type { FigureId } from './figures.ts';
import type { Inline, Prose } from '../prose.ts';

/** The pages of docs/calculations by topic, in the order of the list that the product shows. */
export const calculationTopics = {
  value: ['valuation', 'breakdown', 'exposure', 'model-drift', 'price-quality', 'overview'],
  gains: ['gains', 'performance-bridge', 'contribution', 'income', 'charges', 'section-104'],
  returns: [
    'time-weighted-return',
    'money-weighted-return',
    'dietz',
    'discrete-returns',
    'monthly-returns',
    'benchmark',
    'own-money-in-benchmark',
    'internal-rate-of-return',
    'simulated-returns',
  ],
  risk: ['risk', 'drawdown', 'spider'],
  bonds: ['bond-statistics'],
  privateEquity: ['private-equity', 'capital-account', 'j-curve', 'public-market-equivalent', 'private-equity-forecast'],
  planning: ['projection'],
  time: ['periods', 'day-count'],
} as const;
export type CalculationTopic = keyof typeof calculationTopics;
export type CalculationId = (typeof calculationTopics)[CalculationTopic][number];

/** The page that says how a figure is calculated. */
export const calculationOf: Readonly<Record<FigureId, CalculationId>> = {
  value: 'valuation',
  gain: 'gains',
  timeWeightedReturn: 'time-weighted-return',
  timeWeightedReturnAnnual: 'time-weighted-return',
  moneyWeightedReturn: 'money-weighted-return',
  moneyWeightedReturnAnnual: 'money-weighted-return',
  timeWeightedReturnGross: 'time-weighted-return',
  modifiedDietz: 'dietz',
  linkedDietz: 'dietz',
  excess: 'benchmark',
  excessGeometric: 'benchmark',
  inBenchmark: 'own-money-in-benchmark',
  volatility: 'risk',
  sharpe: 'risk',
  sortino: 'risk',
  beta: 'risk',
  trackingError: 'risk',
  informationRatio: 'risk',
  drawdown: 'drawdown',
  income: 'income',
  charges: 'charges',
  chargesRate: 'charges',
  chargesRateAnnual: 'charges',
  commitment: 'private-equity',
  called: 'private-equity',
  calledRate: 'private-equity',
  unfunded: 'private-equity',
  distributed: 'private-equity',
  dpi: 'private-equity',
  rvpi: 'private-equity',
  tvpi: 'private-equity',
  moic: 'private-equity',
  netIrr: 'private-equity',
  openingValue: 'valuation',
  paidIn: 'performance-bridge',
  paidOut: 'performance-bridge',
  growth: 'performance-bridge',
  currencyEffect: 'performance-bridge',
  taxes: 'performance-bridge',
  contribution: 'contribution',
  realisedGain: 'gains',
  unrealisedGain: 'gains',
  dealingCosts: 'charges',
  effectOfCharges: 'charges',
  reductionInYield: 'charges',
  share: 'breakdown',
  drift: 'model-drift',
  exposure: 'exposure',
  yieldToMaturity: 'bond-statistics',
  duration: 'bond-statistics',
  rolledValue: 'private-equity',
  deepestPoint: 'j-curve',
  kaplanSchoarPme: 'public-market-equivalent',
  longNickelsPme: 'public-market-equivalent',
  pmePlus: 'public-market-equivalent',
  modifiedPme: 'public-market-equivalent',
  directAlpha: 'public-market-equivalent',
};

/** A page as the list names it. */
export interface CalculationEntry {
  readonly id: CalculationId;
  readonly title: string;
  /** The meaning of the figure, in one or two sentences. */
  readonly lead: string;
  /** The page's bold terms: other names by which readers search for the figure. */
  readonly terms: string;
}

/** One topic of the list with its pages. */
export interface CalculationGroup {
  readonly topic: CalculationTopic;
  readonly pages: readonly CalculationEntry[];
}

/** The explanation of a figure's calculation in the reader's language: its whole page except the parts about code. */
export interface CalculationPage {
  readonly title: string;
  readonly lead: readonly Inline[];
  readonly sections: readonly CalculationSection[];
}

export interface CalculationSection {
  readonly heading: string;
  readonly body: readonly Prose[];
}
