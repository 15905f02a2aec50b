import { afterAll, describe, expect, test } from 'vitest';
import { Client } from 'pg';
import type { Actor } from '#domain/actor.ts';
import { appRole } from '#server/db/database-server.ts';
import { testDatabase } from '../support/test-database.ts';
import { behindTheApp } from './behind-the-app.ts';
import {
  keptByAdministrators,
  notOfAccountAlone,
  ofPeople,
  administratorsOnly,
  published,
  shared,
  systemOnly,
  trail,
} from './secured-tables.ts';
import { type ActorName, type Place, visiblePlaces, accessFixture } from './access-fixture.ts';

const database = await testDatabase();
const { owner } = database;
const { accounts, portfolios, people, actors } = await accessFixture(database);

const actorNames = Object.keys(actors) as ActorName[];
const clientTables = await column(
  `select table_name from information_schema.columns where table_schema = 'public' and column_name = 'account_id'
   and table_name not in ${notOfAccountAlone} union select 'accounts' order by 1`,
);

/** The first column of what the owner sees. */
async function column(query: string): Promise<string[]> {
  return (await owner.query<string[]>({ text: query, rowMode: 'array' })).rows.map(([first]) => first ?? '');
}

const { seen, touched } = behindTheApp(database);
const refused = { code: '42501' };
const keyOf = (table: string) => (table === 'accounts' ? 'id' : 'account_id');
const withoutDashes = (id: string) => id.replaceAll('-', '');

const viewedBy = (userId: string) =>
  `insert into activities (kind, section, user_id, is_investor) values ('viewed', 'x', '${userId}', true)`;

const deposit = (place: Place) =>
  `insert into transactions (account_id, portfolio_id, source, source_id, day, type, amount, currency)
   values ('${accounts[place]}', '${portfolios[place]}', 'test', 'new', '2026-01-02', 'Deposit', 1, 'GBP')`;

const visible = Object.fromEntries(
  Object.entries(visiblePlaces).map(([name, places]) => [name, places.map((place: Place) => accounts[place])]),
) as Record<ActorName, string[]>;

const views = ['all_clients', 'all_people', 'own_accounts', 'own_clients', 'portal_activities', 'portal_clients', 'viewed_clients'];
const main = "(select id from portals where name = 'Main')";

describe('every table', () => {
  test('is shared by name, or has row-level security that binds its owner too', async () => {
    const open = await column(
      "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity order by 1",
    );
    expect(open).toEqual(shared);
    const unforced = await column(
      "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relrowsecurity and not relforcerowsecurity",
    );
    expect(unforced, 'account_members is read by may_see on behalf of everybody').toEqual(['account_members']);
  });

  test('of the secured ones is asked below: of accounts, of people, of the system', async () => {
    const secured = await column(
      "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relrowsecurity",
    );
    const known = [...clientTables, ...systemOnly, ...trail, ...administratorsOnly, ...published, ...keptByAdministrators, ...ofPeople];
    expect(secured.toSorted()).toEqual(known.toSorted());
  });

  test('is a table: views and materialised views would look past the policies; those that exist have policies of their own', async () => {
    const others = await owner.query<{ relname: string; reloptions: string[] }>(
      "select relname, reloptions from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm', 'f')",
    );
    expect(others.rows.toSorted((a, b) => a.relname.localeCompare(b.relname))).toEqual(
      views.map((relname) => ({ relname, reloptions: ['security_barrier=true'] })),
    );
  });
});

