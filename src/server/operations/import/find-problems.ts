import type pg from 'pg';
import type { ImportFileName } from './import-file.ts';
import { fillKnownKeys } from './known-keys.ts';
import { type ClientRules, clientChecks } from './rules/client-checks.ts';
import { fillComingTerms } from './rules/coming-terms.ts';
import { duplicateChecks } from './rules/duplicates.ts';
import { ledgerChecks, productAggregate } from './rules/ledger-checks.ts';
import { marketChecks } from './rules/market-checks.ts';
import { fillMarketRates } from './rules/market-rates.ts';
import { nominalCheck, resolveNominal } from './rules/nominal.ts';
import { referenceChecks } from './rules/references.ts';
import { type Findings, runCheck } from './rules/set-check.ts';
import { fillTradeDoubts, tradeAmountChecks } from './rules/trade-amounts.ts';
import type { StagedFile } from './stage-file.ts';
import { stagingTable } from './staging-tables.ts';

/**
 * Runs the rules that look at whole files, at other files and at what the database has. Left out when a file has no usable
 * header: nearly every row of the others would be said to refer to nothing.
 */
export async function findProblems(
  connection: pg.PoolClient,
  { staged, findings, variant }: { staged: readonly StagedFile[]; findings: Findings; variant: ClientRules | null },
): Promise<void> {
  if (staged.some(({ isComparable }) => !isComparable)) return;
  for (const { name } of staged) await connection.query(`analyze ${stagingTable(name)}`);
  await fillKnownKeys(connection);
  await connection.query(productAggregate);
  const files = new Map(staged.map((file) => [file.name, file]));
  if (files.has('transactions.csv')) await prepareLedger(connection, files);
  const checks = [...duplicateChecks, ...referenceChecks, ...marketChecks, ...clientChecks(variant), ...ledgerChecks, ...tradeChecks];
  for (const check of checks) {
    if (files.has(check.file)) await runCheck(connection, check, findings);
  }
}

const tradeChecks = [nominalCheck, ...tradeAmountChecks];

/** What the rules about transactions look up. */
async function prepareLedger(connection: pg.PoolClient, files: ReadonlyMap<ImportFileName, StagedFile>): Promise<void> {
  await fillComingTerms(connection, files.get('instruments.csv')?.columns ?? new Set());
  await resolveNominal(connection);
  await fillMarketRates(connection);
  await fillTradeDoubts(connection);
}
