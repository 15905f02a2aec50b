import { beforeAll, expect, test } from 'vitest';
import { buildRequestContext } from '#tests/support/build-request-context.ts';
import { computeFigures } from '#tests/support/compute-figures.ts';
import { emptied, type Folder, importFolder } from '#tests/support/import-folder.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import type { DataHealthQuery } from '#contracts/reports/data-health-query.ts';
import type { Actor } from '#domain/actor.ts';
import { warningsKept } from '#domain/data-health/import-warning.ts';
import { variants } from '#variants/registry.ts';
import { judgeWarning } from './judge-warning.ts';
import { readDataHealth, readDataHealthFile } from './read-data-health.ts';

const db = await testDatabase();
const today = '2024-03-28';

const header = 'id,portfolio,date,type,symbol,units,price,amount,currency,fxRate';
const paidIn = '1,P-1,2024-03-04,Contribution,,,,100000,GBP,';
/** 50 at 41.20 are 2,060. */
const tooMuch = '2,P-1,2024-03-05,Purchase,UNI,50,41.2,-2500,GBP,';
/** The market has 0.791667. */
const farOff = '3,P-1,2024-03-06,Contribution,,,,100,USD,0.9';
const ofOtto = '4,P-2,2024-03-07,Purchase,UNI,50,41.2,-3000,GBP,';
const ledger = (...rows: string[]) => ({ 'transactions.csv': [header, ...rows].join('\n') });

const book: Folder = {
  'instruments.csv': 'symbol,name,type,assetClass,currency\nUNI,Unilever,Stock,Equities,GBP',
  'prices.csv': 'symbol,date,close\nUNI,2024-03-01,41.2\nUNI,2024-03-28,42',
  'fx.csv': 'Date,USD,GBP\n2024-03-04,1.08,0.855',
  'users.csv': 'email,name,role\nada@firm.example,Ada,advisor\nben@firm.example,Ben,advisor',
  'accounts.csv': `externalId,name,email,portal,advisors,currency
    A-1,Ivy,ivy@home.example,Main,ada@firm.example,GBP
    A-2,Otto,otto@home.example,Main,ben@firm.example,GBP`,
  'portfolios.csv': 'externalId,account,name,type,currency\nP-1,A-1,Ivy GIA,GIA,GBP\nP-2,A-2,Otto GIA,GIA,GBP',
  ...ledger(paidIn, tooMuch, farOff, ofOtto),
};

beforeAll(async () => {
  await emptied(db);
  await imported(book);
});

async function imported(folder: Folder): Promise<void> {
  expect(await importFolder(db, folder)).toMatchObject({ kind: 'imported' });
  await computeFigures(db, today);
}

const found = async (text: string, value: string) =>
  (await db.owner.query<{ id: string }>(`select replace(id::text, '-', '') as id from ${text} = $1`, [value])).rows[0]?.id ?? '';

async function contextOf(who: 'ada' | 'ben' | 'root') {
  const actor: Actor =
    who === 'root'
      ? { kind: 'admin', userId: '0'.repeat(32) }
      : { kind: 'advisor', userId: await found('users where email', `${who}@firm.example`) };
  const portal = { id: await found('portals where name', 'Main'), name: 'Main', createdAt: '', language: null, theme: null };
  return buildRequestContext({ database: db, variant: variants.default, portal, today, pagePrinter: undefined as never, actor });
}

const read = async (who: 'ada' | 'ben' | 'root', query: DataHealthQuery = {}) => readDataHealth(await contextOf(who), query);
const warnings = async (who: 'ada' | 'ben' | 'root') =>
  (await read(who)).rows
    .filter(({ kind }) => kind.endsWith('differs'))
    .map(({ kind, since, portfolios }) => [kind, since, portfolios] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));

const ofIvy = [
  ['amount-differs', '2024-03-05', 1],
  ['rate-differs', '2024-03-06', 1],
];

test('what an import warned of is found in the portfolios of the own clients', async () => {
  expect(await warnings('ada')).toEqual(ofIvy);
  expect(await warnings('ben')).toEqual([['amount-differs', '2024-03-07', 1]]);
  expect(await warnings('root')).toEqual([
    ['amount-differs', '2024-03-05', 2],
    ['rate-differs', '2024-03-06', 1],
  ]);
});

