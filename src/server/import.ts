import { system } from '#domain/actor.ts';
import { variants } from '#variants/registry.ts';
import { readConfig } from './config.ts';
import { databaseName } from './db/database-name.ts';
import { openDatabaseServer } from './db/database-server.ts';
import { type Database, openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { todayIn } from './today.ts';
import { type ImportCommand, importCommand } from './import/command-line.ts';
import { ProgressLine } from './import/progress-line.ts';
import { toldResult } from './import/told-result.ts';
import { refreshFigures } from './operations/figures/refresh-figures.ts';
import { folderSource } from './operations/import/folder-source.ts';
import { type ImportProgress, importSource } from './operations/import/import-source.ts';
import type { ImportSource } from './operations/import/source-file.ts';

// Whoever reads along may leave (`| head`); the import goes on.
process.stdout.on('error', () => undefined);
process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
});

/** Imports a folder into the database of a variant, beside the running product or on its own. */
async function main(args: readonly string[]): Promise<number> {
  const command = importCommand(args);
  const source = await folderSource(command.folder);
  const server = await openDatabaseServer(readConfig());
  try {
    const name = databaseName(command.variant);
    await migrate(server, name);
    const database = openDatabase(server.app(name), (error) => process.stderr.write(`${error.message}\n`));
    try {
      return await importInto(database, source, command);
    } finally {
      await database.close();
    }
  } finally {
    await server.stop();
  }
}

async function importInto(database: Database, source: ImportSource, { variant: id, dryRun }: ImportCommand): Promise<number> {
  const variant = variants[id];
  const progress = new ProgressLine(process.stdout, () => performance.now());
  const onProgress = untilStopped(progress.show);
  const result = await importSource(database.as(system('import')), source, { dryRun, onProgress, variant }).finally(() => progress.end());
  process.stdout.write(`${toldResult(result)}\n`);
  if (result.kind === 'imported') {
    progress.name('Refreshing figures');
    await refreshFigures(database, { through: todayIn(variant.timeZone), settlement: variant.settlement });
    progress.end();
  }
  return result.kind === 'refused' ? 1 : 0;
}

/** Ctrl-C ends the import at its next step: the transaction is undone and the database left in order. */
function untilStopped(show: (progress: ImportProgress) => void): (progress: ImportProgress) => void {
  let isStopped = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (isStopped = true));
  return (progress) => {
    if (isStopped) throw new Error('Stopped: nothing was imported.');
    show(progress);
  };
}
