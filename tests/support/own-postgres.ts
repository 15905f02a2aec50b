import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll } from 'vitest';
import { type DatabaseServer, embeddedServer } from '#server/db/database-server.ts';
import { runPostgres } from '#server/db/embedded-postgres.ts';

/** The simulated failures of the server on a data folder. */
export interface ServerFate {
  /** The server and all its processes stand still: what connects is not refused, and nothing answers. */
  readonly freeze: () => Promise<void>;
  readonly thaw: () => void;
  /** `kill -9` of the server and all its processes. */
  readonly kill: () => Promise<void>;
  /** Starts the killed server again where it was. */
  readonly restart: () => Promise<void>;
}

/** A PostgreSQL that a test file may do anything to, stopped at the end of it. */
export async function ownPostgres(): Promise<DatabaseServer & ServerFate> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-own-postgres-'));
  const dataDir = join(folder, 'postgres');
  const server = await embeddedServer(dataDir);
  const fate = fateOf(dataDir, server.owner('postgres').host ?? '');
  afterAll(async () => {
    fate.thaw();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return { ...server, ...fate };
}

export function fateOf(dataDir: string, socketDir: string): ServerFate {
  let frozen: readonly number[] = [];

  /** The server's own processes, itself first: what stands still or ends first begins no others. */
  async function processes(): Promise<number[]> {
    const [postmaster] = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
    const client = new Client({ host: socketDir, user: 'postgres', database: 'postgres' });
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity where pid <> pg_backend_pid()');
    await client.end();
    return [Number(postmaster), ...rows.map(({ pid }) => pid)];
  }

  return {
    async freeze() {
      frozen = await processes();
      signal(frozen, 'SIGSTOP');
    },
    thaw() {
      signal(frozen, 'SIGCONT');
      frozen = [];
    },
    async kill() {
      signal(await processes(), 'SIGKILL');
    },
    async restart() {
      // Memory that the killed ones shared is let go by the last of them.
      for (let tries = 0; tries < 100; tries += 1) {
        const failure = await runPostgres(dataDir, socketDir).then(
          () => null,
          (error: Error) => error,
        );
        if (failure === null) return;
        if (!/in use|already exists/.test(failure.message)) throw failure;
        await wait(50);
      }
      throw new Error('PostgreSQL did not start again.');
    },
  };
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
