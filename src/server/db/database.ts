import { setTimeout } from 'node:timers/promises';
import { escapeLiteral, type PoolConfig, type QueryResult } from 'pg';
import { type Actor, isOnBehalf } from '#domain/actor.ts';
import type { Unaudited } from '#domain/audit/unaudited.ts';
import { AuditTrail, type Circumstances } from './audit-trail.ts';
import { actorSettings } from './actor-settings.ts';
import { type Connections, inTransaction, oneByOne, pipelined } from './connections.ts';
import { joinReads } from './join-reads.ts';
import { isCollision } from './pg-error-mapping.ts';
import { KnownMarket, MarketMemory } from './market-memory.ts';
import { queriesOn, type Queries, type AuditOnlyTransaction, type Transaction } from './queries.ts';
import { refuseViewers } from './refuse-viewers.ts';
import { limitsSql, type RequestLimits, requestLimits } from './request-limits.ts';

/** One variant's database. `as` is the only way to a connection. */
export interface Database {
  /** `circumstances` are those of a request, which waits for nothing longer than request-limits.ts says. */
  as(actor: Actor, circumstances?: Circumstances): ActorDatabase;
  close(): Promise<void>;
}

/** The reads and writes that one actor may do with it. Neither nests in the other. */
export interface ActorDatabase {
  /** One read-only snapshot: everything in it sees the same moment. Reads of a request that follow each other share one (join-reads.ts). */
  read<T>(work: (snapshot: Queries) => Promise<T>): Promise<T>;
  /**
   * One transaction: all of it or nothing. It fails when it changes something and tells `tx.audit` nothing of it, and with `view-only` for
   * an adviser who views as a client (refuse-viewers.ts). A request's is tried once more when it collides with another one: `work` does
   * nothing outside of it.
   */
  write<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** One transaction that tells the audit trail nothing, and why it need not. */
  writeUnaudited<T>(why: Unaudited, work: (tx: Queries) => Promise<T>): Promise<T>;
  /** One transaction that changes nothing but tells what someone did: views, files that leave, refusals. Everyone's, viewers' too. */
  recordOnly(work: (told: AuditOnlyTransaction) => Promise<void>): Promise<void>;
}

/**
 * Opens a database. Reads are pipelined as in `openPipelinedDatabase`, on the standby if there is one. Writes, including COPY, run one statement after the
 * other.
 */
export function openDatabase(
  connection: PoolConfig,
  onIdleError: (error: Error) => void,
  { limits = requestLimits, standby = null }: { readonly limits?: RequestLimits; readonly standby?: PoolConfig | null } = {},
): Database {
  const settings = { connection, onIdleError, limits };
  const reading = pipelined({ ...settings, connection: standby ?? connection });
  return databaseOn(reading, oneByOne(settings), { limits, isReadElsewhere: standby !== null });
}

/**
 * A database for work that asks much at once: what is asked before an answer has come goes to the server all the same, which
 * answers in turn. Not for COPY.
 */
export function openPipelinedDatabase(
  connection: PoolConfig,
  onIdleError: (error: Error) => void,
  { limits = requestLimits }: { readonly limits?: RequestLimits } = {},
): Database {
  const connections = pipelined({ connection, onIdleError, limits });
  return databaseOn(connections, connections, { limits, isReadElsewhere: false });
}

interface Manner {
  readonly limits: RequestLimits;
  /** The reader afterwards, on the standby, sees what was committed. */
  readonly isReadElsewhere: boolean;
}

function databaseOn(reading: Connections, writing: Connections, { limits, isReadElsewhere }: Manner): Database {
  const commitSql = isReadElsewhere ? '; set local synchronous_commit = remote_apply' : '';
  const shared = new MarketMemory();
  return {
    as: (actor, circumstances) => {
      const isRequest = circumstances !== undefined;
      const waits = isRequest ? limits : null;
      const settings = isRequest ? `${settingsOf(actor)}; ${limitsSql(limits)}` : settingsOf(actor);
      const isViewing = isOnBehalf(actor) || circumstances?.isViewing === true;
      const attempts = isRequest ? twiceWhenCollided : once;
      const begin = `begin isolation level repeatable read read only; ${settings}; ${stateSql}`;
      const readAlone = <T>(work: (snapshot: Queries, begun: Promise<unknown>) => Promise<T>) =>
        inTransaction(reading, { begin, commit: plainCommit, limits: waits, joinsQueries: isRequest }, (sql, queued, begun) =>
          work(
            queriesOn(sql, queued, async () => shared.at(stateIn(await begun))),
            begun,
          ),
        );
      const { read, forget } = isRequest ? joinReads(readAlone) : { read: readAlone, forget: nothing };
      // What is read after a change sees it.
      const changed = <T>(attempt: () => Promise<T>) => attempts(attempt).finally(forget);
      const change = <T>(work: (tx: Queries) => Promise<T>, commit: () => string) =>
        inTransaction(writing, { begin: `begin; ${settings}${commitSql}`, commit, limits: waits }, (sql, queued) => {
          const own = new KnownMarket(NaN); // what it changes itself is no one else's until it ends
          return work(queriesOn(sql, queued, async () => own));
        });
      const audited = <T>(work: (queries: Queries, audit: AuditTrail) => Promise<T>) =>
        changed(() => {
          const audit = new AuditTrail(actor, circumstances ?? null);
          return change(
            (queries) => work(queries, audit),
            () => audit.commitSql(),
          );
        });
      return {
        read,
        write: async (work) => {
          if (isViewing) refuseViewers(actor);
          return audited((queries, audit) => work({ ...queries, audit }));
        },
        writeUnaudited: async (why, work) => {
          if (isViewing) refuseViewers(actor, why);
          return changed(() => change(work, plainCommit));
        },
        recordOnly: (work) => audited(({ activities }, audit) => work({ activities, audit })),
      };
    },
    close: async () => {
      for (const { pool } of new Set([reading, writing])) await pool.end();
    },
  };
}

function nothing(): void {}

const plainCommit = () => 'commit';

function once<T>(attempt: () => Promise<T>): Promise<T> {
  return attempt();
}

/**
 * The rows of the transaction that PostgreSQL ended are free at once, and whoever asks for them first has them: a second try without a pause
 * can be ahead of the transaction that was waiting, and collide with it again. In milliseconds; chance keeps two that wait apart.
 */
const pause = { least: 50, most: 150 };

/** Tries once more after a collision: PostgreSQL ends one of two requests so that the other goes on, and that one succeeds when the other has its rows. */
async function twiceWhenCollided<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (!isCollision(error)) throw error;
    await setTimeout(pause.least + Math.random() * (pause.most - pause.least));
    return attempt();
  }
}

/** The state of the market that a snapshot sees. */
const stateSql = 'select version::float8 as version from market_state';

/** The last of several statements in one has it. */
function stateIn(answers: unknown): number {
  const { rows } = (answers as readonly QueryResult<{ version: number }>[]).at(-1) ?? { rows: [] };
  if (!rows[0]) throw new Error('The database does not count the changes of its market.');
  return rows[0].version;
}

/** SET LOCAL, so they end with the transaction. */
function settingsOf(actor: Actor): string {
  return Object.entries(actorSettings(actor))
    .map(([name, value]) => `set local app.${name} = ${escapeLiteral(value)}`)
    .join('; ');
}
