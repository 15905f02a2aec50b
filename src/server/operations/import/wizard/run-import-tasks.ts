import type { FailedImport, ImportAccount, ImportOutcome, ImportProgress } from '#contracts/imports.ts';
import { system } from '#domain/actor.ts';
import type { Actor } from '#domain/actor.ts';
import { accountPolicy } from '#domain/account/account.ts';
import { abilities } from '#domain/policy.ts';
import type { Variant } from '#variants/variant.ts';
import type { Database } from '../../../db/database.ts';
import type { Queries, Transaction } from '../../../db/queries.ts';
import type { FoundFile, FoundImport } from '../../../db/queries/imports.ts';
import { UnreadableFile } from '../read/source-file.ts';
import { waitForChecks, waitForImports } from '../wait-for-imports.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import { actingPerson } from './acting-person.ts';
import { commitImport, StalePreviewError, checkImport, listTargetPortfolios, type ImportJob } from './commit-import.ts';
import { type BrokerFile, NoTable, type PortfolioOfRows } from './stage/broker-rows.ts';
import { fileRows } from '../read/file-rows.ts';
import { accountKey, type AccountMatch, accountsIn, matchAccounts } from './stage/match-accounts.ts';
import { layoutOfFile } from './map/layout-of-file.ts';
import { storedContent } from '../read/stored-content.ts';
import { LeavesSales, undoImport, type Undone } from './undo-import.ts';

export interface ImportWork {
  readonly db: Database;
  readonly variant: Pick<Variant, 'id' | 'portfolioTypes' | 'maxPortals' | 'settlement' | 'timeZone'>;
  readonly through: IsoDate;
  /** Asks for new figures when the transaction commits. */
  readonly requestRefresh: (tx: Queries) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
}

const actor = system('import');

/** The most attempts at a task. One that began and neither finished nor failed took its process down, and would take down the next. */
const maxAttempts = 3;

/** Does what has been asked for of imports, one after the other. What fails says so on its page. */
export async function runImportTasks(work: ImportWork): Promise<number> {
  const done = new Set<string>();
  for (;;) {
    // Asked for anew each time: who comes meanwhile need not wait for all that one person has asked for.
    const asked = await work.db.as(actor).read((snapshot) => snapshot.imports.asked());
    const next = asked.find((id) => !done.has(id));
    if (next === undefined) return done.size;
    done.add(next);
    await runTask(work, next);
  }
}

async function runTask(work: ImportWork, id: string): Promise<void> {
  const db = work.db.as(actor);
  const one = await db.read((snapshot) => snapshot.imports.find(id));
  if (!one?.task) return;
  try {
    await tasks[one.task](work, one);
  } catch (error) {
    if (error instanceof NotAsked) return;
    const failure = failureOf(error);
    if (failure.why === 'failed') work.onFailure(error);
    await keepFailure(work, one, failure);
    if (failure.why === 'changed-since') await runAgain(work, one);
  }
}

const tasks = { check, import: bringInto, undo };

async function check(work: ImportWork, one: FoundImport): Promise<void> {
  await work.db.as(actor).writeUnaudited('import-preview', async (tx) => {
    const { brought } = await prepared(work, tx, one);
    await tx.imports.finish(one.id, 'checked', { ...(await checkImport(tx, brought)), ...whyAgain(one) });
  });
}

/** Returns the failure to keep on a repeated preview, so that the page explains why it was repeated. */
function whyAgain({ outcome }: FoundImport): Pick<ImportOutcome, 'failure'> {
  return outcome?.failure?.why === 'changed-since' ? { failure: outcome.failure } : {};
}

async function bringInto(work: ImportWork, one: FoundImport): Promise<void> {
  await work.db.as(actor).write(async (tx) => {
    const { by, brought } = await prepared(work, tx, one);
    const outcome = await commitImport(tx, brought);
    await tx.imports.imported(one.id);
    await tx.imports.finish(one.id, 'imported', outcome);
    await work.requestRefresh(tx);
    const accounts = new Set(listTargetPortfolios(brought).map(({ accountId }) => accountId));
    tell(tx, one, { action: 'imported', by, after: { files: one.files, ...outcome.counts, accounts: [...accounts] } });
  });
}

