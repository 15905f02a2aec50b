import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/test-database.ts';
import { system } from '#domain/actor.ts';
import { MarketMemory } from './market-memory.ts';
import { market as marketOf } from './queries/market/market.ts';
import type { Queries } from './queries.ts';

const database = await testDatabase();
const db = database.as(system('test'));
const { owner } = database;

const { rows } = await owner.query<{ id: string }>(
  `insert into instruments (symbol, name, type, asset_class, currency) values ('VOD', 'Vodafone', 'Stock', 'Equities', 'GBP')
   returning replace(id::text, '-', '') as id`,
);
const id = rows[0]?.id ?? '';

async function setPrice(day: string, close: number): Promise<void> {
  await owner.query(
    `insert into prices (instrument_id, day, close) values ($1, $2, $3)
     on conflict (instrument_id, day) do update set close = excluded.close`,
    [id, day, close],
  );
}

async function pricesIn({ market }: Queries): Promise<number[]> {
  return [...((await market.prices([id])).get(id)?.prices ?? [])];
}

async function nameIn({ market }: Queries): Promise<string | undefined> {
  return (await market.instruments([id])).get(id)?.name;
}

test('what did not change is the same object, without another question', async () => {
  await setPrice('2024-01-02', 100);
  const first = await db.read(async ({ market }) => (await market.prices([id])).get(id));
  const second = await db.read(async ({ market }) => (await market.prices([id])).get(id));
  expect([...(first?.prices ?? [])]).toEqual([100]);
  expect(second).toBe(first);
});

test('a change is seen by anyone who begins after it, and by no one before', async () => {
  await setPrice('2024-01-03', 101);
  await db.read(async (older) => {
    expect(await older.market.prices([])).toEqual(new Map());
    await setPrice('2024-01-03', 102);
    await owner.query("update instruments set name = 'Vodafone Group' where id = $1", [id]);
    expect(await db.read(pricesIn)).toEqual([100, 102]);
    expect(await db.read(nameIn)).toBe('Vodafone Group');
    expect(await pricesIn(older)).toEqual([100, 101]);
    expect(await nameIn(older)).toBe('Vodafone');
  });
  expect(await db.read(pricesIn)).toEqual([100, 102]);
});

test('what a transaction changes is its own, and no one else’s when it is undone', async () => {
  const undone = db.write(async (tx) => {
    await tx.connection.query('update prices set close = 999 where instrument_id = $1', [id]);
    expect(await pricesIn(tx)).toEqual([999, 999]);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await db.read(pricesIn)).toEqual([100, 102]);
  await setPrice('2024-01-04', 103);
  expect(await db.read(pricesIn)).toEqual([100, 102, 103]);
});

test('what is not there is not asked for again until something changes', async () => {
  const unknown = '00000000000000000000000000000001';
  expect((await db.read(({ market }) => market.instruments([unknown, id]))).size).toBe(1);
  await owner.query(
    `insert into instruments (id, symbol, name, type, asset_class, currency) values ($1, 'NEW', 'New', 'Stock', 'Equities', 'GBP')`,
    [unknown],
  );
  expect((await db.read(({ market }) => market.instruments([unknown, id]))).size).toBe(2);
});

test('two who ask at once read once', async () => {
  await setPrice('2024-01-05', 104);
  await db.read(async ({ market }) => {
    const [one, other] = await Promise.all([market.prices([id]), market.prices([id])]);
    expect(one.get(id)).toBe(other.get(id));
  });
});

test('rates are asked for as soon as there is something to convert', async () => {
  await owner.query("insert into exchange_rates (currency, day, per_euro) values ('GBP', '2024-01-02', 0.85), ('USD', '2024-01-02', 1.1)");
  const known = await db.read(async ({ market }) => (await market.rates(['GBP', 'USD', 'EUR'])).perEuro);
  expect([...known.keys()].sort()).toEqual(['GBP', 'USD']);
});

test('what another page leaves out of the memory in the meantime is answered all the same', async () => {
  const unknown = '00000000000000000000000000000002';
  await owner.query(
    `insert into instruments (id, symbol, name, type, asset_class, currency) values ($1, 'TWO', 'Two', 'Stock', 'Equities', 'GBP')`,
    [unknown],
  );
  const state = new MarketMemory().at(1);
  await db.read(async ({ instruments, prices, exchangeRates, benchmarks }) => {
    const forgetful = {
      prices,
      exchangeRates,
      benchmarks,
      instruments: {
        ...instruments,
        byIds: async (ids: readonly string[]) => {
          state.instruments.clear();
          return instruments.byIds(ids);
        },
      },
    };
    const pages = marketOf(forgetful, async () => state);
    await pages.instruments([id]);
    expect([...(await pages.instruments([id, unknown])).keys()].toSorted()).toEqual([id, unknown].toSorted());
  });
});

test('an earlier state than the last one is not taken for it', () => {
  const memory = new MarketMemory();
  const later = memory.at(8);
  expect(memory.at(8)).toBe(later);
  memory.at(7);
  expect(memory.at(8)).not.toBe(later);
});
