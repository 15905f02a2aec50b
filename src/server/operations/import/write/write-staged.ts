import type pg from 'pg';
import type { ImportFileName } from '../format/import-file.ts';
import { hasManyRows, joinWholeTables } from '../stage/join-whole-tables.ts';
import { addNewReferenceIds } from '../stage/resolve-references.ts';
import type { StagedFile } from '../stage/stage-file.ts';
import { createChangedTables } from './changed-tables.ts';
import { writeAccounts, writePortfolios, writeUsers } from './clients.ts';
import { writeCommitments, writeReportedValues, writeTransactions } from './ledger.ts';
import { markPortfolios } from './mark-portfolios.ts';
import { writeFundWeights, writeModels } from './weights.ts';
import { writeBenchmarks, writeDividends, writeExchangeRates, writeInstruments, writePrices } from './market.ts';
import { writeMembers } from './members.ts';
import type { FileCounts } from './record-run.ts';
import type { Sender, WriteStep } from './write-step.ts';

/** The steps in order of reference. Once a group is written, the ids of its new rows are known. */
const groups: readonly (readonly WriteStep[])[] = [
  [writeInstruments],
  [writePrices, writeDividends, writeExchangeRates, writeBenchmarks, writeModels, writeFundWeights, writeUsers, writeAccounts],
  [writePortfolios],
  [writeTransactions, writeCommitments, writeReportedValues],
];

/** Rows of people, accounts and portfolios fire triggers each, whose own statements want loops along an index. */
const firesTriggers: ReadonlySet<ImportFileName> = new Set(['users.csv', 'accounts.csv', 'portfolios.csv']);

/**
 * Returns true for files that are written even without rows: the table of changed transactions is made of the staged ones and always read.
 */
function isAlwaysWritten(file: ImportFileName): boolean {
  return file === 'transactions.csv';
}

const nothing: Pick<StagedFile, 'columns' | 'rows'> = { columns: new Set(), rows: 0 };

function namesPeople(files: ReadonlyMap<ImportFileName, StagedFile>): boolean {
  return files.has('accounts.csv') || files.has('users.csv');
}

/** Writes what has been staged and checked, and marks the portfolios whose figures change. */
export async function writeStaged(
  connection: pg.PoolClient,
  staged: readonly StagedFile[],
  sender: Sender,
): Promise<Partial<Record<ImportFileName, FileCounts>>> {
  const files = new Map(staged.map((file) => [file.name, file]));
  const isLarge = hasManyRows(staged);
  const counts: Partial<Record<ImportFileName, FileCounts>> = {};
  await createChangedTables(connection);
  for (const group of groups) {
    const present = group.filter(({ file }) => files.has(file) || isAlwaysWritten(file));
    for (const { file, write } of present) {
      const { columns, rows } = files.get(file) ?? nothing;
      if (isLarge) await joinWholeTables(connection, !firesTriggers.has(file));
      counts[file] = { rows, ...(await write(connection, columns, sender)) };
    }
    const written = present.map(({ file }) => file);
    await addNewReferenceIds(connection, written);
  }
  if (isLarge) await joinWholeTables(connection, false);
  if (namesPeople(files)) await writeMembers(connection);
  if (isLarge) await joinWholeTables(connection, true);
  await markPortfolios(connection);
  return Object.fromEntries(staged.map(({ name }) => [name, counts[name]]));
}
