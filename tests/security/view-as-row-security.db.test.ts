import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from 'pg';
import type { Actor, PersonRole } from '#domain/actor.ts';
import { appRole } from '#server/db/database-server.ts';
import { testDatabase } from '../support/test-database.ts';
import { behindTheApp } from './behind-the-app.ts';
import { type Place, accessFixture } from './access-fixture.ts';

const database = await testDatabase();
const { owner } = database;
const { accounts, people } = await accessFixture(database);
const attic = await secondAccountOf(people.ivy, people.ben);

/** Another account of Ivy's, which Ada does not advise. */
async function secondAccountOf(client: string, advisor: string): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    "insert into accounts (portal_id, name, email, currency) select id, 'Attic', 'mail@home.example', 'GBP' from portals where name = 'Main' returning replace(id::text, '-', '') as id",
  );
  const id = rows[0]?.id ?? '';
  await owner.query("insert into account_members values ($1, $2, 'client'), ($1, $3, 'advisor')", [id, client, advisor]);
  await owner.query(
    "insert into snapshots (account_id, day, currency, value, paid_in, paid_out, paid_in_ytd, paid_out_ytd, stale_prices) values ($1, '2026-01-05', 'GBP', 1, 1, 0, 1, 0, 0)",
    [id],
  );
  return id;
}

const idOf = (place: Place | 'attic') => (place === 'attic' ? attic : accounts[place]);
const as = (kind: PersonRole, userId: string, onBehalfOf: string): Actor => ({ kind, userId, onBehalfOf });

/** The viewers, the clients whom they view as, and the visible rows: only those open to both. */
const viewers: readonly [string, Actor, readonly (Place | 'attic')[]][] = [
  ['her advisor for Ivy', as('advisor', people.ada, people.ivy), ['north']],
  ['the advisor of her other account for Ivy', as('advisor', people.ben, people.ivy), ['attic']],
  ['an administrator for Ivy', as('admin', people.root, people.ivy), ['north', 'attic']],
  ['her advisor for somebody else', as('advisor', people.ada, people.otto), []],
  ['an advisor of another portal for Ivy', as('advisor', people.eve, people.ivy), []],
  ['an advisor kept away by an access group', as('advisor', people.cora, people.otto), []],
  ['an advisor for a client who waits', as('advisor', people.ben, people.una), []],
  ['an administrator for a client who waits', as('admin', people.root, people.una), []],
  ['an advisor for a client who is disabled', as('advisor', people.cora, people.dan), []],
  ['an administrator for a client who is disabled', as('admin', people.root, people.dan), []],
  ['an administrator for an advisor', as('admin', people.root, people.ada), []],
  ['an advisor for himself', as('advisor', people.ada, people.ada), []],
  ['a client for herself', as('investor', people.ivy, people.ivy), []],
  ['a client for another', as('investor', people.ivy, people.otto), []],
  ['somebody who says to be an advisor for Ivy', as('advisor', people.otto, people.ivy), []],
  ['nobody in particular for Ivy', as('advisor', '', people.ivy), []],
];

async function column(query: string): Promise<string[]> {
  return (await owner.query<string[]>({ text: query, rowMode: 'array' })).rows.map(([first]) => first ?? '');
}

async function seen(actor: Actor, query: string): Promise<string[]> {
  return (await behindTheApp(database).seen(actor, query)).map((first) => first.replaceAll('-', ''));
}

const tables = await column("select tablename from pg_tables where schemaname = 'public' order by 1");
const ofAccounts = await column(
  "select distinct table_name from information_schema.columns join pg_tables on tablename = table_name and schemaname = 'public' where table_schema = 'public' and column_name = 'account_id' and table_name not in ('activities', 'audit_events', 'access_group_clients', 'delivery_lines', 'library_copies') order by 1",
);

