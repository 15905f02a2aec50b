import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Client, type ClientConfig, type PoolConfig } from 'pg';
import { type VariantId, variantIds } from '#contracts/ids.ts';
import type { Config, DatabaseAddresses } from '../config.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

/** The role that the product works as: neither superuser nor owner, so that row-level security holds for it. */
export const appRole = 'portal_app';

/** A PostgreSQL server with a login that owns the databases and one that works in them. */
export interface DatabaseServer {
  readonly owner: (database: string) => ClientConfig;
  readonly app: (database: string) => PoolConfig;
  /** As `app`, on a standby that has what was committed; null where there is none. */
  readonly reading: (database: string) => PoolConfig | null;
  readonly stop: () => Promise<void>;
}

/** The servers of all variants, often one and the same. */
export interface DatabaseServers {
  readonly of: (id: VariantId) => DatabaseServer;
  readonly stop: () => Promise<void>;
}

type Whereabouts = Pick<Config, 'database' | 'varDir'>;

export async function openDatabaseServers(config: Whereabouts): Promise<DatabaseServers> {
  if (!config.database) {
    const server = await embeddedServer(join(config.varDir, 'postgres'));
    return { of: () => server, stop: server.stop };
  }
  const servers = {} as Record<VariantId, DatabaseServer>;
  for (const id of variantIds) servers[id] = await configuredServer(config.database, id);
  return { of: (id) => servers[id], stop: async () => undefined };
}

/** The server that the database of one variant is on. */
export async function openDatabaseServer(config: Whereabouts, id: VariantId): Promise<DatabaseServer> {
  return config.database ? configuredServer(config.database, id) : embeddedServer(join(config.varDir, 'postgres'));
}

export async function embeddedServer(dataDir: string): Promise<DatabaseServer> {
  const { socketDir, stop } = await startEmbeddedPostgres(dataDir);
  const server: DatabaseServer = {
    owner: (database) => ({ host: socketDir, user: 'postgres', database }),
    app: (database) => ({ host: socketDir, user: appRole, database }),
    reading: () => null,
    stop,
  };
  // Access is controlled by the permissions of the socket's folder; the password only keeps the role from having none.
  try {
    await ensureAppRole(server, randomBytes(24).toString('base64url'));
  } catch (error) {
    await stop();
    throw error;
  }
  return server;
}

async function configuredServer(addresses: DatabaseAddresses, id: VariantId): Promise<DatabaseServer> {
  const { appPassword, readUrls } = addresses;
  const [url, readUrl] = [addresses.urls[id] ?? addresses.url, readUrls[id]];
  const asApp = (address: string, database: string) => ({
    connectionString: Object.assign(new URL(address), { pathname: `/${database}`, username: appRole, password: appPassword }).href,
  });
  const server: DatabaseServer = {
    owner: (database) => ({ connectionString: Object.assign(new URL(url), { pathname: `/${database}` }).href }),
    app: (database) => asApp(url, database),
    reading: (database) => (readUrl === undefined ? null : asApp(readUrl, database)),
    stop: async () => undefined,
  };
  await ensureAppRole(server, appPassword);
  const standby = server.reading('postgres');
  if (standby) await refuseLateStandby(server, standby, id);
  return server;
}

/** Refuses a standby that a commit does not wait for (`remote_apply`). A saved record must be readable at once, and a sign-out immediate. */
async function refuseLateStandby(server: DatabaseServer, standby: ClientConfig, id: VariantId): Promise<void> {
  if (!(await asOwner(server, 'postgres', isTrue("select current_setting('synchronous_standby_names') <> ''"))))
    throw new Error(
      `DATABASE_READ_URLS: the server of ${id} names no synchronous standby (synchronous_standby_names), so pages could be out of date.`,
    );
  if (!(await onClient(standby, isTrue('select pg_is_in_recovery()'))))
    throw new Error(`DATABASE_READ_URLS: the address of ${id} is no standby.`);
}

function isTrue(sql: string) {
  return async (client: Client) => (await client.query<[boolean]>({ text: sql, rowMode: 'array' })).rows[0]?.[0] === true;
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
  return onClient(server.owner(database), work);
}

/** In milliseconds. No request waits for the owner's work, and a server that has just started may be slow. */
const ownerConnectionTimeout = 30_000;

async function onClient<T>(connection: ClientConfig, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ ...connection, connectionTimeoutMillis: ownerConnectionTimeout, keepAlive: true });
  // What was asked fails when the connection ends; unheard, that would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
