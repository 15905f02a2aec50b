import type { Breakdowns } from '../datasets/breakdowns.ts';
import type { HoldingRow } from '../datasets/holdings.ts';

/** By what the drawer of a breakdown divides the value. */
export const breakdownViews = ['type', 'sector', 'region'] as const;
export type BreakdownView = (typeof breakdownViews)[number];

/** The value divided, with the holdings of each part. */
export interface BreakdownData extends Pick<Breakdowns, 'asOf' | 'currency' | 'total'> {
  readonly by: Pick<Breakdowns['by'], BreakdownView>;
  readonly rows: readonly Pick<HoldingRow, 'id' | 'name' | 'type' | 'sector' | 'region' | 'value' | 'percent'>[];
}
