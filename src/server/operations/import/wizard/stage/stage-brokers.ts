import type { PoolClient } from 'pg';
import type { ImportProgress } from '#contracts/imports.ts';
import { choosePortfolios, createReferenceTables, fillReferenceTables } from '../../stage/resolve-references.ts';
import { getDayInAYear } from '../../import-source.ts';
import { Problems } from '../../check/problem.ts';
import { sourceOfFiles, UnreadableFile } from '../../read/source-file.ts';
import { stageFile, type StagedFile } from '../../stage/stage-file.ts';
import { createStagingTables } from '../../stage/staging-tables.ts';
import type { BrokerRows } from './broker-rows.ts';
import { newSecurities } from './match-securities.ts';
import { toRowProblem, type FoundProblem } from '../preview/validate-staged-rows.ts';

interface ToStage {
  readonly importId: string;
  readonly portfolios: readonly { readonly id: string; readonly accountId: string }[];
  readonly rows: BrokerRows;
  readonly onProgress: (progress: ImportProgress) => void;
}

interface Staged {
  readonly staged: readonly StagedFile[];
  readonly found: readonly FoundProblem[];
}

/**
 * The rows of the files in the staging tables of every import, and the new securities that someone has described.
 *
 * @throws UnreadableFile
 */
export async function stageBrokers(connection: PoolClient, { importId, portfolios, rows, onProgress }: ToStage): Promise<Staged> {
  await createStagingTables(connection);
  await createReferenceTables(connection);
  await choosePortfolios(
    connection,
    portfolios.map(({ id, accountId }) => ({ name: id, accountId, portfolioId: id })),
  );
  const problems = new Problems();
  const staging = { connection, problems, sourceName: importId, latestDay: await getDayInAYear(connection) };
  const source = sourceOfFiles(importId, [await instrumentsFile(connection, importId)]);
  const staged: StagedFile[] = [];
  for (const file of source.files) staged.push(await stageFile(file, { ...staging, onRead: () => undefined }));
  const file = rows.asFile();
  const onRead = (done: { readonly rows: number; readonly read: number }) =>
    onProgress({ phase: 'reading', rows: done.rows, read: file.size === 0 ? 1 : Math.min(1, done.read / file.size) });
  staged.push(await stageFile(file, { ...staging, onRead }));
  if (rows.unreadable) throw rows.unreadable;
  const prices = sourceOfFiles(importId, [await firstPrices(connection, importId, rows.traded)]);
  for (const priced of prices.files) staged.push(await stageFile(priced, { ...staging, onRead: () => undefined }));
  await fillReferenceTables(connection);
  return { staged, found: problems.inOrder([]).map(staticProblem) };
}

function staticProblem(problem: Parameters<typeof toRowProblem>[0]): FoundProblem {
  if (problem.line === null || problem.file !== 'transactions.csv') throw new UnreadableFile(problem.expected, problem.line);
  return { row: problem.line, verdict: 'error', problem: toRowProblem(problem) };
}

/** Prices of new securities: without one of each day on which it was traded, the portfolio has no value between its trades. */
async function firstPrices(connection: PoolClient, importId: string, traded: BrokerRows['traded']) {
  const bySymbol = new Map([...(await newSecurities(connection, importId)).values()].map(({ symbol, price }) => [symbol, price]));
  const rows = [...bySymbol].flatMap(([symbol, price]) => {
    if (price?.from === 'typed') return [[symbol, price.day, price.close]];
    if (price?.from !== 'file') return [];
    return [...(traded.get(symbol) ?? [])].map(([day, close]) => [symbol, day, close]);
  });
  return { name: 'prices.csv' as const, columns: ['symbol', 'date', 'close'], rows };
}

async function instrumentsFile(connection: PoolClient, importId: string) {
  const made = [...(await newSecurities(connection, importId))];
  const { rows } = await connection.query<{ id: string; isin: string | null; sedol: string | null }>(
    `select source || E'\\n' || key as id, names ->> 'isin' as isin, names ->> 'sedol' as sedol from import_securities where import_id = $1`,
    [importId],
  );
  const names = new Map(rows.map((row) => [row.id, row]));
  const bySymbol = new Map(made.map(([id, choice]) => [choice.symbol, { ...choice, ...names.get(id) }]));
  return {
    name: 'instruments.csv' as const,
    columns: ['symbol', 'name', 'type', 'assetClass', 'currency', 'isin', 'sedol'],
    rows: [...bySymbol.values()].map(({ symbol, name, type, assetClass, currency, isin, sedol }) => [
      symbol,
      name,
      type,
      assetClass,
      currency,
      isin ?? '',
      sedol ?? '',
    ]),
  };
}
