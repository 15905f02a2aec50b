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
import type { FetchDataset } from '../feeds/data-service.ts';
import type { PriceFeed } from '../feeds/price-feed.ts';
import type { FileStore } from '../files/file-store.ts';
import { type RequestLimits, requestLimits } from '../db/request-limits.ts';
import type { SignInServices } from '../operations/sign-in/sign-in-services.ts';
import { runDataProcesses } from '../operations/data-processes/run-data-processes.ts';
import { runImportTasks } from '../operations/import/wizard/run-import-tasks.ts';
import { forgetUnusedMedia } from '../operations/media/forget-unused-media.ts';
import { runReportDeliveries } from '../operations/library/deliveries/run-report-deliveries.ts';
import { runDeliveries } from '../operations/library/deliveries/run-deliveries.ts';
import { remindOfRequests } from '../operations/library/requests/remind-of-requests.ts';
import { sendMessages } from '../operations/messages/send-messages.ts';
import { postNotificationMails } from '../operations/notifications/post-notification-mails.ts';
import { postNotificationTexts } from '../operations/notifications/post-notification-texts.ts';
import { releaseMessages } from '../operations/threads/release-messages.ts';
import { fetchPrices } from '../operations/market/fetch-prices.ts';
import { inspectAllPrices } from '../operations/market/inspect-all-prices.ts';
import { checkPublishedReports } from '../operations/reports/check-published-reports.ts';
import { carryOutBulkRuns } from '../records/bulk/carry-out-bulk-runs.ts';
import { providers } from '../providers/registry.ts';
import type { RequestContext } from '../request-context.ts';
import { getToday } from '../today.ts';
import { FiguresPool } from './figures-pool.ts';
import type { JobPerson } from './open-job-context.ts';
import { inside, reachable, refreshQueue } from './wake-figures.ts';
import { startLibraryCopies } from './start-library-copies.ts';
import { queues, type JobWakers, createJobWakers } from './wake-jobs.ts';

/** One client firm's work in the background: its database, and how pg-boss reaches the same one. */
export interface VariantWithJobs {
  readonly variant: Pick<
    Variant,
    'id' | 'timeZone' | 'settlement' | 'portfolioTypes' | 'maxPortals' | 'mandatoryNotifications' | 'textsNews'
  >;
  readonly database: Database;
  readonly connection: PoolConfig;
  readonly services: Pick<SignInServices, 'gateways' | 'origin' | 'writer' | 'phoneCodes' | 'messagesPerHour'>;
  /** The price service; null where prices come with imports alone. */
  readonly priceFeed: PriceFeed | null;
  /** Asks for the files of data processes. */
  readonly fetchDataset: FetchDataset;
  /** The HTML of a mail of this firm. */
  readonly renderMail: (content: MailContent, logo: string | null) => Promise<string>;
  /** Returns a request without a request, for what a job does as a person of the firm. */
  readonly contextAs: (person: JobPerson, wakers: JobWakers) => Promise<RequestContext>;
  /** Drops this process's cached public pages, which a job may have changed. */
  readonly forgetPages: () => void;
}

export interface Jobs {
  /** Returns what wakes the jobs of a firm. */
  readonly of: (variant: VariantId) => JobWakers;
  /** Ends when the jobs under way have ended. */
  readonly stop: () => Promise<void>;
}

/** The jobs as requests see them. */
export type RequestedJobs = Omit<Jobs, 'stop'>;

const figures = refreshQueue.name;
const inspections = 'inspect-prices';
const fetches = 'fetch-prices';
const { imports, deliveries, reportDeliveries, bulkActions, messages, releases, libraryCopies } = queues;
const cleanUp = 'clean-up';
const reminders = 'remind-of-requests';
/** Nobody waits for this work, and each poll wakes the database of every firm. */
const unhurried = { pollingIntervalSeconds: 10 };

