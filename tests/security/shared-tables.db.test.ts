import { describe, expect, test } from 'vitest';
import { testDatabase } from '../support/test-database.ts';
import { type ActorName, accessFixture } from './access-fixture.ts';

const database = await testDatabase();
const { actors } = await accessFixture(database);

/** Tables that everyone may read. What stands in them prices and dates what clients own. */
const changes: Readonly<Record<string, string>> = {
  benchmark_components: 'weight = weight',
  benchmark_series: 'year = year',
  benchmarks: 'name = name',
  dividends: 'amount = amount',
  exchange_rates: 'per_euro = per_euro * 2',
  fund_weights: 'weight = weight',
  instruments: 'name = name',
  model_targets: 'target = target',
  models: 'name = name',
  portals: 'name = name',
  prices: 'close = close * 2',
  risk_profiles: 'name = name',
};

const refused = { code: '42501' };

class Undone extends Error {}

/** A change that is undone if it was allowed. */
async function change(name: ActorName, statement: string): Promise<void> {
  const tried = database.as(actors[name]).write(async ({ connection }) => {
    await connection.query(statement);
    throw new Undone();
  });
  await tried.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
}

describe.each(Object.entries(changes))('%s', (table, assignment) => {
  test.each(['guest', 'service', 'investor', 'advisor'] as const)('are not changed by %s', async (name) => {
    await expect(change(name, `update ${table} set ${assignment}`)).rejects.toMatchObject(refused);
    await expect(change(name, `delete from ${table}`)).rejects.toMatchObject(refused);
    await expect(change(name, `insert into ${table} select * from ${table}`)).rejects.toMatchObject(refused);
  });

  test.each(['admin', 'system'] as const)('are kept by %s', async (name) => {
    await expect(change(name, `update ${table} set ${assignment}`)).resolves.toBeUndefined();
  });
});

test('every table without row-level security is one of these', async () => {
  const open = await database.owner.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity order by 1",
  );
  expect(open.rows.map(({ name }) => name)).toEqual([...Object.keys(changes), 'market_state', 'portal_maximum'].sort());
});

test('changes of the market are counted, and the count is no one’s to change', async () => {
  const count = async () => (await database.owner.query<{ version: string }>('select version from market_state')).rows[0]?.version;
  const before = await count();
  await database
    .as(actors.system)
    .writeUnaudited('derived-figures', ({ connection }) => connection.query('update prices set close = close'));
  expect(Number(await count())).toBe(Number(before) + 1);
  await expect(change('system', 'update market_state set version = 0')).rejects.toMatchObject(refused);
});

test('the app may tell the planner what came in', async () => {
  await database
    .as(actors.system)
    .writeUnaudited('planner-statistics', ({ connection }) => connection.query('analyze prices, transactions'));
  const told = await database.owner.query("select last_analyze from pg_stat_user_tables where relname in ('prices', 'transactions')");
  expect(told.rows.every(({ last_analyze: at }) => at !== null)).toBe(true);
});
