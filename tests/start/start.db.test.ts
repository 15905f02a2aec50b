import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { preparedFolder } from '../support/running-product.ts';
import { freePort, untilReady } from '../support/free-port.ts';

const varDir = await preparedFolder();
const port = await freePort();
const env = { ...process.env, PORT: String(port), VAR_DIR: varDir, DEMO: 'false', NODE_ENV: 'test', LOG_LEVEL: 'error' };
afterAll(() => rmSync(varDir, { recursive: true, force: true }));

const start = () => spawn(process.execPath, ['src/server/main.ts'], { stdio: 'ignore', env });
const startAgain = (more: Record<string, string> = {}) =>
  spawnSync(process.execPath, ['src/server/main.ts'], { encoding: 'utf8', env: { ...env, ...more } });

test('a second start on the same data says that it already runs; Ctrl-C stops product and database', async () => {
  const product = start();
  await untilReady(product, port);

  const second = startAgain();
  expect(second.status).toBe(1);
  expect(second.stderr).toContain(`already running on this data (process ${product.pid}): http://localhost:${port}`);

  const ended = new Promise((resolve) => product.once('exit', resolve));
  product.kill('SIGINT');
  expect(await ended).toBe(0);
  expect(existsSync(join(varDir, 'postgres/postmaster.pid'))).toBe(false);
  expect(existsSync(join(varDir, 'instance.json'))).toBe(false);
});

test('after the process was killed the next start goes on with the same data', async () => {
  const killed = start();
  await untilReady(killed, port);
  const gone = new Promise((resolve) => killed.once('exit', resolve));
  killed.kill('SIGKILL');
  await gone;

  const next = start();
  await untilReady(next, port);
  const ended = new Promise((resolve) => next.once('exit', resolve));
  next.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(existsSync(join(varDir, 'postgres/postmaster.pid'))).toBe(false);
});

test('without its database the product lives on and says that it is not ready', async () => {
  const product = start();
  await untilReady(product, port);
  const [postmaster] = readFileSync(join(varDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(postmaster), 'SIGINT');
  await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/ready`)).status).toBe(503), { timeout: 75_000 });
  expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);

  const ended = new Promise((resolve) => product.once('exit', resolve));
  product.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('a port that is taken is told before anything is begun', async () => {
  const other = createServer().listen(port, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const refused = startAgain();
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
