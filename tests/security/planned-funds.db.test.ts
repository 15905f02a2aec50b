import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { findPlannableFunds } from '#server/operations/projections/planned-funds.ts';
import { projectionAction } from '#server/operations/projections/projection-action.ts';
import { readForecastFile } from '#server/operations/projections/read-forecast.ts';
import { readProjections } from '#server/operations/projections/read-projections.ts';
import { defaultVariant } from '#variants/default/default.ts';
import { buildRequestContext } from '../support/build-request-context.ts';
import { testDatabase } from '../support/test-database.ts';
import { behindTheApp } from './behind-the-app.ts';
import { type ActorName, accessFixture } from './access-fixture.ts';

const database = await testDatabase();
const { owner } = database;
const { accounts, actors } = await accessFixture(database);
const { seen, touched } = behindTheApp(database);
const refused = { code: '42501' };

const { rows } = await owner.query<{ id: string }>("select replace(id::text, '-', '') as id from portals where name = 'Main'");
const portal = { id: rows[0]?.id ?? '', name: 'Main', explorerApi: null };
const contextOf = (actor: Actor) =>
  buildRequestContext({ database, actor, variant: defaultVariant, portal, pagePrinter: null as never, today: '2026-06-30' });

async function security(symbol: string, name: string, { type = 'Fund', isPublished = false } = {}): Promise<string> {
  const { rows: made } = await owner.query<{ id: string }>(
    `insert into instruments (symbol, name, type, asset_class, currency, is_published) values ($1, $2, $3, 'Equities', 'GBP', $4)
     returning replace(id::text, '-', '') as id`,
    [symbol, name, type, isPublished],
  );
  return made[0]?.id ?? '';
}

const booked = (account: string, instrument: string, units: number, type = 'Purchase') =>
  owner.query(
    `insert into transactions (account_id, portfolio_id, source, source_id, day, type, instrument_id, units, amount, currency)
     select account_id, id, 'test', $4, '2026-02-02', $5, $2, $3, -10, 'GBP' from portfolios where account_id = $1`,
    [account, instrument, units, `${instrument} ${type}`, type],
  );

const funds = {
  listed: await security('LST', 'Listed Growth', { isPublished: true }),
  held: await security('HLD', 'Zenith Held'),
  sold: await security('SLD', 'Sold Income'),
  foreign: await security('FOR', 'Foreign Secret'),
  'of another portal': await security('ELS', 'Elsewhere Secret'),
  index: await security('IDX', 'An Index', { type: 'Index', isPublished: true }),
  unlisted: await security('UNL', 'Not Yet Listed'),
  unknown: '0192aaaa00007000800000000000000f',
};
type Fund = keyof typeof funds;
await booked(accounts.north, funds.held, 10);
await booked(accounts.north, funds.sold, 10);
await booked(accounts.north, funds.sold, 10, 'Sale');
await booked(accounts.south, funds.foreign, 10);
await booked(accounts.elsewhere, funds['of another portal'], 10);

const { rows: own } = await owner.query<{ id: string }>(
  "select replace(id::text, '-', '') as id from projections where account_id = $1 and name = 'A projection'",
  [accounts.north],
);
const projection = own[0]?.id ?? '';

beforeEach(async () => {
  await owner.query("update accounts set projection_id = 'T-' || name, external_id = name, is_active = true");
});
afterEach(async () => {
  await owner.query("update projections set payments = ''");
});

const codeOf = async (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );

const terms = { riskProfile: '4', deposit: '0', contribution: '100', escalation: '0', years: '10', inflation: '2', target: '' };
const paying = (...ids: readonly string[]) => ids.map((id) => `2031 Q2 -5 home ${id}`.trim()).join('; ');
const version = async () =>
  String((await owner.query<{ version: number }>('select version from projections where id = $1', [projection])).rows[0]?.version);
const save = async (actor: Actor, payments: string) =>
  projectionAction(contextOf(actor), 'North', {
    intent: 'save',
    projection,
    version: await version(),
    name: 'A projection',
    ...terms,
    payments,
  });
const read = async (actor: Actor) => readProjections(contextOf(actor), { projectionId: 'North', projection, tab: null });
const stored = async () =>
  (await owner.query<{ payments: string }>('select payments from projections where id = $1', [projection])).rows[0]?.payments;

const nameable: readonly (readonly [Fund, boolean])[] = [
  ['listed', true],
  ['held', true],
  ['sold', false],
  ['foreign', false],
  ['of another portal', false],
  ['index', false],
  ['unlisted', false],
  ['unknown', false],
];

describe('a payment names a fund', () => {
  test.each(nameable)('%s: %s', async (fund, isAllowed) => {
    for (const who of ['investor', 'advisor'] as const) {
      expect(await codeOf(save(actors[who], paying(funds[fund])))).toBe(isAllowed ? 'done' : 'form-not-understood');
      expect(await stored()).toBe(isAllowed ? paying(funds[fund]) : '');
      await owner.query("update projections set payments = ''");
    }
  });

  test.each(nameable)('%s among others is tried in a file: %s', async (fund, isAllowed) => {
    const query = { projection, payments: paying(funds.listed, funds[fund]) };
    const asked = readForecastFile(contextOf(actors.admin), { projectionId: 'North', query });
    expect(await codeOf(asked)).toBe(isAllowed ? 'done' : 'query-not-understood');
  });

  test.each<[ActorName, string]>([
    ['guest', 'projections-not-found'],
    ['other investor', 'projections-not-found'],
    ['other advisor', 'projections-not-found'],
    ['advisor of another portal', 'projections-not-found'],
    ['admin', 'forbidden'],
  ])('%s names none: %s', async (who, code) => {
    expect(await codeOf(save(actors[who], paying(funds.listed)))).toBe(code);
  });

  test('the trail has it by its name, and another payment leaves it as it is', async () => {
    await save(actors.advisor, paying(funds.held));
    await save(actors.investor, `${paying(funds.held)}; 2032 Q1 7 other`);
    const { rows: told } = await owner.query<{ before: object; after: object }>(
      "select before, after from audit_events where action = 'projection-changed' order by seq desc limit 1",
    );
    expect(told[0]).toEqual({
      before: { payments: '2031 Q2 -5 home Zenith Held' },
      after: { payments: '2031 Q2 -5 home Zenith Held; 2032 Q1 7 other' },
    });
  });
});

