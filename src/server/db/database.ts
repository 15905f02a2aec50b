import { drizzle } from 'drizzle-orm/node-postgres';
import {
  Pool,
  escapeLiteral,
  types,
  type CustomTypesConfig,
  type PoolClient,
  type PoolConfig,
  type QueryResult,
  type Submittable,
} from 'pg';
import { named } from './statement-names.ts';
import { type Actor, isOnBehalf } from '#domain/actor.ts';
import type { Unaudited } from '#domain/audit/audit-event.ts';
import { AuditTrail, type Circumstances } from './audit-trail.ts';
import { gatheringSocket } from './gathering-socket.ts';
import { KnownMarket, MarketMemory } from './market-memory.ts';
import { foreseenOr, requestLimitsSql } from './request-limits.ts';
import { type Queries, queriesOn, type Sql, type Telling, type Transaction } from './queries.ts';
import { refuseViewers } from './refuse-viewers.ts';

/** One variant's database. `as` is the only way to a connection. */
export interface Database {
  /** `circumstances` are those of a request, which waits for nothing longer than request-limits.ts says. */
  as(actor: Actor, circumstances?: Circumstances): ActorDatabase;
  close(): Promise<void>;
}

/** What one actor may do with it. Neither nests in the other. */
export interface ActorDatabase {
  /** One read-only snapshot: everything in it sees the same moment. */
  read<T>(work: (snapshot: Queries) => Promise<T>): Promise<T>;
  /**
   * One transaction: all of it or nothing. It fails when it changes something and tells `tx.audit` nothing of it, and with `view-only` for
   * whoever looks on behalf of a client (refuse-viewers.ts).
   */
  write<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** One transaction that tells the audit trail nothing, and why it need not. */
  writeUnaudited<T>(why: Unaudited, work: (tx: Queries) => Promise<T>): Promise<T>;
  /** One transaction that changes nothing but tells what somebody did: views, files that leave, refusals. Everybody's, viewers' too. */
  tell(work: (told: Telling) => Promise<void>): Promise<void>;
}

/** The type numbers of PostgreSQL for `date`: kept as text, since a Date would be the day before in Athens. */
const dateType: number = types.builtins.DATE;
const typeParsers: CustomTypesConfig = {
  getTypeParser: (type, format) => (type.valueOf() === dateType ? String : types.getTypeParser(type, format)),
};

/** What is read is asked as `openPipelinedDatabase` does; what is written one statement after the other, COPY among them. */
export function openDatabase(connection: PoolConfig, onIdleError: (error: Error) => void): Database {
  return databaseOn(pipelined(connection, onIdleError), oneByOne(connection, onIdleError));
}

/**
 * A database for work that asks much at once: what is asked before an answer has come goes to the server all the same, which
 * answers in turn. Not for COPY.
 */
export function openPipelinedDatabase(connection: PoolConfig, onIdleError: (error: Error) => void): Database {
  const connections = pipelined(connection, onIdleError);
  return databaseOn(connections, connections);
}

interface Connections {
  readonly pool: Pool;
  readonly queueOf: (client: PoolClient) => QueuedClient;
}

function pipelined(connection: PoolConfig, onIdleError: (error: Error) => void): Connections {
  return { pool: openPool({ ...connection, pipeline: true, stream: gatheringSocket }, onIdleError), queueOf: asAsked };
}

function oneByOne(connection: PoolConfig, onIdleError: (error: Error) => void): Connections {
  return { pool: openPool(connection, onIdleError), queueOf: oneAtATime };
}

function openPool(connection: PoolConfig, onIdleError: (error: Error) => void): Pool {
  const pool = new Pool({ ...connection, max: 10, types: typeParsers });
  pool.on('error', onIdleError);
  return pool;
}

function databaseOn(reading: Connections, writing: Connections): Database {
  const shared = new MarketMemory();
  const write = <T>(settings: string, work: (tx: Queries) => Promise<T>, commit: () => string) =>
    inTransaction(writing, { begin: `begin; ${settings}`, commit }, (sql, queued) => {
      const own = new KnownMarket(NaN); // what it changes itself is nobody else's until it ends
      return work(queriesOn(sql, queued, async () => own));
    });
  return {
    as: (actor, circumstances) => {
      const settings = circumstances ? `${settingsOf(actor)}; ${requestLimitsSql}` : settingsOf(actor);
      const isViewing = isOnBehalf(actor) || circumstances?.isViewing === true;
      const audited = <T>(work: (queries: Queries, audit: AuditTrail) => Promise<T>) => {
        const audit = new AuditTrail(actor, circumstances ?? null);
        return write(
          settings,
          (queries) => work(queries, audit),
          () => audit.commitSql(),
        );
      };
      return {
        read: (work) => {
          const begin = `begin isolation level repeatable read read only; ${settings}; ${stateSql}`;
          return inTransaction(reading, { begin, commit: plainCommit }, (sql, queued, begun) =>
            work(queriesOn(sql, queued, async () => shared.at(stateIn(await begun)))),
          );
        },
        write: async (work) => {
          if (isViewing) refuseViewers(actor);
          return audited((queries, audit) => work({ ...queries, audit }));
        },
        writeUnaudited: async (why, work) => {
          if (isViewing) refuseViewers(actor, why);
          return write(settings, work, plainCommit);
        },
        tell: (work) => audited(({ activities }, audit) => work({ activities, audit })),
      };
    },
    close: async () => {
      for (const { pool } of new Set([reading, writing])) await pool.end();
    },
  };
}

