import type pg from 'pg';
import type { ImportFileName } from '../import-file.ts';
import { hasManyRows, joinWholeTables } from '../join-whole-tables.ts';
import { identifyNewKeys } from '../known-keys.ts';
import type { StagedFile } from '../stage-file.ts';
import { writeAccounts, writePortfolios, writeUsers } from './clients.ts';
import { writeCommitments, writeReportedValues, writeTransactions } from './ledger.ts';
import { markPortfolios } from './mark-portfolios.ts';
import { writeFundWeights, writeModels } from './weights.ts';
import { writeBenchmarks, writeDividends, writeExchangeRates, writeInstruments, writePrices } from './market.ts';
import { writeMembers } from './members.ts';
import type { FileCounts } from './record-run.ts';
import type { Sender, WriteStep } from './write-step.ts';

/** What others refer to comes before them; after a group the ids of what is new are known. */
const groups: readonly (readonly WriteStep[])[] = [
  [writeInstruments],
  [writePrices, writeDividends, writeExchangeRates, writeBenchmarks, writeModels, writeFundWeights, writeUsers, writeAccounts],
  [writePortfolios],
  [writeTransactions, writeCommitments, writeReportedValues],
];

/** Rows of people, accounts and portfolios fire triggers each, whose own statements want loops along an index. */
const firesTriggers: ReadonlySet<ImportFileName> = new Set(['users.csv', 'accounts.csv', 'portfolios.csv']);

/** Writes what has been staged and checked, and marks the portfolios whose figures change. */
export async function writeStaged(
  connection: pg.PoolClient,
  staged: readonly StagedFile[],
  sender: Sender,
): Promise<Partial<Record<ImportFileName, FileCounts>>> {
  const files = new Map(staged.map((file) => [file.name, file]));
  const isLarge = hasManyRows(staged);
  const counts: Partial<Record<ImportFileName, FileCounts>> = {};
  for (const group of groups) {
    for (const { file, write } of group) {
      await joinWholeTables(connection, isLarge && !firesTriggers.has(file));
      const written = await write(connection, files.get(file)?.columns ?? new Set(), sender);
      counts[file] = { rows: files.get(file)?.rows ?? 0, ...written };
    }
    await identifyNewKeys(connection);
  }
  await joinWholeTables(connection, false);
  await writeMembers(connection);
  await joinWholeTables(connection, isLarge);
  await markPortfolios(connection);
  return Object.fromEntries(staged.map(({ name }) => [name, counts[name]]));
}
