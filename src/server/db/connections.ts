import { drizzle } from 'drizzle-orm/node-postgres';
import { type CustomTypesConfig, Pool, type PoolClient, type PoolConfig, types } from 'pg';
import { mapPgError, toUnavailableError } from './pg-error-mapping.ts';
import { batchingSocket } from './batching-socket.ts';
import type { Sql } from './queries.ts';
import { joinQueries } from './join-queries.ts';
import { answeredWithin, asAsked, oneAtATime, type TimeoutMs, type QueuedClient } from './queued-client.ts';
import { type RequestLimits, requestLimits } from './request-limits.ts';

/** Connections to one database, as many as ten. */
export interface Connections {
  readonly pool: Pool;
  readonly queueOf: (client: PoolClient, timeoutMs: TimeoutMs) => QueuedClient;
}

export interface ConnectionSettings {
  readonly connection: PoolConfig;
  /** A connection that no one used has ended; the pool opens another one when it needs one. */
  readonly onIdleError: (error: Error) => void;
  readonly limits?: RequestLimits;
}

/** Sends each question to the server before an answer has come, which answers in turn. Not for COPY. */
export function pipelined({ connection, ...settings }: ConnectionSettings): Connections {
  return { pool: openPool({ ...settings, connection: { ...connection, pipeline: true, stream: batchingSocket } }), queueOf: asAsked };
}

/** One statement after the other, COPY among them. */
export function oneByOne(settings: ConnectionSettings): Connections {
  return { pool: openPool(settings), queueOf: oneAtATime };
}

/** The type numbers of PostgreSQL for `date`: kept as text, since a Date would be the day before in Athens. */
const dateType: number = types.builtins.DATE;
const typeParsers: CustomTypesConfig = {
  getTypeParser: (type, format) => (type.valueOf() === dateType ? String : types.getTypeParser(type, format)),
};

/** In milliseconds: how long a connection is silent before the system asks whether the other end is still there. */
const keepAliveInitialDelayMillis = 10_000;

function openPool({ connection, onIdleError, limits = requestLimits }: ConnectionSettings): Pool {
  const pool = new Pool({
    ...connection,
    max: 10,
    types: typeParsers,
    connectionTimeoutMillis: limits.connection,
    keepAlive: true,
    keepAliveInitialDelayMillis,
  });
  pool.on('error', onIdleError);
  // A connection may end between two of those who listen to it: unheard, that would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export interface Transacting {
  readonly begin: string;
  readonly commit: () => string;
  /** Null for anyone who waits as long as it takes. */
  readonly limits: RequestLimits | null;
  /** True where the same query is sent once, and answers all who ask it (join-queries.ts). */
  readonly joinsQueries?: boolean;
}

/**
 * One transaction on a connection of its own.
 *
 * @throws AppError for what the catalogue foresees (pg-error-mapping.ts), and whatever else `work` throws
 */
export async function inTransaction<T>(
  { pool, queueOf }: Connections,
  { begin, commit, limits, joinsQueries = false }: Transacting,
  work: (sql: Sql, queued: PoolClient, begun: Promise<unknown>) => Promise<T>,
): Promise<T> {
  const client = await pool.connect().catch((error: unknown) => {
    throw toUnavailableError(error);
  });
  const timeoutMs = limits?.answer ?? null;
  const { queued, begun, end } = queueOf(client, timeoutMs);
  let broken: Error | undefined;
  // A server that ends the connection between two questions tells it here.
  const lost = (error: Error) => {
    broken = error;
  };
  client.on('error', lost);
  try {
    const answer = answeredWithin(client, limits?.connection ?? null, queued.query(begin));
    await begun(answer);
    const asked = joinsQueries ? joinQueries(queued) : queued;
    const result = await work(drizzle({ client: asked }), asked, answer);
    await end();
    await answer; // without its beginning nothing of it counts
    await answeredWithin(client, timeoutMs, client.query(commit()));
    return result;
  } catch (error) {
    await end();
    const failure = broken ? toUnavailableError(error) : mapPgError(error, limits !== null);
    if (!broken) await answeredWithin(client, timeoutMs, client.query('rollback')).catch(lost);
    throw failure;
  } finally {
    client.off('error', lost);
    client.release(broken);
  }
}
