import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { writeLargeFolder } from '#tests/support/large-folder.ts';
import { fateOf } from '#tests/support/own-postgres.ts';
import { processesOf } from '#tests/support/processes-of.ts';
import { embeddedServer } from '../../../db/database-server.ts';
import { migrate } from '../../../db/migrate.ts';

const rows = 20_000;
const varDir = mkdtempSync(join(tmpdir(), 'portal-interrupted-'));
const dataDir = join(varDir, 'postgres');
const house = join(varDir, 'house');
await writeLargeFolder(house, rows);
const empty = await embeddedServer(dataDir);
await migrate(empty, 'portal_default');
await empty.stop();
const begun: ChildProcess[] = [];
afterAll(async () => {
  for (const child of begun) child.kill('SIGKILL');
  await (await embeddedServer(dataDir)).stop();
  rmSync(varDir, { recursive: true, force: true });
});

/** The command as a user gives it. */
function start() {
  const env = { ...process.env, VAR_DIR: varDir, DEMO: 'false', NODE_ENV: 'test' };
  const child = spawn(process.execPath, ['src/server/commands/import.ts', house], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const told = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) child[name].on('data', (piece: Buffer) => (told[name] += piece.toString()));
  const closed = once(child, 'close').then(() => ({ code: child.exitCode, ...told }));
  const says = (words: string) => vi.waitFor(() => expect(told.stdout).toContain(words), { timeout: 60_000, interval: 2 });
  begun.push(child);
  return { child, closed, says };
}

function socketDir(): string {
  return readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[4] ?? '';
}

/** Counts the rows in the database, and the connections that still work in it. */
async function left(): Promise<{ rows: number; others: number }> {
  const client = new Client({ host: socketDir(), user: 'postgres', database: 'portal_default' });
  await client.connect();
  const found = await client.query<{ rows: number; others: number }>(`
    select ((select count(*) from transactions) + (select count(*) from accounts) + (select count(*) from portfolios) + (select count(*) from instruments)
        + (select count(*) from import_runs) + (select count(*) from ledger_marks))::int as rows,
      (select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid())::int as others`);
  await client.end();
  return found.rows[0] ?? { rows: Number.NaN, others: Number.NaN };
}

const nothing = { rows: 0, others: 0 };

test.each(['% read', 'Checking', 'Writing'])('killed when it says "%s", nothing of it is left, and nothing waits for it', async (words) => {
  const { child, closed, says } = start();
  await says(words);
  child.kill('SIGKILL');
  await closed;
  await vi.waitFor(async () => expect(await left()).toEqual(nothing), { timeout: 60_000, interval: 50 });
});

test('an import that another one holds up says so, and goes on when that is killed', async () => {
  const first = start();
  await first.says('Checking');
  first.child.kill('SIGSTOP');
  const second = start();
  await second.says('Waiting for another import to finish …');
  first.child.kill('SIGKILL');
  await second.says('% read');
  second.child.kill('SIGKILL');
  await vi.waitFor(async () => expect(await left()).toEqual(nothing), { timeout: 60_000, interval: 50 });
});

test('whose database is killed half-way says so in one sentence; the database comes back without it', async () => {
  // Started here, so that it is gone when it was killed: no one may be there who collects what a killed import has left.
  await (await embeddedServer(dataDir)).stop();
  await embeddedServer(dataDir);
  const { closed, says } = start();
  await says('Writing');
  await fateOf(dataDir, socketDir()).kill();
  const { code, stderr } = await closed;
  expect([code, stderr]).toEqual([1, 'The connection to the database was lost. Run it again: an import is all or nothing.\n']);
  const server = await embeddedServer(dataDir);
  expect(await left()).toEqual(nothing);
  await server.stop();
});

test('killed while figures are computed it has been taken, and the next run computes them and writes nothing twice', async () => {
  const first = start();
  await first.says('Refreshing figures');
  first.child.kill('SIGKILL');
  const { stdout } = await first.closed;
  expect(stdout).toMatch(/transactions\.csv +20,000 +20,000 +0 +0/);
  const next = await start().closed;
  expect([next.code, next.stderr]).toEqual([0, '']);
  expect(next.stdout).toMatch(/transactions\.csv +20,000 +0 +0 +20,000/);
  expect(existsSync(join(dataDir, 'postmaster.pid'))).toBe(false);
  expect(processesOf(varDir)).toEqual([]);
}, 120_000);
