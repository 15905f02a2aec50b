import * as z from 'zod';
import type { Encoding, Separator } from '#domain/import/read/text-shape.ts';
import type { PositionColumn, PositionGap, PositionMapping } from '#domain/reconciliation/position-mapping.ts';
import {
  type BreakStatus,
  type ReconciliationState,
  type RowOutcome,
  rowOutcomes,
  type UnrecognisedReason,
} from '#domain/reconciliation/reconciliation.ts';

/** The outcome of a comparison, as it was found. */
export interface ReconciliationCounts {
  readonly outcomes: Readonly<Record<RowOutcome, number>>;
  /** Rows that differ or are missing on one side, and that trades not yet settled explain. */
  readonly unsettled: number;
  readonly portfolios: number;
  readonly hasCash: boolean;
}

export interface ListedReconciliation {
  readonly id: string;
  readonly day: string;
  readonly source: string;
  readonly fileName: string;
  readonly state: ReconciliationState;
  readonly by: string;
  readonly createdAt: string;
  readonly counts: ReconciliationCounts | null;
  readonly open: number;
  readonly accepted: number;
}

export interface ReconciliationList {
  readonly rows: readonly ListedReconciliation[];
  readonly count: number;
  readonly page: number;
  readonly pageSize: number;
  readonly today: string;
  /** The names of sources that lists came from before. */
  readonly sources: readonly string[];
}

/** Numbers are digits with a point: the screen writes them. */
export interface ShownReconciledRow {
  readonly position: number;
  readonly line: number | null;
  readonly account: string;
  readonly named: string;
  readonly portfolio: { readonly name: string; readonly client: string; readonly portal: string; readonly address: string } | null;
  readonly security: { readonly name: string; readonly symbol: string } | null;
  readonly currency: string | null;
  readonly outcome: RowOutcome;
  readonly why: UnrecognisedReason | null;
  readonly custodian: string | null;
  readonly ledger: string | null;
  readonly difference: string | null;
  readonly isUnsettled: boolean;
  readonly status: BreakStatus | null;
  readonly seenBy: string | null;
  readonly seenAt: string | null;
  readonly note: string | null;
}

/** A list on its way: what stands in it, how it is understood so far, and what its first rows say. */
export interface OpenedPositions {
  readonly format: 'csv' | 'xlsx';
  readonly encoding: Encoding;
  readonly separator: Separator;
  readonly headerAt: number;
  readonly lines: readonly string[];
  readonly columns: readonly { readonly name: string; readonly samples: readonly string[]; readonly is: PositionColumn | null }[];
  readonly mapping: PositionMapping;
  readonly gaps: readonly PositionGap[];
  readonly rows: readonly PreviewPosition[];
}

export interface PreviewPosition {
  readonly line: number;
  readonly account: string;
  readonly named: string;
  /** The currency of cash; null of a security. */
  readonly currency: string | null;
  readonly units: string | null;
  readonly why: UnrecognisedReason | null;
}

export interface OpenedReconciliation {
  readonly one: ListedReconciliation;
  readonly positions: OpenedPositions | null;
  readonly rowsShown: {
    readonly show: RowFilter;
    readonly page: number;
    readonly count: number;
    readonly pageSize: number;
    readonly rows: readonly ShownReconciledRow[];
  };
  readonly abilities: { readonly compare: boolean; readonly accept: boolean; readonly delete: boolean };
}

export const rowFilters = ['open', 'all', ...rowOutcomes] as const;
export type RowFilter = (typeof rowFilters)[number];

/** The page of a result, the filter of its rows, and the row that the user is about to accept. */
export const ReconciliationQuery = z.strictObject({
  show: z.enum(rowFilters).optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).optional(),
});
export type ReconciliationQuery = z.infer<typeof ReconciliationQuery>;
