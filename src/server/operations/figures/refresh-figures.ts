import { setImmediate as nextTurn } from 'node:timers/promises';
import { system } from '#domain/actor.ts';
import type { Settlement } from '#finance/ledger/entry-effect.ts';
import { dayNumber, type IsoDate } from '#finance/iso-date.ts';
import type { Database } from '../../db/database.ts';
import type { ClaimedAccount, MarkedPortfolio } from '../../db/queries/figures/ledger-marks.ts';
import type { Queries } from '../../db/queries.ts';
import { computeAccounts } from './compute-accounts.ts';
import { FiguresMemory } from './figures-memory.ts';

export interface RefreshOptions {
  /** The last day to compute: today in the variant's time zone. */
  readonly through: IsoDate;
  readonly settlement: Settlement;
  /** The data that an earlier refresh of the same database has kept. */
  readonly memory?: FiguresMemory;
  /** Checked between batches. True leaves the remaining portfolios to other workers. */
  readonly isStopped?: () => boolean;
}

/** The number of accounts that one transaction computes and writes. */
const batchSize = 20;

const actor = system('refresh-figures');

interface Run extends Required<RefreshOptions> {
  readonly db: Database;
  readonly failures: Map<string, unknown>;
  /** Accounts that someone else computes. */
  readonly taken: string[];
}

/**
 * Brings all figures to the present ledger and to the day `through`: of every account with a ledger that is newer, all
 * portfolios and the account as a whole, in one transaction. Several may run at once, in one process or many: each account
 * is computed by one of them, and anyone who finds one taken looks again at the end and waits for it when it is still out of date, so
 * that no change is left over.
 *
 * @throws AggregateError when accounts could not be computed; the others are.
 */
export async function refreshFigures(db: Database, options: RefreshOptions): Promise<{ readonly accounts: number }> {
  const run: Run = { memory: new FiguresMemory(), isStopped: () => false, ...options, db, failures: new Map(), taken: [] };
  let accounts = 0;
  for (let after: string | null = null; ;) {
    const batch: Batch = await refreshBatch(run, after);
    accounts += batch.accounts;
    if (batch.last === null || run.isStopped()) break;
    after = batch.last;
  }
  for (const id of await stillStale(run)) accounts += await refreshOne(run, id);
  if (run.failures.size > 0) throw new AggregateError(run.failures.values(), `The figures of ${run.failures.size} accounts failed.`);
  return { accounts };
}

/** Lists those accounts computed by another process that were not finished or have changed since. */
async function stillStale({ db, through, taken }: Run): Promise<string[]> {
  return taken.length === 0 ? [] : db.as(actor).read((snapshot) => snapshot.ledgerMarks.staleAmong(through, taken));
}

interface Batch {
  readonly accounts: number;
  /** The last account looked at; null when there are no more. */
  readonly last: string | null;
}

/** Accounts that someone else computes are passed over. When one cannot be computed, each is tried alone. */
async function refreshBatch(run: Run, after: string | null): Promise<Batch> {
  await nextTurn(); // requests that the same process answers go first
  let claimed: readonly ClaimedAccount[] = [];
  const done = (accounts: number) => ({ accounts, last: claimed.length < batchSize ? null : (claimed.at(-1)?.accountId ?? null) });
  try {
    const accounts = await run.db.as(actor).writeUnaudited('derived-figures', async (tx) => {
      claimed = await tx.ledgerMarks.claimStale(run.through, { after, limit: batchSize });
      const ours = claimed.filter(({ isOurs }) => isOurs).map(({ accountId }) => accountId);
      return compute(run, tx, await tx.ledgerMarks.portfoliosOf(ours));
    });
    run.taken.push(...claimed.flatMap(({ accountId, isOurs }) => (isOurs ? [] : [accountId])));
    return done(accounts);
  } catch {
    run.memory.forget();
    let accounts = 0;
    for (const { accountId } of claimed) accounts += await refreshOne(run, accountId);
    return done(accounts);
  }
}

/** Waits for the process that computes the account. One that cannot be computed does not keep the others from it. */
async function refreshOne(run: Run, accountId: string): Promise<number> {
  try {
    return await run.db.as(actor).writeUnaudited('derived-figures', async (tx) => {
      await tx.ledgerMarks.claimAfterWaiting(accountId);
      return compute(run, tx, await tx.ledgerMarks.portfoliosOf([accountId]));
    });
  } catch (error) {
    run.memory.forget();
    run.failures.set(accountId, error);
    return 0;
  }
}

async function compute(run: Run, tx: Queries, marked: readonly MarkedPortfolio[]): Promise<number> {
  return computeAccounts(tx, marked, { ...run, through: dayNumber(run.through) });
}
