import { createReadStream, createWriteStream, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import { system } from '#domain/actor.ts';
import { addDays } from '#finance/iso-date.ts';
import { asOwner, type DatabaseServer, embeddedServer } from '#server/db/database-server.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { folderSource } from '#server/operations/import/folder-source.ts';
import { importSource } from '#server/operations/import/import-source.ts';

/**
 * How much does the product's import cost beyond the least that any import can do? Its limit is PostgreSQL's own COPY of the
 * very same file into a table of the same columns and indexes, without a look at what the rows say.
 */
const transactions = 1_000_000;
const portfolios = 2_000;
const instruments = 300;

const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
const server = await embeddedServer(join(folder, 'postgres'));
try {
  const files = join(folder, 'house');
  await writeFolder(files);
  await migrate(server, 'bench');
  await asOwner(server, 'bench', (owner) => owner.query('update subscriptions set accounts = 1_000_000 where is_standard'));
  const imported = await secondsOf(() => importFolder(files));
  const copied = await secondsOf(() => copyFile(server, join(files, 'transactions.csv')));
  const rate = (seconds: number) => `${Math.round(transactions / seconds).toLocaleString('en')} rows/s`;
  const ratio = (imported / copied).toFixed(1);
  process.stdout.write(
    `import 1M transactions: ${imported.toFixed(1)} s (${rate(imported)}), COPY ${copied.toFixed(1)} s (${rate(copied)}), ratio ${ratio}\n`,
  );
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
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

async function writeFolder(path: string): Promise<void> {
  mkdirSync(path);
  const small = {
    'instruments.csv': `symbol,name,type,assetClass,currency\n${many(instruments, (index) => `S${index},Share ${index},Stock,Equities,GBP`)}`,
    'users.csv': 'email,name,role\nada@firm.example,Ada,advisor',
    'accounts.csv': `externalId,name,email,portal,advisors,currency\n${many(portfolios, (index) => `A${index},Client ${index},c${index}@home.example,Main,ada@firm.example,GBP`)}`,
    'portfolios.csv': `externalId,account,name,type,currency\n${many(portfolios, (index) => `P${index},A${index},Portfolio ${index},GIA,GBP`)}`,
  };
  for (const [name, text] of Object.entries(small)) writeFileSync(join(path, name), `${text}\n`);
  await pipeline(Readable.from(transactionLines()), createWriteStream(join(path, 'transactions.csv')));
}

function many(count: number, line: (index: number) => string): string {
  return Array.from({ length: count }, (_none, index) => line(index)).join('\n');
}

/** Each portfolio's life in turn: money comes in, is spent on shares, and some of them are sold. */
function* transactionLines(): Generator<string> {
  yield 'id,portfolio,date,settleDate,type,symbol,units,price,amount,currency,charges,tax,category,note\n';
  const each = transactions / portfolios;
  for (let portfolio = 0; portfolio < portfolios; portfolio += 1) {
    let lines = '';
    for (let index = 0; index < each; index += 1) {
      const date = addDays('2012-01-02', index * 10);
      const start = `T${portfolio}-${index},P${portfolio},${date}`;
      const symbol = `S${(portfolio + Math.floor(index / 3)) % instruments}`;
      if (index % 3 === 0) lines += `${start},${date},Contribution,,,,1000.00,GBP,,,,"Standing order, month ${index}"\n`;
      else if (index % 3 === 1)
        lines += `${start},${addDays(date, 2)},Purchase,${symbol},${(index % 50) + 10.25},12.3456,-141.99,GBP,9.95,0.55,,\n`;
      else lines += `${start},${addDays(date, 2)},Sale,${symbol},${(index % 9) + 0.125},12.5,98.45,GBP,9.95,,,\n`;
    }
    yield lines;
  }
}
