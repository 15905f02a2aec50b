import { spawn } from 'node:child_process';
import { createReadStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import { system } from '#domain/actor.ts';
import { asOwner, type DatabaseServer, embeddedServer } from '#server/db/database-server.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { folderSource } from '#server/operations/import/read/folder-source.ts';
import { importSource } from '#server/operations/import/import-source.ts';
import { writeLargeFolder } from '#tests/support/large-folder.ts';
import { peakBytes } from '#tests/support/peak-bytes.ts';

/**
 * Measures the cost of the product's import beyond the minimum of any import. The limit is PostgreSQL's own COPY of the same file, without interpreting its
 * rows. The table has the same columns and indexes. Also measures the memory of the command for a book of 200,000 transactions, figures included.
 */
const transactions = 1_000_000;
const book = 200_000;
const most = { ratio: 5, megabytes: 400 };

const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
const server = await embeddedServer(join(folder, 'postgres'));
try {
  const files = join(folder, 'house');
  await writeLargeFolder(files, transactions);
  await emptyDatabase('bench');
  const imported = await secondsOf(() => importFolder(files));
  const copied = await secondsOf(() => copyFile(server, join(files, 'transactions.csv')));
  const rate = (seconds: number) => `${Math.round(transactions / seconds).toLocaleString('en')} rows/s`;
  const ratio = imported / copied;
  process.stdout.write(
    `import 1M transactions: ${imported.toFixed(1)} s (${rate(imported)}), COPY ${copied.toFixed(1)} s (${rate(copied)}), ratio ${ratio.toFixed(1)}\n`,
  );
  const megabytes = await peakOfCommand();
  process.stdout.write(`import ${book.toLocaleString('en')} transactions and their figures: ${megabytes} MB at most\n`);
  if (ratio > most.ratio || megabytes > most.megabytes) {
    process.stdout.write(`Wanted: a ratio of at most ${most.ratio} and at most ${most.megabytes} MB\n`);
    process.exitCode = 1;
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function emptyDatabase(name: string): Promise<void> {
  await migrate(server, name);
  await asOwner(server, name, (owner) => owner.query('update subscriptions set accounts = 1_000_000 where is_standard'));
}

async function peakOfCommand(): Promise<number> {
  const files = join(folder, 'book');
  await writeLargeFolder(files, book);
  await emptyDatabase('portal_default');
  const env = { ...process.env, VAR_DIR: folder, DEMO: 'false', NODE_ENV: 'test' };
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { import: string } };
  const [, ...command] = scripts.import.split(' ');
  const child = spawn(process.execPath, [...command, files], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const peak = await peakBytes(child);
  if (child.exitCode !== 0) throw new Error("The bench's own book was not imported.");
  return Math.round(peak / 1024 / 1024);
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

async function importFolder(files: string): Promise<void> {
  const database = openDatabase(server.app('bench'), (error) => {
    throw error;
  });
  const result = await importSource(database.as(system('import')), await folderSource(files), { dryRun: false });
  await database.close();
  if (result.kind !== 'imported') throw new Error(`The bench's own folder was refused: ${JSON.stringify(result).slice(0, 500)}`);
}

/** With the two indexes that the ledger has over its rows. */
async function copyFile(on: DatabaseServer, path: string): Promise<void> {
  await asOwner(on, 'bench', async (client) => {
    await client.query(`
      create table copied (id text, portfolio text, date date, "settleDate" date, type text, symbol text, units numeric, price numeric,
        amount numeric, currency text, charges numeric, tax numeric, category text, note text, unique (id));
      create index on copied (portfolio, date)`);
    await pipeline(createReadStream(path), client.query(copyFrom('copy copied from stdin (format csv, header)')));
  });
}
