import { execFileSync, spawn } from 'node:child_process';
import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, inject } from 'vitest';
import { embeddedServer } from '#server/db/database-server.ts';
import { openDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { carefree } from './carefree-postgres.ts';
import { saveData, restoreData } from './saved-data.ts';
import { linkChromium } from './link-chromium.ts';
import type { TestDatabase } from './test-database.ts';
import { anyPort, untilReady } from './until-ready.ts';

export interface ProductAlone {
  readonly port: number;
  /** The folder of its database, for commands beside the product. */
  readonly varDir: string;
  readonly pid: number;
  /** Returns the product's log. */
  readonly logged: () => string;
}

export interface RunningProduct extends ProductAlone {
  /** The default variant's database, empty at first. */
  readonly database: TestDatabase;
}

/** The built product as a process of its own on empty databases: what its routes import is then what its server imports. */
export async function runningProduct(settings: Readonly<Record<string, string>> = {}): Promise<RunningProduct> {
  const product = await productAlone(settings);
  return { ...product, database: await databaseOf(product) };
}

/** The same, with no one else at its databases. */
export async function productAlone(settings: Readonly<Record<string, string>> = {}): Promise<ProductAlone> {
  const varDir = await preparedFolder();
  const { port, pid, log, stop } = await startProduct(varDir, settings);
  afterAll(async () => {
    await stop();
    rmSync(varDir, { recursive: true, force: true });
  });
  return { port, pid, varDir, logged: logFrom(log) };
}

let kept: (Omit<ProductAlone, 'logged'> & { readonly log: string }) | null = null;

/**
 * The product that the test files of a worker share, one after the other, each with an empty database and all of its log: for those who neither
 * break it nor start it with settings of their own. It is stopped after the last test.
 */
export async function sharedProduct(): Promise<RunningProduct> {
  if (kept) {
    const database = await databaseOf(kept);
    await restoreData(database.owner);
    return { ...kept, database, logged: logFrom(kept.log, statSync(kept.log).size) };
  }
  const varDir = await preparedFolder(join(inject('sharedProducts'), 'product-'));
  const { port, pid, log } = await startProduct(varDir, { LOG_LEVEL: 'debug' });
  const database = await databaseOf({ varDir });
  await saveData(database.owner);
  kept = { port, pid, log, varDir };
  return { ...kept, database, logged: logFrom(log) };
}

async function databaseOf({ varDir }: Pick<ProductAlone, 'varDir'>): Promise<TestDatabase> {
  const server = await embeddedServer(join(varDir, 'postgres'));
  const owner = new Client(server.owner('portal_default'));
  await owner.connect();
  const database = openDatabase(server.app('portal_default'), (error) => {
    throw error;
  });
  afterAll(async () => {
    await owner.end();
    await database.close();
  });
  return { ...database, owner };
}

async function startProduct(varDir: string, settings: Readonly<Record<string, string>> = {}) {
  const env = { ...process.env, ...anyPort, VAR_DIR: varDir, DEMO: 'false', NODE_ENV: 'test', LOG_LEVEL: 'error', ...settings };
  const log = join(varDir, 'log');
  // Nothing of the worker's own: a shared product lives longer, and the worker would seem to live as long.
  const output = openSync(log, 'a');
  const child = spawn(process.execPath, ['--import', './tests/support/react-of-clients.ts', 'src/server/main.ts'], {
    stdio: ['ignore', output, output],
    env,
  });
  closeSync(output);
  child.unref();
  const port = await untilReady(child, varDir).catch((error: Error) => {
    throw new Error(`${error.message}\n${readFileSync(log, 'utf8')}`, { cause: error });
  });
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  };
  return { port, pid: child.pid ?? 0, log, stop };
}

const logFrom =
  (log: string, byte = 0) =>
  () =>
    readFileSync(log).subarray(byte).toString();

/** A folder as the product leaves it after its first start: creating the databases takes longer than all the rest. */
export async function preparedFolder(prefix = join(tmpdir(), 'portal-product-')): Promise<string> {
  const startedOnce = inject('startedOnce');
  if (isFirst(`${startedOnce}-begun`)) await startOnce(startedOnce);
  while (!existsSync(startedOnce)) await wait(100);
  const varDir = mkdtempSync(prefix);
  execFileSync('cp', ['-a', `${startedOnce}/.`, varDir]);
  return varDir;
}

function isFirst(mark: string): boolean {
  try {
    mkdirSync(mark);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function startOnce(startedOnce: string): Promise<void> {
  const first = mkdtempSync(`${startedOnce}-`);
  await (await startProduct(first)).stop();
  await untilDown(join(first, 'postgres'));
  const settings = Object.entries(carefree).map(([name, value]) => `${name} = ${value}\n`);
  appendFileSync(join(first, 'postgres/postgresql.auto.conf'), settings.join(''));
  rmSync(join(first, 'log'));
  linkChromium(first);
  renameSync(first, startedOnce);
}

/** A product leaves its PostgreSQL running where it takes the connections that it has just ended for someone else's. */
async function untilDown(dataDir: string): Promise<void> {
  const pidFile = join(dataDir, 'postmaster.pid');
  while (existsSync(pidFile)) await (await startEmbeddedPostgres(dataDir)).stop();
}
