import '../production.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import { variants } from '#variants/registry.ts';
import type { Variant } from '#variants/variant.ts';
import { readConfig } from '../config.ts';
import { databaseName } from '../db/database-name.ts';
import { openDatabaseServer } from '../db/database-server.ts';
import { type Database, openDatabase, openPipelinedDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { getToday } from '../today.ts';
import { type ImportCommand, importCommand } from '../operations/import/command-line/command-line.ts';
import { ProgressLine } from '../operations/import/command-line/progress-line.ts';
import { importReport } from '../operations/import/command-line/import-report.ts';
import { openFiguresWaker, type FiguresWaker } from '../jobs/wake-figures.ts';
import { refreshFigures } from '../operations/figures/refresh-figures.ts';
import { folderSource } from '../operations/import/read/folder-source.ts';
import { type ImportProgress, importSource } from '../operations/import/import-source.ts';
import type { ImportSource } from '../operations/import/read/source-file.ts';
import { refuseNewFolder, printDatabaseInUse } from '../start/existing-book.ts';
import { runCommand } from '../start/run-command.ts';

/** In milliseconds: the pause between two looks at the queue of figures, and the longest wait without progress. */
const pause = 250;
const longest = 120_000;

await runCommand((isStopped) => main(process.argv.slice(2), isStopped));

/** Imports a folder into the database of a variant, beside the running product or on its own. */
async function main(args: readonly string[], isStopped: () => boolean): Promise<number> {
  const command = importCommand(args);
  const source = await folderSource(command.folder, command.source);
  const config = readConfig();
  refuseNewFolder(command.variant, config);
  printDatabaseInUse(command.variant, config);
  const server = await openDatabaseServer(config, command.variant);
  try {
    const name = databaseName(command.variant);
    await migrate(server, name);
    const connection = server.app(name);
    const database = openDatabase(connection, unheard);
    const figures = openPipelinedDatabase(connection, unheard);
    const waker = await openFiguresWaker(connection, unheard);
    try {
      return await importInto({ variant: variants[command.variant], database, figures, waker, isStopped }, source, command);
    } finally {
      await waker.stop();
      await figures.close();
      await database.close();
    }
  } finally {
    await server.stop();
  }
}

interface Into {
  readonly variant: Variant;
  readonly database: Database;
  /** The same, for computing figures. */
  readonly figures: Database;
  readonly waker: FiguresWaker;
  /** Tells whether Ctrl-C was pressed: the import ends at its next step, the transaction is undone and the database left in order. */
  readonly isStopped: () => boolean;
}

/**
 * The job that refreshes the figures is asked for in the import's own transaction; this process and the running product share it. Here it
 * is computed without threads: each of them would take as much memory again as all of the import.
 */
async function importInto(
  { variant, database, figures, waker, isStopped }: Into,
  source: ImportSource,
  { dryRun, confirmed }: ImportCommand,
): Promise<number> {
  const progress = new ProgressLine(process.stdout, () => performance.now());
  const onProgress = (done: ImportProgress) => {
    if (isStopped()) throw new Error('Stopped: nothing was imported.');
    progress.show(done);
  };
  const options = { dryRun, confirmed, onProgress, variant, alongside: waker.wake };
  const result = await importSource(database.as(system('import')), source, options)
    .finally(() => progress.end())
    .catch(lostDatabase);
  process.stdout.write(`${importReport(result)}\n`);
  if (result.kind !== 'imported') return result.kind === 'refused' ? 1 : 0;

  progress.name('Refreshing figures');
  const through = getToday(variant.timeZone);
  await refreshFigures(figures, { through, settlement: variant.settlement, isStopped });
  const left = await waitForFigures(database, through, isStopped);
  progress.end();
  if (left > 0)
    process.stdout.write(`The figures of ${left} accounts are not yet up to date. The running product continues to refresh them.\n`);
  return 0;
}

/**
 * Waits while the queue brings the figures to the ledger.
 *
 * @returns how many accounts are left when `isStopped` says so or nothing has moved for two minutes; 0 when all are done
 */
async function waitForFigures(database: Database, through: IsoDate, isStopped: () => boolean): Promise<number> {
  let left = Infinity;
  for (let still = 0; still < longest && !isStopped(); still += pause) {
    const stale = await database.as(system('import')).read((snapshot) => snapshot.ledgerMarks.countStale(through));
    if (stale === 0) return 0;
    if (stale < left) still = 0;
    left = stale;
    await wait(pause);
  }
  return left;
}

/** A connection that ends while no one asks anything on it is opened again; what was asked fails by itself. */
function unheard(): void {
  // Nothing is lost.
}

function lostDatabase(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== 'database-unavailable') throw error;
  throw new Error('The connection to the database was lost. Run it again: an import is all or nothing.', { cause: error });
}
