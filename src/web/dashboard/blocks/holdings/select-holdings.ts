import type { HoldingRow, Holdings } from '#contracts/datasets/holdings.ts';
import type { Figure } from '#finance/figure.ts';
import { valueWithoutCash } from '#finance/ledger/value-without-cash.ts';
import { type HoldingGrouping, holdingGroupings } from '#contracts/reports/report-choices.ts';
import type { NeedsOf } from '../block.tsx';
import { usefulGroupings } from './arrange-holdings.ts';

export interface ShownHoldings {
  readonly currency: string;
  readonly asOf: string;
  readonly total: Holdings['total'];
  /** The total without cash; null where there is no cash. */
  readonly marketValue: Figure | null;
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
    marketValue: rows.some(({ type }) => type === 'Cash') ? valueWithoutCash(rows) : null,
    rows,
    stale: rows.filter(({ price }) => price?.isStale).length,
    missing: rows.filter(({ value }) => !value.available).length,
    groupings: usefulGroupings(rows, holdingGroupings),
  };
}
