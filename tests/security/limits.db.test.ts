import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Client } from 'pg';
import { system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { appRole } from '#server/db/database-server.ts';
import { newToken } from '#server/auth/token.ts';
import { openPipelinedDatabase } from '#server/db/database.ts';
import { newFormKey } from '#server/operations/idempotency/form-key.ts';
import { setSubscription } from '#server/operations/portals/set-subscription.ts';
import { completeSignUp } from '#server/operations/sign-up/complete-sign-up.ts';
import { saveSignUp, postVerification } from '#server/operations/sign-up/verification.ts';
import { anywhere, signInFixture, tally } from '../support/sign-in-fixture.ts';
import { importFolder, smallFolder } from '../support/import-folder.ts';
import { testDatabase } from '../support/test-database.ts';

const fifty = 50;
const database = await testDatabase();
const { owner } = database;
const connection = { host: owner.host, user: appRole, database: owner.database ?? '' };
const clients = Array.from({ length: fifty }, () => new Client(connection));

let portal = '';
beforeEach(async () => {
  await owner.query('truncate portals, organisations, users cascade');
  await owner.query('update portal_maximum set portals = null');
  await owner.query('update subscriptions set accounts = 100, advisors = 50 where is_standard');
  portal = (await owner.query<{ id: string }>("insert into portals (name) values ('Main') returning id")).rows[0]?.id ?? '';
});

const limits = (accounts: number, advisors: number) =>
  owner.query('update subscriptions set accounts = $1, advisors = $2 where is_standard', [accounts, advisors]);
const count = async (text: string, ...values: unknown[]) => Number((await owner.query<{ n: string }>(text, values)).rows[0]?.n);
const countAccounts = () => count('select count(*) as n from accounts where portal_id = $1 and is_active', portal);
const countAdvisors = () =>
  count(
    "select count(*) as n from portal_members join users on users.id = user_id where portal_id = $1 and is_open and role = 'advisor'",
    portal,
  );

/** Fifty connections, each in a transaction of its own that has begun, do the same at once; tells how it ended for each. */
async function atOnce(work: (client: Client, nth: number) => Promise<unknown>): Promise<Record<string, number>> {
  await Promise.all(clients.map((client) => client.query("begin; set local app.actor_kind = 'system'")));
  const results = await Promise.allSettled(
    clients.map(async (client, nth) => {
      try {
        await work(client, nth);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw error;
      }
    }),
  );
  return tally(results);
}

const account = (client: Client, nth: number, isActive = true) =>
  client.query("insert into accounts (portal_id, name, email, currency, is_active) values ($1, $2, 'x@home.example', 'GBP', $3)", [
    portal,
    `Account ${nth}`,
    isActive,
  ]);

async function person(role: string, nth: number): Promise<string> {
  const { rows } = await owner.query<{ id: string }>('insert into users (email, name, role) values ($1, $1, $2) returning id', [
    `${role}-${nth}@home.example`,
    role,
  ]);
  return rows[0]?.id ?? '';
}

test('a new database has the standard subscription: 100 accounts, 50 advisers, any number of portals', async () => {
  const use = await database.as(system('test')).read((snapshot) => snapshot.subscriptions.useOf(portal));
  expect(use).toEqual({ name: 'Standard', accounts: { used: 0, most: 100 }, advisors: { used: 0, most: 50 } });
  expect(await database.as(system('test')).read((snapshot) => snapshot.portals.mayBeMore())).toBe(true);
});

describe('fifty at once', () => {
  beforeAll(async () => {
    await Promise.all(clients.map((client) => client.connect()));
  });
  // Fifty others come after them.
  afterAll(() => Promise.all(clients.map((client) => client.end())));

  test.each([1, 3])('get the last %i accounts', async (free) => {
    await limits(10 + free, 50);
    for (let nth = 0; nth < 10; nth += 1) await account(owner, -nth);
    expect(await atOnce(account)).toEqual({ session: free, PL001: fifty - free });
    expect(await countAccounts()).toBe(10 + free);
  });

  test('open closed accounts again, as many as there is room for', async () => {
    await limits(7, 50);
    for (let nth = 0; nth < fifty; nth += 1) await account(owner, nth, false);
    const opened = await atOnce((client, nth) => client.query('update accounts set is_active = true where name = $1', [`Account ${nth}`]));
    expect(opened).toEqual({ session: 7, PL001: fifty - 7 });
    expect(await countAccounts()).toBe(7);
  });

  test('move accounts to a portal, as many as there is room for', async () => {
    const { rows } = await owner.query<{ id: string }>("insert into portals (name) values ('Other') returning id");
    for (let nth = 0; nth < fifty; nth += 1) await account(owner, nth);
    await limits(60, 50);
    await owner.query(
      "with made as (insert into subscriptions (name, accounts, advisors) values ('Small', 4, 1) on conflict (name) do update set accounts = 4 returning id) update portals set subscription_id = made.id from made where portals.id = $1",
      [rows[0]?.id],
    );
    const moved = await atOnce((client, nth) =>
      client.query('update accounts set portal_id = $1 where name = $2', [rows[0]?.id, `Account ${nth}`]),
    );
    expect(moved).toEqual({ session: 4, PL001: fifty - 4 });
    expect(await countAccounts()).toBe(fifty - 4);
  });

  test('join as advisers, as many as there are places', async () => {
    await limits(100, 12);
    const people: string[] = [];
    for (let nth = 0; nth < fifty + 9; nth += 1) people.push(await person('advisor', nth));
    for (const id of people.splice(0, 9))
      await owner.query('insert into portal_members (portal_id, user_id, is_staff) values ($1, $2, true)', [portal, id]);
    const joined = await atOnce((client, nth) =>
      client.query('insert into portal_members (portal_id, user_id, is_staff) values ($1, $2, true)', [portal, people[nth]]),
    );
    expect(joined).toEqual({ session: 3, PL002: fifty - 3 });
    expect(await countAdvisors()).toBe(12);
  });

  test('are given an account to advise, as many as there are places, and clients as many as there are', async () => {
    await limits(100, 5);
    await account(owner, 0);
    const people: string[] = [];
    for (let nth = 0; nth < fifty; nth += 1) people.push(await person('advisor', nth));
    const join =
      "insert into account_members (account_id, user_id, relation) select id, $1, 'advisor' from accounts where name = 'Account 0'";
    expect(await atOnce((client, nth) => client.query(join, [people[nth]]))).toEqual({ session: 5, PL002: fifty - 5 });
    expect(await countAdvisors()).toBe(5);
    const client = await person('investor', 0);
    await owner.query("insert into account_members select id, $1, 'client' from accounts", [client]);
    expect(await countAdvisors()).toBe(5);
  });

  test('become advisers where they are, as many as there are places', async () => {
    await limits(100, 2);
    for (let nth = 0; nth < fifty; nth += 1) {
      const id = await person('admin', nth);
      await owner.query('insert into portal_members (portal_id, user_id, is_owner) values ($1, $2, true)', [portal, id]);
    }
    const turned = await atOnce((client, nth) =>
      client.query("update users set role = 'advisor' where email = $1", [`admin-${nth}@home.example`]),
    );
    expect(turned).toEqual({ session: 2, PL002: fifty - 2 });
    expect(await countAdvisors()).toBe(2);
  });

  test('are let in again, as many as there are places', async () => {
    await limits(100, 50);
    for (let nth = 0; nth < fifty; nth += 1) {
      const id = await person('advisor', nth);
      await owner.query('insert into portal_members (portal_id, user_id, is_staff) values ($1, $2, true)', [portal, id]);
    }
    await owner.query('update user_security set is_disabled = true');
    await limits(100, 6);
    const back = await atOnce((client, nth) =>
      client.query('update user_security set is_disabled = false from users where id = user_id and email = $1', [
        `advisor-${nth}@home.example`,
      ]),
    );
    expect(back).toEqual({ session: 6, PL002: fifty - 6 });
    expect(await countAdvisors()).toBe(6);
  });

  test('make portals, as many as there may be', async () => {
    await owner.query('update portal_maximum set portals = 3');
    expect(await atOnce((client, nth) => client.query('insert into portals (name) values ($1)', [`Portal ${nth}`]))).toEqual({
      session: 2,
      PL003: fifty - 2,
    });
    expect(await count('select count(*) as n from portals')).toBe(3);
  });
});

const mails = async (kind: string) =>
  (
    await owner.query<{ recipient: string; text: string }>('select recipient, text from outgoing_messages where kind = $1 order by id', [
      kind,
    ])
  ).rows;

describe('signing up', () => {
  const fixture = signInFixture(database);
  const pools = Array.from({ length: 5 }, () =>
    openPipelinedDatabase(connection, (error) => {
      throw error;
    }),
  );
  afterAll(() => Promise.all(pools.map((pool) => pool.close())));

  /** A sign-up as it waits for its link to be pressed; without a password, whose hash takes a tenth of a second. */
  async function linkFor(email: string) {
    const signUpToken = newToken();
    const signUp = { email, passwordHash: 'none', language: 'en', portalId: null, terms: null };
    await database.as(system('test')).writeUnaudited('demo-history', async (tx) => {
      await saveSignUp(tx, signUpToken, signUp);
      await postVerification(tx, fixture.services, signUp);
    });
    const { rows } = await owner.query<{ text: string }>("select text from outgoing_messages where recipient = $1 and kind = 'verify'", [
      email,
    ]);
    return { signUpToken, token: /verify\/([\w-]{43})/.exec(rows[0]?.text ?? '')?.[1] ?? '', password: '', key: newFormKey() };
  }

  /** Everyone has a link; all press at once, each on a connection of its own. */
  async function signUps(domain: string, many = fifty): Promise<Record<string, number>> {
    const links = [];
    for (let nth = 0; nth < many; nth += 1) links.push(await linkFor(`new-${nth}@${domain}`));
    const pressed = links.map((link, nth) =>
      completeSignUp({ ...fixture.services, db: pools[nth % pools.length] ?? database }, anywhere(), link),
    );
    return tally(await Promise.allSettled(pressed));
  }

  beforeEach(async () => {
    await owner.query('truncate outgoing_messages, one_time_tokens, auth_counters');
  });

  test('fifty clients at once get the last two accounts; the administrators are notified of both, and the others may try again', async () => {
    await limits(2, 50);
    const root = await person('admin', 0);
    const ada = await person('advisor', 0);
    await owner.query('insert into portal_members (portal_id, user_id, is_owner) values ($1, $2, true)', [portal, ada]);
    expect(await signUps('post.example')).toEqual({ session: 2, 'accounts-full': 48 });
    expect(await countAccounts()).toBe(2);
    expect(await count("select count(*) as n from users where role = 'investor'")).toBe(2);
    expect(await count('select count(*) as n from account_members where user_id = $1', ada)).toBe(2);
    expect(await count('select count(*) as n from account_members where user_id = $1', root)).toBe(0);
    const told = await mails('accountsFull');
    expect(new Set(told.map(({ recipient }) => recipient))).toEqual(new Set(['admin-0@home.example', 'advisor-0@home.example']));
    expect(told).toHaveLength(2 * 48);
    expect(await mails('accountWaits')).toHaveLength(2 * 2);
    expect(await count("select count(*) as n from one_time_tokens where kind = 'verify' and consumed_at is null")).toBe(48);
  });

  test('fifty colleagues at once get the last place for an adviser; the rest are no one, and the administrators are notified', async () => {
    await limits(100, 1);
    await person('admin', 0);
    await owner.query("insert into organisations (name, domain) values ('House', 'house.example')");
    expect(await signUps('house.example')).toEqual({ session: 1, 'advisors-full': 49 });
    expect(await countAdvisors()).toBe(1);
    expect(await count('select count(*) as n from users')).toBe(2);
    expect((await mails('advisorsFull'))[0]?.text).toMatch(/new-\d+@house\.example could not join the portal Main/);
    const { rows } = await owner.query(
      "select after ->> 'why' as why, outcome from audit_events where action = 'signed-up' order by seq desc limit 1",
    );
    expect(rows).toEqual([{ why: 'advisors-full', outcome: 'refused' }]);
  });

  test('an adviser who joined enters the portal, and sees no client of it', async () => {
    await owner.query("insert into organisations (name, domain) values ('House', 'house.example')");
    await account(owner, 0);
    await signUps('house.example', 1);
    const { rows } = await owner.query<{ id: string }>(
      "select replace(id::text, '-', '') as id from users where email = 'new-0@house.example'",
    );
    const actor = { kind: 'advisor', userId: rows[0]?.id ?? '' } as const;
    const seen = await database.as(actor).read(async ({ portals, connection: asked }) => ({
      portals: (await portals.visible()).map(({ name }) => name),
      accounts: (await asked.query('select from accounts')).rowCount,
      clients: (await asked.query('select from own_clients')).rowCount,
    }));
    expect(seen).toEqual({ portals: ['Main'], accounts: 0, clients: 0 });
  });
});

describe('an import', () => {
  test('brings no more accounts than the subscription has, and nothing of the rest', async () => {
    await limits(1, 50);
    const two = `${smallFolder['accounts.csv']}\n    A-2,Otto,otto@home.example,Main,ada@firm.example,,GBP`;
    expect(await importFolder(database, { ...smallFolder, 'accounts.csv': two })).toMatchObject({ kind: 'refused', others: 0 });
    expect(await countAccounts()).toBe(0);
    expect(await count('select count(*) as n from users')).toBe(0);
    await limits(2, 50);
    expect(await importFolder(database, { ...smallFolder, 'accounts.csv': two })).toMatchObject({ kind: 'imported' });
    expect(await importFolder(database, { ...smallFolder, 'accounts.csv': two })).toMatchObject({ kind: 'imported' });
    expect(await countAccounts()).toBe(2);
  });

  test('brings no more advisers, and no more portals', async () => {
    await limits(100, 0);
    expect(await importFolder(database, smallFolder)).toMatchObject({ kind: 'refused', others: 0 });
    await limits(100, 50);
    await owner.query('update portal_maximum set portals = 1');
    await expect(
      importFolder(
        database,
        { ...smallFolder, 'accounts.csv': smallFolder['accounts.csv']?.replace(',Main,', ',Elsewhere,') ?? '' },
        { confirmed: ['new-portals'] },
      ),
    ).rejects.toBeInstanceOf(AppError);
    expect(await count('select count(*) as n from portals')).toBe(1);
  });
});

describe('a subscription', () => {
  test('of a portal is its own; the standard is everyone else’s', async () => {
    await owner.query("insert into portals (name) values ('Other')");
    const subscription = { name: 'Large', accounts: 9, advisors: 8 };
    expect(await setSubscription(database, { kind: 'portal', portal: 'Main', subscription })).toBe(true);
    expect(await setSubscription(database, { kind: 'portal', portal: 'Nowhere', subscription })).toBe(false);
    expect(await setSubscription(database, { kind: 'standard', limits: { accounts: 5, advisors: 4 } })).toBe(true);
    const { rows } = await owner.query<{ id: string }>('select id from portals order by name');
    const uses = await database.as(system('test')).read((snapshot) => Promise.all(rows.map(({ id }) => snapshot.subscriptions.useOf(id))));
    expect(uses.map(({ name, accounts, advisors }) => [name, accounts.most, advisors.most])).toEqual([
      ['Large', 9, 8],
      ['Standard', 5, 4],
    ]);
    expect(await count("select count(*) as n from audit_events where action = 'subscription-set'")).toBe(2);
  });

  test.each(['admin', 'advisor', 'investor'] as const)('is not changed by %s', async (kind) => {
    const own = database.as({ kind, userId: (await person(kind, 1)).replaceAll('-', '') });
    const widened = own.writeUnaudited('demo-history', ({ connection: asked }) => asked.query('update subscriptions set accounts = 1000'));
    expect((await widened).rowCount).toBe(0);
    for (const statement of [
      'update portals set subscription_id = (select id from subscriptions limit 1)',
      "insert into portals (name, subscription_id) select 'Mine', id from subscriptions limit 1",
      'update portal_maximum set portals = null',
      "insert into subscriptions (name, accounts, advisors) values ('Mine', 1000, 1000)",
    ]) {
      if (kind !== 'admin' && statement.includes('into portals')) continue; // shows them no subscription to take
      await expect(own.writeUnaudited('demo-history', ({ connection: asked }) => asked.query(statement))).rejects.toMatchObject({
        code: '42501',
      });
    }
  });
});
