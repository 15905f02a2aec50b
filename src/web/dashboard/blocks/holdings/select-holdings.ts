import type { HoldingRow, Holdings } from '#contracts/datasets/holdings.ts';
import { type HoldingGrouping, holdingGroupings } from '#contracts/reports/report-choices.ts';
import type { NeedsOf } from '../block.tsx';
import { usefulGroupings } from './arrange-holdings.ts';

export interface ShownHoldings {
  readonly currency: string;
  readonly asOf: string;
  readonly total: Holdings['total'];
  readonly rows: readonly HoldingRow[];
  /** Prices older than their market. */
  readonly stale: number;
  /** Holdings without a value: not in the total. */
  readonly missing: number;
  /** By what they may be grouped. */
  readonly groupings: readonly HoldingGrouping[];
}

export function selectHoldings({ holdings: { currency, asOf, total, rows } }: NeedsOf<'holdings'>): ShownHoldings {
  return {
    currency,
    asOf,
    total,
    rows,
    stale: rows.filter(({ price }) => price?.isStale).length,
    missing: rows.filter(({ value }) => !value.available).length,
    groupings: usefulGroupings(rows, holdingGroupings),
  };
}