describe.each(viewers)('%s', (_name, actor, places) => {
  const expected = places.map(idOf).toSorted();

  test.each(['accounts', ...ofAccounts])('sees of %s what is open to both', async (table) => {
    const key = table === 'accounts' ? 'id' : 'account_id';
    const rowed = await column(`select replace(${key}::text, '-', '') from ${table}`);
    const visible = expected.filter((id) => rowed.includes(id));
    expect((await seen(actor, `select distinct ${key} from ${table}`)).toSorted()).toEqual(visible);
  });

  test('is listed the same, as the client would be, and nothing as themselves', async () => {
    expect((await seen(actor, 'select id from own_accounts')).toSorted()).toEqual(expected);
    expect((await seen(actor, 'select id from viewed_clients')).toSorted()).toEqual(expected);
    expect(await seen(actor, 'select id from own_clients')).toEqual([]);
    expect(await seen(actor, 'select id from all_clients')).toEqual([]);
  });

  test('enters the portals of these accounts', async () => {
    const onMain = expected.length > 0;
    expect((await database.as(actor).read(({ portals }) => portals.visible())).map(({ name }) => name)).toEqual(onMain ? ['Main'] : []);
    const [main] = await column("select id::text from portals where name = 'Main'");
    expect(await database.as(actor).read(({ portals }) => portals.find(main ?? ''))).toMatchObject({ isOpen: onMain });
  });

  test('is told the last day of these accounts', async () => {
    const last = places.includes('attic') ? '20260105' : '20260102';
    const told = await seen(actor, "select last_own_day((select id from portals where name = 'Main'), '2026-12-31')::text");
    expect(told).toEqual([expected.length > 0 ? last : 'null']);
  });

  test('sees nothing that is of the firm, of the system, or a person’s own', async () => {
    for (const table of [
      'access_groups',
      'access_group_team',
      'audit_events',
      'audit_head',
      'credentials',
      'import_runs',
      'known_devices',
      'one_time_tokens',
      'outgoing_messages',
      'portal_logins',
      'sessions',
      'signin_attempts',
      'auth_counters',
    ]) {
      expect(await seen(actor, `select 1 from ${table}`), table).toEqual([]);
    }
    const activities = await seen(actor, 'select distinct user_id from activities');
    expect(activities.filter((id) => !('userId' in actor) || id !== actor.userId)).toEqual([]);
  });
});

test('what one may see and the other may not is not seen', () => {
  const [, , both] = viewers[2] ?? [];
  expect(both).toEqual(['north', 'attic']);
  expect(viewers.filter(([, , places]) => places.length > 0)).toHaveLength(3);
});

const raw = new Client({ host: owner.host, user: appRole, database: owner.database ?? '' });
beforeAll(async () => {
  await raw.connect();
});
afterAll(() => raw.end());

const begin = (kind: string, userId: string) =>
  `begin; set local app.actor_kind = viewer; set local app.viewer_kind = ${kind}; set local app.user_id = '${userId}'; set local app.on_behalf_of = '${people.ivy}'`;

const viewed = (user: string, behalf: string) =>
  `insert into activities (kind, section, user_id, on_behalf_of, is_investor) values ('viewed', 'x', '${user}', ${behalf}, false)`;

/** Returns the result of recording an event with these settings, and rolls it back. */
const toldAs = async (settings: string, event: object) => {
  await raw.query(`begin; ${settings}`);
  const answer = await raw.query(`select append_audit('${JSON.stringify([{ action: 'viewed', outcome: 'done', ...event }])}')`).then(
    () => 'told',
    (error: { code: string }) => error.code,
  );
  await raw.query('rollback');
  return answer;
};

/** Returns the number of rows that a statement affects for a viewer on behalf of Ivy, and rolls it back. */
async function touched(kind: string, statement: string): Promise<number | string> {
  await raw.query(begin(kind, kind === 'admin' ? people.root : people.ada));
  try {
    return (await raw.query(statement)).rowCount ?? 0;
  } catch (error) {
    return (error as { code: string }).code;
  } finally {
    await raw.query('rollback');
  }
}

