import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptied, type Folder, importFolder, smallFolder } from '#tests/support/import-folder.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const db = await testDatabase();

/** Everything is computed: a mark's day counts from here until something changes. */
const computed = '2024-12-31';

async function marks(): Promise<Record<string, string>> {
  const { rows } = await db.owner.query<{ name: string; mark: string }>(`
    select p.external_id as name, m.version || ' ' || m.first_changed_day as mark
    from ledger_marks m join portfolios p on p.id = m.portfolio_id order by 1`);
  return Object.fromEntries(rows.map(({ name, mark }) => [name, mark]));
}

function ledgerWith(lines: string): Folder {
  return { 'transactions.csv': `id,portfolio,date,type,symbol,units,price,amount,currency\n${lines}` };
}

test('new portfolios are marked from their first transaction, once', async () => {
  await emptied(db);
  await importFolder(db, smallFolder);
  expect(await marks()).toEqual({ 'P-1': '1 2020-01-01', 'P-2': '1 2020-01-15' });
});

test('a new portfolio without transactions or inception is marked from today', async () => {
  await emptied(db);
  await importFolder(db, {
    ...smallFolder,
    'portfolios.csv': `${smallFolder['portfolios.csv']}\nP-3,A-1,Empty,GIA,GBP,`,
    'transactions.csv': smallFolder['transactions.csv'] ?? '',
  });
  const { rows } = await db.owner.query<{ today: string }>('select current_date::text as today');
  expect(await marks()).toMatchObject({ 'P-3': `1 ${rows[0]?.today}` });
});

describe('a change marks', () => {
  beforeAll(async () => {
    await emptied(db);
    await importFolder(db, smallFolder);
  });

  beforeEach(async () => {
    await db.owner.query('update ledger_marks set version = 1, first_changed_day = $1', [computed]);
  });

  const untouched = `1 ${computed}`;

  test.each<[string, Folder, { 'P-1'?: string; 'P-2'?: string }]>([
    ['a new transaction, from its day', ledgerWith('10,P-1,2021-05-01,Contribution,,,,5,GBP'), { 'P-1': '2 2021-05-01' }],
    ['a changed one, from the earlier of its days', ledgerWith('10,P-1,2021-03-01,Contribution,,,,5,GBP'), { 'P-1': '2 2021-03-01' }],
    [
      'one that moved, both portfolios',
      ledgerWith('10,P-2,2021-04-01,Contribution,,,,5,GBP'),
      { 'P-1': '2 2021-03-01', 'P-2': '2 2021-04-01' },
    ],
    ['nothing when it is the same', ledgerWith('10,P-2,2021-04-01,Contribution,,,,5.00,GBP'), {}],
    [
      'a price, from its day, who ever held it',
      { 'prices.csv': 'symbol,date,close\nVOD,2020-02-03,111\nVOD,2022-01-01,5' },
      { 'P-1': '2 2020-02-03' },
    ],
    ['an early price, from the first day held', { 'prices.csv': 'symbol,date,close\nAAPL,2019-06-01,40' }, { 'P-2': '2 2020-01-16' }],
    [
      'a price of a benchmark, who is compared with it',
      { 'prices.csv': 'symbol,date,close\nIDX,2020-06-01,1001' },
      { 'P-1': '2 2020-06-01' },
    ],
    ['a rate, who has that currency beside another', { 'fx.csv': 'Date,USD\n2023-01-05,1.05' }, { 'P-2': '2 2023-01-05' }],
    ['a rate of its own currency, the same', { 'fx.csv': 'Date,GBP\n2023-01-04,0.9' }, { 'P-2': '2 2023-01-04' }],
    ['a rate that nobody has, nobody', { 'fx.csv': 'Date,JPY\n2023-01-04,150' }, {}],
    ['a benchmark from a day on', { 'benchmarks.csv': 'name,symbol,weight,from\nWorld,VOD,1,2022-07-01' }, { 'P-1': '2 2022-07-01' }],
    [
      'how a benchmark is rebalanced, from the first day',
      { 'benchmarks.csv': 'name,symbol,weight,rebalance\nWorld,IDX,1,never' },
      { 'P-1': '2 2020-01-01' },
    ],
    [
      'what a benchmark is quoted in',
      { 'instruments.csv': 'symbol,name,type,assetClass,currency,quoteUnit\nIDX,Index,Index,Equities,GBP,GBX' },
      { 'P-1': '2 2020-01-01' },
    ],
    [
      'nothing when only its name changes',
      { 'instruments.csv': 'symbol,name,type,assetClass,currency\nVOD,Vodafone plc,Stock,Equities,GBP' },
      {},
    ],
    [
      'a benchmark given to a portfolio',
      { 'portfolios.csv': 'externalId,account,name,type,currency,benchmark\nP-2,A-1,Ivy ISA,ISA,GBP,World' },
      { 'P-2': '2 2020-01-15' },
    ],
    [
      "an account's currency, all its portfolios",
      { 'accounts.csv': 'externalId,name,email,portal,advisors,currency\nA-1,Ivy,ivy@home.example,Main,ada@firm.example,USD' },
      { 'P-1': '2 2020-01-01', 'P-2': '2 2020-01-15' },
    ],
    ['a commitment', { 'commitments.csv': 'portfolio,symbol,date,amount,currency\nP-1,IDX,2021-01-01,100,GBP' }, { 'P-1': '2 2021-01-01' }],
    [
      'a reported value',
      { 'reported-values.csv': 'portfolio,symbol,date,value,currency\nP-1,IDX,2021-06-30,90,GBP' },
      { 'P-1': '2 2021-06-30' },
    ],
  ])('%s', async (_what, folder, expected) => {
    const result = await importFolder(db, folder);
    expect(result).toMatchObject({ kind: 'imported' });
    expect(await marks()).toEqual({ 'P-1': untouched, 'P-2': untouched, ...expected });
  });

  test('an earlier day than the one that waits already, and keeps an earlier one', async () => {
    await importFolder(db, ledgerWith('11,P-1,2022-05-01,Contribution,,,,5,GBP'));
    await importFolder(db, ledgerWith('12,P-1,2021-05-01,Contribution,,,,5,GBP'));
    await importFolder(db, ledgerWith('13,P-1,2023-05-01,Contribution,,,,5,GBP'));
    expect(await marks()).toMatchObject({ 'P-1': '4 2021-05-01' });
  });
});