describe('own_accounts', () => {
  test.each(actorNames)('%s sees own accounts only', async (name) => {
    expect((await seen(actors[name], 'select id from own_accounts')).map(withoutDashes).toSorted()).toEqual(visible[name].toSorted());
  });

  test.each<[string, Actor]>([
    ['a client who says to be an advisor', { kind: 'advisor', userId: people.ivy }],
    ['an advisor who says to be a client', { kind: 'investor', userId: people.ada }],
    ['nobody in particular', { kind: 'investor', userId: '' }],
    ['an administrator who says to be an advisor', { kind: 'advisor', userId: people.root }],
  ])('%s sees nothing', async (_case, actor) => {
    expect(await seen(actor, 'select id from own_accounts')).toEqual([]);
  });

  test.each(['advisor', 'admin', 'system'] as const)('%s changes nothing through it', async (name) => {
    await expect(touched(actors[name], "update own_accounts set name = 'x'")).rejects.toThrow();
    await expect(touched(actors[name], 'delete from own_accounts')).rejects.toThrow();
  });
});

describe.each(['own_clients', 'all_clients'] as const)('%s', (view) => {
  const ownOnes = `select id from ${view}`;
  const isFor = (name: (typeof actorNames)[number]) => (name === 'admin' || name === 'system') === (view === 'all_clients');

  test.each(actorNames)('%s sees own accounts and their lines only', async (name) => {
    const expected = isFor(name) ? visible[name].toSorted() : [];
    expect((await seen(actors[name], ownOnes)).map(withoutDashes).toSorted()).toEqual(expected);
    expect((await seen(actors[name], `${ownOnes} where day is not null`, '2026-01-02')).map(withoutDashes).toSorted()).toEqual(expected);
    expect(await seen(actors[name], `${ownOnes} where day is not null`, '2026-01-01')).toEqual([]);
  });

  test.each<[string, Actor]>([
    ['a client who says to be an advisor', { kind: 'advisor', userId: people.ivy }],
    ['an advisor who says to be a client', { kind: 'investor', userId: people.ada }],
    ['a stranger', { kind: 'advisor', userId: '0'.repeat(32) }],
    ['nobody in particular', { kind: 'investor', userId: '' }],
    ['an administrator who says to be an advisor', { kind: 'advisor', userId: people.root }],
  ])('%s sees nothing', async (_case, actor) => {
    expect(await seen(actor, ownOnes)).toEqual([]);
    expect(await seen(actor, `select last_own_day(${main}, '2026-12-31') as day`)).toEqual(['null']);
  });

  test.each(actorNames)('%s is told the last day of own accounts', async (name) => {
    const lastDay = (latest: string) => seen(actors[name], `select last_own_day(${main}, '${latest}')::text`);
    const isOnMain = visiblePlaces[name].some((place) => place !== 'elsewhere');
    expect(await lastDay('2026-12-31')).toEqual([isOnMain ? '2026-01-02' : 'null']);
    expect(await lastDay('2026-01-01')).toEqual(['null']);
    expect(await seen(actors[name], `select last_own_day(uuidv7(), '2026-12-31')`)).toEqual(['null']);
  });

  test('tells a function of the caller nothing of the others', async () => {
    const told: (string | undefined)[] = [];
    const listen = ({ message }: { message?: string | undefined }) => told.push(message);
    const asker = view === 'own_clients' ? actors.advisor : actors.guest;
    await database.as(asker).writeUnaudited('planner-statistics', async ({ connection }) => {
      connection.on('notice', listen);
      await connection.query(
        `create or replace function pg_temp.told(name text) returns boolean cost 0.0000001 language plpgsql
           as $$ begin raise notice '%', name; return true; end $$`,
      );
      await connection.query(`${ownOnes} where pg_temp.told(name)`);
      connection.off('notice', listen);
    });
    expect(told).toEqual(view === 'own_clients' ? ['North'] : []);
  });

  test.each(['advisor', 'admin', 'system'] as const)('%s changes nothing through it', async (name) => {
    await expect(touched(actors[name], `update ${view} set name = 'x'`)).rejects.toThrow();
    await expect(touched(actors[name], `delete from ${view}`)).rejects.toThrow();
  });
});

