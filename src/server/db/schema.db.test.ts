import { readdirSync, readFileSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { getTableColumns } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { Client } from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { catalogueOf } from '#tests/support/catalogue.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { objectSources } from './database-objects.ts';
import { appRole, type DatabaseServer } from './database-server.ts';
import { migrate } from './migrate.ts';
import { schemaAge } from './schema-age.ts';
import { tableAccess, tables } from './tables.ts';

const { owner } = await testDatabase();
const host = inject('socketDir');
const server: DatabaseServer = {
  owner: (database) => ({ host, user: 'postgres', database }),
  app: (database) => ({ host, user: appRole, database }),
  reading: () => null,
  stop: async () => undefined,
};

/** A migrated database of its own, for a test that changes its schema. */
async function migrated(name: string): Promise<Client> {
  await migrate(server, name);
  const client = new Client(server.owner(name));
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await owner.query(`drop database ${name}`);
  });
  return client;
}

const sorted = (lines: Iterable<string>) => [...lines].toSorted();
const nameOf = (table: (typeof tables)[number]) => getTableConfig(table).name;

test('every table of the schema is in the list, and in the database with the same columns', async () => {
  const declared = readdirSync(new URL('schema', import.meta.url)).flatMap((file) =>
    [...readFileSync(new URL(`schema/${file}`, import.meta.url), 'utf8').matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, name]) => name ?? ''),
  );
  expect(sorted(declared)).toEqual(sorted(tables.map(nameOf)));
  const { rows } = await owner.query<{ column: string }>(
    `select concat_ws(' ', attrelid::regclass, attname, attnotnull) as column from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped`,
  );
  const columns = tables.flatMap((table) =>
    Object.values(getTableColumns(table)).map(({ name, notNull, primary }) => [nameOf(table), name, notNull || primary ? 't' : 'f']),
  );
  const keys = new Set(
    tables.flatMap((table) =>
      getTableConfig(table).primaryKeys.flatMap((key) => key.columns.map((column) => `${nameOf(table)} ${column.name}`)),
    ),
  );
  const expected = columns.map(([table, name, isNeeded]) => `${table} ${name} ${keys.has(`${table} ${name}`) ? 't' : isNeeded}`);
  expect(sorted(rows.map(({ column }) => column))).toEqual(sorted(expected));
});

test('there is a migration for every change of the tables, and one snapshot', async () => {
  const meta = new URL('migrations/meta/', import.meta.url);
  const snapshots = readdirSync(meta).filter((file) => file.endsWith('_snapshot.json'));
  expect(snapshots).toHaveLength(1);
  const last = JSON.parse(readFileSync(new URL(snapshots[0] ?? '', meta), 'utf8')) as Parameters<typeof generateMigration>[0];
  const named = Object.fromEntries(tables.map((table) => [nameOf(table), table]));
  expect(await generateMigration(last, generateDrizzleJson(named, last.id))).toEqual([]);
});

test('every table says who may do what with it, once', () => {
  expect(sorted(tableAccess.map(({ table }) => nameOf(table)))).toEqual(sorted(tables.map(nameOf)));
});

test('every function, view, trigger and policy is created in one place, and there are no others', async () => {
  const created = objectSources.flatMap(({ sql }) =>
    [...sql.matchAll(/create (function|view|trigger|policy) (\w+)(?:[^;$]*? on (\w+))?/g)].map(([, kind, name, table]) =>
      kind === 'trigger' || kind === 'policy' ? `${kind} ${name} on ${table}` : `${kind} ${name}`,
    ),
  );
  const { rows } = await owner.query<{ object: string }>(`
    select 'function ' || proname as object from pg_proc where pronamespace = 'public'::regnamespace
    union all select 'view ' || relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
    union all select 'trigger ' || tgname || ' on ' || tgrelid::regclass from pg_trigger where not tgisinternal and tgrelid in
      (select oid from pg_class where relnamespace = 'public'::regnamespace)
    union all select 'policy ' || policyname || ' on ' || tablename from pg_policies where schemaname = 'public'`);
  expect(sorted(created)).toEqual(sorted(rows.map(({ object }) => object)));
});

