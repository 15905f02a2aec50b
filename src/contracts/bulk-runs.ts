import type { CollectionId } from '#collections/registry.ts';
import type { Asked } from './people/access-groups.ts';

/** The highest number of records of one bulk action; they are previewed a page at a time. */
export const maxBulk = 500;

/** The expected or actual result for one record of a bulk action. */
export type BulkRow = { readonly id: string } & (
  | { readonly verdict: 'fine' | 'done' }
  | ({ readonly verdict: 'asked' } & Asked)
  | { readonly verdict: 'refused'; readonly text: string }
);

/** The expected results of a bulk action. */
export interface BulkPreview {
  readonly bulk: readonly BulkRow[];
}

/** The run of a bulk action that was started; null while another one of the reader is under way. */
export interface BulkStarted {
  readonly run: string | null;
}

/** A bulk action that a job carries out, record after record. */
export interface BulkRun {
  readonly id: string;
  readonly collection: CollectionId;
  readonly action: string;
  /** On the wall of the firm. */
  readonly startedAt: string;
  readonly count: number;
  readonly done: number;
  readonly waiting: number;
}

/** A record of a run. Its name is null until the run has reached it, and where it was not found. */
export type BulkRunRow = { readonly id: string; readonly name: string | null; readonly detail: string | null } & (
  | BulkRow
  | { readonly verdict: 'waiting' }
);

/** The runs of the reader, the newest first, and the rows of one of them. */
export interface BulkRunsPage {
  readonly runs: readonly BulkRun[];
  /** Null for a reader without runs. */
  readonly shown: { readonly run: BulkRun; readonly rows: readonly BulkRunRow[] } | null;
}
