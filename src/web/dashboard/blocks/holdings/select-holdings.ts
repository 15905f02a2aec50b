import type { HoldingRow, Holdings } from '#contracts/datasets.ts';
import type { NeedsOf } from '../block.tsx';

export interface ShownHoldings {
  readonly currency: string;
  readonly asOf: string;
  readonly total: Holdings['total'];
  readonly rows: readonly HoldingRow[];
  /** Prices older than their market. */
  readonly stale: number;
  /** Holdings without a value: not in the total. */
  readonly missing: number;
}

export function selectHoldings({ holdings: { currency, asOf, total, rows } }: NeedsOf<'holdings'>): ShownHoldings {
  return {
    currency,
    asOf,
    total,
    rows,
    stale: rows.filter(({ price }) => price?.isStale).length,
    missing: rows.filter(({ value }) => !value.available).length,
  };
}
