import { setImmediate as nextTurn } from 'node:timers/promises';
import { system } from '#domain/actor.ts';
import type { Settlement } from '#finance/entry-effect.ts';
import { dayNumber, type IsoDate } from '#finance/iso-date.ts';
import type { Database } from '../../db/database.ts';
import type { Queries } from '../../db/queries.ts';
import { computeAccounts } from './compute-accounts.ts';
import { FiguresMemory } from './figures-memory.ts';

export interface RefreshOptions {
  /** The last day to compute: today in the variant's time zone. */
  readonly through: IsoDate;
  readonly settlement: Settlement;
  /** What an earlier refresh of the same database has kept. */
  readonly memory?: FiguresMemory;
}

/** How many accounts one transaction computes and writes. */
const batchSize = 20;

const actor = system('refresh-figures');

interface Run extends Required<RefreshOptions> {
  readonly db: Database;
  readonly failures: Map<string, unknown>;
}

/**
 * Brings all figures to the present ledger and to the day `through`: of every account with a ledger that is newer, all
 * portfolios and the account as a whole, in one transaction. Several may run at once, in one process or many: each account
 * is computed by one of them, and whoever finds one taken looks again at the end, so that no change is left over.
 *
 * @throws AggregateError when accounts could not be computed; the others are.
 */
export async function refreshFigures(db: Database, options: RefreshOptions): Promise<{ readonly accounts: number }> {
  const run: Run = { memory: new FiguresMemory(), ...options, db, failures: new Map() };
  let accounts = 0;
  for (let waits = false, left = true; left; waits = true) {
    const round = await refreshRound(run, waits);
    accounts += round.accounts;
    left = round.seen > 0;
  }
  if (run.failures.size > 0) throw new AggregateError(run.failures.values(), `The figures of ${run.failures.size} accounts failed.`);
  return { accounts };
}

/** The first time round, accounts that somebody else computes are passed over; afterwards they are waited for. */
async function refreshRound(run: Run, waits: boolean): Promise<{ accounts: number; seen: number }> {
  const limit = waits ? 1 : batchSize;
  let [accounts, seen] = [0, 0];
  for (let after: string | null = null; ;) {
    const stale: string[] = await run.db.as(actor).read((snapshot) => snapshot.ledgerMarks.stale(run.through, { after, limit }));
    const ids = stale.filter((id) => !run.failures.has(id));
    seen += ids.length;
    if (ids.length > 0) accounts += await refreshOrFail(run, ids, waits);
    after = stale.at(-1) ?? null;
    if (stale.length < limit) return { accounts, seen };
  }
}

/** One account that cannot be computed does not keep the others from it. */
async function refreshOrFail(run: Run, ids: readonly string[], waits: boolean): Promise<number> {
  try {
    await nextTurn(); // requests that the same process answers go first
    return await run.db.as(actor).write((tx) => refreshAccounts(run, tx, { ids, waits }));
  } catch (error) {
    run.memory.forget();
    if (ids.length > 1) {
      let done = 0;
      for (const id of ids) done += await refreshOrFail(run, [id], waits);
      return done;
    }
    for (const id of ids) run.failures.set(id, error);
    return 0;
  }
}

async function refreshAccounts(run: Run, tx: Queries, { ids, waits }: { ids: readonly string[]; waits: boolean }): Promise<number> {
  if (waits) for (const id of ids) await tx.ledgerMarks.claimAfterWaiting(id);
  const claimed = waits ? ids : await tx.ledgerMarks.claim(ids);
  if (claimed.length === 0) return 0;
  return computeAccounts(tx, claimed, { ...run, through: dayNumber(run.through) });
}