async function undo(work: ImportWork, one: FoundImport): Promise<void> {
  await work.db.as(actor).write(async (tx) => {
    const { by } = await allowed(work, tx, one);
    const undone = await undoImport(tx, one.id);
    await tx.imports.undone(one.id);
    await tx.imports.finish(one.id, 'undone', one.outcome && { ...withoutFailure(one.outcome), undone });
    await work.requestRefresh(tx);
    tell(tx, one, { action: 'import-undone', by, before: { files: one.files }, after: factsOf(undone) });
  });
}

/** Drops the refusal of an undo that was done later. */
function withoutFailure({ failure: _failure, ...outcome }: ImportOutcome): ImportOutcome {
  return outcome;
}

function factsOf({ securities, ...counts }: Undone): Record<string, unknown> {
  return { ...counts, ...(securities && securities.removed.length > 0 && { securities: securities.removed }) };
}

function tell(
  tx: Transaction,
  { id, portalId }: FoundImport,
  event: { readonly action: 'imported' | 'import-undone'; readonly by: Actor; readonly before?: object; readonly after: object },
): void {
  const { before, after, ...said } = event;
  tx.audit.add({
    ...said,
    portalId,
    target: { kind: 'import', id },
    ...(before && { before: before as Record<string, unknown> }),
    after: after as Record<string, unknown>,
  });
}

/** One import at a time, and one check. Whoever asked must be allowed to do it now: between asking and doing they may have lost it. */
async function allowed(
  { db }: ImportWork,
  tx: Queries,
  one: FoundImport,
): Promise<{ readonly by: Actor; readonly files: readonly FoundFile[] }> {
  await (one.task === 'check' ? waitForChecks : waitForImports)(tx.connection);
  if ((await tx.imports.find(one.id))?.task !== one.task) throw new NotAsked();
  // Beside the transaction: of an attempt that ends the process nothing else is left.
  const attempt = await db.as(actor).writeUnaudited('import-preview', ({ imports }) => imports.attempt(one.id));
  if (attempt > maxAttempts) throw new Error(`The ${one.task} of this import has ended its process ${maxAttempts} times.`);
  const by = one.askedBy === null ? null : await actingPerson(tx, one.askedBy);
  if (by === null) throw new NotAllowed();
  const files = await tx.imports.files(one.id);
  for (const accountId of new Set(files.map(({ intoAccountId }) => intoAccountId)))
    if (!(await mayEdit(tx, by, { accountId, portalId: one.portalId }))) throw new NotAllowed();
  return { by, files };
}

async function mayEdit(
  tx: Queries,
  by: Actor,
  { accountId, portalId }: { readonly accountId: string | null; readonly portalId: string },
): Promise<boolean> {
  const account = accountId === null ? null : await tx.accounts.find(accountId);
  return account?.portalId === portalId && abilities(accountPolicy, by, account).edit;
}

/** Another worker has done it. */
class NotAsked extends Error {}
class NotAllowed extends Error {}
class Stopped extends Error {}

async function prepared(work: ImportWork, tx: Queries, one: FoundImport): Promise<{ readonly by: Actor; readonly brought: ImportJob }> {
  const { by, files } = await allowed(work, tx, one);
  const read: ImportJob['read'] = (question) => work.db.as(actor).read(question);
  const brokerFiles: BrokerFile[] = [];
  const accounts: ImportAccount[] = [];
  for (const file of files) {
    const portfolio = file.intoPortfolioId === null ? null : await tx.portfolios.find(file.intoPortfolioId);
    const layout = layoutOfFile(file);
    if (!portfolio || portfolio.accountId !== file.intoAccountId || !layout) throw new NotAllowed();
    const { id, name, size } = file;
    const open = () => fileRows(storedContent(read, file), file);
    const named = await accountsIn(layout, open);
    const known = named && (await portfoliosOfAccounts(tx, { one, by, portfolio, source: layout.source, named }));
    if (known) accounts.push(...known.told);
    brokerFiles.push({
      id,
      name,
      size,
      century: one.options.centuries?.[id],
      layout,
      timeZone: work.variant.timeZone,
      corrections: Map.groupBy(file.corrections, ({ line }) => line),
      portfolio,
      accounts: known?.portfolios,
      open,
    });
  }
  const { variant, through } = work;
  return {
    by,
    brought: {
      one,
      files: brokerFiles,
      accounts: withoutRepeats(accounts),
      variant,
      read,
      through,
      settlement: variant.settlement,
      onProgress: progressOf(work, one.id),
    },
  };
}

