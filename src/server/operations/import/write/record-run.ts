import type { Queries } from '../../../db/queries.ts';
import { importRuns } from '../../../db/schema/ledger.ts';

/** Of one file: rows read, of these new ones, and ones that said something else than before. */
export interface FileCounts {
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
}

/** Notes that an import took place. */
export async function recordRun(tx: Queries, source: string, counts: Readonly<Record<string, FileCounts>>): Promise<void> {
  await tx.sql.insert(importRuns).values({ source, counts });
}
