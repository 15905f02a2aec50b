import type { ActorDatabase } from '../../db/database.ts';
import type { ImportCounts } from './import-source.ts';

/** What an import fills. */
const filled = [
  'users',
  'accounts',
  'account_members',
  'portal_members',
  'organisations',
  'portfolios',
  'instruments',
  'prices',
  'dividends',
  'exchange_rates',
  'benchmarks',
  'benchmark_components',
  'models',
  'model_targets',
  'fund_weights',
  'transactions',
  'commitments',
  'reported_values',
  'ledger_marks',
];

/** From so many new rows on it is worth the half second. */
const manyRows = 1000;

/** Tells the planner what came in, once it is committed: its own round comes a minute later, and what reads next would be slow till then. */
export async function tellPlanner(db: ActorDatabase, counts: ImportCounts): Promise<void> {
  const written = Object.values(counts).reduce((sum, { added, changed }) => sum + added + changed, 0);
  if (written >= manyRows)
    await db.writeUnaudited('planner-statistics', ({ connection }) => connection.query(`analyze ${filled.join(', ')}`));
}
