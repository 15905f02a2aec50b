import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { undoSeconds } from '#domain/thread/thread.ts';
import type { Queries } from '../db/queries.ts';
import { inside, refreshQueue } from './wake-figures.ts';

/** The queues that operations wake. */
export const queues = {
  imports: 'imports',
  deliveries: 'deliveries',
  reportDeliveries: 'report-deliveries',
  bulkActions: 'bulk-actions',
  libraryCopies: 'library-copies',
  messages: 'send-messages',
  releases: 'release-messages',
} as const;

/** Wakes the jobs of one firm, for its operations. */
export interface JobWakers {
  /**
   * Asks that the figures follow the ledger: with `tx` when that transaction commits, else at once. Asking twice before it
   * begins is asking once.
   */
  readonly requestRefresh: (tx?: Queries) => Promise<void>;
  /** Asks with `tx` that what waits of imports is done. */
  readonly requestImport: (tx: Queries) => Promise<void>;
  /** Asks with `tx` that documents for several clients are delivered. */
  readonly requestDelivery: (tx: Queries) => Promise<void>;
  /** Asks with `tx` that the rows of a bulk action are carried out. */
  readonly requestBulk: (tx: Queries) => Promise<void>;
  /** Asks with `tx` that copies of what was sent are put in the libraries of clients. */
  readonly requestCopies: (tx: Queries) => Promise<void>;
  /** Has posted messages sent at once, for anyone who has committed them. It does not fail: they are looked for every minute as well. */
  readonly wakeSender: () => Promise<void>;
  /** Has messages that are held sent when they are due, as `wakeSender` does. */
  readonly releaseLater: () => Promise<void>;
}

export function createJobWakers(boss: PgBoss, log: Pick<Logger, 'warn'>): JobWakers {
  return {
    requestRefresh: async (tx) => void (await boss.send(refreshQueue.name, null, tx ? { db: inside(tx) } : {})),
    requestImport: async (tx) => void (await boss.send(queues.imports, null, { db: inside(tx) })),
    requestDelivery: async (tx) => {
      for (const queue of [queues.deliveries, queues.reportDeliveries]) await boss.send(queue, null, { db: inside(tx) });
    },
    requestBulk: async (tx) => void (await boss.send(queues.bulkActions, null, { db: inside(tx) })),
    requestCopies: async (tx) => void (await boss.send(queues.libraryCopies, null, { db: inside(tx) })),
    wakeSender: async () => {
      await boss.send(queues.messages).catch((error: unknown) => log.warn({ err: error }, 'the sender of messages was not woken'));
    },
    releaseLater: async () => {
      // A second later than they are due, by the clock of the database.
      const asked = boss.send(queues.releases, null, { startAfter: undoSeconds + 1 });
      await asked.catch((error: unknown) => log.warn({ err: error }, 'held messages are sent within a minute'));
    },
  };
}
