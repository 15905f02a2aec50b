import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, inject } from 'vitest';
import { embeddedServer } from '#server/db/database-server.ts';
import { openDatabase } from '#server/db/database.ts';
import { freePort, untilReady } from './free-port.ts';
import type { TestDatabase } from './test-database.ts';

export interface RunningProduct {
  readonly port: number;
  /** Where its database is: for commands beside it. */
  readonly varDir: string;
  readonly pid: number;
  /** The default variant's database, empty at first. */
  readonly database: TestDatabase;
  /** What the product has written to its log. */
  readonly logged: () => string;
}

/** The built product as a process of its own on empty databases: what its routes import is then what its server imports. */
export async function runningProduct(settings: Readonly<Record<string, string>> = {}): Promise<RunningProduct> {
  const { varDir, ...product } = await productAlone(settings);
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
  return { ...product, varDir, database: { ...database, owner } };
}

/** The same, with nobody else at its databases. */
export async function productAlone(settings: Readonly<Record<string, string>> = {}): Promise<Omit<RunningProduct, 'database'>> {
  const varDir = await preparedFolder();
  const { port, pid, logged, stop } = await startProduct(varDir, settings);
  afterAll(async () => {
    await stop();
    rmSync(varDir, { recursive: true, force: true });
  });
  return { port, pid, varDir, logged };
}

async function startProduct(varDir: string, settings: Readonly<Record<string, string>>) {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), VAR_DIR: varDir, DEMO: 'false', NODE_ENV: 'test', LOG_LEVEL: 'error', ...settings };
  const child = spawn(process.execPath, ['src/server/main.ts'], { stdio: ['ignore', 'pipe', 'inherit'], env });
  let log = '';
  child.stdout.on('data', (piece: Buffer) => {
    log += piece.toString();
  });
  await untilReady(child, port);
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  };
  return { port, pid: child.pid ?? 0, stop, logged: () => log };
}

/** A folder as the product leaves it after its first start: creating the databases takes longer than all the rest. */
export async function preparedFolder(): Promise<string> {
  const startedOnce = inject('startedOnce');
  if (!existsSync(startedOnce)) {
    const first = mkdtempSync(`${startedOnce}-`);
    await (await startProduct(first, {})).stop();
    // Of two who were first at the same time one stays: a folder that is there and full is not replaced.
    try {
      renameSync(first, startedOnce);
    } catch {
      rmSync(first, { recursive: true });
    }
  }
  const varDir = mkdtempSync(join(tmpdir(), 'portal-product-'));
  execFileSync('cp', ['-a', `${startedOnce}/.`, varDir]);
  return varDir;
}
