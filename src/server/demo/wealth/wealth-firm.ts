import type { DemoPerson } from '../demo-person.ts';
import type { DealingTerms, LedgerWords, PortfolioPlan } from '../ledger/portfolio-plan.ts';
import type { DemoInstrument } from '../market/demo-instrument.ts';
import type { TextRow } from '../text-table.ts';

/** An invented firm whose clients hold listed securities and funds: everything that differs between one such firm and the next. */
export interface WealthFirm {
  /** The seed of its clients' histories. */
  readonly seed: string;
  readonly portal: string;
  readonly language: string;
  readonly currency: string;
  /** Stands before each external id. */
  readonly idPrefix: string;
  readonly clientDomain: string;
  readonly region: string;
  readonly staff: readonly DemoPerson[];
  /** Columns: number, name, person (when the account has another name), mail (when the name does not give it), gender, town, portfolios, groups, user ("no" for those without a way in), adviser ("first" for those of the first). */
  readonly clients: readonly TextRow[];
  readonly portfolioTypes: Readonly<Record<string, PortfolioType>>;
  readonly instruments: readonly DemoInstrument[];
  /** Fractions by asset class for each risk level that portfolios have, from 1 up. */
  readonly mixes: readonly Mix[];
  /** Name of the model of each risk level, from 1 up. */
  readonly modelNames: readonly string[];
  /** Columns: symbol, kind, weights ("USD 0.6, EUR 0.3"): what funds publish of what they hold. */
  readonly fundWeights: readonly TextRow[];
  readonly benchmarks: readonly Benchmark[];
  /** Name of the benchmark of each risk level, from 1 up. */
  readonly benchmarkOfRisk: readonly string[];
  /** The exceptions of single portfolios, by number. */
  readonly exceptions: Readonly<Record<string, PortfolioException>>;
  readonly terms: DealingTerms;
  readonly words: LedgerWords;
}

/** Fractions of a portfolio by asset class; the rest is cash. */
export type Mix = Readonly<Record<string, number>>;

/** The characteristics of portfolios of one type. Money is in the firm's currency. */
export interface PortfolioType {
  readonly names: readonly string[];
  readonly opening: readonly [low: number, high: number];
  readonly yearly?: readonly [low: number, high: number];
  readonly monthly?: readonly [low: number, high: number];
  /** True if some pay out a quarterly income. */
  readonly paysIncome: boolean;
  /** True if they hold shares besides funds. */
  readonly holdsShares: boolean;
}

/** A blend of indices, rebalanced each month. */
export interface Benchmark {
  readonly name: string;
  readonly parts: Readonly<Record<string, number>>;
}

/** Overrides for one portfolio. */
export interface PortfolioException extends Partial<PortfolioPlan> {
  readonly name?: string;
  readonly risk?: number;
  readonly objective?: string;
}
