import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { freePort, untilReady } from '../support/free-port.ts';

interface Product {
  readonly port: number;
  readonly varDir: string;
}

/** For each worker the built product as a person starts it, on demo data of its own: walks at the same time do not meet. */
export default async function startProducts({ workers }: FullConfig): Promise<() => Promise<void>> {
  const started = await Promise.all(Array.from({ length: workers }, startProduct));
  process.env.PRODUCTS = JSON.stringify(started.map(({ product }) => product));
  return async () => {
    await Promise.all(started.map(({ stop }) => stop()));
  };
}

/** The product of the worker that asks. */
export function ownProduct(): Product {
  const products = JSON.parse(process.env.PRODUCTS ?? '[]') as readonly Product[];
  const own = products[Number(process.env.TEST_PARALLEL_INDEX)];
  if (!own) throw new Error('No product was started for this worker.');
  return own;
}

async function startProduct() {
  const varDir = mkdtempSync(join(tmpdir(), 'portal-e2e-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PORT: String(port), VAR_DIR: varDir, LOG_LEVEL: 'warn', NODE_ENV: undefined },
  });
  await untilReady(child, port);
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    rmSync(varDir, { recursive: true, force: true });
  };
  return { product: { port, varDir }, stop };
}
