import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Client } from 'pg';
import { newFormKey } from '#server/operations/idempotency/form-key.ts';
import type { Actor } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { appRole } from '#server/db/database-server.ts';
import { readNavigation } from '#server/operations/portals/read-navigation.ts';
import { projectionAction } from '#server/operations/projections/projection-action.ts';
import { projectedAccount } from '#server/operations/projections/projected-account.ts';
import { readProjections } from '#server/operations/projections/read-projections.ts';
import { defaultVariant } from '#variants/default/default.ts';
import { privateEquity } from '#variants/private-equity/private-equity.ts';
import { buildRequestContext } from '../support/build-request-context.ts';
import { tally } from '../support/sign-in-fixture.ts';
import { testDatabase } from '../support/test-database.ts';
import { behindTheApp } from './behind-the-app.ts';
import { type ActorName, type Place, accessFixture } from './access-fixture.ts';

const database = await testDatabase();
const { owner } = database;
const { accounts, people, actors } = await accessFixture(database);
const { seen, touched } = behindTheApp(database);
const refused = { code: '42501' };

const { rows } = await owner.query<{ id: string }>("select replace(id::text, '-', '') as id from portals where name = 'Main'");
const portal = { id: rows[0]?.id ?? '', name: 'Main' };
const contextOf = (actor: Actor, variant = defaultVariant) =>
  buildRequestContext({ database, actor, variant, portal, pagePrinter: null as never, today: '2026-06-30' });

beforeEach(async () => {
  await owner.query("update accounts set projection_id = 'T-' || name, external_id = name, is_active = true");
  await owner.query("delete from projections where name <> 'A projection'");
});

const codeOf = async (work: Promise<unknown>) =>
  work.then(
    () => 'let in',
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );

const enter = (actor: Actor, projectionId: string, variant = defaultVariant) => {
  const context = contextOf(actor, variant);
  return codeOf(context.db.read((snapshot) => projectedAccount(snapshot, context, { projectionId, action: 'read' })));
};

const send = (actor: Actor, fields: Record<string, unknown>) => projectionAction(contextOf(actor), 'North', fields);

const idOf = (answered: object) => ('projection' in answered ? String(answered.projection) : '');

const trail = async () =>
  (
    await owner.query<{ action: string; actor: string; before: unknown; after: unknown }>(
      `select action, actor_id as actor, before, after from audit_events where target_kind = 'projection' order by seq desc limit 1`,
    )
  ).rows[0];
const names = async () => (await readProjections(contextOf(actors.investor), { projectionId: 'North', projection: null, tab: null })).saved;

const make = async (actor: Actor, name: string) => idOf(await send(actor, { intent: 'make', 'form-key': newFormKey(), name }));

describe('the guard', () => {
  const viewer = (name: 'advisor' | 'admin', onBehalfOf: string): Actor =>
    ({ ...(actors[name] as Actor & { userId: string }), onBehalfOf }) as Actor;

  test.each<[string, Actor, Place[]]>([
    ['a guest', actors.guest, []],
    ['another system', actors.service, []],
    ['the client', actors.investor, ['north']],
    ['another client', actors['other investor'], ['south']],
    ['a client who waits', actors['unvalidated investor'], []],
    ['a client who is disabled', actors['disabled investor'], []],
    ['the adviser', actors.advisor, ['north']],
    ['another adviser', actors['other advisor'], ['south']],
    ['an adviser whom a group lets see the one that is closed', actors['advisor of a group'], ['closed']],
    ['an adviser of another portal', actors['advisor of another portal'], []],
    ['an administrator', actors.admin, ['north', 'south', 'closed']],
    ['the adviser on behalf of the client', viewer('advisor', people.ivy), ['north']],
    ['the adviser on behalf of another', viewer('advisor', people.otto), []],
    ['an administrator on behalf of the client', viewer('admin', people.ivy), ['north']],
  ])('%s is let in to their own: %o', async (_who, actor, places) => {
    const open: string[] = [];
    for (const place of ['North', 'South', 'Waiting', 'Closed', 'Elsewhere', 'Nobody', '', '\0', 'North\0', "' or true--"]) {
      const told = await enter(actor, place);
      if (told === 'let in') open.push(place.toLowerCase());
      else expect(told).toBe('projections-not-found');
    }
    expect(open.toSorted()).toEqual(places.toSorted());
  });

  test.each([
    ['the source gives no id', 'projection_id = null'],
    ['the account is closed', 'is_active = false'],
    ['the account waits', 'validated_at = null'],
    ['the account has another number', "external_id = 'North-2'"],
    ['the account has no number', 'external_id = null'],
  ])('when %s, no one is', async (_case, change) => {
    for (const name of ['investor', 'advisor', 'admin'] as const) expect(await enter(actors[name], 'North')).toBe('let in');
    await owner.query(`update accounts set ${change} where id = $1`, [accounts.north]);
    for (const name of ['investor', 'advisor', 'admin', 'guest'] as const)
      expect(await enter(actors[name], 'North')).toBe('projections-not-found');
    await owner.query('update accounts set validated_at = now() where id = $1', [accounts.north]);
  });

  test('nor where the firm supposes nothing', async () => {
    for (const name of ['investor', 'advisor', 'admin'] as const)
      expect(await enter(actors[name], 'North', privateEquity)).toBe('projections-not-found');
  });
});

