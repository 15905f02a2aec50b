import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll } from 'vitest';
import { embeddedServer } from '#server/db/database-server.ts';
import { openDatabase } from '#server/db/database.ts';
import { freePort, untilReady } from './free-port.ts';
import type { TestDatabase } from './test-database.ts';

export interface RunningProduct {
  readonly port: number;
  /** Where its database is: for commands beside it. */
  readonly varDir: string;
  /** The default variant's database, empty at first. */
  readonly database: TestDatabase;
  /** What the product has written to its log. */
  readonly logged: () => string;
}

/** The built product as a process of its own on empty databases: what its routes import is then what its server imports. */
export async function runningProduct(settings: Readonly<Record<string, string>> = {}): Promise<RunningProduct> {
  const varDir = mkdtempSync(join(tmpdir(), 'portal-product-'));
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), VAR_DIR: varDir, DEMO: 'false', NODE_ENV: 'test', LOG_LEVEL: 'error', ...settings };
  const product = spawn(process.execPath, ['src/server/main.ts'], { stdio: ['ignore', 'pipe', 'inherit'], env });
  let log = '';
  product.stdout.on('data', (piece: Buffer) => {
    log += piece.toString();
  });
  await untilReady(product, port);

  const server = await embeddedServer(join(varDir, 'postgres'));
  const owner = new Client(server.owner('portal_default'));
  await owner.connect();
  const database = openDatabase(server.app('portal_default'), (error) => {
    throw error;
  });
  afterAll(async () => {
    await owner.end();
    await database.close();
    const ended = new Promise((resolve) => product.once('exit', resolve));
    product.kill('SIGTERM');
    await ended;
    rmSync(varDir, { recursive: true, force: true });
  });
  return { port, varDir, database: { ...database, owner }, logged: () => log };
}
