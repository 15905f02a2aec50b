import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { system } from '#domain/actor.ts';
import { emptied } from '#tests/support/import-folder.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { folderSource } from '../read/folder-source.ts';
import { importSource } from '../import-source.ts';
import { importReport } from './import-report.ts';

const db = await testDatabase();
const place = mkdtempSync(join(tmpdir(), 'bad-folders-'));
afterAll(() => rmSync(place, { recursive: true }));

type Content = string | Buffer | null;
type BadFolder = Readonly<Record<string, Content>>;

const good: BadFolder = {
  'instruments.csv': 'symbol,name,type,assetClass,currency\nVOD,Vodafone,Stock,Equities,GBP\n',
  'users.csv': 'email,name,role\nada@firm.example,Ada,advisor\n',
  'accounts.csv': 'externalId,name,email,portal,advisors,currency\nA-1,Ivy,ivy@home.example,Main,ada@firm.example,GBP\n',
  'portfolios.csv': 'externalId,account,name,type,currency\nP-1,A-1,Ivy,GIA,GBP\n',
};
const columns = 'id,portfolio,date,type,symbol,units,amount,currency';
const first = '1,P-1,2024-01-02,Contribution,,,1000,GBP';

/** A folder with the good files and a ledger of these lines, the second after a contribution. */
function ledger(line: string, header = columns): BadFolder {
  return { ...good, 'transactions.csv': `${header}\n${line}\n` };
}

let folders = 0;

/** Returns the terminal's words about a folder; `null` makes a folder of that name in it. */
async function told(files: BadFolder): Promise<string> {
  const folder = join(place, `house-${(folders += 1)}`);
  mkdirSync(folder);
  for (const [name, content] of Object.entries(files)) {
    if (content === null) mkdirSync(join(folder, name));
    else writeFileSync(join(folder, name), content);
  }
  return importReport(await importSource(db.as(system('import')), await folderSource(folder), { dryRun: true }));
}

async function problemOf(files: BadFolder): Promise<string> {
  const [heading, ...lines] = (await told(files)).split('\n');
  expect(heading).toMatch(/^Nothing was imported: /);
  return lines.map((line) => line.trim()).join('\n');
}

beforeAll(() => emptied(db));

const prices = 'symbol,date,close\nVOD,2024-01-02,1\n';