describe('the navigation', () => {
  test.each<[ActorName, string[]]>([
    ['investor', [`/dashboard/${portal.id}/projections/North`]],
    ['other investor', [`/dashboard/${portal.id}/projections/South%2F1`]],
    ['unvalidated investor', []],
    ['advisor', []],
    ['admin', []],
  ])('of %s leads to %o', async (name, hrefs) => {
    await owner.query("update accounts set external_id = 'South/1' where name = 'South'");
    const lead = async (variant = defaultVariant) =>
      (await readNavigation(contextOf(actors[name], variant))).flatMap(({ page, href }) => (page === 'projections' ? [href] : []));
    expect(await lead()).toEqual(hrefs);
    expect(await lead(privateEquity)).toEqual([]);
    await owner.query('update accounts set projection_id = null');
    expect(await lead()).toEqual([]);
  });
});

describe('row-level security', () => {
  const making = (place: Place, by: string) =>
    `insert into projections (account_id, name, risk_profile, deposit, contribution, escalation, years, inflation, created_by)
     values ('${accounts[place]}', 'x', 4, 0, 0, 0, 10, 0.02, ${by === '' ? 'null' : `'${by}'`})`;

  test.each<[ActorName, Place, string, boolean]>([
    ['guest', 'north', '', false],
    ['service', 'north', '', false],
    ['investor', 'north', people.ivy, true],
    ['investor', 'north', people.ada, false],
    ['investor', 'north', '', false],
    ['investor', 'south', people.ivy, false],
    ['unvalidated investor', 'waiting', people.una, false],
    ['disabled investor', 'closed', people.dan, false],
    ['advisor', 'north', people.ada, true],
    ['advisor', 'south', people.ada, false],
    ['advisor of a group', 'closed', people.cora, true],
    ['advisor of a group', 'south', people.cora, false],
    ['advisor of another portal', 'north', people.eve, false],
    ['admin', 'north', people.root, false],
    ['system', 'north', '', false],
  ])('%s makes one of %s in the name of %s: %s', async (name, place, by, isAllowed) => {
    const made = touched(actors[name], making(place, by));
    await (isAllowed ? expect(made).resolves.toBe(1) : expect(made).rejects.toMatchObject(refused));
  });

  test.each<[ActorName, number]>([
    ['guest', 0],
    ['service', 0],
    ['investor', 1],
    ['unvalidated investor', 0],
    ['advisor', 1],
    ['advisor of another portal', 1],
    ['admin', 0],
    ['system', 0],
  ])('%s changes %i', async (name, count) => {
    expect(await touched(actors[name], "update projections set name = 'y'")).toBe(count);
  });

  test.each(['seed', 'version', 'created_at', 'deleted_at', 'id'])('no one says %s of a new one', async (column) => {
    for (const name of ['investor', 'advisor', 'system'] as const)
      await expect(touched(actors[name], `insert into projections (${column}) values (null)`)).rejects.toMatchObject(refused);
  });

  test('none is made where the source says nothing of projections', async () => {
    await owner.query('update accounts set projection_id = null where id = $1', [accounts.north]);
    await expect(touched(actors.investor, making('north', people.ivy))).rejects.toMatchObject(refused);
    await owner.query("update accounts set projection_id = 'PR-1' where id = $1", [accounts.north]);
  });

  test.each([
    `account_id = '${accounts.south}'`,
    `created_by = '${people.otto}'`,
    'seed = 2',
    'version = 7',
    "created_at = '2020-01-01'",
    "id = '0192aaaa-0000-7000-8000-0000000000ab'",
  ])('no one sets %s', async (change) => {
    for (const name of ['investor', 'advisor', 'admin'] as const)
      await expect(touched(actors[name], `update projections set ${change}`)).rejects.toMatchObject(refused);
  });

  test('no one takes one out of the table, and anyone who looks for a client writes none', async () => {
    for (const name of ['investor', 'advisor', 'admin', 'system'] as const)
      await expect(touched(actors[name], 'delete from projections')).rejects.toMatchObject(refused);
    const viewer: Actor = { kind: 'advisor', userId: people.ada, onBehalfOf: people.ivy };
    expect(await seen(viewer, 'select name from projections')).toEqual(['A projection']);
    await expect(database.as(viewer).write(async () => undefined)).rejects.toMatchObject({ code: 'view-only' });
  });

  test.each([
    'risk_profile = 0',
    'risk_profile = 8',
    'deposit = -1',
    "deposit = 'NaN'",
    'contribution = 10000001',
    'escalation = 0.21',
    'years = 41',
    'years = 0',
    'inflation = -0.01',
    'target = 0',
    "target = 'Infinity'",
    "name = ''",
    "name = repeat('x', 81)",
  ])('no %s', async (change) => {
    await expect(touched(actors.investor, `update projections set ${change}`)).rejects.toMatchObject({ code: '23514' });
  });
});

