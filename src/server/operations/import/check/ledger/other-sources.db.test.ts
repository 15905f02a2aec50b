import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { system } from '#domain/actor.ts';
import { emptied, filesOf, type Folder, smallFolder, told } from '#tests/support/import-folder.ts';
import { saveData, restoreData } from '#tests/support/saved-data.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { type ImportOptions, importSource } from '../../import-source.ts';
import { sourceOfFiles } from '../../read/source-file.ts';

const db = await testDatabase();

/** Each test begins with the small folder, imported as `house`, or empties the book itself. */
beforeAll(async () => {
  expect(await importAs('house', smallFolder)).toMatchObject({ kind: 'imported' });
  await saveData(db.owner);
});

beforeEach(() => restoreData(db.owner));

/** Imports as the source of a name. */
function importAs(name: string, folder: Folder, options: Partial<ImportOptions> = {}) {
  return importSource(db.as(system('import')), sourceOfFiles(name, filesOf(folder)), { dryRun: false, ...options });
}

const refusedAs = async (...given: Parameters<typeof importAs>) => told(await importAs(...given)).refused;
const booked = async () => (await db.owner.query('select from transactions where voided_at is null')).rowCount;

const header = 'id,portfolio,date,type,symbol,units,price,amount,currency';
const ledgerOf = (...lines: string[]): Folder => ({ 'transactions.csv': [header, ...lines].join('\n') });
const { 'transactions.csv': ledger = '' } = smallFolder;

describe('the same folder under another name', () => {
  test('is asked about, row by row, in a dry run too', async () => {
    for (const dryRun of [true, false]) {
      expect(await refusedAs('house-copy', smallFolder, { dryRun })).toEqual([
        'transactions.csv:2 source, id house-copy, 1 | a transaction that no other source has; 1 of house is the same: Contribution of P-1 on 2020-01-01, 1,000 GBP',
        'transactions.csv:3 source, id house-copy, 2 | a transaction that no other source has; 2 of house is the same: Purchase of P-1 on 2020-01-02, 100 of VOD, -100 GBP',
        expect.stringContaining('3 of house is the same'),
        expect.stringContaining('4 of house is the same'),
        expect.stringContaining('5 of house is the same'),
      ]);
    }
    expect(await booked()).toBe(5);
  });

  test('goes in when someone confirms that they are others, and is no question from then on', async () => {
    expect(await importAs('second', smallFolder, { confirmed: ['repeated-transactions'] })).toMatchObject({ kind: 'imported' });
    expect(await refusedAs('second', smallFolder)).toEqual([]);
    expect(await booked()).toBe(10);
  });

  test('with new ids is asked about just so', async () => {
    const renumbered = ledger.replaceAll(/^(\s*)(\d),/gm, '$1x$2,');
    expect(await refusedAs('house-copy', { ...smallFolder, 'transactions.csv': renumbered })).toHaveLength(5);
  });

  test('lists some of the rows and counts all', async () => {
    await emptied(db);
    const lines = Array.from({ length: 50 }, (_none, index) => `${index},P-1,2020-01-01,Contribution,,,,${index + 1},GBP`);
    await importAs('house', { ...smallFolder, ...ledgerOf(...lines) });
    const result = await importAs('again', ledgerOf(...lines));
    expect(result).toMatchObject({ kind: 'refused', others: 30 });
    expect(told(result).refused).toHaveLength(20);
  });
});

