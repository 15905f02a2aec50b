import type pg from 'pg';
import { fillReferenceTables } from '../stage/resolve-references.ts';
import { fillBookedSplits, recordAsSplits } from './ledger/booked-splits.ts';
import { fillSplitUnits, recordUnitsAsSplits } from './ledger/split-units.ts';
import { type ClientRules, clientChecks } from './clients/client-checks.ts';
import { fillComingTerms } from './coming-terms.ts';
import { uniqueKeyChecks } from './unique-keys.ts';
import { immutableReferenceChecks } from './immutable-reference-checks.ts';
import { ledgerChecks, productAggregate } from './ledger/ledger-checks.ts';
import { marketChecks } from './market/market-checks.ts';
import { fillMarketDoubts } from './market/market-prices.ts';
import { fillMarketRates } from './market/market-rates.ts';
import { nominalCheck, resolveNominal } from './ledger/nominal.ts';
import { peopleChecks } from './clients/people-checks.ts';
import { fillRateDoubts, recordedRateChecks } from './market/recorded-rates.ts';
import { marketQuestionChecks, pendingCheck, questionChecks } from './questions/question-checks.ts';
import { referenceChecks } from './references.ts';
import { sourceChecks } from './ledger/other-sources.ts';
import { type Findings, runChecks, type SetCheck, withConditionMet } from './set-check.ts';
import { fillTradeDoubts, tradeAmountChecks } from './ledger/trade-amounts.ts';
import { leaveOutVoided } from './ledger/voided-by-hand.ts';
import type { StagedFile } from '../stage/stage-file.ts';
import { stagingTable } from '../stage/staging-tables.ts';

/**
 * Runs the rules that look at whole files, at other files and at what the database has. Left out when a file has no usable
 * header: nearly every row of the others would be said to refer to nothing.
 */
export async function findProblems(
  connection: pg.PoolClient,
  { staged, findings, variant }: { staged: readonly StagedFile[]; findings: Findings; variant: ClientRules | null },
): Promise<void> {
  if (staged.some(({ isComparable }) => !isComparable)) return;
  if (staged.length > 0) await connection.query(`analyze ${staged.map(({ name }) => stagingTable(name)).join(', ')}`);
  await fillReferenceTables(connection);
  await connection.query(productAggregate);
  const files = new Map(staged.map((file) => [file.name, file]));
  await fillComingTerms(connection, files.get('instruments.csv')?.columns ?? new Set());
  const ledger = files.get('transactions.csv');
  if (ledger) {
    await leaveOutVoided(connection, findings);
    await prepareLedger(connection, ledger, findings);
  }
  const present = await whatIsThere(connection);
  const wanted = [...checks, ...clientChecks(variant)].filter((check) => isWanted(check, files.get(check.file), present));
  await runChecks(connection, await withConditionMet(connection, wanted), findings);
}

/** The types among the staged transactions, and whether anything stands in the ledger. */
interface Present {
  readonly types: readonly string[];
  readonly isAnythingStored: boolean;
}

function isWanted({ leastRows = 1, types, ofColumn, ofStored, column }: SetCheck, file: StagedFile | undefined, present: Present): boolean {
  if (!file || file.rows < leastRows || types?.every((type) => !present.types.includes(type))) return false;
  if (ofStored && !present.isAnythingStored) return false;
  return !ofColumn || file.columns.has(column);
}

async function whatIsThere(connection: pg.PoolClient): Promise<Present> {
  const { rows } = await connection.query<Present>(`
    select array(select distinct type from staged_transactions where type is not null) as types,
      exists (select from transactions) or exists (select from commitments) or exists (select from reported_values) as "isAnythingStored"`);
  return rows[0] ?? { types: [], isAnythingStored: true };
}

const checks: readonly SetCheck[] = [
  ...uniqueKeyChecks,
  ...referenceChecks,
  ...marketChecks,
  ...peopleChecks,
  ...immutableReferenceChecks,
  ...ledgerChecks,
  nominalCheck,
  ...recordedRateChecks,
  ...tradeAmountChecks,
  ...sourceChecks,
  ...questionChecks,
  ...marketQuestionChecks,
  pendingCheck,
];

/** Fills the tables that the rules about transactions read. */
async function prepareLedger(connection: pg.PoolClient, { columns }: StagedFile, { confirmed }: Findings): Promise<void> {
  await resolveNominal(connection, columns);
  await fillBookedSplits(connection);
  await recordAsSplits(connection, confirmed.has('split-as-trades'));
  await fillSplitUnits(connection);
  await recordUnitsAsSplits(connection, confirmed.has('split-as-units'));
  await fillMarketRates(connection);
  await fillRateDoubts(connection);
  await fillTradeDoubts(connection);
  await fillMarketDoubts(connection);
}