test('it opens its portfolios with the transactions, and what each would be', async () => {
  const amounts = (await read('root', { finding: 'amount-differs~' })).opened?.rows ?? [];
  const purchase = { transactionId: expect.any(String), type: 'Purchase', symbol: 'UNI', expected: '-2060', currency: 'GBP', own: 'GBP' };
  expect(amounts.map(({ accountName, warnings: each, warningCount }) => [accountName, each, warningCount])).toEqual([
    ['Ivy', [{ ...purchase, day: '2024-03-05', recorded: '-2500' }], 1],
    ['Otto', [{ ...purchase, day: '2024-03-07', recorded: '-3000' }], 1],
  ]);
  expect((await read('ada', { finding: 'rate-differs~' })).opened?.rows).toMatchObject([
    { warnings: [{ type: 'Contribution', symbol: null, recorded: '0.9', expected: '0.79166667', currency: 'USD', own: 'GBP' }] },
  ]);
});

const file = async (query: DataHealthQuery) => (await readDataHealthFile(await contextOf('ada'), query)).warnings;

test('the file has a row for each, of the findings that pass the filters', async () => {
  expect(await file({})).toMatchObject([
    { kind: 'amount-differs', accountName: 'Ivy', portfolioName: 'Ivy GIA', recorded: '-2500' },
    { kind: 'rate-differs', accountName: 'Ivy', portfolioName: 'Ivy GIA', recorded: '0.9' },
  ]);
  expect(await file({ kind: 'rate-differs' })).toHaveLength(1);
  expect(await file({ severity: 'wrong' })).toEqual([]);
});

test('a row that comes again as it was stays doubted, once', async () => {
  await imported(book);
  expect(await warnings('ada')).toEqual(ofIvy);
  expect((await db.owner.query('select from import_warnings')).rowCount).toBe(3);
});

test('one whose row is right is marked as seen, and comes back when that was an error or the row says something else', async () => {
  const [row] = (await read('ada', { finding: 'amount-differs~' })).opened?.rows ?? [];
  const fields = { portfolio: row?.id, transaction: row?.warnings[0]?.transactionId, warning: 'amount-differs' };
  for (const who of ['ben', 'root'] as const) {
    const others = { intent: 'seen', ...fields, portfolio: await found('portfolios where external_id', 'P-2') };
    await expect(judgeWarning(await contextOf(who), others)).rejects.toMatchObject({ code: 'import-warning-not-found' });
  }
  await expect(judgeWarning(await contextOf('ben'), { intent: 'seen', ...fields })).rejects.toMatchObject({ code: 'portfolio-not-found' });
  await judgeWarning(await contextOf('ada'), { intent: 'seen', reason: 'Agreed with the broker', ...fields });
  expect(await warnings('ada')).toEqual(ofIvy.slice(1));
  await imported(book);
  expect(await warnings('ada')).toEqual(ofIvy.slice(1));
  const { rows } = await db.owner.query('select seen_reason, seen_by is not null as by from import_warnings where seen_at is not null');
  expect(rows).toEqual([{ seen_reason: 'Agreed with the broker', by: true }]);

  await judgeWarning(await contextOf('ada'), { intent: 'unseen', ...fields });
  expect(await warnings('ada')).toEqual(ofIvy);
  await judgeWarning(await contextOf('ada'), { intent: 'seen', ...fields });
  await imported(ledger('2,P-1,2024-03-05,Purchase,UNI,50,41.2,-2600,GBP,'));
  expect(await warnings('ada')).toEqual(ofIvy);
});

test('a dry run keeps none', async () => {
  await importFolder(db, ledger('9,P-1,2024-03-08,Purchase,UNI,50,41.2,-9000,GBP,'), { dryRun: true });
  expect((await db.owner.query('select from import_warnings')).rowCount).toBe(3);
});

test('a row that was put right is gone, and one that another import leaves out is not', async () => {
  await imported(ledger('2,P-1,2024-03-05,Purchase,UNI,50,41.2,-2060,GBP,'));
  expect(await warnings('ada')).toEqual(ofIvy.slice(1));
});

test('a rate that the market’s data no longer contradict is gone when its row comes again', async () => {
  await imported({ 'fx.csv': 'Date,USD,GBP\n2024-03-06,1,0.9', ...ledger(farOff) });
  expect(await warnings('ada')).toEqual([]);
});

test('of one import so many are kept, and the trail has both numbers', async () => {
  const many = Array.from({ length: warningsKept + 5 }, (_, at) => `${at + 10},P-1,2024-03-08,Purchase,UNI,1,41.2,-${50 + at / 1000},GBP,`);
  await imported(ledger(...many));
  expect((await db.owner.query("select from import_warnings where kind = 'amount-differs'")).rowCount).toBe(warningsKept + 1);
  const { rows } = await db.owner.query("select after from audit_events where action = 'imported' order by seq desc limit 1");
  expect(rows).toMatchObject([{ after: { warnings: warningsKept + 5, warningsKept } }]);
  const [opened] = (await read('ada', { finding: 'amount-differs~' })).opened?.rows ?? [];
  expect([opened?.warnings.length, opened?.warningCount]).toEqual([20, warningsKept]);
});