describe('forms', () => {
  const terms = { riskProfile: '5', deposit: '0', contribution: '250', escalation: '', years: '15', inflation: '2.5', target: '' };

  test('the client makes one, changes it, deletes it and takes that back; each is told', async () => {
    const projection = await make(actors.investor, ' Retirement ');
    expect(await trail()).toMatchObject({ action: 'projection-made', actor: people.ivy, after: { name: 'Retirement' } });
    expect(await send(actors.investor, { intent: 'save', projection, version: '1', name: 'Later', ...terms })).toEqual({
      done: 'saved',
      version: 2,
    });
    expect(await trail()).toMatchObject({
      action: 'projection-changed',
      before: { name: 'Retirement', riskProfile: '4', years: '20' },
      after: { name: 'Later', riskProfile: '5', years: '15' },
    });
    expect(await send(actors.investor, { intent: 'delete', projection })).toEqual({ done: 'deleted', projection, name: 'Later' });
    expect(await codeOf(send(actors.investor, { intent: 'delete', projection }))).toBe('projection-not-found');
    expect(await names()).toHaveLength(1);
    expect(await send(actors.advisor, { intent: 'restore', projection })).toEqual({ done: 'restored', projection });
    expect(await trail()).toMatchObject({ action: 'projection-restored', actor: people.ada });
    expect((await names()).map(({ fields }) => fields.name)).toEqual(['A projection', 'Later']);
    expect(await codeOf(send(actors.investor, { intent: 'restore', projection }))).toBe('projection-not-found');
  });

  test('when the value cannot be loaded, what is saved is shown all the same', async () => {
    const context = contextOf(actors.investor);
    const provider: typeof context.provider = (snapshot, actor) => ({
      ...context.provider(snapshot, actor),
      accountDetails: async () => Promise.reject(new Error('Gone.')),
    });
    await owner.query('update figure_states set subject_id = account_id, first_day = $1, last_day = $1 where account_id = $2', [
      '2026-01-02',
      accounts.north,
    ]);
    const page = await readProjections({ ...context, provider }, { projectionId: 'North', projection: null, tab: 'export' });
    expect(page).toMatchObject({
      lostIn: 'test',
      tab: 'export',
      forecast: { available: false },
      chosen: { fields: { name: 'A projection' } },
    });
  });

  test('of two who change the same, the second is shown what the first did', async () => {
    const projection = await make(actors.investor, 'Both');
    await send(actors.advisor, { intent: 'save', projection, version: '1', name: 'Both', ...terms, years: '30' });
    expect(await send(actors.investor, { intent: 'save', projection, version: '1', name: 'Both', ...terms })).toEqual({
      version: 2,
      conflict: [{ field: 'years', theirs: '30', yours: '15' }],
    });
    expect(await send(actors.investor, { intent: 'save', projection, version: '2', name: 'Both', ...terms })).toEqual({
      done: 'saved',
      version: 3,
    });
  });

  test.each<[ActorName, string]>([
    ['guest', 'projections-not-found'],
    ['other investor', 'projections-not-found'],
    ['other advisor', 'projections-not-found'],
    ['admin', 'forbidden'],
  ])('%s: %s', async (name, code) => {
    for (const form of [{ intent: 'make', 'form-key': newFormKey(), name: 'x' }, { intent: 'nothing' }])
      expect(await codeOf(send(actors[name], form))).toBe(code);
  });

  test('one of another account is none here, also for a user who may see both', async () => {
    const foreign = (
      await owner.query<{ id: string }>("select replace(id::text, '-', '') as id from projections where account_id = $1", [accounts.south])
    ).rows[0]?.id;
    await owner.query("insert into account_members values ($1, $2, 'advisor')", [accounts.south, people.ada]);
    for (const intent of ['delete', 'restore'])
      expect(await codeOf(send(actors.advisor, { intent, projection: foreign }))).toBe('projection-not-found');
    await owner.query('delete from account_members where account_id = $1 and user_id = $2', [accounts.south, people.ada]);
  });

  test.each([
    ['a field of its own', { accountId: accounts.south }],
    ['a seed', { seed: '1' }],
  ])('%s is not understood', async (_case, more) => {
    expect(await codeOf(send(actors.investor, { intent: 'make', 'form-key': newFormKey(), name: 'x', ...more }))).toBe(
      'form-not-understood',
    );
  });
});