const plainCommit = () => 'commit';

/** Which state of the market a snapshot sees. */
const stateSql = 'select version::float8 as version from market_state';

/** The last of several statements in one has it. */
function stateIn(answers: unknown): number {
  const { rows } = (answers as readonly QueryResult<{ version: number }>[]).at(-1) ?? { rows: [] };
  if (!rows[0]) throw new Error('The database does not count the changes of its market.');
  return rows[0].version;
}

/**
 * The settings that row-level security reads; SET LOCAL, so they end with the transaction. Whoever looks on behalf of a client is a kind of
 * his own there: a wall that does not name it is closed to him.
 */
function settingsOf(actor: Actor): string {
  const settings = {
    actor_kind: isOnBehalf(actor) ? 'viewer' : actor.kind,
    user_id: 'userId' in actor ? actor.userId : '',
    ...(actor.kind === 'service' ? { service_id: actor.clientId } : {}),
    ...(isOnBehalf(actor) ? { viewer_kind: actor.kind, on_behalf_of: actor.onBehalfOf ?? '' } : {}),
  };
  return Object.entries(settings)
    .map(([name, value]) => `set local app.${name} = ${escapeLiteral(value)}`)
    .join('; ');
}

async function inTransaction<T>(
  { pool, queueOf }: Connections,
  { begin, commit }: { readonly begin: string; readonly commit: () => string },
  work: (sql: Sql, queued: PoolClient, begun: Promise<unknown>) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  const { queued, begun, end } = queueOf(client);
  let broken: Error | undefined;
  // A server that ends the connection between two questions tells it here; unheard, that would end the process.
  const lost = (error: Error) => {
    broken = error;
  };
  client.on('error', lost);
  try {
    const answer = queued.query(begin);
    await begun(answer);
    const result = await work(drizzle({ client: queued }), queued, answer);
    await end();
    await answer; // without its beginning nothing of it counts
    await client.query(commit());
    return result;
  } catch (error) {
    await end();
    await client.query('rollback').catch(lost);
    throw foreseenOr(error);
  } finally {
    client.off('error', lost);
    client.release(broken);
  }
}

interface QueuedClient {
  readonly queued: PoolClient;
  /** Done when the work of the transaction may begin to ask. */
  readonly begun: (begin: Promise<unknown>) => Promise<unknown>;
  /** Nothing is asked from here on; done when what is under way has been answered. */
  readonly end: () => Promise<void>;
}

/**
 * Datasets of a page ask in parallel, a connection answers one after the other: the waiting is done here. COPY is a stream
 * and goes straight on: whoever copies has waited for what was asked before. When one dataset fails the others go on
 * asking: after the end they are refused, because the connection may be another actor's by then.
 */
function oneAtATime(client: PoolClient): QueuedClient {
  let last: Promise<unknown> = Promise.resolve();
  let isOver = false;
  const ask = (...args: unknown[]) => {
    if (isOver) throw new Error('This was asked after the end of its transaction.');
    return (client.query as (...all: unknown[]) => Promise<unknown>)(named(args[0], args[1]), ...args.slice(1));
  };
  const query = (...args: unknown[]) => {
    if (isStream(args[0])) return ask(...args);
    const next = last.then(() => ask(...args));
    last = next.catch(() => undefined);
    return next;
  };
  const end = async () => {
    isOver = true;
    await last;
  };
  return {
    begun: (begin) => begin,
    queued: new Proxy(client, { get: (target, key) => (key === 'query' ? query : Reflect.get(target, key)) }),
    end,
  };
}

/** A pipelined connection keeps the order itself. Nothing is asked after the end of the transaction. */
function asAsked(client: PoolClient): QueuedClient {
  const asked: Promise<unknown>[] = [];
  let isOver = false;
  const query = async (...args: unknown[]) => {
    if (isOver) throw new Error('This was asked after the end of its transaction.');
    const answer = (client.query as (...all: unknown[]) => Promise<unknown>)(named(args[0], args[1]), ...args.slice(1));
    asked.push(answer.then(nothing, nothing));
    return answer;
  };
  const end = async () => {
    isOver = true;
    await Promise.all(asked);
  };
  return {
    begun: notAwaited,
    queued: new Proxy(client, { get: (target, key) => (key === 'query' ? query : Reflect.get(target, key)) }),
    end,
  };
}

function nothing(): void {}

/** A connection that cannot even begin answers nothing else either; without the settings the walls would show nothing. */
async function notAwaited(begin: Promise<unknown>): Promise<void> {
  begin.catch(() => undefined);
}

function isStream(question: unknown): question is Submittable {
  return typeof question === 'object' && question !== null && 'submit' in question;
}
