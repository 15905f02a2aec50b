import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Client, type ClientConfig, type PoolConfig } from 'pg';
import type { Config } from '../config.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { requestLimits } from './request-limits.ts';

/** The role that the product works as: neither superuser nor owner, so that row-level security holds for it. */
export const appRole = 'portal_app';

/** A PostgreSQL server with a login that owns the databases and one that works in them. */
export interface DatabaseServer {
  readonly owner: (database: string) => ClientConfig;
  readonly app: (database: string) => PoolConfig;
  readonly stop: () => Promise<void>;
}

export async function openDatabaseServer(config: Pick<Config, 'database' | 'varDir'>): Promise<DatabaseServer> {
  return config.database ? configuredServer(config.database) : embeddedServer(join(config.varDir, 'postgres'));
}

export async function embeddedServer(dataDir: string): Promise<DatabaseServer> {
  const { socketDir, stop } = await startEmbeddedPostgres(dataDir);
  const server: DatabaseServer = {
    owner: (database) => ({ host: socketDir, user: 'postgres', database }),
    app: (database) => ({ host: socketDir, user: appRole, database }),
    stop,
  };
  // The socket's folder is the door here; the password only keeps the role from having none.
  try {
    await ensureAppRole(server, randomBytes(24).toString('base64url'));
  } catch (error) {
    await stop();
    throw error;
  }
  return server;
}

async function configuredServer({ url, appPassword }: NonNullable<Config['database']>): Promise<DatabaseServer> {
  const connection = (database: string) => Object.assign(new URL(url), { pathname: `/${database}` });
  const app = (database: string) => Object.assign(connection(database), { username: appRole, password: appPassword });
  const server: DatabaseServer = {
    owner: (database) => ({ connectionString: connection(database).href }),
    app: (database) => ({ connectionString: app(database).href }),
    stop: async () => undefined,
  };
  await ensureAppRole(server, appPassword);
  return server;
}

/** Any number that nothing else locks: of two processes that start at once, one writes the role after the other. */
const roleLock = 7_241_992;

async function ensureAppRole(server: DatabaseServer, password: string): Promise<void> {
  await asOwner(server, 'postgres', async (client) => {
    await client.query('select pg_advisory_lock($1)', [roleLock]);
    const existing = await client.query('select from pg_roles where rolname = $1', [appRole]);
    const verb = existing.rowCount === 0 ? 'create' : 'alter';
    await client.query(
      `${verb} role ${appRole} login nosuperuser nobypassrls nocreatedb nocreaterole password ${client.escapeLiteral(password)}`,
    );
    // Many ask at once, each for little: helpers take longer to start than a list takes to read.
    await client.query(`alter role ${appRole} set max_parallel_workers_per_gather = 0`);
    // What lists read is in memory or on a disk that finds any page as fast as the next one.
    await client.query(`alter role ${appRole} set random_page_cost = 1.1`);
  });
}

/** Runs `work` on one connection as the owner: for creating and migrating only. */
export async function asOwner<T>(server: DatabaseServer, database: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ ...server.owner(database), connectionTimeoutMillis: requestLimits.connection, keepAlive: true });
  // What was asked fails when the connection ends; unheard, that would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
