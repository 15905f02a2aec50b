import type { Figure } from '#finance/figure.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { ReturnSpan } from '#finance/returns/return-table.ts';
import type { SpiderAxis } from '#finance/risk/spider.ts';
import type { Period } from './period.ts';
import type { RiskFigureId } from '../reports/figures.ts';
import type { SimulatedWeights } from '../reports/report-choices.ts';

/** A fall from a highest point, with its days as dates. */
export interface DatedDrawdown {
  readonly depth: number;
  readonly peak: IsoDate;
  readonly trough: IsoDate;
  readonly recovery: IsoDate | null;
}

/** A return with what it is measured against, over the same days, as fractions; the difference is a subtraction. */
export interface ComparedFigures {
  readonly portfolio: Figure;
  readonly benchmark: Figure;
  readonly difference: Figure;
}

/** A line of the return table. */
export interface ReturnRow {
  readonly span: ReturnSpan;
  /** Over the whole span. */
  readonly total: ComparedFigures;
  /** The same a year; not available under a year. */
  readonly annual: ComparedFigures;
  /** Set where the benchmark begins within the span: both returns over the days that both have. */
  readonly clipped: DatedReturn | null;
}

export interface DatedReturn extends ComparedFigures {
  readonly period: Period;
}

/** Returns of a portfolio or an account in every usual shape, each beside its benchmark. */
export interface Returns {
  readonly asOf: IsoDate;
  readonly currency: string;
  readonly benchmark: ComparedBenchmark | null;
  /** 3m, 6m, ytd, 1y, 3y, 5y and since inception. */
  readonly table: readonly ReturnRow[];
  /** Twelve months each, the latest first, to 60 months back. */
  readonly bands: readonly DatedReturn[];
  /** The last five calendar years that are over, the latest first. */
  readonly years: readonly DatedReturn[];
  readonly changes: readonly ChangeOf[];
  readonly chosen: ChosenReturns;
}

export interface ComparedBenchmark {
  readonly name: string;
  /** The income basis of the level; `mixed` when only some of its indices include income. Null when it was not recorded. */
  readonly basis: 'price' | 'total' | 'mixed' | null;
  /** The sector that portfolios of the same risk profile are held against. */
  readonly riskLabel: string | null;
}

export const shownChanges = ['1d', '1m', 'ytd', '1y', '3y', '5y', 'all'] as const;

/** The change over a span: the time-weighted return, and the gain in money. */
export interface ChangeOf {
  readonly span: (typeof shownChanges)[number];
  readonly period: Period;
  readonly rate: Figure;
  readonly gain: Figure;
}

/** The chosen period by every method, each under its own name. Rates of the whole period, not a year. */
export interface ChosenReturns {
  readonly period: Period;
  readonly timeWeightedReturn: Figure;
  readonly timeWeightedReturnGross: Figure;
  readonly moneyWeightedReturn: Figure;
  readonly modifiedDietz: Figure;
  readonly linkedDietz: Figure;
  readonly excess: Figure;
  readonly excessGeometric: Figure;
  /** The same payments in the benchmark instead: worth at the end, gain, money-weighted return. */
  readonly inBenchmark: Figure;
  readonly inBenchmarkGain: Figure;
  readonly inBenchmarkRate: Figure;
  /** Worth more than the same money in the benchmark; negative when less. */
  readonly aheadOfBenchmark: Figure;
  /** Set where the benchmark begins within the period: both returns over the days that both have. */
  readonly clipped: DatedReturn | null;
}

/** The volatility of the returns and the ratios derived from it, annualised. They are based on the returns of whole months. */
export interface Risk {
  readonly asOf: IsoDate;
  readonly period: Period;
  readonly hasBenchmark: boolean;
  /** Whole months with a return, and how many of them were above zero. */
  readonly months: number;
  readonly positiveMonths: number;
  /** The yearly rate without risk that Sharpe and Sortino rest on. */
  readonly riskFree: number;
  readonly figures: RiskValues;
  readonly benchmarkVolatility: Figure;
  readonly bestMonth: Figure<MonthReturn>;
  readonly worstMonth: Figure<MonthReturn>;
  /** Deepest first, at most five. */
  readonly drawdowns: Figure<readonly DatedDrawdown[]>;
  /** The latest first. */
  readonly years: readonly MonthlyYear[];
}

export type RiskValues = Readonly<Record<RiskFigureId, Figure>>;

export interface MonthReturn {
  /** The month's last day. */
  readonly month: IsoDate;
  readonly rate: number;
}

export interface MonthlyYear {
  readonly year: number;
  /** January to December; null outside the history. */
  readonly months: readonly (MonthCell | null)[];
  readonly whole: MonthCell;
}

/** `isPartial`: the portfolio began or the period ends within the month (or year). */
export interface MonthCell {
  readonly rate: Figure;
  readonly isPartial: boolean;
}

/** The scores of each portfolio of an account on six axes. */
export interface Spider {
  readonly asOf: IsoDate;
  readonly portfolios: readonly { readonly id: string; readonly name: string; readonly points: readonly ShownSpiderPoint[] }[];
}

export interface ShownSpiderPoint {
  readonly axis: SpiderAxis;
  readonly figure: Figure;
  /** From 0 (the centre) to 1 (the rim); null without a figure. */
  readonly scaled: number | null;
}

/** The present weights, or the model's, held through the past, beside what really happened: at month-ends. */
export interface SimulatedReturns {
  readonly asOf: IsoDate;
  readonly period: Period;
  readonly basis: SimulatedWeights;
  /** True if there is a model to choose. */
  readonly hasModel: boolean;
  /** The reason why the simulation cannot reach further back. */
  readonly limitedBy: string | null;
  /** Over `period`, which begins where both lines do. */
  readonly simulated: Figure;
  readonly real: Figure;
  readonly points: readonly { readonly day: IsoDate; readonly simulated: number; readonly real: number | null }[];
}
