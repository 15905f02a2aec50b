import { setImmediate as nextTurn } from 'node:timers/promises';
import { system } from '#domain/actor.ts';
import type { Settlement } from '#finance/entry-effect.ts';
import { dayNumber, type IsoDate } from '#finance/iso-date.ts';
import type { Database } from '../../db/database.ts';
import type { StaleAccount } from '../../db/queries/ledger-marks.ts';
import type { Queries } from '../../db/queries.ts';
import { accountFigures } from './account-figures.ts';
import { type AccountLedger, readLedgers } from './account-ledger.ts';
import { BenchmarkCache } from './benchmark-cache.ts';
import { type MarketData, MarketCache } from './market-data.ts';
import { type ComputedAccount, storeFigures } from './store-figures.ts';

export interface RefreshOptions {
  /** The last day to compute: today in the variant's time zone. */
  readonly through: IsoDate;
  readonly settlement: Settlement;
  readonly onProgress?: (done: number, total: number) => void;
}

/** How many accounts one transaction computes and writes. */
const batchSize = 20;

interface Run extends RefreshOptions {
  readonly db: Database;
  readonly market: MarketCache;
  readonly benchmarks: BenchmarkCache;
  readonly failures: Map<string, unknown>;
  /** The ledger versions at the beginning of the round, by account. */
  listed: ReadonlyMap<string, number>;
}

/**
 * Brings all figures to the present ledger and to the day `through`: of every account with a ledger that is newer, all
 * portfolios and the account as a whole, in one transaction. Several may run at once, in one process or many: each account
 * is computed by one of them, and whoever finds one taken looks again at the end, so that no change is left over.
 *
 * @throws AggregateError when accounts could not be computed; the others are.
 */
export async function refreshFigures(db: Database, options: RefreshOptions): Promise<{ readonly accounts: number }> {
  const market = new MarketCache();
  const benchmarks = new BenchmarkCache(market, dayNumber(options.through));
  const run: Run = { ...options, db, market, benchmarks, failures: new Map(), listed: new Map() };
  let accounts = 0;
  for (let waits = false; ; waits = true) {
    const stale = await staleAccounts(run);
    if (stale.length === 0) break;
    run.listed = new Map(stale.map(({ accountId, version }) => [accountId, version]));
    accounts += await refreshRound(run, stale, waits);
  }
  if (run.failures.size > 0) throw new AggregateError(run.failures.values(), `The figures of ${run.failures.size} accounts failed.`);
  return { accounts };
}

async function staleAccounts({ db, through, failures }: Run): Promise<StaleAccount[]> {
  const stale = await db.as(actor).read((snapshot) => snapshot.ledgerMarks.stale(through));
  return stale.filter(({ accountId }) => !failures.has(accountId));
}

const actor = system('refresh-figures');

/** The first time round, accounts that somebody else computes are passed over; afterwards they are waited for. */
async function refreshRound(run: Run, stale: readonly StaleAccount[], waits: boolean): Promise<number> {
  const size = waits ? 1 : batchSize;
  let done = 0;
  for (let at = 0; at < stale.length; at += size) {
    const ids = stale.slice(at, at + size).map(({ accountId }) => accountId);
    done += await refreshOrFail(run, ids, waits);
    run.onProgress?.(Math.min(at + size, stale.length), stale.length);
  }
  return done;
}

/** One account that cannot be computed does not keep the others from it. */
async function refreshOrFail(run: Run, ids: readonly string[], waits: boolean): Promise<number> {
  try {
    return await run.db.as(actor).write((tx) => refreshAccounts(run, tx, { ids, waits }));
  } catch (error) {
    forget(run);
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
  const stale = await tx.ledgerMarks.stale(run.through, claimed);
  // A price that changed since the round began came with a new version of every ledger that it concerns.
  if (stale.some(({ accountId, version }) => run.listed.get(accountId) !== version)) forget(run);
  if (stale.length === 0) return 0;

  const ledgers = await readLedgers(
    tx,
    stale.map(({ accountId }) => accountId),
    run.through,
  );
  const market = await marketOf(run, tx, ledgers);
  const computed: ComputedAccount[] = [];
  for (const ledger of ledgers) {
    await nextTurn(); // requests that the same process answers go first
    computed.push({ ledger, figures: figuresOf(run, ledger, market) });
  }
  await storeFigures(tx, computed, run.through);
  return stale.length;
}

function figuresOf({ benchmarks, settlement, through }: Run, ledger: AccountLedger, market: MarketData) {
  return accountFigures({
    ledger,
    market,
    rates: market,
    benchmarkOf: (id, currency) => benchmarks.levels(id, currency),
    settlement,
    through: dayNumber(through),
  });
}

async function marketOf({ market, benchmarks }: Run, tx: Queries, ledgers: readonly AccountLedger[]): Promise<MarketData> {
  const compared = ledgers.flatMap(({ account, portfolios }) =>
    portfolios.flatMap(({ portfolio: { benchmarkId, currency } }) =>
      benchmarkId === null ? [] : [account.currency, currency].map((one) => ({ benchmarkId, currency: one })),
    ),
  );
  await benchmarks.include(tx, compared);
  const portfolios = ledgers.flatMap((ledger) => ledger.portfolios);
  const entries = portfolios.flatMap((portfolio) => portfolio.entries);
  const reports = portfolios.flatMap((portfolio) => portfolio.reports);
  const currencies = [
    ...ledgers.map(({ account }) => account.currency),
    ...portfolios.map(({ portfolio }) => portfolio.currency),
    ...[...entries, ...reports].map(({ currency }) => currency),
  ];
  return market.include(tx, { instrumentIds: entries.flatMap(({ instrumentId }) => instrumentId ?? []), currencies });
}

function forget({ market, benchmarks }: Run): void {
  market.forget();
  benchmarks.forget();
}
