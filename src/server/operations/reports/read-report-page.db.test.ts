import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { unpackPoints } from '#contracts/datasets/performance.ts';
import { type ArrangedIds, bookInDatabase } from '#tests/support/book-in-database.ts';
import { buildRequestContext } from '#tests/support/build-request-context.ts';
import { computeFigures } from '#tests/support/compute-figures.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import type { BlockId } from '#contracts/reports/blocks.ts';
import type { ReportQuery } from '#contracts/reports/report-query.ts';
import type { PageId } from '#contracts/ids.ts';
import { available } from '#finance/figure.ts';
import { system } from '#domain/actor.ts';
import { variants } from '#variants/registry.ts';
import { readReportPage } from './read-report-page.ts';

const db = await testDatabase();
const today = '2026-06-30';
let ids: ArrangedIds;

beforeAll(async () => {
  ids = await bookInDatabase(db.owner, {
    accounts: [{ name: 'Ivy Hart', client: 'ivy@home.example', portfolios: [{ name: 'ISA' }, { name: 'SIPP' }] }],
    transactions: ['ISA', 'SIPP'].map((portfolio) => ({ portfolio, day: '2024-01-15', type: 'Contribution', amount: '500' })),
  });
  await computeFigures(db, today);
});

afterEach(async () => {
  const { rowCount } = await db.owner.query(
    `select 1 from information_schema.columns where table_name = 'snapshots' and column_name = 'return_5y_lost'`,
  );
  if (rowCount) await db.owner.query('alter table snapshots rename column return_5y_lost to return_5y');
});

/** Takes away what the returns of the overview read, and no other dataset of these pages. */
const loseReturns = () => db.owner.query('alter table snapshots rename column return_5y to return_5y_lost');

function read(page: PageId, query: ReportQuery = {}) {
  const portal = { id: ids.portal, name: 'First portal', createdAt: '', language: null, theme: null };
  const pagePrinter = { print: () => Promise.resolve(new Uint8Array()) };
  const context = buildRequestContext({ database: db, variant: variants.default, portal, today, pagePrinter, actor: system('test') });
  const about = page === 'account' || page === 'home' ? { account: ids.accounts.get('Ivy Hart') ?? '' } : {};
  return readReportPage({ ...context, auth: { sessionToken: null } as never }, page, { ...about, query, path: '/p' });
}

async function statesOf({ datasets }: Awaited<ReturnType<typeof read>>): Promise<Record<string, string | undefined>> {
  const entries = await Promise.all(Object.entries(datasets).map(async ([id, dataset]) => [id, (await dataset)?.state] as const));
  return Object.fromEntries(entries);
}

async function totalOf(page: 'home' | 'account', without: string) {
  const { datasets } = await read(page, { without });
  const [portfolios, performance] = [await datasets.portfolios, await datasets.performance];
  if (portfolios?.state !== 'ready' || performance?.state !== 'ready') throw new Error('They could not be loaded.');
  const { total, rows } = portfolios.value;
  return { total, rows: rows.length, last: unpackPoints(performance.value.points).at(-1)?.value };
}

describe('portfolios that do not count', () => {
  test('are no part of the total of a home, and stay in its list', async () => {
    const isa = ids.portfolios.get('ISA') ?? '';
    expect(await totalOf('home', isa)).toEqual({ total: available(500), rows: 2, last: 500 });
    expect(await totalOf('account', isa)).toEqual({ total: available(1000), rows: 2, last: 1000 });
  });

  test('count where none would be left, and what names none is not there', async () => {
    const all = [...ids.portfolios.values()].join('.');
    expect((await totalOf('home', all)).total).toEqual(available(1000));
    expect((await totalOf('home', 'ISA.x')).total).toEqual(available(1000));
  });
});

describe('a page of accounts', () => {
  test.each([
    ['overview', false],
    ['home', false],
    ['accounts', false],
    ['account', true],
  ] as const)('%s has all its blocks while returns are there, and carries them only where they are shown', async (page, isShown) => {
    const report = await read(page);
    expect(report.access).toBe('full');
    const { headline, rows } = variants.default.reports[page];
    expect(report.layout).toEqual({ headline, rows });
    expect('overviewReturns' in report.datasets).toBe(isShown);
    expect('title' in report.datasets, 'a list has no title of an account').toBe(page === 'account' || page === 'home');
  });

  test('whose returns cannot be loaded says so and leaves out what rests on them', async () => {
    await loseReturns();
    const report = await read('account');
    expect(report.access).toBe('limited');
    const blocks = report.layout.rows.flatMap((row): BlockId[] =>
      (row.kind === 'blocks' ? row.blocks : row.tabs).map(({ block }) => block),
    );
    expect(blocks).toEqual(expect.arrayContaining(['accountTotal', 'portfolios', 'valueBridge', 'accountDetails']));
    expect(blocks.filter((block) => ['accountReturns', 'months', 'risk', 'returnMethods', 'contributions'].includes(block))).toEqual([]);
    const states = await statesOf(report);
    expect(states).not.toHaveProperty('risk');
    expect(states).not.toHaveProperty('overviewReturns');
    expect(new Set(Object.values(states))).toEqual(new Set(['ready']));
  });

  test('the overview keeps its clients and totals', async () => {
    await loseReturns();
    const report = await read('overview');
    expect(report.access).toBe('limited');
    expect(await statesOf(report)).toMatchObject({ clients: 'ready', clientTotals: 'ready' });
  });
});
