import type pg from 'pg';
import { fillKnownKeys } from './known-keys.ts';
import type { Problems } from './problem.ts';
import { type ClientRules, clientChecks } from './rules/client-checks.ts';
import { duplicateChecks } from './rules/duplicates.ts';
import { ledgerChecks, productAggregate } from './rules/ledger-checks.ts';
import { marketChecks } from './rules/market-checks.ts';
import { referenceChecks } from './rules/references.ts';
import { runCheck } from './rules/set-check.ts';
import type { StagedFile } from './stage-file.ts';
import { stagingTable } from './staging-tables.ts';

/**
 * Runs the rules that look at whole files, at other files and at what the database has. Left out when a file has no usable
 * header: nearly every row of the others would be said to refer to nothing.
 */
export async function findProblems(
  connection: pg.PoolClient,
  { staged, problems, variant }: { staged: readonly StagedFile[]; problems: Problems; variant: ClientRules | null },
): Promise<void> {
  if (staged.some(({ isComparable }) => !isComparable)) return;
  for (const { name } of staged) await connection.query(`analyze ${stagingTable(name)}`);
  await fillKnownKeys(connection);
  await connection.query(productAggregate);
  const files = new Set(staged.map(({ name }) => name));
  const checks = [...duplicateChecks, ...referenceChecks, ...marketChecks, ...clientChecks(variant), ...ledgerChecks];
  for (const check of checks) {
    if (files.has(check.file)) await runCheck(connection, check, problems);
  }
}
