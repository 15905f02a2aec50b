import type { PoolConfig } from 'pg';
import { PgBoss } from 'pg-boss';
import type { Queries } from '../db/queries.ts';

/** The queue of the job that computes figures. */
export const refreshQueue = {
  name: 'refresh-figures',
  options: { policy: 'short', notify: true, retryLimit: 3, retryBackoff: true, expireInSeconds: 3600 },
} as const;

/** Wakes the job of figures from a process that works on no queue. */
export interface FiguresWaker {
  /** Queues the job, so that the figures follow the ledger when the transaction commits. */
  readonly wake: (tx: Queries) => Promise<void>;
  readonly stop: () => Promise<void>;
}

export async function openFiguresWaker(connection: PoolConfig, onError: (error: Error) => void): Promise<FiguresWaker> {
  const boss = new PgBoss({ ...reachable(connection), schema: 'pgboss', createSchema: false, max: 1, supervise: false, schedule: false });
  boss.on('error', onError);
  await boss.start();
  await boss.createQueue(refreshQueue.name, refreshQueue.options);
  return {
    wake: async (tx) => {
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

/** Makes pg-boss queue a job in a transaction of ours. */
export function inside(tx: Queries) {
  return { executeSql: (text: string, values?: unknown[]) => tx.connection.query(text, values) };
}