/** A column that the app may change of a table, the key where it may be that one; none where no one changes anything. */
const changeable = new Map(
  (
    await owner.query<[string, string]>({
      text: `select table_name, coalesce(min(column_name) filter (where column_name in ('account_id', 'id')), min(column_name))
               from information_schema.column_privileges where grantee = '${appRole}' and privilege_type = 'UPDATE' group by 1`,
      rowMode: 'array',
    })
  ).rows,
);
const removable = new Set(
  await column(`select table_name from information_schema.table_privileges where grantee = '${appRole}' and privilege_type = 'DELETE'`),
);

/** Returns the numbers of rows that an actor can change and then delete, among those that the app may change and delete. */
async function harmed(name: ActorName, table: string, condition: string): Promise<number[]> {
  const changed = changeable.get(table);
  const statements = [
    ...(changed ? [`update ${table} set ${changed} = ${changed} where ${condition}`] : []),
    ...(removable.has(table) ? [`delete from ${table} where ${condition}`] : []),
  ];
  return Promise.all(statements.map((statement) => touched(actors[name], statement)));
}

describe.each(clientTables)('%s', (table) => {
  test.each(actorNames)('%s sees own rows only', async (name) => {
    const ids = await seen(actors[name], `select distinct ${keyOf(table)} from ${table}`);
    expect(ids.map(withoutDashes).toSorted()).toEqual(visible[name].toSorted());
  });

  test.each(actorNames.filter((name) => name !== 'admin' && name !== 'system'))('%s changes and removes nothing foreign', async (name) => {
    const foreign = `${keyOf(table)} = any('{${Object.values(accounts)
      .filter((id) => !visible[name].includes(id))
      .join()}}')`;
    expect((await harmed(name, table, foreign)).filter((rows) => rows > 0)).toEqual([]);
  });

  // Projections, favourites, how far they have read and what they were asked for are the clients' own to write.
  if (['projections', 'document_favourites', 'thread_readers', 'document_request_lines'].includes(table)) return;
  test('a client changes and removes nothing at all', async () => {
    expect((await harmed('investor', table, 'true')).filter((rows) => rows > 0)).toEqual([]);
  });
});

describe.each(systemOnly)('%s', (table) => {
  test.each(actorNames)('%s', async (name) => {
    const isSystem = name === 'system';
    expect((await seen(actors[name], `select 1 from ${table}`)).length > 0).toBe(isSystem);
    if (!isSystem) expect(await touched(actors[name], `delete from ${table}`)).toBe(0);
  });
});

describe.each(administratorsOnly)('%s', (table) => {
  test.each(actorNames)('%s', async (name) => {
    const isAdministration = name === 'system' || name === 'admin';
    expect((await seen(actors[name], `select 1 from ${table}`)).length > 0).toBe(isAdministration);
    if (!isAdministration) expect(await touched(actors[name], `delete from ${table}`)).toBe(0);
  });
});

