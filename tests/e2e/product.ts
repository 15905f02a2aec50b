import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, untilReady } from '../support/free-port.ts';

/** The built product as a person starts it, on demo data of its own. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const varDir = mkdtempSync(join(tmpdir(), 'portal-e2e-'));
  const port = await freePort();
  const product = spawn(process.execPath, ['src/server/main.ts'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PORT: String(port), VAR_DIR: varDir, LOG_LEVEL: 'warn', NODE_ENV: 'production' },
  });
  process.env.PRODUCT_PORT = String(port);
  process.env.PRODUCT_VAR_DIR = varDir;
  await untilReady(product, port);
  return async () => {
    const ended = new Promise((resolve) => product.once('exit', resolve));
    product.kill('SIGTERM');
    await ended;
    rmSync(varDir, { recursive: true, force: true });
  };
}
