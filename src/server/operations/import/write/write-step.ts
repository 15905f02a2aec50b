import type pg from 'pg';
import type { ImportFileName } from '../format/import-file.ts';

/** Rows of a file that were new, and rows that said something else than before. */
export interface WriteCounts {
  readonly added: number;
  readonly changed: number;
}

/** The sender of the rows: the office's securities are published, those of an adviser's file are only for those who hold them. */
export type Sender = 'office' | 'adviser';

/** Writes a staged file whose rows are all right. `columns` are those that the file has; what it has not stays as it is. */
export interface WriteStep {
  readonly file: ImportFileName;
  readonly write: (connection: pg.PoolClient, columns: ReadonlySet<string>, sender?: Sender) => Promise<WriteCounts>;
}
