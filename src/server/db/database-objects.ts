import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { getTableName } from 'drizzle-orm';
import type { Client } from 'pg';
import { tableAccess } from './tables.ts';

/** The statement that creates some of the functions, views, triggers, policies and grants of a database, and its file. */
interface ObjectSource {
  readonly name: string;
  readonly sql: string;
}

const folder = new URL('./sql/', import.meta.url);

/** In the order in which they are created: views ask functions, and triggers and policies of the tables call them. */
export const objectSources: readonly ObjectSource[] = [
  ...['functions', 'views', 'policies'].flatMap((topic) =>
    readdirSync(new URL(topic, folder))
      .toSorted()
      .map((file) => ({ name: `sql/${topic}/${file}`, sql: readFileSync(new URL(`${topic}/${file}`, folder), 'utf8') })),
  ),
  ...tableAccess.map(({ table, sql }) => ({ name: `access to ${getTableName(table)}`, sql })),
];

/** The same as long as no object has changed. */
export const objectsHash: string = createHash('sha256').update(JSON.stringify(objectSources)).digest('hex');

/**
 * Leaves the tables of schema `public` bare: without row-level security, rights of the app, triggers, and whatever was created beside them.
 * No one sees it so: it is undone or followed by `createObjects` in the same transaction.
 */
export async function dropObjects(client: Client): Promise<void> {
  await client.query(dropSql);
}

/** @throws Error naming the file or the table that PostgreSQL does not take */
export async function createObjects(client: Client): Promise<void> {
  // Functions name one another, and the views, in any order.
  await client.query('set local check_function_bodies = off');
  for (const { name, sql } of objectSources) {
    await client.query(sql).catch((cause: Error) => {
      throw new Error(`${name}: ${cause.message}`, { cause });
    });
  }
}

/** Drops all objects but those that extensions have brought. */
const dropSql = `
do $$
declare
  statement text;
begin
  for statement in
    select format('drop policy %I on %s', polname, polrelid::regclass) from pg_policy join pg_class on pg_class.oid = polrelid
     where relnamespace = 'public'::regnamespace
    union all
    select format('drop trigger %I on %s', tgname, tgrelid::regclass) from pg_trigger join pg_class on pg_class.oid = tgrelid
     where relnamespace = 'public'::regnamespace and not tgisinternal
    union all
    select format('alter table %s disable row level security, no force row level security', oid::regclass) from pg_class
     where relnamespace = 'public'::regnamespace and relrowsecurity
    union all
    select 'drop view ' || string_agg(oid::regclass::text, ', ') from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'v'
       and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
    having count(*) > 0
    union all
    select 'drop function ' || string_agg(oid::regprocedure::text, ', ') from pg_proc
     where pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
    having count(*) > 0
  loop
    execute statement;
  end loop;
  revoke all on all tables in schema public from portal_app;
  revoke all on all sequences in schema public from portal_app;
end $$`;
