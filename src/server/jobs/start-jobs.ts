import type { PoolConfig } from 'pg';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { VariantId } from '#contracts/ids.ts';
import type { MailContent } from '#contracts/mail.ts';
import { system } from '#domain/actor.ts';
import { variants } from '#variants/registry.ts';
import type { Variant } from '#variants/variant.ts';
import type { Database } from '../db/database.ts';
import type { Queries } from '../db/queries.ts';
import { requestLimits } from '../db/request-limits.ts';
import type { SignInServices } from '../operations/sign-in/sign-in-services.ts';
import { runImportTasks } from '../operations/import-wizard/run-import-tasks.ts';
import { sendMessages } from '../operations/messages/send-messages.ts';
import { inspectAllPrices } from '../operations/market/inspect-all-prices.ts';
import { checkPublishedReports } from '../operations/reports/check-published-reports.ts';
import { providers } from '../providers/registry.ts';
import { todayIn } from '../today.ts';
import { FiguresPool } from './figures-pool.ts';
import { inside, reachable, refreshQueue } from './refresh-requests.ts';

/** One client firm's work in the background: its database, and how pg-boss reaches the same one. */
export interface VariantWithJobs {
  readonly variant: Pick<Variant, 'id' | 'timeZone' | 'settlement' | 'portfolioTypes' | 'maxPortals'>;
  readonly database: Database;
  readonly connection: PoolConfig;
  readonly services: Pick<SignInServices, 'gateways'>;
  /** The HTML of a mail of this firm. */
  readonly renderMail: (content: MailContent, logo: string | null) => Promise<string>;
}

export interface Jobs {
  /**
   * Asks that the figures follow the ledger: with `tx` when that transaction commits, else at once. Asking twice before it
   * begins is asking once.
   */
  readonly requestRefresh: (variant: VariantId, tx?: Queries) => Promise<void>;
  /** Asks with `tx` that what waits of imports is done. */
  readonly requestImport: (variant: VariantId, tx: Queries) => Promise<void>;
  /** Has posted messages sent at once, for anyone who has committed them. It does not fail: they are looked for every minute as well. */
  readonly wakeSender: (variant: VariantId) => Promise<void>;
  /** Ends when the jobs under way have ended. */
  readonly stop: () => Promise<void>;
}

const queue = refreshQueue.name;
const inspections = 'inspect-prices';
const messages = 'send-messages';
const imports = 'imports';
const cleanUp = 'clean-up';

/** Works on every variant's queue in this process; as many processes as wanted may do so. */
export async function startJobs(firms: readonly VariantWithJobs[], log: Logger): Promise<Jobs> {
  const figuresPool = new FiguresPool();
  const started = await Promise.all(firms.map(async (one) => [one.variant.id, await startBoss(one, { figuresPool, log })] as const));
  const bosses = new Map<VariantId, PgBoss>(started);
  return {
    requestRefresh: async (variant, tx) => {
      await bosses.get(variant)?.send(queue, null, tx ? { db: inside(tx) } : {});
    },
    requestImport: async (variant, tx) => {
      await bosses.get(variant)?.send(imports, null, { db: inside(tx) });
    },
    wakeSender: async (variant) => {
      const woken = bosses.get(variant)?.send(messages);
      await woken?.catch((error: unknown) => log.warn({ err: error }, 'the sender of messages was not woken'));
    },
    stop: async () => {
      await Promise.all([...bosses.values()].map((boss) => boss.stop({ graceful: true, timeout: 20_000 })));
      await figuresPool.stop();
    },
  };
}

/** Anyone who posts a message waits until its sender is told: no longer than for anything else of a database. */
const timeouts = {
  connectionTimeoutMillis: requestLimits.connection,
  statement_timeout: requestLimits.statement,
  query_timeout: requestLimits.answer,
  keepAlive: true,
};

interface JobContext {
  readonly figuresPool: FiguresPool;
  readonly log: Logger;
}

