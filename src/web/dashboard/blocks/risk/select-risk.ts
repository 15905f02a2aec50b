import type { Risk } from '#contracts/return-datasets.ts';
import type { NeedsOf } from '../block.tsx';

export type RiskFigureId = keyof Risk['figures'];

/** A figure with its value. */
export interface ShownRiskFigure {
  readonly id: RiskFigureId;
  readonly figure: Risk['figures'][RiskFigureId];
}

export interface ShownRisk extends Omit<Risk, 'years' | 'positiveMonths' | 'figures'> {
  /** Of the portfolio on its own. */
  readonly own: readonly ShownRiskFigure[];
  /** Beside its benchmark; none without one. */
  readonly beside: readonly ShownRiskFigure[];
}

const own = ['volatility', 'sharpe', 'sortino', 'drawdown'] as const;
const beside = ['beta', 'trackingError', 'informationRatio'] as const;

/** The figures of risk in order. */
export function selectRisk({ risk: { years: _years, positiveMonths: _positive, figures, ...rest } }: NeedsOf<'risk'>): ShownRisk {
  const shown = (ids: readonly RiskFigureId[]) => ids.map((id) => ({ id, figure: figures[id] }));
  return { ...rest, own: shown(own), beside: rest.hasBenchmark ? shown(beside) : [] };
}