const find = async (actor: Actor, words: string) => (await findPlannableFunds(contextOf(actor), 'North', words)).map(({ name }) => name);

describe('funds are looked for', () => {
  test.each<[string, string[]]>([
    ['', ['Zenith Held', 'Listed Growth']],
    ['growth', ['Listed Growth']],
    ['hld', ['Zenith Held']],
    ['secret', []],
    ['sold', []],
    ['%', []],
  ])('%j: %o', async (words, names) => {
    for (const who of ['investor', 'advisor', 'admin'] as const) expect(await find(actors[who], words)).toEqual(names);
  });

  test.each<ActorName>(['guest', 'service', 'other investor', 'other advisor', 'advisor of another portal'])('by no %s', async (who) => {
    expect(await codeOf(find(actors[who], ''))).toBe('projections-not-found');
  });

  test('no more than a list shows', async () => {
    await owner.query(
      `insert into instruments (symbol, name, type, asset_class, currency, is_published)
       select 'MANY' || n, 'Many ' || n, 'ETF', 'Equities', 'GBP', true from generate_series(1, 40) n`,
    );
    expect(await find(actors.investor, 'many')).toHaveLength(20);
    await owner.query("delete from instruments where symbol like 'MANY%'");
  });
});

describe('a fund that is removed', () => {
  test('keeps its last name in the plan that names it, stays named, and is offered nowhere', async () => {
    const gone = await security('GON', 'First Name', { isPublished: true });
    await save(actors.investor, paying(gone));
    expect((await read(actors.investor)).funds).toEqual([{ id: gone, name: 'First Name', isRemoved: false }]);
    await owner.query("update instruments set name = 'Last Name' where id = $1", [gone]);
    expect((await read(actors.advisor)).funds).toEqual([{ id: gone, name: 'Last Name', isRemoved: false }]);
    await owner.query('delete from instruments where id = $1', [gone]);
    expect((await read(actors.investor)).funds).toEqual([{ id: gone, name: 'Last Name', isRemoved: true }]);

    expect(await codeOf(save(actors.investor, `${paying(gone)}; 2032 Q1 7 other ${funds.listed}`))).toBe('done');
    const { funds: inFile } = await readForecastFile(contextOf(actors.investor), { projectionId: 'North', query: { projection } });
    expect(inFile).toContainEqual({ id: gone, name: 'Last Name', isRemoved: true });
    expect(await codeOf(save(actors.investor, ''))).toBe('done');
    expect((await read(actors.investor)).funds).toEqual([]);
    expect(await codeOf(save(actors.investor, paying(gone)))).toBe('form-not-understood');
  });
});

const naming = (fund: string) => `update projections set payments = '${paying(fund)}' where name = 'A projection'`;
const making = (fund: string) =>
  `insert into projections (account_id, name, risk_profile, deposit, contribution, escalation, years, inflation, payments, created_by)
       values ('${accounts.north}', 'x', 4, 0, 0, 0, 10, 0.02, '${paying(fund)}', actor_user())`;

describe('row-level security', () => {
  test.each<[Fund, boolean]>([
    ['listed', true],
    ['held', true],
    // It stands in the books of the account, which the client sees.
    ['sold', true],
    ['foreign', false],
    ['of another portal', false],
    ['index', false],
    ['unlisted', false],
    ['unknown', false],
  ])('the database lets the client and the adviser name %s: %s', async (fund, isAllowed) => {
    for (const who of ['investor', 'advisor'] as const) {
      const change = touched(actors[who], naming(funds[fund]));
      await (isAllowed ? expect(change).resolves.toBe(1) : expect(change).rejects.toMatchObject(refused));
    }
  });

  test('also in a new projection', async () => {
    await expect(touched(actors.investor, making(funds.foreign))).rejects.toMatchObject(refused);
    expect(await touched(actors.investor, making(funds.held))).toBe(1);
  });

  test('the names are read with their projection, and written by nobody', async () => {
    await save(actors.investor, paying(funds.held));
    const names = "select name from planned_funds where name <> 'A planned fund'";
    for (const who of ['investor', 'advisor', 'admin'] as const) expect(await seen(actors[who], names)).toEqual(['Zenith Held']);
    for (const who of ['guest', 'service', 'other investor', 'other advisor', 'advisor of another portal'] as const)
      expect(await seen(actors[who], names)).toEqual([]);
    for (const who of ['investor', 'advisor', 'admin', 'system'] as const)
      for (const change of [
        "update planned_funds set name = 'Mine'",
        'delete from planned_funds',
        `insert into planned_funds values ('${accounts.north}', '${projection}', '${funds.foreign}', 'Mine')`,
      ])
        await expect(touched(actors[who], change)).rejects.toMatchObject(refused);
  });
});