interface NamedAccounts {
  readonly one: FoundImport;
  readonly by: Actor;
  /** The file's portfolio: that of the only account that the file names. */
  readonly portfolio: PortfolioOfRows;
  readonly source: string;
  readonly named: ReadonlyMap<string, number>;
}

interface KnownAccounts {
  readonly portfolios: ReadonlyMap<string, PortfolioOfRows | null>;
  readonly told: readonly ImportAccount[];
}

/** Only portfolios whose account the person may change: others are as good as unknown. */
async function portfoliosOfAccounts(tx: Queries, { one, by, portfolio, source, named }: NamedAccounts): Promise<KnownAccounts> {
  const { portalId } = one;
  const matched = await matchAccounts(tx.connection, { portalId, source, accounts: [...named.keys()], chosen: one.options.accounts ?? {} });
  const portfolios = new Map<string, PortfolioOfRows | null>();
  const told: ImportAccount[] = [];
  for (const [account, rows] of named) {
    const match = await allowedMatch(tx, by, matched.get(account), portalId);
    const isOnly = named.size === 1 && match?.matchedBy !== 'chosen';
    const into = isOnly ? { ...portfolio, matchedBy: 'file' as const } : match;
    portfolios.set(account, into);
    told.push({ source, account, rows, portfolioId: into?.id ?? null, matchedBy: into?.matchedBy ?? null });
  }
  return { portfolios, told };
}

async function allowedMatch(tx: Queries, by: Actor, match: AccountMatch | undefined, portalId: string): Promise<AccountMatch | null> {
  return match && (await mayEdit(tx, by, { accountId: match.accountId, portalId })) ? match : null;
}

/** An account that several files of a source name stands once. */
function withoutRepeats(accounts: readonly ImportAccount[]): ImportAccount[] {
  return [...Map.groupBy(accounts, accountKey).values()].flatMap((same) =>
    same[0] ? [{ ...same[0], rows: same.reduce((rows, one) => rows + one.rows, 0) }] : [],
  );
}

/** Twice a second, beside the transaction: what is told there is seen at once. */
function progressOf({ db }: ImportWork, id: string): (progress: ImportProgress) => void {
  let toldAt = -Infinity;
  let isStopped = false;
  return (progress) => {
    if (isStopped) throw new Stopped();
    const now = performance.now();
    if (now - toldAt < 500) return;
    toldAt = now;
    void db
      .as(actor)
      .writeUnaudited('import-preview', (tx) => tx.imports.progress(id, progress))
      .then((stopped) => {
        isStopped = stopped;
      })
      .catch(() => undefined);
  };
}

async function keepFailure({ db }: ImportWork, one: FoundImport, failure: FailedImport): Promise<void> {
  const state = one.task === 'undo' ? 'imported' : one.task === 'import' ? 'checked' : 'failed';
  const outcome = { ...(one.outcome ?? nothing), failure };
  await db.as(actor).writeUnaudited('import-preview', (tx) => tx.imports.finish(one.id, state, outcome));
}

const nothing: ImportOutcome = {
  counts: { error: 0, question: 0, duplicate: 0, new: 0, changed: 0, unchanged: 0, 'left-out': 0, ignored: 0 },
  rows: 0,
  others: 0,
  firstDay: null,
  lastDay: null,
  effects: [],
  isDone: false,
};

/** Repeats the preview of an import. */
async function runAgain(work: ImportWork, { id, askedBy }: FoundImport): Promise<void> {
  if (askedBy === null) return;
  await work.db.as(actor).writeUnaudited('import-preview', (tx) => tx.imports.ask(id, 'check', askedBy));
  await runTask(work, id);
}

function failureOf(error: unknown): FailedImport {
  if (error instanceof NoTable) return { why: 'no-table', file: error.message };
  if (error instanceof UnreadableFile) return { why: 'unreadable', line: error.line, sentence: error.message };
  if (error instanceof NotAllowed) return { why: 'not-allowed' };
  if (error instanceof Stopped) return { why: 'stopped' };
  if (error instanceof StalePreviewError) return { why: 'changed-since' };
  if (error instanceof LeavesSales) return { why: 'undo-leaves-sales', ...(error.entry && { entry: error.entry }) };
  return { why: 'failed' };
}
