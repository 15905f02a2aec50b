import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';

type Rows = ReadonlyMap<string, unknown>;

/** What stays as it is: the days of the calendar are for ever, and the market's count of changes only grows. */
export const lastingTables = ['calendar', 'market_state'];

async function tables(owner: Client): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    "select format('%I', tablename) as name from pg_tables where schemaname = 'public' and tablename <> all ($1)",
    [lastingTables],
  );
  return rows.map(({ name }) => name);
}

/** The rows that a database has before anything happens in it. */
export async function freshRows(owner: Client): Promise<Rows> {
  const fresh = new Map<string, unknown>();
  for (const table of await tables(owner)) {
    const { rows } = await owner.query<{ all: unknown[] | null }>(`select json_agg(each) as all from ${table} each`);
    if (rows[0]?.all) fresh.set(table, JSON.stringify(rows[0].all));
  }
  return fresh;
}

/** Leaves in the database of a running product what a fresh one has, when its jobs have ended. */
export async function makeEmpty(owner: Client, fresh: Rows): Promise<void> {
  for (;;) {
    await untilJobsEnd(owner);
    try {
      await replaceRows(owner, fresh);
      return;
    } catch (error) {
      await owner.query('rollback');
      if ((error as { code?: unknown }).code !== deadlockDetected) throw error;
    }
  }
}

const deadlockDetected = '40P01';

/** What the product does by itself (a schedule, a message's sender) may hold tables still: this is then what gives way, long before the product would. */
async function replaceRows(owner: Client, fresh: Rows): Promise<void> {
  await owner.query('begin');
  await owner.query("set local deadlock_timeout = '20ms'");
  await owner.query('set local session_replication_role = replica'); // no triggers: some refuse this
  await owner.query(`truncate ${(await tables(owner)).join(', ')} restart identity`);
  for (const [table, rows] of fresh)
    await owner.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [rows]);
  await owner.query('update market_state set version = version + 1');
  await owner.query('commit');
}

/** No job waits or is under way, but for what schedules ask for later. */
export async function untilJobsEnd(owner: Client): Promise<void> {
  for (;;) {
    await owner.query("delete from pgboss.job where state in ('created', 'retry')");
    const active = await owner.query("select from pgboss.job where state = 'active' limit 1");
    if (active.rowCount === 0) return;
    await wait(20);
  }
}
