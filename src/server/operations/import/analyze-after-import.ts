import { getTableName } from 'drizzle-orm';
import type { ActorDatabase } from '../../db/database.ts';
import { tableAccess } from '../../db/tables.ts';
import type { ImportCounts } from './import-source.ts';

/** The tables that an import fills. */
const filled = tableAccess.filter(({ isAnalysed }) => isAnalysed).map(({ table }) => getTableName(table));

/** From so many new rows on it is worth the half second. */
const manyRows = 1000;

/** Tells the planner what came in, once it is committed: its own round comes a minute later, and what reads next would be slow till then. */
export async function analyzeAfterImport(db: ActorDatabase, counts: ImportCounts): Promise<void> {
  const written = Object.values(counts).reduce((sum, { added, changed }) => sum + added + changed, 0);
  if (written >= manyRows)
    await db.writeUnaudited('planner-statistics', ({ connection }) => connection.query(`analyze ${filled.join(', ')}`));
}
