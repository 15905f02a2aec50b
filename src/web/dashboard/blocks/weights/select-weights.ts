import type { Weight } from '#contracts/datasets/weights.ts';
import type { BreakdownChoice } from '#contracts/reports/report-choices.ts';
import type { NeedsOf, ReportFrame } from '../block.tsx';

export interface ShownWeights {
  readonly choices: readonly BreakdownChoice[];
  readonly dimension: BreakdownChoice;
  readonly slices: readonly Weight[];
}

/** The shares as the address says, or as the variant does first; the largest first, what has none last. */
export function selectWeights({ weights }: NeedsOf<'weights'>, { query }: Pick<ReportFrame, 'query'> = { query: {} }): ShownWeights {
  const { choices, by } = weights;
  const dimension = choices.find((one) => one === query.breakdown) ?? choices[0] ?? 'assetClass';
  return { choices, dimension, slices: by[dimension].toSorted((a, b) => (b.percent ?? -1) - (a.percent ?? -1)) };
}
