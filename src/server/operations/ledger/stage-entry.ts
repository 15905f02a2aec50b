import type pg from 'pg';
import type { Portfolio } from '../../db/queries/clients/portfolios.ts';
import { createReferenceTables } from '../import/stage/resolve-references.ts';
import type { Problem } from '../import/check/problem.ts';
import { Problems } from '../import/check/problem.ts';
import { fillBookedSplits } from '../import/check/ledger/booked-splits.ts';
import { fillSplitUnits } from '../import/check/ledger/split-units.ts';
import { fillComingTerms } from '../import/check/coming-terms.ts';
import { productAggregate } from '../import/check/ledger/ledger-checks.ts';
import { fillMarketDoubts } from '../import/check/market/market-prices.ts';
import { fillMarketRates } from '../import/check/market/market-rates.ts';
import { fillRateDoubts } from '../import/check/market/recorded-rates.ts';
import { fillTradeDoubts } from '../import/check/ledger/trade-amounts.ts';
import { fileInMemory } from '../import/read/source-file.ts';
import { stageFile } from '../import/stage/stage-file.ts';
import { createStagingTables } from '../import/stage/staging-tables.ts';
import { fileOfEntries, type PlacedEntry } from './entry-rows.ts';

/** The files that the import rules read: transactions and the others beside them. */
const files = ['instruments.csv', 'portfolios.csv', 'prices.csv', 'fx.csv', 'commitments.csv', 'transactions.csv'] as const;

/** Makes what the rules of an import read, with one portfolio to be known: there is no file yet. */
export async function openStaging(
  connection: pg.PoolClient,
  { externalId, accountId, id }: Portfolio,
  symbols: readonly string[],
): Promise<void> {
  await createStagingTables(connection, files);
  await createReferenceTables(connection);
  await connection.query('insert into known_portfolios values ($1, $2, $3, false)', [externalId, accountId, id]);
  await connection.query('insert into known_instruments select symbol, id from instruments where symbol = any($1)', [symbols]);
  await connection.query(`analyze known_portfolios, known_instruments`);
  await connection.query(productAggregate);
  await fillComingTerms(connection, new Set());
}

/** Puts entries where an import puts its rows, through the same reading and the same rules of a row. What they find wrong is told. */
export async function stageEntries(connection: pg.PoolClient, entries: readonly PlacedEntry[], latestDay: string): Promise<Problem[]> {
  const problems = new Problems();
  const file = fileInMemory(fileOfEntries(entries));
  await stageFile(file, { connection, problems, sourceName: '', latestDay, onRead: () => undefined });
  await fillBookedSplits(connection);
  await fillSplitUnits(connection);
  await fillMarketRates(connection);
  await fillRateDoubts(connection);
  await fillTradeDoubts(connection);
  await fillMarketDoubts(connection);
  return problems.inOrder([file.name]);
}

/** The rules look at these portfolios too. */
export async function addKnownPortfolios(
  connection: pg.PoolClient,
  portfolios: readonly Pick<Portfolio, 'externalId' | 'accountId' | 'id'>[],
): Promise<void> {
  for (const { externalId, accountId, id } of portfolios) {
    await connection.query('insert into known_portfolios values ($1, $2, $3, false) on conflict do nothing', [externalId, accountId, id]);
  }
}
