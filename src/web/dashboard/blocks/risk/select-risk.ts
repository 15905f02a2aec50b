import type { Risk } from '#contracts/return-datasets.ts';
import type { NeedsOf } from '../block.tsx';

export type RiskFigureId = keyof Risk['figures'];

export interface ShownRisk extends Omit<Risk, 'years' | 'positiveMonths' | 'figures'> {
  readonly figures: readonly { readonly id: RiskFigureId; readonly figure: Risk['figures'][RiskFigureId] }[];
}

const own = ['volatility', 'sharpe', 'sortino', 'drawdown'] as const;
const besideBenchmark = ['beta', 'trackingError', 'informationRatio'] as const;

/** The figures of risk in order; those beside a benchmark only where there is one. */
export function selectRisk({ risk: { years: _years, positiveMonths: _positive, figures, ...rest } }: NeedsOf<'risk'>): ShownRisk {
  const ids: readonly RiskFigureId[] = rest.hasBenchmark ? [...own, ...besideBenchmark] : own;
  return { ...rest, figures: ids.map((id) => ({ id, figure: figures[id] })) };
}
