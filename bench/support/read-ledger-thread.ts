import { workerData } from 'node:worker_threads';
import type { PoolConfig } from 'pg';
import { system } from '#domain/actor.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import { openDatabase } from '#server/db/database.ts';

interface ToRead {
  readonly connection: PoolConfig;
  readonly accountIds: readonly string[];
  readonly through: IsoDate;
}

/** Reads the ledgers of its accounts by the statement that figures are computed from, twenty accounts at a time. */
const { connection, accountIds, through } = workerData as ToRead;
const database = openDatabase(connection, (error) => {
  throw error;
});
for (let at = 0; at < accountIds.length; at += 20) {
  const batch = accountIds.slice(at, at + 20);
  await database.as(system('bench')).read((snapshot) => snapshot.transactions.ledgerOf(batch, through));
}
await database.close();
