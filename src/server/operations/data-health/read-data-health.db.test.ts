import { beforeEach, describe, expect, test } from 'vitest';
import { type ArrangedIds, bookInDatabase } from '#tests/support/book-in-database.ts';
import { buildRequestContext } from '#tests/support/build-request-context.ts';
import { computeFigures } from '#tests/support/compute-figures.ts';
import { emptied } from '#tests/support/import-folder.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import type { DataHealthQuery } from '#contracts/reports/data-health-query.ts';
import type { HealthFinding } from '#contracts/reports/data-health.ts';
import type { Actor } from '#domain/actor.ts';
import { variants } from '#variants/registry.ts';
import { inspectAllPrices } from '../market/inspect-all-prices.ts';
import { judgeHeldPrices } from './judge-held-prices.ts';
import { readDataHealth, readDataHealthFile } from './read-data-health.ts';

const db = await testDatabase();
const today = '2026-06-30';
let ids: ArrangedIds;
let refreshes = 0;

beforeEach(async () => {
  await emptied(db);
  refreshes = 0;
  const upToNow = { '2026-06-01': 10, '2026-06-29': 11 };
  ids = await bookInDatabase(db.owner, {
    instruments: [
      { symbol: 'GOOD', type: 'Fund', prices: upToNow },
      { symbol: 'OLD', type: 'Fund', prices: { '2026-01-05': 20 } },
      { symbol: 'NONE', type: 'Fund' },
      {
        symbol: 'MEME',
        type: 'Fund',
        prices: { '2026-06-01': 1, '2026-06-02': 1.1, '2026-06-03': 110, '2026-06-04': 112, '2026-06-29': 1.2 },
      },
      { symbol: 'US', type: 'Fund', currency: 'USD', prices: upToNow },
      { symbol: 'IDX', type: 'Index', prices: { '2026-05-29': 100 } },
    ],
    rates: { GBP: { '2026-06-01': 0.8, '2026-06-29': 0.8 }, USD: { '2026-06-01': 1.6 } },
    benchmarks: { Mixed: { IDX: 1 } },
    accounts: [
      {
        name: 'Ivy Hart',
        advisors: ['ada@firm.example'],
        client: 'ivy@home.example',
        portfolios: [{ name: 'ISA', benchmark: 'Mixed' }, { name: 'SIPP' }],
      },
      { name: 'Otto South', advisors: ['ben@firm.example'], portfolios: [{ name: 'GIA' }] },
    ],
    transactions: [
      ...['ISA', 'SIPP', 'GIA'].map((portfolio) => ({ portfolio, day: '2026-06-01', type: 'TransferIn', symbol: 'OLD', units: '10' })),
      { portfolio: 'ISA', day: '2026-06-01', type: 'TransferIn', symbol: 'GOOD', units: '10' },
      { portfolio: 'ISA', day: '2026-06-01', type: 'TransferIn', symbol: 'MEME', units: '100' },
      { portfolio: 'SIPP', day: '2026-06-01', type: 'TransferIn', symbol: 'US', units: '10' },
      { portfolio: 'SIPP', day: '2026-06-10', type: 'Sale', symbol: 'GOOD', units: '5', price: '10', amount: '50' },
      { portfolio: 'GIA', day: '2026-06-05', type: 'TransferIn', symbol: 'NONE', units: '10' },
    ],
  });
  await db.owner.query("update instruments set region = 'UK' where symbol <> 'GOOD'");
  await inspectAllPrices(db, () => Promise.resolve());
  await computeFigures(db, today);
});

const userOf = (email: string) => ids.users.get(email) ?? '';
const ada = (): Actor => ({ kind: 'advisor', userId: userOf('ada@firm.example') });
const ben = (): Actor => ({ kind: 'advisor', userId: userOf('ben@firm.example') });
const admin: Actor = { kind: 'admin', userId: '00000000000000000000000000000001' };

const requestRefresh = () => Promise.resolve(void (refreshes += 1));

function contextAs(actor: Actor) {
  const portal = { id: ids.portal, name: 'First portal', createdAt: '', language: null, theme: null };
  return {
    ...buildRequestContext({ database: db, variant: variants.default, portal, today, pagePrinter: undefined as never, actor }),
    requestRefresh,
  };
}

const read = (actor: Actor, query: DataHealthQuery = {}) => readDataHealth(contextAs(actor), query);

function told({ kind, about, since, portfolios, value }: HealthFinding): string {
  return [kind, about?.symbol ?? about?.name ?? '', since ?? '', portfolios, value === null ? '-' : value.toFixed(2)].join(' ');
}

const adas = [
  'negative-units GOOD 2026-06-10 1 -55.00',
  'benchmark-behind Mixed 2026-05-29 1 430.00',
  'stale-price OLD 2026-01-05 2 400.00',
  'price-held MEME 2026-06-03 1 120.00',
  'stale-rate USD/GBP 2026-06-01 1 55.00',
  'unclassified GOOD  2 55.00',
];

