import { describe, expect, test } from 'vitest';
import type { ActorDatabase } from '#server/db/database.ts';
import { testDatabase } from '../support/test-database.ts';
import { type ActorName, type Place, visiblePlaces, accessFixture } from './access-fixture.ts';
import { notOfAccountAlone } from './secured-tables.ts';

const database = await testDatabase();
const { owner } = database;
const { accounts, portfolios, actors } = await accessFixture(database);

// Before the app has a connection: each then plans a statement once, the caller, and never for the values at hand.
await owner.query(`alter database ${owner.database} set plan_cache_mode = force_generic_plan`);

const portalId = (await owner.query<{ id: string }>("select id from portals where name = 'Main'")).rows[0]?.id ?? '';
const tables = (
  await owner.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'account_id'
     and table_name not in ${notOfAccountAlone} union select 'accounts' order by 1`,
  )
).rows.map(({ name }) => name);

const all = Object.values(accounts);
const inTurn = (
  ['admin', 'investor', 'system', 'other investor', 'guest', 'advisor', 'advisor of a group', 'service', 'other advisor'] as const
).map((name): [ActorName, readonly Place[]] => [name, visiblePlaces[name]]);
/** Anyone who sees everything asks first, and between the others again. */
const rounds = [...inTurn, ...inTurn, ...inTurn.toReversed()];

/** Two ways to a connection: of the pages, which names statements itself, and of the computing threads. */
const ways = [
  ['a page', (name: ActorName): ActorDatabase => database.as(actors[name])],
  ['a computing thread', (name: ActorName): ActorDatabase => database.pipelined.as(actors[name])],
] as const;

describe.each(ways)('a plan that %s keeps', (_way, as) => {
  test.each(tables)('of %s shows each actor the own rows', async (table) => {
    const key = table === 'accounts' ? 'id' : 'account_id';
    const text = `select distinct replace(${key}::text, '-', '') as id from ${table} where ${key} = any($1::uuid[])`;
    const backends = new Set<number>();
    for (const [name, places] of rounds) {
      const seen = await as(name).read(async ({ connection }) => {
        const { rows } = await connection.query<{ id: string }>({ name: `all of ${table}`, text, values: [all] });
        const kept = await connection.query<{ pid: number; plans: number }>(
          'select pg_backend_pid() as pid, generic_plans::int as plans from pg_prepared_statements where statement = $1',
          [text],
        );
        for (const { pid, plans } of kept.rows) if (plans > 0) backends.add(pid);
        return rows.map(({ id }) => id).toSorted();
      });
      expect(seen, name).toEqual(places.map((place) => accounts[place]).toSorted());
    }
    expect(backends.size, 'one connection answered all of them from one plan').toBe(1);
  });

  test('of what advisors have together counts no one else', async () => {
    const wanted = { portalId, asOf: '2026-06-30', currency: 'GBP' };
    for (const [name, places] of rounds) {
      const ids = places.filter((place) => place !== 'elsewhere');
      const told = await as(name).read(async (snapshot) => ({
        health: await snapshot.portfolioHealth.overall(wanted),
        sums: await snapshot.clientSums.of(wanted),
        reports: await Promise.all(
          (Object.keys(accounts) as Place[]).map((place) =>
            snapshot.publishedReports.ofPortfolio({
              accountId: accounts[place],
              portfolioId: portfolios[place],
              asOf: '2026-01-02',
              timeZone: 'UTC',
            }),
          ),
        ),
      }));
      expect(told.health.day, name).toBe(ids.length > 0 ? '2026-01-02' : null);
      expect(told.sums.clients, name).toBe(ids.length);
      expect(told.sums.assets ?? 0, name).toBe(100 * ids.length);
      expect(told.reports.flat(), name).toHaveLength(places.length);
    }
  });
});
