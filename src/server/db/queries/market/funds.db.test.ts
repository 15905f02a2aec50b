import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/test-database.ts';
import type { FundOrder } from '#contracts/explorer.ts';
import { type Actor } from '#domain/actor.ts';

const db = await testDatabase();
const investor: Actor = { kind: 'investor', userId: '00000000000000000000000000000001' };
const all = { search: null, type: null, assetClass: null, region: null };

beforeAll(async () => {
  await db.owner.query(`
    insert into instruments (symbol, name, type, asset_class, currency, quote_unit, isin, region, ter_underlying) values
      ('ALB', 'Albion Équité', 'Fund', 'Equities', 'GBP', 'GBX', 'GB00TEST0001', 'UK', 0.0075),
      ('WLD', 'World 100%', 'ETF', 'Equities', 'USD', null, null, 'Global', 0.002),
      ('GLT', 'Gilt Income', 'Fund', 'Fixed Interest', 'GBP', null, null, 'UK', null),
      ('BUY', 'Buyout III', 'PrivateEquity', 'Alternatives', 'EUR', null, null, null, 0.02),
      ('SHR', 'Albion Shares plc', 'Stock', 'Equities', 'GBP', null, null, 'UK', null),
      ('HSE', 'Number 4, Albion Road', 'Property', 'Property', 'GBP', null, null, 'UK', null);
    update instruments set is_published = true;
    insert into instruments (symbol, name, type, asset_class, currency, region) values
      ('OWN', 'Albion, as one adviser described it', 'Fund', 'Equities', 'GBP', 'UK')`);
  await db.owner.query(`
    insert into prices (instrument_id, day, close, quarantine)
    select id, day::date, close, quarantine from instruments, (values
      ('ALB', '2024-01-02', 150.5, null), ('ALB', '2024-01-03', 99999, 'jump'), ('ALB', '2024-02-01', 160, null), ('BUY', '2024-01-02', 1000000, null)
    ) as given (symbol, day, close, quarantine) where instruments.symbol = given.symbol`);
});

function find(wanted: Partial<Record<keyof typeof all, string>>, order: FundOrder = 'name', limit = 25, offset = 0) {
  const page = { order, limit, offset, today: '2024-01-31' };
  return db.as(investor).read(async ({ funds }) => ({
    funds: await funds.page({ ...all, ...wanted }, page),
    ...(await funds.counts({ ...all, ...wanted })),
  }));
}

const symbols = ({ funds }: Awaited<ReturnType<typeof find>>) => funds.map(({ symbol }) => symbol).join(' ');

test.each([
  ['all are published funds: no share, no house of a client, nothing that an adviser described', {}, 'name', 'ALB BUY GLT WLD'],
  ['words without accents, in any case', { search: 'EQUITE' }, 'name', 'ALB'],
  ['an ISIN', { search: 'gb00test' }, 'name', 'ALB'],
  ['a sign that stands for any letter means itself', { search: '0%' }, 'name', 'WLD'],
  ['a type', { type: 'Fund' }, 'name', 'ALB GLT'],
  ['a type that is no fund', { type: 'Property' }, 'name', ''],
  ['asset class and region', { assetClass: 'Equities', region: 'UK' }, 'name', 'ALB'],
  ['hostile words', { search: "'; drop table instruments; --" }, 'name', ''],
  ['by charge, what has none at the end', {}, 'charge', 'WLD ALB BUY GLT'],
  ['by charge downwards, too', {}, 'chargeDown', 'BUY ALB WLD GLT'],
] as const)('%s', async (_case, wanted, order, expected) => {
  const found = await find(wanted, order);
  expect(symbols(found)).toBe(expected);
  expect(found.count).toBe(expected === '' ? 0 : expected.split(' ').length);
});

test('a price is the newest undoubted one of its day, in its unit; that of a private fund is its holder’s', async () => {
  const { funds } = await find({});
  expect(funds.map(({ price }) => price)).toEqual([{ text: '150.5', unit: 'GBX', day: '2024-01-02' }, null, null, null]);
});

test('facets count what was chosen; pages follow each other', async () => {
  const { facets } = await find({ region: 'UK' });
  expect(facets).toEqual(
    expect.arrayContaining([
      { facet: 'type', value: 'Fund', count: 2 },
      { facet: 'assetClass', value: 'Equities', count: 1 },
      { facet: 'assetClass', value: 'Fixed Interest', count: 1 },
      { facet: 'region', value: 'UK', count: 2 },
    ]),
  );
  expect(facets).toHaveLength(4);
  expect(symbols(await find({}, 'name', 2, 2))).toBe('GLT WLD');
});

test.each([
  ['ALB', ['ALB']],
  ['OWN', []],
  ['SHR', []],
])('%s alone is a fund of the explorer where it is published: %o', async (symbol, expected) => {
  const { rows } = await db.owner.query<{ id: string }>("select replace(id::text, '-', '') as id from instruments where symbol = $1", [
    symbol,
  ]);
  const found = await db.as(investor).read(({ funds }) => funds.published(rows.map(({ id }) => id)));
  expect(found.map((fund) => fund.symbol)).toEqual(expected);
});

test('published funds that are put forward, by name: no share', async () => {
  await db.owner.query("update instruments set in_spotlight = symbol in ('WLD', 'ALB', 'SHR', 'OWN')");
  const spotlight = (most: number) => db.as(investor).read(({ funds }) => funds.spotlight({ most, today: '2024-01-31' }));
  expect((await spotlight(6)).map(({ symbol, price }) => [symbol, price?.text])).toEqual([
    ['ALB', '150.5'],
    ['WLD', undefined],
  ]);
  expect(await spotlight(1)).toHaveLength(1);
});