const service = async (scopes: string, revokedAt = 'null') => {
  const { rows } = await owner.query<{ id: string }>(
    `insert into api_clients (name, secret_hash, scopes, created_by, revoked_at) values ('a', '', '${scopes}', uuidv7(), ${revokedAt}) returning id`,
  );
  return { kind: 'service', clientId: withoutDashes(rows[0]?.id ?? ''), scopes: ['invite-clients', 'mail-clients'] } as const;
};
const seenBy = async (actor: Actor) => {
  const counts = await Promise.all(
    clientTables.map(async (table) => [table, (await seen(actor, `select 1 from ${table}`)).length] as const),
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
};

describe('another system', () => {
  test('finds the accounts that it writes to, and nothing that they own', async () => {
    expect(await seenBy(await service('{invite-clients}'))).toEqual({ accounts: 5, account_invitations: 5 });
    expect(await seenBy(await service('{mail-clients}'))).toEqual({ accounts: 5 });
  });

  test('reads what reports are made of, and no other table of clients, with the scope for it', async () => {
    const reports = await seenBy(await service('{read-reports}'));
    expect(Object.keys(reports).toSorted()).toEqual([
      'accounts',
      'book_years',
      'commitments',
      'daily_series',
      'document_versions',
      'documents',
      'figure_states',
      'ledger_marks',
      'portfolios',
      'reported_values',
      'transactions',
    ]);
    await expect(touched(await service('{read-reports}'), "update accounts set name = 'x'")).resolves.toBe(0);
    expect(await seenBy(await service('{read-reports}', 'now()'))).toEqual({});
  });

  test.each(actorNames)('is known to administrators alone and removed by no one: %s', async (name) => {
    const isAdministration = name === 'system' || name === 'admin';
    expect((await seen(actors[name], 'select 1 from api_clients')).length > 0).toBe(isAdministration);
    if (!isAdministration) expect(await touched(actors[name], 'update api_clients set revoked_at = null')).toBe(0);
    await expect(touched(actors[name], 'delete from api_clients')).rejects.toMatchObject(refused);
  });

  test('finds nothing by scopes that its row does not have, nor once it is revoked, and changes nothing', async () => {
    expect(await seenBy(await service('{}'))).toEqual({});
    expect(await seenBy(await service('{invite-clients,mail-clients}', 'now()'))).toEqual({});
    const allowed = await service('{invite-clients,mail-clients}');
    for (const change of ["update accounts set name = 'x'", 'delete from account_invitations'])
      expect(await touched(allowed, change)).toBe(0);
    await expect(touched(allowed, `insert into account_invitations values (uuidv7())`)).rejects.toMatchObject(refused);
  });
});

describe('portals', () => {
  test.each<[ActorName, string[]]>([
    ['guest', []],
    ['service', []],
    ['investor', ['Main']],
    ['unvalidated investor', []],
    ['disabled investor', []],
    ['advisor of a group', ['Main']],
    ['advisor of another portal', ['Other']],
    ['admin', ['Main', 'Other']],
  ])('%s enters %o', async (name, names) => {
    const entered = await database.as(actors[name]).read(({ portals }) => portals.visible());
    expect(entered.map((portal) => portal.name)).toEqual(names);
  });

  test.each(['guest', 'investor', 'unvalidated investor', 'advisor'] as const)('%s lets no one in', async (name) => {
    expect(await touched(actors[name], 'update portal_members set is_owner = true')).toBe(0);
    expect(await touched(actors[name], 'delete from portal_members')).toBe(0);
    const enter = `insert into portal_members (portal_id, user_id, is_owner) select ${main}, '${people.eve}', true`;
    await expect(touched(actors[name], enter)).rejects.toMatchObject(refused);
  });
});

describe('organisations', () => {
  test.each<[ActorName, string[]]>([
    ['guest', []],
    ['service', []],
    ['investor', []],
    ['advisor', ['House of Ada']],
    ['other advisor', ['House of Ben']],
    ['advisor of another portal', []],
    ['admin', ['House of Ada', 'House of Ben']],
    ['system', ['House of Ada', 'House of Ben']],
  ])('%s sees %o', async (name, names) => {
    expect(await seen(actors[name], 'select name from organisations order by 1')).toEqual(names);
    if (name === 'admin' || name === 'system') return;
    expect(await touched(actors[name], "update organisations set domain = 'evil.example'")).toBe(0);
    expect(await touched(actors[name], 'delete from organisations')).toBe(0);
    await expect(touched(actors[name], "insert into organisations (name) values ('Mine')")).rejects.toMatchObject(refused);
  });
});

describe('the last sign-ins', () => {
  test.each<[ActorName, string[]]>([
    ['guest', []],
    ['investor', ['ivy']],
    ['unvalidated investor', ['una']],
    ['advisor', ['ada', 'ivy']],
    ['advisor of a group', ['cora', 'dan']],
  ])('%s sees those of %o', async (name, names) => {
    expect(await seen(actors[name], 'select users.name from last_sign_ins join users on users.id = user_id order by 1')).toEqual(names);
    expect(await touched(actors[name], 'update last_sign_ins set at = now()')).toBe(0);
    expect(await touched(actors[name], 'delete from last_sign_ins')).toBe(0);
  });
});

describe('people', () => {
  test.each<[ActorName, string[]]>([
    ['guest', []],
    ['service', []],
    ['investor', ['ada', 'ivy']],
    ['other investor', ['ben', 'cora', 'otto']],
    ['unvalidated investor', ['una']],
    ['disabled investor', ['dan']],
    ['advisor', ['ada', 'ivy']],
    ['other advisor', ['ben', 'cora', 'otto', 'una']],
    ['advisor of a group', ['cora', 'dan']],
    ['advisor of another portal', ['eli', 'eve']],
    ['admin', Object.keys(people).toSorted()],
    ['system', Object.keys(people).toSorted()],
  ])('%s sees %o', async (name, names) => {
    expect(await seen(actors[name], 'select name from users order by 1')).toEqual(names);
  });

  test.each<[ActorName, number]>([
    ['guest', 0],
    ['service', 0],
    ['investor', 1],
    ['advisor', 1],
    ['admin', 10],
    ['system', 10],
  ])('%s sees the activities of %i', async (name, count) => {
    expect(await seen(actors[name], 'select 1 from activities')).toHaveLength(count);
    await expect(touched(actors[name], 'update activities set section = section')).rejects.toMatchObject(refused);
    await expect(touched(actors[name], 'delete from activities')).rejects.toMatchObject(refused);
  });

  test.each(['investor', 'advisor'] as const)('%s makes no one an administrator, and removes no one', async (name) => {
    expect(await touched(actors[name], "update users set role = 'admin'")).toBe(0);
    expect(await touched(actors[name], 'delete from users')).toBe(0);
    await expect(
      touched(actors[name], "insert into users (email, name, role) values ('x@home.example', 'x', 'admin')"),
    ).rejects.toMatchObject(refused);
  });

  test('no one writes an activity in the name of another', async () => {
    expect(await touched(actors.investor, viewedBy(people.ivy))).toBe(1);
    await expect(touched(actors.investor, viewedBy(people.otto))).rejects.toMatchObject(refused);
    await expect(touched(actors.guest, viewedBy(people.otto))).rejects.toMatchObject(refused);
  });
});

describe('writing into foreign accounts', () => {
  test.each<[ActorName, Place, boolean]>([
    ['guest', 'north', false],
    ['service', 'north', false],
    ['investor', 'north', false],
    ['investor', 'south', false],
    ['advisor', 'north', true],
    ['advisor', 'south', false],
    ['other advisor', 'south', true],
    ['unvalidated investor', 'waiting', false],
    ['disabled investor', 'closed', false],
    ['advisor of a group', 'closed', true],
    ['advisor of a group', 'south', false],
    ['advisor of a group', 'north', false],
    ['advisor of another portal', 'north', false],
    ['admin', 'south', true],
    ['system', 'south', true],
  ])('%s into %s: %s', async (name, place, isAllowed) => {
    const write = touched(actors[name], deposit(place));
    await (isAllowed ? expect(write).resolves.toBe(1) : expect(write).rejects.toMatchObject(refused));
  });

  test('no row is moved to a foreign account', async () => {
    await expect(touched(actors.advisor, `update figure_states set account_id = '${accounts.south}'`)).rejects.toMatchObject(refused);
  });

  test.each(['investor', 'advisor'] as const)('%s lets no one into an account, not even themselves', async (name) => {
    const join = `insert into account_members values ('${accounts.south}', '${name === 'advisor' ? people.ada : people.ivy}', 'advisor')`;
    await expect(touched(actors[name], join)).rejects.toMatchObject(refused);
    expect(await touched(actors[name], "update account_members set relation = 'advisor'")).toBe(0);
    expect(await touched(actors[name], 'delete from account_members')).toBe(0);
  });
});

describe('the ledger', () => {
  test.each(['advisor', 'admin', 'system'] as const)('%s voids, but never changes or deletes', async (name) => {
    const own = `account_id = '${accounts.north}'`;
    expect(await touched(actors[name], `update transactions set voided_at = now() where ${own}`)).toBe(1);
    await expect(touched(actors[name], `update transactions set amount = 0 where ${own}`)).rejects.toMatchObject(refused);
    await expect(touched(actors[name], `delete from transactions where ${own}`)).rejects.toMatchObject(refused);
    await expect(touched(actors[name], 'truncate transactions')).rejects.toMatchObject(refused);
  });
});

describe('the role of the app', () => {
  test('is plain and owns nothing', async () => {
    const { rows } = await owner.query(
      'select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication from pg_roles where rolname = $1',
      [appRole],
    );
    expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false, rolreplication: false }]);
    expect(
      await column(`select relname from pg_class where relnamespace = 'public'::regnamespace and pg_get_userbyid(relowner) = '${appRole}'`),
    ).toEqual([]);
    expect(
      await column(`select proname from pg_proc where pronamespace = 'public'::regnamespace and pg_get_userbyid(proowner) = '${appRole}'`),
    ).toEqual([]);
    expect(
      await column(
        `select b.rolname from pg_auth_members join pg_roles m on m.oid = member join pg_roles b on b.oid = roleid where m.rolname = '${appRole}'`,
      ),
    ).toEqual([]);
  });

  test.each([
    'alter table accounts disable row level security',
    'alter table accounts no force row level security',
    'drop policy select_rows on accounts',
    'create policy all_of_it on accounts using (true)',
    "create or replace function may_see(account uuid) returns boolean language sql as 'select true'",
    'drop table transactions',
    'create table public.mine (id int)',
    'set role postgres',
    'set session authorization postgres',
    `alter role ${appRole} bypassrls`,
    'set local row_security = off; select * from accounts',
    "copy (select 1) to program 'id'",
    "select pg_read_file('postgresql.conf')",
  ])('may not %s', async (statement) => {
    await expect(touched(actors.admin, statement)).rejects.toMatchObject(refused);
  });

  test('a temporary table does not stand in for the membership', async () => {
    const ids = await database.as(actors.investor).writeUnaudited('planner-statistics', async ({ connection }) => {
      await connection.query('create temp table account_members (account_id uuid, user_id uuid, relation text) on commit drop');
      await connection.query(`insert into pg_temp.account_members values ('${accounts.south}', '${people.ivy}', 'client')`);
      return (await connection.query<{ id: string }>('select id from accounts')).rows.map(({ id }) => withoutDashes(id));
    });
    expect(ids).toEqual([accounts.north]);
  });
});

