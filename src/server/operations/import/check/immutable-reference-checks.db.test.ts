import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Folder, importFolder, smallFolder, told } from '#tests/support/import-folder.ts';
import { saveData, restoreData } from '#tests/support/saved-data.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const db = await testDatabase();

const instruments = 'symbol,name,type,assetClass,currency,quoteUnit,faceValue';
const bond = 'GILT,Gilt,Bond,Fixed Interest,GBP,,100';
const stake = 'FUND,Fund,PrivateEquity,Alternatives,GBP,,';
const book: Folder = {
  ...smallFolder,
  'instruments.csv': [
    instruments,
    'VOD,Vodafone,Stock,Equities,GBP,GBX,',
    'AAPL,Apple,Stock,Equities,USD,,',
    'IDX,Index,Index,Equities,GBP,,',
    bond,
    stake,
  ].join('\n'),
  'transactions.csv': `${smallFolder['transactions.csv']}\n 6,P-1,2020-02-01,Purchase,GILT,10,100,-1000,GBP`,
  'commitments.csv': 'portfolio,symbol,date,amount,currency\nP-1,FUND,2020-01-01,1000,GBP',
};

beforeAll(async () => {
  expect(await importFolder(db, book)).toMatchObject({ kind: 'imported' });
  await saveData(db.owner);
});

beforeEach(() => restoreData(db.owner));

const refused = async (folder: Folder) => told(await importFolder(db, folder)).refused;
const instrument = (line: string): Folder => ({ 'instruments.csv': `${instruments}\n${line}` });
const portfolio = (line: string): Folder => ({ 'portfolios.csv': `externalId,account,name,type,currency\n${line}` });

test.each([
  [
    'the currency of a portfolio',
    portfolio('P-1,A-1,Ivy GIA,GIA,USD'),
    'portfolios.csv:2 currency USD | GBP, the currency in which the transactions of P-1 recorded their rates. To change it, import them with their source and ids into a portfolio with another externalId',
  ],
  [
    'the currency of a share that is held',
    instrument('AAPL,Apple,Stock,Equities,GBP,,'),
    'instruments.csv:2 currency GBP | USD, in which the records of AAPL are kept. To change it, import them with their source and ids for an instrument with another symbol',
  ],
  [
    'the currency of a fund that somebody committed money to',
    instrument('FUND,Fund,PrivateEquity,Alternatives,EUR,,'),
    'instruments.csv:2 currency EUR | GBP',
  ],
  ['the quote unit of a share with prices paid', instrument('VOD,Vodafone,Stock,Equities,GBP,,'), 'instruments.csv:2 quoteUnit  | GBX'],
  [
    'the face value of a bond that is held',
    instrument('GILT,Gilt,Bond,Fixed Interest,GBP,,1000'),
    'instruments.csv:2 faceValue 1000 | 100',
  ],
])('%s is kept', async (_what, folder, problem) => {
  expect(await refused(folder)).toEqual([expect.stringContaining(problem) as string]);
  expect(await refused({ ...book, ...folder })).toContainEqual(expect.stringContaining(problem));
});

test.each([
  ['the currency of a portfolio without transactions', { ...portfolio('P-3,A-1,New,GIA,GBP') }, portfolio('P-3,A-1,New,GIA,USD')],
  ['the currency of what nobody holds', {}, instrument('IDX,Index,Index,Equities,USD,,')],
  ['a quote unit that is another word for the same', {}, instrument('VOD,Vodafone,Stock,Equities,GBP,GBp,')],
  [
    'the quote unit where no price was recorded',
    { 'transactions.csv': 'id,portfolio,date,type,symbol,units,amount,currency\n5,P-2,2020-01-16,Purchase,AAPL,2,-84,GBP' },
    instrument('AAPL,Apple,Stock,Equities,USD,USD,'),
  ],
  [
    'a face value that was missing',
    instrument('GILT2,Gilt,Bond,Fixed Interest,GBP,,'),
    instrument('GILT2,Gilt,Bond,Fixed Interest,GBP,,1000'),
  ],
  [
    'a column that the file does not have',
    {},
    { 'instruments.csv': 'symbol,name,type,assetClass,currency\nVOD,Vodafone Group,Stock,Equities,GBP' },
  ],
])('%s may change', async (_what, before, folder) => {
  expect(await refused(before)).toEqual([]);
  expect(await refused(folder)).toEqual([]);
});

test('transactions move to a portfolio and an instrument of their own, and the old ones are free', async () => {
  const moved = {
    'instruments.csv': `${instruments}\nVOD-P,Vodafone,Stock,Equities,GBP,,`,
    'portfolios.csv': 'externalId,account,name,type,currency\nP-USD,A-1,Ivy GIA,GIA,USD',
    'transactions.csv': `id,portfolio,date,type,symbol,units,price,amount,currency
      1,P-USD,2020-01-01,Contribution,,,,1000,GBP
      2,P-USD,2020-01-02,Purchase,VOD-P,100,1,-100,GBP
      3,P-USD,2020-03-02,Sale,VOD-P,40,1.1,44,GBP
      6,P-USD,2020-02-01,Purchase,GILT,10,100,-1000,GBP`,
  };
  expect(await refused(moved)).toEqual([]);
  expect(await refused({ ...portfolio('P-1,A-1,Ivy GIA,GIA,USD'), ...instrument('VOD,Vodafone,Stock,Equities,GBP,,') })).toEqual([]);
});