describe('a folder for each month', () => {
  const january = ['1,P-1,2020-01-01,Contribution,,,,1000,GBP', '2,P-1,2020-01-02,Purchase,VOD,100,100,-100,GBP'];
  const february = ['3,P-1,2020-02-03,Sale,VOD,40,110,44,GBP'];
  const begin = { ...smallFolder, ...ledgerOf(...january) };
  beforeEach(() => emptied(db));

  test('that goes on with ids of its own goes in by itself', async () => {
    await importAs('2020-01', begin);
    expect(await refusedAs('2020-02', ledgerOf('1,P-1,2020-02-03,Sale,VOD,40,110,44,GBP'))).toEqual([]);
    expect(await booked()).toBe(3);
  });

  test('that says everything again is asked about, and goes in once as the source that it is', async () => {
    await importAs('2020-01', begin);
    expect(await refusedAs('2020-02', ledgerOf(...january, ...february))).toHaveLength(2);
    expect(await importAs('2020-01', ledgerOf(...january, ...february))).toMatchObject({
      kind: 'imported',
      counts: { 'transactions.csv': { rows: 3, added: 1, changed: 0 } },
    });
    expect(await booked()).toBe(3);
  });

  test('whose ids begin again under one name is asked about: it would replace the month before', async () => {
    await importAs('custodian', begin);
    const anew = ledgerOf('1,P-1,2020-02-03,Sale,VOD,40,110,44,GBP');
    expect(await refusedAs('custodian', anew)).toEqual([
      'transactions.csv:2 source, id custodian, 1 | an id of its own; 1 of custodian is Contribution on 2020-01-01, 1,000 GBP, and would be replaced',
    ]);
    expect(await importAs('custodian', anew, { confirmed: ['reused-ids'] })).toMatchObject({
      kind: 'imported',
      counts: { 'transactions.csv': { added: 0, changed: 1 } },
    });
  });

  test('that corrects a day or an amount is no question', async () => {
    await importAs('custodian', begin);
    expect(await refusedAs('custodian', ledgerOf('1,P-1,2020-01-01,Contribution,,,,900,GBP'))).toEqual([]);
    expect(await refusedAs('custodian', ledgerOf('1,P-1,2020-01-02,Contribution,,,,900,GBP'))).toEqual([]);
  });
});

describe('equal rows', () => {
  test.each([
    ['another portfolio', 'P-2,2020-01-01,Contribution,,,,1000,GBP'],
    ['another day', 'P-1,2020-01-03,Contribution,,,,1000,GBP'],
    ['another type', 'P-1,2020-01-01,TransferIn,,,,1000,GBP'],
    ['another amount', 'P-1,2020-01-01,Contribution,,,,1000.01,GBP'],
    ['another currency', 'P-1,2020-01-01,Contribution,,,,1000,EUR'],
    ['other units', 'P-1,2020-01-02,Purchase,VOD,99,101,-100,GBP'],
    ['another security', 'P-1,2020-01-10,Purchase,AAPL,100,,-100,GBP'],
  ])('of %s are not equal', async (_what, row) => {
    expect(await refusedAs('second', ledgerOf(`1,${row}`))).toEqual([]);
  });

  test('of one source are asked about as rows of one file, and are no repeated transactions: two standing orders on one day', async () => {
    await emptied(db);
    const twice = ['1,P-1,2020-01-01,Contribution,,,,50,GBP', '2,P-1,2020-01-01,Contribution,,,,50,GBP'];
    const folder = { ...smallFolder, ...ledgerOf(...twice) };
    expect(await refusedAs('house', folder)).toEqual(['transactions.csv:3 id 2 | a transaction that this file has once; 1 is the same']);
    expect(await refusedAs('house', folder, { confirmed: ['repeated-in-file'] })).toEqual([]);
  });

  test('of two sources in one file are asked about once', async () => {
    await emptied(db);
    const file = `${header},source\n1,P-1,2020-01-01,Contribution,,,,50,GBP,one\n1,P-1,2020-01-01,Contribution,,,,50.00,GBP,two`;
    expect(await refusedAs('house', { ...smallFolder, 'transactions.csv': file })).toEqual([
      expect.stringContaining('transactions.csv:3 source, id two, 1 | a transaction that no other source has; 1 of one is the same'),
    ]);
  });

  test("that were voided are no one's", async () => {
    await importAs('house', ledgerOf('1,P-1,2020-01-01,Contribution,,,,900,GBP'));
    expect(await refusedAs('second', ledgerOf('9,P-1,2020-01-01,Contribution,,,,1000,GBP'))).toEqual([]);
  });
});
