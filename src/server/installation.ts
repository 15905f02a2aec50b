import { join } from 'node:path';
import type { Logger } from 'pino';
import { type VariantId, variantIds } from '#contracts/ids.ts';
import { variants } from '#variants/registry.ts';
import type { Variant } from '#variants/variant.ts';
import type { Config } from './config.ts';
import { type Database, openDatabase } from './db/database.ts';
import { databaseName } from './db/database-name.ts';
import { type DatabaseServer, openDatabaseServer } from './db/database-server.ts';
import { migrate } from './db/migrate.ts';
import { chromiumProgram } from './pdf/chromium-program.ts';
import { openPrinter } from './pdf/printer.ts';
import { openPress, type Press } from './press.ts';

/** One client firm as it runs: its data and its own database. */
export interface RunningVariant {
  readonly variant: Variant;
  readonly database: Database;
}

/** Everything that lives as long as the process: made once, outside whatever reloads in development. */
export interface Installation {
  readonly config: Config;
  readonly log: Logger;
  readonly server: DatabaseServer;
  readonly variants: Readonly<Record<VariantId, RunningVariant>>;
  readonly press: Press;
  readonly close: () => Promise<void>;
}

const buildFolder = join(import.meta.dirname, '../../build');

/** Starts or joins the database server and brings every variant's database to the present schema. */
export async function openInstallation(config: Config, log: Logger): Promise<Installation> {
  const server = await openDatabaseServer(config);
  const opened = await Promise.all(variantIds.map(async (id) => [id, await openVariant(server, id, log)] as const));
  const running = Object.fromEntries(opened) as Record<VariantId, RunningVariant>;
  const printer = openPrinter({ program: () => chromiumProgram(config), log });
  return {
    config,
    log,
    server,
    variants: running,
    press: openPress(printer, buildFolder),
    close: async () => {
      await printer.close();
      await Promise.all(Object.values(running).map(({ database }) => database.close()));
      await server.stop();
    },
  };
}

async function openVariant(server: DatabaseServer, id: VariantId, log: Logger): Promise<RunningVariant> {
  const name = databaseName(id);
  await migrate(server, name);
  const database = openDatabase(server.app(name), (error) => log.warn({ error: error.message }, 'an idle database connection ended'));
  return { variant: variants[id], database };
}