describe('without the product', () => {
  describe.each(['advisor', 'admin'])('an %s on behalf of Ivy', (kind) => {
    test.each(tables)('changes, removes and adds nothing in %s', async (table) => {
      const columns = await column(
        `select quote_ident(column_name) from information_schema.columns where table_schema = 'public' and table_name = '${table}' and is_generated = 'NEVER' and identity_generation is distinct from 'ALWAYS' order by 1`,
      );
      const nothing = [0, '42501'];
      const { rows } = await owner.query<{ name: string }>(
        'select quote_ident(column_name) as name from information_schema.column_privileges where grantee = $1 and table_name = $2 and privilege_type = $3',
        [appRole, table, 'UPDATE'],
      );
      const written = rows.filter(({ name }) => columns.includes(name));
      for (const { name } of written.slice(0, 1)) expect(nothing).toContain(await touched(kind, `update ${table} set ${name} = ${name}`));
      expect(nothing).toContain(await touched(kind, `delete from ${table}`));
      expect(nothing).toContain(await touched(kind, `insert into ${table} (${columns.join()}) select ${columns.join()} from ${table}`));
      if (ofAccounts.includes(table)) {
        expect(await touched(kind, `insert into ${table} (${columns.join()}) select ${columns.join()} from ${table}`)).toBe('42501');
      }
    });

    test('tells what they did, in their name and on her behalf alone', async () => {
      const userId = kind === 'admin' ? people.root : people.ada;
      expect(await touched(kind, viewed(userId, `'${people.ivy}'`))).toBe(1);
      expect(await touched(kind, viewed(userId, 'null'))).toBe('42501');
      expect(await touched(kind, viewed(userId, `'${people.otto}'`))).toBe('42501');
      expect(await touched(kind, viewed(people.ivy, `'${people.ivy}'`))).toBe('42501');
      const event = { actor_kind: kind, actor_id: userId, on_behalf_of: people.ivy, action: 'viewed', outcome: 'done' };
      const told = (change: object) => touched(kind, `select append_audit('${JSON.stringify([{ ...event, ...change }])}')`);
      expect(await told({})).toBe(1);
      for (const change of [
        { on_behalf_of: null },
        { on_behalf_of: people.otto },
        { actor_id: people.ivy },
        { actor_kind: 'viewer' },
        { actor_kind: 'investor', actor_id: people.ivy, on_behalf_of: null },
        { actor_kind: 'system', actor_id: 'import' },
      ]) {
        expect(await told(change), JSON.stringify(change)).toBe('42501');
      }
    });
  });

  test('anyone who is themselves tells nothing on behalf of another, and a service nothing in the name of another', async () => {
    const ada = `set local app.actor_kind = advisor; set local app.user_id = '${people.ada}'`;
    const own = { actor_kind: 'advisor', actor_id: people.ada };
    expect(await toldAs(ada, own)).toBe('told');
    expect(await toldAs(ada, { ...own, on_behalf_of: people.ivy })).toBe('42501');
    const crm = "set local app.actor_kind = service; set local app.service_id = 'crm'";
    expect(await toldAs(crm, { actor_kind: 'service', actor_id: 'crm' })).toBe('told');
    expect(await toldAs(crm, { actor_kind: 'service', actor_id: 'bank' })).toBe('42501');
    expect(await toldAs('set local app.actor_kind = guest', { actor_kind: 'guest', actor_id: people.ada })).toBe('42501');
  });

  test('the end of the transaction is the end of it', async () => {
    await raw.query(begin('admin', people.root));
    expect((await raw.query('select from accounts')).rowCount).toBe(2);
    await raw.query('commit');
    expect((await raw.query('select from accounts')).rowCount).toBe(0);
    await raw.query(`begin; set local app.actor_kind = advisor; set local app.user_id = '${people.ada}'`);
    expect((await raw.query('select from accounts')).rowCount).toBe(1);
    await raw.query('commit');
  });

  test('what was confirmed for one is not confirmed for another in the same transaction', async () => {
    await raw.query(begin('admin', people.root));
    const counts = [(await raw.query('select from accounts')).rowCount];
    for (const setting of [
      `viewer_kind = 'advisor'`,
      `user_id = '${people.ada}'`,
      `on_behalf_of = '${people.otto}'`,
      `on_behalf_of = ''`,
    ]) {
      await raw.query(`set local app.${setting}`);
      counts.push((await raw.query('select from accounts')).rowCount);
    }
    await raw.query('rollback');
    expect(counts).toEqual([2, 0, 1, 0, 0]);
  });
});

describe('access that ends', () => {
  const forIvy = as('advisor', people.ada, people.ivy);
  const visible = () => seen(forIvy, 'select id from accounts');

  test.each([
    ['the advisor leaves the account', `delete from account_members where account_id = '${accounts.north}' and user_id = '${people.ada}'`],
    ['the client leaves the account', `delete from account_members where account_id = '${accounts.north}' and user_id = '${people.ivy}'`],
    ['the account closes', `update accounts set is_active = false where id = '${accounts.north}'`],
    ['the account waits', `update accounts set validated_at = null where id = '${accounts.north}'`],
    ['the client is disabled', `update user_security set is_disabled = true where user_id = '${people.ivy}'`],
    ['the advisor is disabled', `update user_security set is_disabled = true where user_id = '${people.ada}'`],
    ['the advisor is no advisor any more', `update users set role = 'investor' where id = '${people.ada}'`],
    [
      'an access group keeps the advisor away',
      `with new as (insert into access_groups (name) values ('None') returning id) insert into access_group_team select id, '${people.ada}' from new`,
    ],
  ])('when %s nothing is seen any more', async (_when, statement) => {
    expect(await visible()).toEqual([accounts.north]);
    await owner.query('begin');
    await owner.query(statement);
    await owner.query('set local role portal_app; set local app.actor_kind = viewer');
    await owner.query(
      `set local app.viewer_kind = advisor; set local app.user_id = '${people.ada}'; set local app.on_behalf_of = '${people.ivy}'`,
    );
    const { rowCount } = await owner.query('select from accounts');
    await owner.query('rollback');
    expect(rowCount).toBe(0);
  });
});
