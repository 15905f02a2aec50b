import type pg from 'pg';
import { fillKnownKeys } from './known-keys.ts';
import { fillBookedSplits, recordAsSplits } from './rules/booked-splits.ts';
import { type ClientRules, clientChecks } from './rules/client-checks.ts';
import { fillComingTerms } from './rules/coming-terms.ts';
import { duplicateChecks } from './rules/duplicates.ts';
import { keptMeaningChecks } from './rules/kept-meaning.ts';
import { ledgerChecks, productAggregate } from './rules/ledger-checks.ts';
import { marketChecks } from './rules/market-checks.ts';
import { fillMarketDoubts } from './rules/market-prices.ts';
import { fillMarketRates } from './rules/market-rates.ts';
import { nominalCheck, resolveNominal } from './rules/nominal.ts';
import { peopleChecks } from './rules/people-checks.ts';
import { fillRateDoubts, recordedRateChecks } from './rules/recorded-rates.ts';
import { marketQuestionChecks, pendingCheck, questionChecks } from './rules/question-checks.ts';
import { referenceChecks } from './rules/references.ts';
import { sourceChecks } from './rules/repeated-transactions.ts';
import { type Findings, runCheck, type SetCheck } from './rules/set-check.ts';
import { fillTradeDoubts, tradeAmountChecks } from './rules/trade-amounts.ts';
import { leaveOutVoided } from './rules/voided-by-hand.ts';
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
  await fillComingTerms(connection, files.get('instruments.csv')?.columns ?? new Set());
  const ledger = files.get('transactions.csv');
  if (ledger) {
    await leaveOutVoided(connection, findings);
    await prepareLedger(connection, ledger, findings);
  }
  const types = await stagedTypes(connection);
  for (const check of [...checks, ...clientChecks(variant)]) {
    if (isWanted(check, files.get(check.file), types)) await runCheck(connection, check, findings);
  }
}

function isWanted(check: SetCheck, file: StagedFile | undefined, types: ReadonlySet<string>): boolean {
  if (!file || check.types?.every((type) => !types.has(type))) return false;
  return file.columns.has(check.column) || !referenceChecks.includes(check);
}

async function stagedTypes(connection: pg.PoolClient): Promise<ReadonlySet<string>> {
  const { rows } = await connection.query<{ type: string }>('select distinct type from staged_transactions where type is not null');
  return new Set(rows.map(({ type }) => type));
}

const checks: readonly SetCheck[] = [
  ...duplicateChecks,
  ...referenceChecks,
  ...marketChecks,
  ...peopleChecks,
  ...keptMeaningChecks,
  ...ledgerChecks,
  nominalCheck,
  ...recordedRateChecks,
  ...tradeAmountChecks,
  ...sourceChecks,
  ...questionChecks,
  ...marketQuestionChecks,
  pendingCheck,
];

/** What the rules about transactions look up. */
async function prepareLedger(connection: pg.PoolClient, { columns }: StagedFile, { confirmed }: Findings): Promise<void> {
  await resolveNominal(connection, columns);
  await fillBookedSplits(connection);
  await recordAsSplits(connection, confirmed.has('split-as-trades'));
  await fillMarketRates(connection);
  await fillRateDoubts(connection);
  await fillTradeDoubts(connection);
  await fillMarketDoubts(connection);
}