test('a database with other objects gets the present ones, whatever it had', async () => {
  const client = await migrated('schema_of_another_day');
  const present = await catalogueOf(client);
  await client.query(`
    update drizzle.objects set hash = 'another';
    drop view own_clients;
    drop function count_market_change() cascade;
    create function may_see(account text) returns boolean language sql return true;
    create function opens_all(account uuid) returns uuid language sql return account;
    create view everything as select opens_all(id) from accounts;
    grant select on everything to ${appRole};
    create policy open_to_all on accounts using (true);
    create trigger more before update on accounts for each row execute function count_version();
    alter table sessions disable row level security;
    grant truncate on transactions to ${appRole};
    grant update (amount) on transactions to ${appRole};
    insert into portals (name) values ('Main')`);
  expect(await schemaAge(client)).toBe('older');
  expect(await catalogueOf(client)).not.toEqual(present);
  await migrate(server, 'schema_of_another_day');
  expect(await schemaAge(client)).toBe('present');
  expect(await catalogueOf(client)).toEqual(present);
  expect((await client.query('select name from portals')).rows).toEqual([{ name: 'Main' }]);
});

test('present objects are left alone', async () => {
  const client = await migrated('schema_of_today');
  const made = () => client.query("select oid from pg_proc where proname = 'may_see'");
  const before = (await made()).rows;
  await migrate(server, 'schema_of_today');
  expect((await made()).rows).toEqual(before);
});

test('what cannot be made again leaves the database as it was', async () => {
  const client = await migrated('schema_with_a_stranger');
  await client.query(
    `create schema reports; create view reports.kinds as select actor_kind(); update drizzle.objects set hash = 'another'`,
  );
  const before = await catalogueOf(client);
  await expect(migrate(server, 'schema_with_a_stranger')).rejects.toThrow('other objects depend on');
  expect(await catalogueOf(client)).toEqual(before);
});

test('two processes that start at once make a database once', async () => {
  const [client] = await Promise.all([migrated('schema_twice'), migrate(server, 'schema_twice')]);
  expect(await schemaAge(client)).toBe('present');
});

test('a database from before the first release is refused in words, and left as it is', async () => {
  const client = await migrated('schema_before');
  await client.query('update drizzle.__drizzle_migrations set created_at = created_at - 1');
  expect(await schemaAge(client)).toBe('unreleased');
  await expect(migrate(server, 'schema_before')).rejects.toThrow(
    /^The database schema_before is from before the first release and cannot be upgraded\. Remove it/,
  );
});

/** The tables of an account, and most of what is stored: filled by imports and computations, a hundred thousand rows at a time. */
const heavy = [
  'book_years',
  'commitments',
  'daily_series',
  'figure_states',
  'ledger_marks',
  'portfolio_health',
  'published_reports',
  'report_checks',
  'reported_values',
  'snapshots',
  'transactions',
];

test('the heavy tables of accounts have no triggers, but for those in the place of the foreign keys of transactions', async () => {
  const { rows } = await owner.query<{ trigger: string }>(
    `select tgrelid::regclass || ' ' || tgname as trigger from pg_trigger where tgrelid = any($1::regclass[]) and not tgisinternal order by 1`,
    [heavy],
  );
  expect(rows.map(({ trigger }) => trigger)).toEqual(['transactions hold_ledger_references', 'transactions refuse_moved_transaction']);
});

test('keys of what belongs to an account begin with it', async () => {
  const { rows } = await owner.query<{ name: string }>(
    `select conrelid::regclass::text as name from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'p' and attname = 'account_id' order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining([...heavy, 'portfolios', 'projections']));
});