describe('a bad folder is told what is wrong with it', () => {
  test.each<[string, BadFolder, string]>([
    ['an empty file', { 'prices.csv': '' }, 'prices.csv: the file is empty; its first line must name the columns'],
    [
      'a file that the format does not know',
      { ...good, 'sales.csv': 'a\n' },
      'sales.csv: the format has no file with this name. Its files: instruments.csv, prices.csv, dividends.csv, fx.csv, benchmarks.csv, models.csv, fund-weights.csv, users.csv, accounts.csv, portfolios.csv, transactions.csv, commitments.csv, reported-values.csv',
    ],
    ['a name in capitals', { ...good, 'Prices.CSV': prices }, 'Prices.CSV: the name must be written prices.csv'],
    [
      'a file and the same one packed',
      { ...good, 'prices.csv': prices, 'prices.csv.gz': gzipSync(prices) },
      'prices.csv.gz: prices.csv is in the folder too; keep one of the two',
    ],
    ['a folder in place of a file', { ...good, 'prices.csv': null }, 'prices.csv: this is a folder or a device, and must be a file'],
    [
      'a ZIP archive',
      { 'prices.csv': Buffer.from('PK\u0003\u0004zip') },
      'prices.csv: this is a ZIP archive or a spreadsheet; save it as CSV, or pack it with gzip',
    ],
    [
      'a ZIP archive in place of gzip',
      { 'prices.csv.gz': Buffer.from('PK\u0003\u0004zip') },
      'prices.csv: this is not a gzip file, or it is damaged',
    ],
    ['gzip without its ending', { 'prices.csv': gzipSync(prices) }, 'prices.csv: this is packed with gzip; its name must end in .csv.gz'],
    [
      'gzip that breaks off',
      { 'prices.csv.gz': gzipSync(prices).subarray(0, 20) },
      'prices.csv: the gzip file is incomplete; copy it again',
    ],
    ['UTF-16', { 'prices.csv': Buffer.from(`\uFEFF${prices}`, 'utf16le') }, 'prices.csv: the file is in UTF-16; save it as UTF-8'],
    [
      'semicolons',
      { 'prices.csv': prices.replaceAll(',', ';') },
      'prices.csv, line 1: the cells are separated by semicolons; separate them by commas',
    ],
    [
      'tabs',
      { 'prices.csv': prices.replaceAll(',', '\t') },
      'prices.csv, line 1: the cells are separated by tabs; separate them by commas',
    ],
    [
      'a column that is missing',
      ledger('1,P-1,2024-01-02,Interest,GBP', 'id,portfolio,date,type,currency'),
      'transactions.csv, line 1: the column "amount" is missing',
    ],
    [
      'a column in capitals',
      { 'prices.csv': prices.replace('date', 'Date') },
      'prices.csv, line 1: the column "Date" must be written "date"',
    ],
    [
      'a column that the format does not know',
      { ...good, 'prices.csv': 'symbol,date,close,open\nVOD,2024-01-02,1,1\n' },
      'prices.csv, line 1: there is no column "open" in the format; the columns are symbol, date, close',
    ],
    [
      'a column twice',
      { ...good, 'prices.csv': 'symbol,date,close,close\nVOD,2024-01-02,1,1\n' },
      'prices.csv, line 1: the column "close" is there more than once',
    ],
    ['rates without Date', { 'fx.csv': 'Datum,USD\n2024-01-02,1.1\n' }, 'fx.csv, line 1: the first column is "Datum" and must be "Date"'],
    [
      'a row that is too long',
      ledger(`${first},7`),
      'transactions.csv, line 2: 9 cells where the header has 8: text and numbers with a comma need quotation marks around them',
    ],
    ['a row that is too short', ledger('1,P-1,2024-01-02,Interest,,,5'), 'transactions.csv, line 2: 7 cells where the header has 8'],
    [
      'a quotation mark that is not closed',
      ledger('1,"P-1,2024-01-02,Interest,,,5,GBP\n2,P-1,2024-01-02,Interest,,,5,GBP'),
      'transactions.csv, line 2: a quotation mark that opens in this row is not closed before the end of the file',
    ],
    [
      'a quotation mark that is closed rows later',
      ledger(`${first}\n2,"P-1,2024-01-02,Interest,,,5,GBP\n3,"P-1",2024-01-02,Interest,,,5,GBP`),
      'transactions.csv, line 3: a quotation mark that opens in this row is not closed where its cell ends; inside a cell in quotation marks they are written twice',
    ],
    [
      'a quotation mark inside a cell',
      ledger('1,P-"1",2024-01-02,Interest,,,5,GBP'),
      'transactions.csv, line 2: a quotation mark stands inside a cell; put the whole cell in quotation marks and write those inside it twice',
    ],
    [
      'a quotation mark that swallows a large file',
      ledger(`1,"P-1,2024-01-02\n${'2,P-1,2024-01-02,Interest,,,5,GBP\n'.repeat(40_000)}`),
      'transactions.csv, line 2: this row is longer than a megabyte; perhaps a quotation mark that opens in this row is not closed',
    ],
    [
      'a decimal comma',
      ledger('1,P-1,2024-01-02,Interest,,,"1234,50",GBP'),
      'transactions.csv, line 2, amount: found "1234,50", expected a number, written like 1234.5',
    ],
    [
      'thousands that are grouped',
      ledger('1,P-1,2024-01-02,Interest,,,"1,234.50",GBP'),
      'transactions.csv, line 2, amount: found "1,234.50", expected a number, written like 1234.5',
    ],
    [
      'a currency with its sign',
      ledger('1,P-1,2024-01-02,Interest,,,5,£'),
      'transactions.csv, line 2, currency: found "£", expected an ISO 4217 currency code such as GBP',
    ],
    [
      'bytes of Latin-1',
      { ...good, 'instruments.csv': Buffer.from('symbol,name,type,assetClass,currency\nCAF,Café,Stock,Equities,GBP\n', 'latin1') },
      'instruments.csv, line 2, name: found "Caf\uFFFD", expected text in UTF-8: the file seems to be in another encoding',
    ],
    [
      'NUL',
      ledger('1,P-1\0,2024-01-02,Interest,,,5,GBP'),
      'transactions.csv, line 2, portfolio: found "P-1\\u0000", expected text without NUL characters',
    ],
    [
      'a command for the terminal',
      ledger('1,P-1,2024-01-02,Interest,,,5,\u001b[2J'),
      'transactions.csv, line 2, currency: found "\\u001b[2J", expected an ISO 4217 currency code such as GBP',
    ],
    [
      'a text that is too long',
      ledger(`1,${'P'.repeat(500)},2024-01-02,Interest,,,5,GBP`),
      `transactions.csv, line 2, portfolio: found "${'P'.repeat(80)}…", expected UTF-8 text of at most 200 characters`,
    ],
    [
      'a cell that must be filled',
      ledger('1,P-1,2024-01-02,Interest,,,,GBP'),
      'transactions.csv, line 2, amount: found nothing, expected a number, written like 1234.5',
    ],
    [
      'more units sold than held',
      ledger(`${first}\n2,P-1,2024-01-03,Purchase,VOD,10,-10,GBP\n3,P-1,2024-01-04,Sale,VOD,12,12,GBP`),
      'transactions.csv, line 4, units: found "12", expected no more than the 10 units of VOD held on 2024-01-04',
    ],
    [
      'an account over the subscription',
      { ...good, 'accounts.csv': manyAccounts(120), 'transactions.csv': 'not read at all' },
      'accounts.csv: the subscription of the portal "Main" allows 100 accounts, and it would have 120. Raise it first: npm run subscription -- --accounts 120 --advisors 50',
    ],
  ])('%s', async (_case, files, expected) => {
    expect(await problemOf(files)).toEqual(expected);
  });

  test('a day as it is written in Britain', async () => {
    expect(await problemOf(ledger('1,P-1,31/03/2024,Interest,,,5,GBP'))).toMatch(
      /^transactions.csv, line 2, date: found "31\/03\/2024", expected a date from 1900-01-01 to \d{4}-\d\d-\d\d, written like 2024-03-31$/,
    );
  });

  test('of thousands of wrong rows the first are listed and the others counted', async () => {
    const lines = (await told(ledger(`${first}\n`.repeat(3000).replaceAll('1000', 'much')))).split('\n');
    expect(lines).toHaveLength(1002);
    expect(lines[1]).toBe('  transactions.csv, line 2, amount: found "much", expected a number, written like 1234.5');
    expect(lines.at(-1)).toMatch(/^ {2}… and [\d,]+ more$/);
  });
});

describe('what looks odd and is right goes in', () => {
  test.each<[string, BadFolder]>([
    ['a byte order mark and Windows line ends', { ...good, 'transactions.csv': `\uFEFF${columns}\r\n${first}\r\n` }],
    ['a header alone', { ...good, 'transactions.csv': `${columns}\n` }],
    ['spaces around cells', ledger(first.replaceAll(',', ' , '))],
    ['empty lines', ledger(`\n${first}\n\n`)],
  ])('%s', async (_case, files) => {
    expect(await told(files)).toMatch(/^No problems found\. Dry run, nothing was saved:/);
  });
});

function manyAccounts(count: number): string {
  const lines = Array.from({ length: count }, (_none, index) => `A-${index},Ivy,ivy${index}@home.example,Main,ada@firm.example,GBP\n`);
  return `externalId,name,email,portal,advisors,currency\n${lines.join('')}`;
}
