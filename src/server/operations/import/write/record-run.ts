import type { Queries } from '../../../db/queries.ts';
import { importRuns } from '../../../db/schema/ledger.ts';

/** The rows read from a file, and of these the new and the changed ones. */
export interface FileCounts {
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
}

/** Notes that an import took place. */
export async function recordRun(tx: Queries, source: string, counts: Readonly<Record<string, FileCounts>>): Promise<void> {
  await tx.sql.insert(importRuns).values({ source, counts });
}
