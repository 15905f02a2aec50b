import type { PoolConfig } from 'pg';
import { PgBoss } from 'pg-boss';
import type { Queries } from '../db/queries.ts';

/** The queue on which new figures are asked for. */
export const refreshQueue = {
  name: 'refresh-figures',
  options: { policy: 'short', notify: true, retryLimit: 3, retryBackoff: true, expireInSeconds: 3600 },
} as const;

/** For a process that asks for new figures and works on no queue. */
export interface RefreshRequests {
  /** Asks that the figures follow the ledger when the transaction commits. */
  readonly ask: (tx: Queries) => Promise<void>;
  readonly stop: () => Promise<void>;
}

export async function openRefreshRequests(connection: PoolConfig, onError: (error: Error) => void): Promise<RefreshRequests> {
  const boss = new PgBoss({ ...reachable(connection), schema: 'pgboss', createSchema: false, max: 1, supervise: false, schedule: false });
  boss.on('error', onError);
  await boss.start();
  await boss.createQueue(refreshQueue.name, refreshQueue.options);
  return {
    ask: async (tx) => {
      await boss.send(refreshQueue.name, null, { db: inside(tx) });
    },
    stop: () => boss.stop({ graceful: false }),
  };
}

/** The part of a connection that pg-boss takes. */
export function reachable({ host, port, user, database, connectionString }: PoolConfig) {
  const given = { host, port, user, database, connectionString };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

export function inside(tx: Queries) {
  return { executeSql: (text: string, values?: unknown[]) => tx.connection.query(text, values) };
}
