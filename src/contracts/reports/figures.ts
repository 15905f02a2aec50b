import type { Figure } from '#finance/figure.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { Period } from '../datasets/period.ts';

/** A percentage has a sign in front when it is positive; a share, a part of a whole, has none. */
export type FigureKind = 'money' | 'percent' | 'share' | 'multiple' | 'ratio';

/** The figures that are explained, each with how it is written; a headline may show any of those that its provider gives it. */
export const figureKinds = {
  value: 'money',
  gain: 'money',
  timeWeightedReturn: 'percent',
  timeWeightedReturnAnnual: 'percent',
  moneyWeightedReturn: 'percent',
  moneyWeightedReturnAnnual: 'percent',
  timeWeightedReturnGross: 'percent',
  modifiedDietz: 'percent',
  linkedDietz: 'percent',
  excess: 'percent',
  excessGeometric: 'percent',
  inBenchmark: 'money',
  volatility: 'share',
  sharpe: 'ratio',
  sortino: 'ratio',
  beta: 'ratio',
  trackingError: 'share',
  informationRatio: 'ratio',
  drawdown: 'percent',
  income: 'money',
  charges: 'money',
  chargesRate: 'percent',
  chargesRateAnnual: 'percent',
  commitment: 'money',
  called: 'money',
  calledRate: 'percent',
  unfunded: 'money',
  distributed: 'money',
  dpi: 'multiple',
  rvpi: 'multiple',
  tvpi: 'multiple',
  moic: 'multiple',
  netIrr: 'percent',
  openingValue: 'money',
  paidIn: 'money',
  paidOut: 'money',
  growth: 'money',
  currencyEffect: 'money',
  taxes: 'money',
  contribution: 'percent',
  realisedGain: 'money',
  unrealisedGain: 'money',
  dealingCosts: 'money',
  effectOfCharges: 'percent',
  reductionInYield: 'percent',
  share: 'share',
  drift: 'percent',
  exposure: 'money',
  yieldToMaturity: 'share',
  duration: 'ratio',
  rolledValue: 'money',
  deepestPoint: 'money',
  kaplanSchoarPme: 'multiple',
  longNickelsPme: 'percent',
  pmePlus: 'percent',
  modifiedPme: 'percent',
  directAlpha: 'percent',
} as const satisfies Record<string, FigureKind>;

export type FigureId = keyof typeof figureKinds;

/** The risk figures: those of the portfolio alone, and those relative to its benchmark. */
export const ownRiskIds = ['volatility', 'sharpe', 'sortino', 'drawdown'] as const satisfies readonly FigureId[];
export const comparedRiskIds = ['beta', 'trackingError', 'informationRatio'] as const satisfies readonly FigureId[];

export const riskFigureIds = [...ownRiskIds, ...comparedRiskIds] as const;
export type RiskFigureId = (typeof riskFigureIds)[number];

export const figureIds = Object.keys(figureKinds) as readonly FigureId[];

/** The derivation of one figure: the method (a text key per figure), the period, the steps to the result and the underlying rows. */
export interface Explanation {
  readonly figure: FigureId;
  readonly period: Period;
  readonly currency: string;
  readonly result: Figure;
  /** The calculation in a few lines; the last one is the result. */
  readonly steps: readonly ExplanationStep[];
  /** The underlying rows, newest first, at most a few thousand. */
  readonly rows: readonly ExplanationRow[];
  /** The total number of rows. It exceeds the length of `rows` when only the newest are sent. */
  readonly rowCount: number;
}

/** A line of the calculation. `label` is a text key below `explanation.step`, `details` fill its braces. */
export interface ExplanationStep {
  readonly label: string;
  readonly details?: Readonly<Record<string, string | number>>;
  readonly kind: FigureKind | 'count';
  readonly value: Figure;
  readonly isSum?: boolean;
}

export interface ExplanationRow {
  readonly day: IsoDate;
  /** A name as it is, or a text key when it starts with `explanation.row.`. */
  readonly text: string;
  readonly kind: FigureKind;
  readonly amount: number;
}