/** Works on every variant's queue in this process; as many processes as wanted may do so. */
export async function startJobs(
  firms: readonly VariantWithJobs[],
  { log, files, limits = requestLimits }: Pick<JobContext, 'files' | 'log'> & Partial<Pick<JobContext, 'limits'>>,
): Promise<Jobs> {
  const figuresPool = new FiguresPool();
  let isStopping = false;
  const context = { figuresPool, files, log, limits, isStopping: () => isStopping };
  const started = await Promise.all(firms.map(async (one) => [one.variant.id, await startBoss(one, context)] as const));
  const wakers = new Map(started.map(([id, boss]) => [id, createJobWakers(boss, log)]));
  return {
    of: (variant) => {
      const found = wakers.get(variant);
      if (!found) throw new Error(`No jobs were started for ${variant}.`);
      return found;
    },
    stop: async () => {
      isStopping = true;
      await Promise.all(started.map(([, boss]) => boss.stop({ graceful: true, timeout: 20_000 })));
      await figuresPool.stop();
    },
  };
}

/** Returns the time limits of the job connections. A request that posts a message waits for one, so they equal those of other database requests. */
function timeoutsOf({ connection, statement, answer }: RequestLimits) {
  return { connectionTimeoutMillis: connection, statement_timeout: statement, query_timeout: answer, keepAlive: true };
}

interface JobContext {
  readonly figuresPool: FiguresPool;
  readonly files: FileStore;
  readonly log: Logger;
  readonly limits: RequestLimits;
  /** True once the process is about to end. */
  readonly isStopping: () => boolean;
}

async function startBoss(firm: VariantWithJobs, { figuresPool, files, log, limits, isStopping }: JobContext): Promise<PgBoss> {
  const { variant, database, connection } = firm;
  const boss = new PgBoss({
    ...reachable(connection),
    ...timeoutsOf(limits),
    schema: 'pgboss',
    createSchema: false,
    max: 2,
    useListenNotify: true,
  });
  boss.on('error', (error) => log.warn({ variant: variant.id, error: error.message }, 'the queue has a problem'));
  await boss.start();
  await boss.createQueue(figures, refreshQueue.options);
  await boss.work(figures, async () => {
    const startedAt = performance.now();
    const through = getToday(variant.timeZone);
    const backlog = await database.as(system('refresh-figures')).read((snapshot) => snapshot.ledgerMarks.countStale(through));
    const { accounts } = await figuresPool.refresh({ connection, through, settlement: variant.settlement }, backlog);
    if (accounts > 0)
      log.info({ variant: variant.id, accounts, milliseconds: Math.round(performance.now() - startedAt) }, 'figures refreshed');
    await checkPublishedReports(database, reporting(variant.id));
  });
  await boss.createQueue(inspections, { policy: 'short', retryLimit: 3, retryBackoff: true, expireInSeconds: 3600 });
  await boss.work(inspections, unhurried, async () => {
    const { held, released } = await inspectAllPrices(database, async (tx) => void (await boss.send(figures, null, { db: inside(tx) })));
    if (held + released > 0) log.info({ variant: variant.id, held, released }, 'prices inspected');
  });
  await boss.schedule(inspections, '30 23 * * *', null, { tz: variant.timeZone });
  // "Today" has moved on: two minutes past midnight where the firm is.
  await boss.schedule(figures, '2 0 * * *', null, { tz: variant.timeZone });
  await boss.send(figures);
  await startImporting(boss, firm, log);
  await startFetching(boss, firm, log);
  await startSending(boss, firm, log);
  await startReleasing(boss, firm, log);
  await startDelivering(boss, firm, { files, log });
  await startReportDeliveries(boss, firm, { log, isStopping });
  await startBulkActions(boss, firm, { log, isStopping });
  await startLibraryCopies(boss, firm, { log, isStopping });
  await startReminding(boss, firm);
  await startCleaningUp(boss, firm, files);
  return boss;
}

/** One at a time: the next begins when the one before is in the ledger. At the start what a stopped process has left. */
async function startImporting(boss: PgBoss, { variant, database, fetchDataset }: VariantWithJobs, log: Logger): Promise<void> {
  await boss.createQueue(imports, { policy: 'short', notify: true, retryLimit: 3, expireInSeconds: 3600 });
  const requestRefresh = async (tx: Queries) => void (await boss.send(figures, null, { db: inside(tx) }));
  await boss.work(imports, async () => {
    const onFailure = (error: unknown) => log.error({ variant: variant.id, err: error }, 'an import failed');
    await runImportTasks({ db: database, variant, through: getToday(variant.timeZone), requestRefresh, onFailure });
    await runDataProcesses({ db: database, variant, fetchDataset, requestRefresh, onFailure });
  });
  await boss.send(imports);
}