async function startBoss(firm: VariantWithJobs, { figuresPool, log }: JobContext): Promise<PgBoss> {
  const { variant, database, connection } = firm;
  const boss = new PgBoss({ ...reachable(connection), ...timeouts, schema: 'pgboss', createSchema: false, max: 2, useListenNotify: true });
  boss.on('error', (error) => log.warn({ variant: variant.id, error: error.message }, 'the queue has a problem'));
  await boss.start();
  await boss.createQueue(queue, refreshQueue.options);
  await boss.work(queue, async () => {
    const startedAt = performance.now();
    const through = todayIn(variant.timeZone);
    const backlog = await database.as(system('refresh-figures')).read((snapshot) => snapshot.ledgerMarks.countStale(through));
    const { accounts } = await figuresPool.refresh({ connection, through, settlement: variant.settlement }, backlog);
    if (accounts > 0)
      log.info({ variant: variant.id, accounts, milliseconds: Math.round(performance.now() - startedAt) }, 'figures refreshed');
    await checkPublishedReports(database, reporting(variant.id));
  });
  await boss.createQueue(inspections, { policy: 'short', retryLimit: 3, retryBackoff: true, expireInSeconds: 3600 });
  await boss.work(inspections, async () => {
    const { held, released } = await inspectAllPrices(database, async (tx) => void (await boss.send(queue, null, { db: inside(tx) })));
    if (held + released > 0) log.info({ variant: variant.id, held, released }, 'prices inspected');
  });
  await boss.schedule(inspections, '30 23 * * *', null, { tz: variant.timeZone });
  // "Today" has moved on: two minutes past midnight where the firm is.
  await boss.schedule(queue, '2 0 * * *', null, { tz: variant.timeZone });
  await boss.send(queue);
  await startImporting(boss, firm, log);
  await startSending(boss, firm, log);
  await startCleaningUp(boss, database);
  return boss;
}

/** One at a time: the next begins when the one before is in the ledger. At the start what a stopped process has left. */
async function startImporting(boss: PgBoss, { variant, database }: VariantWithJobs, log: Logger): Promise<void> {
  await boss.createQueue(imports, { policy: 'short', notify: true, retryLimit: 3, expireInSeconds: 3600 });
  const requestRefresh = async (tx: Queries) => void (await boss.send(queue, null, { db: inside(tx) }));
  await boss.work(imports, async () => {
    const onFailure = (error: unknown) => log.error({ variant: variant.id, err: error }, 'an import failed');
    await runImportTasks({ db: database, variant, through: todayIn(variant.timeZone), requestRefresh, onFailure });
  });
  await boss.send(imports);
}

/** Woken by each post, and every minute for what has to be tried again. Several at once: a slow gateway holds up its own messages alone. */
async function startSending(boss: PgBoss, { variant, database, services, renderMail }: VariantWithJobs, log: Logger): Promise<void> {
  const onFailure = (failure: object) => log.warn({ variant: variant.id, ...failure }, 'a message could not be handed over');
  await boss.createQueue(messages, { policy: 'short', notify: true, retryLimit: 0, expireInSeconds: 600 });
  await boss.work(messages, { localConcurrency: 4 }, async () => {
    await sendMessages({ db: database, gateways: services.gateways, render: renderMail, onFailure });
  });
  await boss.schedule(messages, '* * * * *');
  await boss.send(messages);
}

/** Every hour, and at the start: what was answered to forms is kept for a day, what was deleted and what was imported for a month. */
async function startCleaningUp(boss: PgBoss, database: Database): Promise<void> {
  await boss.createQueue(cleanUp, { policy: 'short', retryLimit: 0, expireInSeconds: 600 });
  await boss.work(cleanUp, async () => {
    await database.as(system(cleanUp)).writeUnaudited('old-idempotency-keys', (tx) => tx.idempotencyKeys.forgetOld());
    await database.as(system(cleanUp)).writeUnaudited('old-trash', (tx) => tx.removedRecords.forgetOld());
    await database.as(system(cleanUp)).writeUnaudited('old-imports', (tx) => tx.imports.forgetOld());
  });
  await boss.schedule(cleanUp, '17 * * * *');
  await boss.send(cleanUp);
}

/** Whose figures a published report is held against. */
function reporting(id: VariantId) {
  const variant = variants[id];
  return { variant, provider: providers[variant.provider] };
}
