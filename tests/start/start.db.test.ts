import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { preparedFolder } from '../support/running-product.ts';
import { anyPort, untilReady } from '../support/until-ready.ts';

const varDir = await preparedFolder();
const env = { ...process.env, ...anyPort, VAR_DIR: varDir, DEMO: 'false', NODE_ENV: 'test', LOG_LEVEL: 'error' };
afterAll(() => rmSync(varDir, { recursive: true, force: true }));

const start = () => spawn(process.execPath, ['src/server/main.ts'], { stdio: 'ignore', env });
const startAgain = (more: Record<string, string> = {}) =>
  spawnSync(process.execPath, ['src/server/main.ts'], { encoding: 'utf8', env: { ...env, ...more } });

/** Returns the exit code. */
async function stop(product: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const ended = once(product, 'exit') as Promise<[number | null]>;
  product.kill(signal);
  const [code] = await ended;
  return code;
}

test('a second start on the same data says that it already runs; after the product was killed the next start goes on with the same data', async () => {
  const killed = start();
  const port = await untilReady(killed, varDir);

  const second = startAgain();
  expect(second.status).toBe(1);
  expect(second.stderr).toContain(`already running on this data (process ${killed.pid}): http://localhost:${port}`);

  expect(await stop(killed, 'SIGKILL')).toBe(null);
  const next = start();
  await untilReady(next, varDir);
  expect(await stop(next, 'SIGINT')).toBe(0);
  expect(existsSync(join(varDir, 'postgres/postmaster.pid'))).toBe(false);
  expect(existsSync(join(varDir, 'instance.json'))).toBe(false);
});

test('without its database the product lives on and says that it is not ready', async () => {
  const product = start();
  const port = await untilReady(product, varDir);
  const [postmaster] = readFileSync(join(varDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(postmaster), 'SIGINT');
  await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/ready`)).status).toBe(503), { timeout: 75_000 });
  expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
  expect(await stop(product, 'SIGTERM')).toBe(0);
});

test('a port that is taken is told before anything is begun', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const refused = startAgain({ PORT: String(port) });
  other.close();
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain(`Another program is using port ${port}`);
  expect(existsSync(join(varDir, 'instance.json'))).toBe(false);
});

test('a setting that is wrong is named', () => {
  const refused = startAgain({ PORT: 'many' });
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain('PORT');
});