/** Early each day where the firm is, when the closes of the day before are known everywhere; and at the start for what was missed. A failure is tried again within hours. */
async function startFetching(boss: PgBoss, { variant, database, priceFeed: feed }: VariantWithJobs, log: Logger): Promise<void> {
  await boss.createQueue(fetches, { policy: 'short', retryLimit: 4, retryDelay: 900, retryBackoff: true, expireInSeconds: 3600 });
  if (feed === null) return boss.unschedule(fetches);
  const requestRefresh = async (tx: Queries) => void (await boss.send(figures, null, { db: inside(tx) }));
  await boss.work(fetches, unhurried, async () => {
    try {
      const fetched = await fetchPrices({ db: database, feed, today: getToday(variant.timeZone), requestRefresh });
      if (fetched.prices + fetched.rates > 0) log.info({ variant: variant.id, ...fetched }, 'prices fetched');
    } catch (error) {
      log.error({ variant: variant.id, err: error }, 'prices were not fetched');
      throw error;
    }
  });
  await boss.schedule(fetches, '40 5 * * *', null, { tz: variant.timeZone });
  await boss.send(fetches);
}

/** Woken by each post, and every minute for what has to be tried again. Several at once: a slow gateway holds up its own messages alone. */
async function startSending(boss: PgBoss, { variant, database, services, renderMail }: VariantWithJobs, log: Logger): Promise<void> {
  const onFailure = (failure: object) => log.warn({ variant: variant.id, ...failure }, 'a message could not be handed over');
  await boss.createQueue(messages, { policy: 'short', notify: true, retryLimit: 0, expireInSeconds: 600 });
  await boss.work(messages, { localConcurrency: 4 }, async () => {
    if (services.gateways.email) await postNotificationMails({ db: database, variant, services });
    if (services.gateways.sms) await postNotificationTexts({ db: database, variant, services });
    await sendMessages({ db: database, gateways: services.gateways, render: renderMail, onFailure });
  });
  await boss.schedule(messages, '* * * * *');
  await boss.send(messages);
}

/** Starts the job that sends held messages. Each held message queues it; every minute it also takes over from a stopped process. */
async function startReleasing(boss: PgBoss, { variant, database }: VariantWithJobs, log: Logger): Promise<void> {
  const onFailure = (failure: object) => log.error({ variant: variant.id, ...failure }, 'a held message was not sent');
  await boss.createQueue(releases, { retryLimit: 0, expireInSeconds: 600 });
  await boss.work(releases, { pollingIntervalSeconds: 1 }, async () => {
    const { sent } = await releaseMessages({ db: database, onFailure });
    if (sent > 0) for (const queue of [messages, libraryCopies]) await boss.send(queue);
  });
  await boss.schedule(releases, '* * * * *');
  await boss.send(releases);
}

/** Starts the job that delivers. Each delivery queues it; every minute it also repeats the failed ones. */
async function startDelivering(
  boss: PgBoss,
  { variant, database }: VariantWithJobs,
  { files, log }: Pick<JobContext, 'files' | 'log'>,
): Promise<void> {
  const onFailure = (failure: object) => log.error({ variant: variant.id, ...failure }, 'a document was not delivered');
  await boss.createQueue(deliveries, { policy: 'short', notify: true, retryLimit: 0, expireInSeconds: 3600 });
  await boss.work(deliveries, { pollingIntervalSeconds: 1 }, async () => {
    await runDeliveries({ db: database, files, variant, onFailure });
  });
  await boss.schedule(deliveries, '* * * * *');
  await boss.send(deliveries);
}

