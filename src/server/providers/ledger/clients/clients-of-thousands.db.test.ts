import { beforeAll, expect, test } from 'vitest';
import { portfolioTypes } from '#domain/portfolio/portfolio-type.ts';
import type { ReportQuery } from '#contracts/reports/report-query.ts';
import type { Actor } from '#domain/actor.ts';
import { type ArrangedIds, bookInDatabase } from '#tests/support/book-in-database.ts';
import { getSubject } from '#tests/support/get-subject.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { clients, foundClients } from './clients.ts';

const database = await testDatabase();
const count = 1_200;
let ids: ArrangedIds;
let ada: Actor;

beforeAll(async () => {
  ids = await bookInDatabase(database.owner, {
    accounts: [{ name: 'First One', advisors: ['ada@firm.example'], portfolios: [] }],
  });
  ada = { kind: 'advisor', userId: ids.users.get('ada@firm.example') ?? '' };
  await database.owner.query(
    `with portal as (select portal_id from accounts limit 1),
     firm as (update subscriptions set accounts = 10000),
     opened as (
       insert into accounts (portal_id, external_id, name, email, currency)
       select portal_id, n::text, 'Client ' || chr(65 + n % 26) || n, 'c' || n || '@home.example', 'GBP' from portal, generate_series(1, ${count}) n
       returning id)
     insert into account_members (account_id, user_id, relation) select id, $1, 'advisor' from opened`,
    [ids.users.get('ada@firm.example')],
  );
  await database.owner.query(
    `insert into portfolios (account_id, external_id, name, type, currency)
     select id, external_id, 'P', ($1::text[])[1 + external_id::integer % ${portfolioTypes.length}], 'GBP' from accounts where email like '%@home.example'`,
    [portfolioTypes],
  );
});

const numbers = Array.from({ length: count }, (_, at) => at + 1);

/** One connection asks everything, so that the second question of a kind finds the plan of the first. */
async function found(query: ReportQuery, actor: Actor = ada) {
  return database.as(actor).read(async (snapshot) => {
    const subject = await getSubject(snapshot, ids, { asOf: '2024-03-31', query });
    const [page, all] = [await clients(snapshot, subject), await foundClients(snapshot, subject)];
    const { rows } = await snapshot.connection.query<Record<string, string>>(
      "select current_setting('plan_cache_mode') as plans, current_setting('enable_nestloop') as nestloop",
    );
    return { count: all.count, first: page.rows[0]?.externalId, rows: page.rows.length, settings: rows[0] };
  });
}

const byName = { sort: 'name', order: 'asc' } as const;

test.each([
  ...portfolioTypes.map((type, at) => ({ query: { type }, expected: numbers.filter((n) => n % portfolioTypes.length === at).length })),
  { query: { find: 'c7@' }, expected: 1 },
  { query: { find: 'client b' }, expected: numbers.filter((n) => n % 26 === 1).length },
  { query: { find: 'CLIENT C' }, expected: numbers.filter((n) => n % 26 === 2).length },
  { query: { letter: 'D' }, expected: numbers.filter((n) => n % 26 === 3).length },
  { query: { letter: 'e' }, expected: numbers.filter((n) => n % 26 === 4).length },
  { query: { attention: 'neverSignedIn' }, expected: 0 },
  { query: { attention: 'drift' }, expected: 0 },
  { query: { attention: 'cashDrag' }, expected: 0 },
  { query: { attention: 'failedInvitation' }, expected: 0 },
] as { query: ReportQuery; expected: number }[])('thousands are filtered by $query', async ({ query, expected }) => {
  for (const actor of [ada, { kind: 'admin', userId: '0'.repeat(32) } as const]) {
    expect(await found({ ...byName, ...query }, actor)).toMatchObject({ count: expected, rows: Math.min(expected, 50) });
  }
});

test('a kept plan serves every page, and nothing after it is planned so', async () => {
  const settings = { plans: 'auto', nestloop: 'on' };
  expect(await found({ ...byName, page: 1 })).toEqual({ count: count + 1, first: '1014', rows: 50, settings });
  expect((await found({ ...byName, page: 25 })).rows).toBe((count + 1) % 50);
});

test('someone else with thousands has the same plan, and their own clients', async () => {
  const { rows } = await database.owner.query<{ id: string }>(
    "insert into users (email, name, role) values ('bob@firm.example', 'Bob', 'advisor') returning replace(id::text, '-', '') as id",
  );
  const bob = { kind: 'advisor', userId: rows[0]?.id ?? '' } as const;
  await database.owner.query(
    "insert into account_members (account_id, user_id, relation) select id, $1, 'advisor' from accounts where substring(email from '^c([0-9]+)@home')::integer > 100",
    [bob.userId],
  );
  expect(await found(byName)).toMatchObject({ count: count + 1 });
  expect(await found(byName, bob)).toMatchObject({ count: count - 100, first: '1014' });
  expect(await found({ ...byName, find: 'c7@' }, bob)).toMatchObject({ count: 0, rows: 0 });
});

test('someone with one client asks about theirs alone', async () => {
  const { rows } = await database.owner.query<{ id: string }>(
    `insert into users (email, name, role) values ('few@firm.example', 'Few', 'advisor') returning replace(id::text, '-', '') as id`,
  );
  const few = rows[0]?.id ?? '';
  await database.owner.query(
    "insert into account_members (account_id, user_id, relation) select id, $1, 'advisor' from accounts where external_id = '7'",
    [few],
  );
  expect(await found(byName, { kind: 'advisor', userId: few })).toMatchObject({ count: 1, first: '7', rows: 1 });
});
