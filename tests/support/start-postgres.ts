import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ProvidedContext } from 'vitest';
import type { TestProject } from 'vitest/node';
import { appRole, asOwner, embeddedServer } from '#server/db/database-server.ts';
import { migrate } from '#server/db/migrate.ts';
import { refuseStaleBuild } from '#server/start/build-when-needed.ts';
import { carefreeSql } from './carefree-postgres.ts';
import { keepTemporaryFilesInMemory } from './in-memory.ts';

declare module 'vitest' {
  interface ProvidedContext {
    socketDir: string;
    /** The folder that the first test to start the product leaves for the others to copy. */
    startedOnce: string;
    /** The folders of the products that the workers keep from one test file to the next. */
    sharedProducts: string;
  }
}

interface Started {
  readonly provided: Pick<ProvidedContext, 'socketDir' | 'startedOnce' | 'sharedProducts'>;
  readonly stop: () => Promise<void>;
}

/** Each project of vitest loads this file for itself, in one process: what is started stands where all of them find it. */
const shared = globalThis as typeof globalThis & { startedForTests?: { readonly started: Promise<Started>; users: number } };

/** One real PostgreSQL for the whole run, with a migrated template that each test file copies. The first project starts it and the last one stops it. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  refuseStaleBuild();
  shared.startedForTests ??= { started: start(), users: 0 };
  const ours = shared.startedForTests;
  ours.users += 1;
  const { provided, stop } = await ours.started;
  project.provide('socketDir', provided.socketDir);
  project.provide('startedOnce', provided.startedOnce);
  project.provide('sharedProducts', provided.sharedProducts);
  return async () => {
    ours.users -= 1;
    if (ours.users > 0) return;
    delete shared.startedForTests;
    await stop();
  };
}

async function start(): Promise<Started> {
  const forgetTemporaryFiles = keepTemporaryFilesInMemory();
  const folder = mkdtempSync(join(tmpdir(), 'portal-test-'));
  const sharedProducts = join(folder, 'products');
  mkdirSync(sharedProducts);
  const server = await embeddedServer(join(folder, 'postgres'));
  await asOwner(server, 'postgres', async (client) => {
    await client.query(`alter role ${appRole} connection limit 180`);
    for (const statement of carefreeSql) await client.query(statement);
    await client.query('select pg_reload_conf()');
  });
  await migrate(server, 'template');
  const stop = async () => {
    for (const name of readdirSync(sharedProducts)) await stopProduct(join(sharedProducts, name));
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
    forgetTemporaryFiles();
  };
  return { provided: { socketDir: server.owner('postgres').host ?? '', startedOnce: join(folder, 'started-once'), sharedProducts }, stop };
}

/** Its worker has ended before it. It says itself where it runs, and takes that back when it has stopped. */
async function stopProduct(varDir: string): Promise<void> {
  const instance = join(varDir, 'instance.json');
  if (!existsSync(instance)) return;
  const { pid } = JSON.parse(readFileSync(instance, 'utf8')) as { readonly pid: number };
  process.kill(pid, 'SIGTERM');
  while (isAlive(pid)) await wait(20);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false; // no such process
  }
}
