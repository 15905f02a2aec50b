import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';

/** These tables are never restored: the days of the calendar do not change, and the market's count of changes only grows. */
const lastingTables = ['calendar', 'market_state'];

/** The lock of `append_audit`. */
const lockOfTrail = 7241993;

/** A trigger counts each statement that changes a table, whether or not its transaction commits or other triggers are off: only such tables are restored. */
const counters = `
  create schema kept;
  create function kept.count_change() returns trigger language plpgsql security definer set search_path = '' as
    $$ begin perform nextval(format('kept.%I', tg_table_name || '_changes')); return null; end $$;`;

const counted = (table: string) => `
  create table kept.${quoted(table)} as table public.${quoted(table)};
  create sequence kept.${quoted(`${table}_changes`)};
  create trigger count_change after insert or update or delete or truncate on public.${quoted(table)}
    for each statement execute function kept.count_change();
  alter table public.${quoted(table)} enable always trigger count_change;`;

function quoted(name: string): string {
  return `"${name}"`;
}

/** Keeps all that a database has, for `restoreData`. */
export async function saveData(owner: Client): Promise<void> {
  const { rows } = await owner.query<{ tablename: string }>(
    "select tablename from pg_tables where schemaname = 'public' and tablename <> all ($1)",
    [lastingTables],
  );
  await owner.query(counters + rows.map(({ tablename }) => counted(tablename)).join(''));
}

/** Gives a running product's database back what `saveData` kept, when its jobs have ended. Only what was changed is written. */
export async function restoreData(owner: Client): Promise<void> {
  for (;;) {
    await untilJobsEnd(owner);
    const changed = await changedTables(owner);
    if (changed.length === 0) return;
    try {
      await writeKept(owner, changed);
      return;
    } catch (error) {
      await owner.query('rollback');
      // What the product does by itself holds a table: this gives way to it.
      if ((error as { code?: unknown }).code !== '40P01') throw error;
    }
  }
}

/** No job waits or is under way, but for what schedules ask for later. Without a running product there are none. */
async function untilJobsEnd(owner: Client): Promise<void> {
  const { rows } = await owner.query<{ jobs: string | null }>("select to_regclass('pgboss.job')::text as jobs");
  while (rows[0]?.jobs) {
    await owner.query("delete from pgboss.job where state in ('created', 'retry')");
    const active = await owner.query("select from pgboss.job where state = 'active' limit 1");
    if (active.rowCount === 0) return;
    await wait(20);
  }
}

interface ChangedTable {
  readonly table: string;
  /** All that can be written: not what the database computes. */
  readonly columns: string;
  /** The column that the database numbers, or null. */
  readonly numbered: string | null;
}

async function changedTables(owner: Client): Promise<ChangedTable[]> {
  const { rows } = await owner.query<ChangedTable>(`
    select t.relname as table, (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
        where attrelid = t.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      (select quote_ident(attname) from pg_attribute where attrelid = t.oid and attnum > 0 and attidentity <> '') as numbered
    from pg_class counter join pg_class t on t.relnamespace = 'public'::regnamespace and counter.relname = t.relname || '_changes'
    where counter.relnamespace = 'kept'::regnamespace and counter.relkind = 'S' and pg_sequence_last_value(counter.oid) is not null`);
  return rows;
}

async function writeKept(owner: Client, changed: readonly ChangedTable[]): Promise<void> {
  await owner.query('begin');
  await owner.query("set local deadlock_timeout = '20ms'; set local session_replication_role = replica"); // no triggers: some refuse this
  // A writer of the trail who has read its head finishes first: its entry would follow one that is gone.
  await owner.query(`select pg_advisory_xact_lock(${lockOfTrail})`);
  await owner.query(`lock table ${changed.map(({ table }) => quoted(table)).join(', ')} in exclusive mode`);
  await owner.query(
    changed
      .map(
        ({ table, columns, numbered }) => `delete from ${quoted(table)};
          insert into ${quoted(table)} (${columns}) overriding system value select ${columns} from kept.${quoted(table)};
          ${numbered === null ? '' : `select setval(pg_get_serial_sequence('${quoted(table)}', '${numbered}'), coalesce(max(${numbered}), 0) + 1, false) from ${quoted(table)};`}
          alter sequence kept.${quoted(`${table}_changes`)} restart;`,
      )
      .join(''),
  );
  await owner.query('update market_state set version = version + 1');
  await owner.query('commit');
}
