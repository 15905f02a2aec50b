import { comparedRiskIds, ownRiskIds, type RiskFigureId } from '#contracts/reports/figures.ts';
import type { Risk } from '#contracts/datasets/returns.ts';
import type { Figure } from '#finance/figure.ts';
import type { NeedsOf } from '../block.tsx';

/** A figure with its value. */
export interface ShownRiskFigure {
  readonly id: RiskFigureId;
  readonly figure: Figure;
}

export interface ShownRisk extends Omit<Risk, 'years' | 'positiveMonths' | 'figures'> {
  /** The figures of the portfolio on its own. */
  readonly own: readonly ShownRiskFigure[];
  /** The figures beside the benchmark; empty without one. */
  readonly beside: readonly ShownRiskFigure[];
}

/** The figures of risk in order. */
export function selectRisk({ risk: { years: _years, positiveMonths: _positive, figures, ...rest } }: NeedsOf<'risk'>): ShownRisk {
  const shown = (ids: readonly RiskFigureId[]) => ids.map((id) => ({ id, figure: figures[id] }));
  return { ...rest, own: shown(ownRiskIds), beside: rest.hasBenchmark ? shown(comparedRiskIds) : [] };
}