describe('what an advisor sees', () => {
  test('is of the own clients, the worst first, with what it touches in the currency of the overview', async () => {
    const health = await read(ada());
    expect(health.rows.map(told)).toEqual(adas);
    expect(health).toMatchObject({
      asOf: today,
      currency: 'GBP',
      counts: { wrong: 1, missing: 0, doubtful: 4, cosmetic: 1 },
      abilities: { read: true, confirm: false },
    });
    expect((await read(ben())).rows.map(told)).toEqual(['no-price NONE 2026-06-05 1 -', 'stale-price OLD 2026-01-05 1 200.00']);
  });

  test('an administrator sees the whole book, added up', async () => {
    const { rows } = await read(admin);
    expect(rows.map(told)).toContain('stale-price OLD 2026-01-05 3 600.00');
    expect(rows).toHaveLength(7);
  });

  test.each<[DataHealthQuery, readonly string[]]>([
    [{ severity: 'wrong' }, ['negative-units']],
    [{ kind: 'stale-price' }, ['stale-price']],
    [{ severity: 'wrong', kind: 'stale-price' }, []],
    [{ page: 2 }, []],
  ])('%o', async (query, kinds) => {
    expect((await read(ada(), query)).rows.map(({ kind }) => kind)).toEqual(kinds);
  });

  test('a finding opens its portfolios, what is worth most first, and no one else’s', async () => {
    const rowsOf = async (finding: string) => (await read(ada(), { finding })).opened?.rows.map(({ name, value }) => `${name} ${value}`);
    const { rows } = await read(ada());
    const idOf = (kind: string) => rows.find((row) => row.kind === kind)?.id ?? '';
    expect((await rowsOf(idOf('stale-price')))?.toSorted()).toEqual(['ISA 200', 'SIPP 200']);
    expect(await rowsOf(idOf('price-held'))).toEqual(['ISA 120']);
    expect(await rowsOf(idOf('benchmark-behind'))).toEqual(['ISA 430']);
    expect(await rowsOf('no-price~nothing')).toBeUndefined();
  });

  test('a file has all of them', async () => {
    expect((await readDataHealthFile(contextAs(ada()), { page: 9 })).rows.map(told)).toEqual(adas);
  });
});

test.each<() => Actor>([() => ({ kind: 'guest' }), () => ({ kind: 'investor', userId: userOf('ivy@home.example') })])(
  'for others the page does not exist',
  async (actor) => {
    await expect(read(actor())).rejects.toMatchObject({ code: 'page-not-found' });
  },
);

const judge = (actor: Actor, fields: Record<string, string>) => judgeHeldPrices(contextAs(actor), fields);
const memes = () => ids.instruments.get('MEME') ?? '';

describe('a split that no one recorded', () => {
  beforeEach(async () => {
    const old = ids.instruments.get('OLD');
    await db.owner.query("insert into prices (instrument_id, day, close) values ($1, '2026-06-26', 21), ($1, '2026-06-29', 7.1)", [old]);
    await inspectAllPrices(db, () => Promise.resolve());
  });

  test('stands out for those whose clients hold it, until an administrator says that the market moved so', async () => {
    const [finding] = (await read(ada(), { kind: 'suspected-split' })).rows;
    expect(finding).toMatchObject({
      severity: 'doubtful',
      about: { symbol: 'OLD' },
      since: '2026-06-29',
      portfolios: 2,
      prices: [{ day: '2026-06-29', text: '7.1', unit: 'GBP', why: 'split' }],
    });
    expect((await read(ada(), { kind: 'price-held' })).rows.map(({ about }) => about?.symbol)).toEqual(['MEME']);
    const verdict = { instrument: ids.instruments.get('OLD') ?? '', days: '2026-06-29' };
    expect(await judge(admin, { intent: 'confirm', ...verdict })).toMatchObject({ kind: 'confirmed', days: ['2026-06-29'] });
    expect((await read(ada(), { kind: 'suspected-split' })).rows).toEqual([]);
    expect(await judge(admin, { intent: 'undo', ...verdict })).toEqual({ kind: 'doubted', count: 1 });
    expect((await read(ada(), { kind: 'suspected-split' })).rows).toHaveLength(1);
  });
});

describe('prices in quarantine', () => {
  const days = '2026-06-03,2026-06-04';

  test('are right when an administrator says so, until that is taken back', async () => {
    const [finding] = (await read(admin, { kind: 'price-held' })).rows;
    expect(finding?.prices).toEqual([
      { day: '2026-06-03', text: '110', unit: 'GBP', why: 'unit' },
      { day: '2026-06-04', text: '112', unit: 'GBP', why: 'unit' },
    ]);
    expect(await judge(admin, { intent: 'confirm', instrument: memes(), days })).toEqual({
      kind: 'confirmed',
      instrument: memes(),
      days: days.split(','),
    });
    expect((await read(admin, { kind: 'price-held' })).rows).toEqual([]);
    expect(await judge(admin, { intent: 'undo', instrument: memes(), days })).toEqual({ kind: 'doubted', count: 2 });
    expect((await read(admin, { kind: 'price-held' })).rows).toHaveLength(1);
    expect(refreshes).toBe(2);
  });

  test.each([
    [{ intent: 'confirm', instrument: 'nonsense', days }, 'form-not-understood'],
    [{ intent: 'delete', instrument: '0'.repeat(32), days }, 'form-not-understood'],
    [{ intent: 'confirm', instrument: '0'.repeat(32), days: 'yesterday' }, 'form-not-understood'],
    [{ intent: 'confirm', instrument: '0'.repeat(32), days }, 'instrument-not-found'],
  ])('%o is refused: %s', async (fields, code) => {
    await expect(judge(admin, fields)).rejects.toMatchObject({ code });
  });

  test('an advisor may not', async () => {
    await expect(judge(ada(), { intent: 'confirm', instrument: memes(), days })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(judge(ada(), { intent: 'undo', instrument: memes(), days })).rejects.toMatchObject({ code: 'forbidden' });
  });
});