describe('twenty at most', () => {
  const clients = Array.from({ length: 30 }, () => new Client({ host: owner.host, user: appRole, database: owner.database ?? '' }));
  beforeAll(() => Promise.all(clients.map((client) => client.connect())));
  afterAll(() => Promise.all(clients.map((client) => client.end())));

  const count = async () =>
    Number(
      (
        await owner.query<{ n: string }>('select count(*) as n from projections where account_id = $1 and deleted_at is null', [
          accounts.north,
        ])
      ).rows[0]?.n,
    );
  const asClient = `begin; set local app.actor_kind = 'investor'; set local app.user_id = '${people.ivy}'`;
  const insert = `insert into projections (account_id, name, risk_profile, deposit, contribution, escalation, years, inflation, created_by)
    values ('${accounts.north}', 'One more', 4, 0, 0, 0, 10, 0.02, '${people.ivy}')`;
  const atOnce = (change: (nth: number) => string) =>
    Promise.allSettled(
      clients.map(async (client, nth) => {
        await client.query(asClient);
        await client.query(change(nth)).catch(async (error: unknown) => {
          await client.query('rollback');
          throw error;
        });
        await client.query('commit');
      }),
    );

  test('also of thirty who ask at once', async () => {
    const ended = tally(await atOnce(() => insert));
    expect(await count()).toBe(20);
    expect(Object.values(ended).toSorted((a, b) => a - b)).toEqual([11, 19]);
    expect(
      await codeOf(projectionAction(contextOf(actors.advisor), 'North', { intent: 'make', 'form-key': newFormKey(), name: 'x' })),
    ).toBe('projections-full');
  });

  test('and of those taken back', async () => {
    await atOnce(() => insert);
    await owner.query('update projections set deleted_at = now() where account_id = $1', [accounts.north]);
    const { rows: gone } = await owner.query<{ id: string }>('select id from projections where account_id = $1', [accounts.north]);
    await atOnce(() => insert);
    expect(await count()).toBe(20);
    await atOnce((nth) => `update projections set deleted_at = null where id = '${gone[nth % gone.length]?.id}'`);
    expect(await count()).toBe(20);
    await owner.query("update projections set deleted_at = null where name = 'A projection'").catch(() => undefined);
  });

  test('of those that were deleted the last hundred are kept', async () => {
    await owner.query(
      `insert into projections (account_id, name, risk_profile, deposit, contribution, escalation, years, inflation, deleted_at)
       select $1, 'Gone ' || n, 4, 0, 0, 0, 10, 0.02, now() + n * interval '1 second' from generate_series(1, 120) n`,
      [accounts.south],
    );
    const left = async () =>
      (
        await owner.query<{ name: string }>(
          "select name from projections where account_id = $1 and name like 'Gone %' order by deleted_at",
          [accounts.south],
        )
      ).rows.map(({ name }) => name);
    expect(await left()).toEqual(Array.from({ length: 100 }, (_, n) => `Gone ${n + 21}`));
    await owner.query("delete from projections where name like 'Gone %'");
  });
});