describe('a connection', () => {
  const raw = new Client({ host: owner.host, user: appRole, database: owner.database ?? '' });
  afterAll(() => raw.end());

  test('on which no one has said who asks sees nothing', async () => {
    await raw.connect();
    for (const table of [...clientTables, ...systemOnly, ...trail, ...administratorsOnly, ...ofPeople, ...views]) {
      expect((await raw.query(`select from ${table}`)).rowCount, table).toBe(0);
    }
  });

  test('forgets who asked with the end of the transaction', async () => {
    for (let round = 0; round < 20; round += 1) {
      const [all, none] = await Promise.all([seen(actors.admin, 'select id from accounts'), seen(actors.guest, 'select id from accounts')]);
      expect([all.length, none.length]).toEqual([5, 0]);
    }
  });

  test('has confirmed an account for one person and not for the next', async () => {
    const ids = await database.as(actors.investor).read(async ({ connection }) => {
      const own = await connection.query('select id from accounts');
      await connection.query("set local app.user_id = ''");
      const nobodys = await connection.query('select id from accounts');
      await connection.query("set local app.actor_kind = 'guest'");
      return [own, nobodys, await connection.query('select id from accounts')].map(({ rowCount }) => rowCount);
    });
    expect(ids).toEqual([1, 0, 0]);
  });

  test('takes a name for a name, whatever is in it', async () => {
    const injected = { kind: 'investor', userId: "x'; set local app.actor_kind = 'system" } as const;
    await expect(seen(injected, 'select id from accounts')).rejects.toThrow('invalid input syntax for type uuid');
  });
});