/** Reports take seconds each, so they keep files for several clients waiting no longer than their own queue. */
async function startReportDeliveries(
  boss: PgBoss,
  { variant, database, contextAs }: VariantWithJobs,
  { log, isStopping }: Pick<JobContext, 'log' | 'isStopping'>,
): Promise<void> {
  const onFailure = (failure: object) => log.error({ variant: variant.id, ...failure }, 'a report was not delivered');
  const wakers = createJobWakers(boss, log);
  await boss.createQueue(reportDeliveries, { policy: 'short', notify: true, retryLimit: 0, expireInSeconds: 6 * 3600 });
  await boss.work(reportDeliveries, { pollingIntervalSeconds: 1 }, async () => {
    await runReportDeliveries({ db: database, isStopping, onFailure, contextAs: (person) => contextAs(person, wakers) });
  });
  await boss.schedule(reportDeliveries, '* * * * *');
  await boss.send(reportDeliveries);
}

/** Starts the job of bulk actions. Each bulk action queues it; every minute it also goes on with what a stopped process has left. */
async function startBulkActions(
  boss: PgBoss,
  { variant, database, contextAs, forgetPages }: VariantWithJobs,
  { log, isStopping }: Pick<JobContext, 'log' | 'isStopping'>,
): Promise<void> {
  const onFailure = (failure: object) => log.error({ variant: variant.id, ...failure }, 'a row of a bulk action failed');
  const wakers = createJobWakers(boss, log);
  await boss.createQueue(bulkActions, { policy: 'short', notify: true, retryLimit: 0, expireInSeconds: 3600 });
  await boss.work(bulkActions, { pollingIntervalSeconds: 1 }, async () => {
    await carryOutBulkRuns({ db: database, isStopping, onFailure, onRow: forgetPages, contextAs: (person) => contextAs(person, wakers) });
  });
  await boss.schedule(bulkActions, '* * * * *');
  await boss.send(bulkActions);
}

/** Each morning where the firm is, and at the start for what a stopped process has left: of each request someone is told once. */
async function startReminding(boss: PgBoss, { variant, database }: VariantWithJobs): Promise<void> {
  await boss.createQueue(reminders, { policy: 'short', retryLimit: 3, retryBackoff: true, expireInSeconds: 600 });
  await boss.work(reminders, unhurried, async () => void (await remindOfRequests(database, getToday(variant.timeZone))));
  await boss.schedule(reminders, '0 8 * * *', null, { tz: variant.timeZone });
  await boss.send(reminders);
}

/**
 * Every hour, and at the start, removes what is too old: answers to forms after a day, results of bulk actions after 3 days, unfinished imports and the
 * rows of finished ones after 30, runs of data processes after 90, notifications after 400, and media files that nothing uses after one. The trash is emptied after 30 days, except
 * for accounts and portfolios, and versions go with the content that is neither there nor in the trash. A held message that could not be sent for 30
 * days becomes its writer's draft again.
 */
async function startCleaningUp(boss: PgBoss, { variant, database }: VariantWithJobs, files: FileStore): Promise<void> {
  await boss.createQueue(cleanUp, { policy: 'short', retryLimit: 0, expireInSeconds: 600 });
  await boss.work(cleanUp, unhurried, async () => {
    await database.as(system(cleanUp)).writeUnaudited('old-idempotency-keys', (tx) => tx.idempotencyKeys.forgetOld());
    await database.as(system(cleanUp)).writeUnaudited('old-trash', async (tx) => {
      await tx.removedRecords.forgetOld();
      await tx.contentRecords.forgetVersions();
    });
    await database.as(system(cleanUp)).writeUnaudited('bulk-rows', (tx) => tx.bulkRows.forgetOld());
    await database.as(system(cleanUp)).writeUnaudited('old-imports', (tx) => tx.imports.forgetOld());
    await database.as(system(cleanUp)).writeUnaudited('old-imports', (tx) => tx.dataRuns.forgetOld());
    await database.as(system(cleanUp)).writeUnaudited('old-notifications', (tx) => tx.notifications.forgetOld());
    await database.as(system(cleanUp)).writeUnaudited('held-messages', (tx) => tx.messagesOnHold.giveBack());
    await forgetUnusedMedia({ variant, database }, files);
  });
  await boss.schedule(cleanUp, '17 * * * *');
  await boss.send(cleanUp);
}

/** Returns the figures that a published report is held against. */
function reporting(id: VariantId) {
  const variant = variants[id];
  return { variant, provider: providers[variant.provider] };
}
