import { once } from 'node:events';
import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Worker } from 'node:worker_threads';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { asOwner, type DatabaseServer, embeddedServer } from '#server/db/database-server.ts';
import { migrate } from '#server/db/migrate.ts';
import { FiguresPool } from '#server/jobs/figures-pool.ts';
import { bookDays, writeLargeBook } from './support/large-book.ts';

/**
 * Measures the cost of the first computation of a whole book beyond the minimum: reading its ledger and writing its results. The limit reads the ledger by
 * the same statement in two threads. It copies the same stored bytes by COPY on two connections. Its tables have the same columns and indexes, without
 * row-level security. The arguments are sizes, as numbers of portfolios.
 */
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [100, 1000, 10_000];
const transactionsEach = 200;
const instruments = 500;

/** Written at once, each group by a connection of its own. */
const groups = [
  ['daily_series', 'figure_states'],
  ['book_years', 'snapshots'],
] as const;

const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
const server = await embeddedServer(join(folder, 'postgres'));
try {
  for (const portfolios of sizes) await measure(portfolios);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(portfolios: number): Promise<void> {
  const name = `book_${portfolios}`;
  await migrate(server, name);
  await asOwner(server, name, (owner) => writeLargeBook(owner, { portfolios, transactionsEach, instruments }));

  const figuresPool = new FiguresPool();
  const memory = watchMemory();
  const before = process.cpuUsage();
  const computed = await secondsOf(() =>
    figuresPool.refresh({ connection: server.app(name), through: bookDays.last, settlement: 'cash' }, portfolios),
  );
  const { user, system } = process.cpuUsage(before);
  const peak = memory.end();
  await figuresPool.stop();

  const files = groups.map((tables) => tables.map((table) => join(folder, table)));
  await Promise.all(groups.flat().map((table) => exportTable(server, name, table)));
  const read = await secondsOf(() => readLedger(name));
  const copied = await secondsOf(() => Promise.all(groups.map((tables) => copyTables(name, tables))));
  const bytes = files.flat().reduce((total, file) => total + statSync(file).size, 0);
  console.log(
    `${portfolios} portfolios: computed in ${computed.toFixed(1)} s (Node ${((user + system) / 1e6 / computed).toFixed(2)} cores, ${Math.round(peak / 1e6)} MB), ` +
      `ledger read ${read.toFixed(1)} s + ${Math.round(bytes / 1e6)} MB copied ${copied.toFixed(1)} s, ratio ${(computed / (read + copied)).toFixed(2)}`,
  );
  await asOwner(server, 'postgres', (owner) => owner.query(`drop database ${name}`));
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

/** The most memory of this process with all its threads. */
function watchMemory(): { end: () => number } {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 100);
  return {
    end: () => {
      clearInterval(timer);
      return peak;
    },
  };
}

async function readLedger(name: string): Promise<void> {
  const ids = await asOwner(server, name, async (owner) => {
    const { rows } = await owner.query<{ id: string }>("select replace(id::text, '-', '') as id from accounts order by id");
    return rows.map(({ id }) => id);
  });
  const half = Math.ceil(ids.length / 2);
  const parts = [ids.slice(0, half), ids.slice(half)];
  await Promise.all(
    parts.map(async (accountIds) => {
      const workerData = { connection: server.app(name), accountIds, through: bookDays.last };
      const worker = new Worker(new URL('./support/read-ledger-thread.ts', import.meta.url), { workerData });
      await once(worker, 'exit');
    }),
  );
}

async function exportTable(from: DatabaseServer, name: string, table: string): Promise<void> {
  await asOwner(from, name, async (owner) => {
    await owner.query(`create table copied_${table} (like ${table} including all)`);
    await pipeline(owner.query(copyTo(`copy ${table} to stdout (format binary)`)), createWriteStream(join(folder, table)));
  });
  if (table === 'daily_series' || table === 'book_years') {
    await asOwner(from, name, (owner) => owner.query(`alter table copied_${table} set (toast_tuple_target = 8160)`));
  }
}

async function copyTables(name: string, tables: readonly string[]): Promise<void> {
  await asOwner(server, name, async (owner) => {
    for (const table of tables) {
      await pipeline(createReadStream(join(folder, table)), owner.query(copyFrom(`copy copied_${table} from stdin (format binary)`)));
    }
  });
}
