import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The built product as a person starts it, on demo data of its own. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const varDir = mkdtempSync(join(tmpdir(), 'portal-e2e-'));
  const port = await freePort();
  const product = spawn(process.execPath, ['src/server/main.ts'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PORT: String(port), VAR_DIR: varDir, LOG_LEVEL: 'warn', NODE_ENV: 'production' },
  });
  process.env.PRODUCT_PORT = String(port);
  await untilReady(product, port);
  return async () => {
    const ended = new Promise((resolve) => product.once('exit', resolve));
    product.kill('SIGTERM');
    await ended;
    rmSync(varDir, { recursive: true, force: true });
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function untilReady(product: ChildProcess, port: number): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (product.exitCode !== null) throw new Error('The product ended before it was ready.');
    const answer = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => null);
    if (answer?.ok) return;
    await wait(200);
  }
  throw new Error('The product was not ready within two minutes.');
}
