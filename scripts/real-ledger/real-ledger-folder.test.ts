import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import type { ImportFile } from '#server/operations/import/import-file.ts';
import { csvText } from './csv-text.ts';
import { realLedgerFolder } from './real-ledger-folder.ts';
import { sharedFolder } from './shared-folder.ts';

const folder = sharedFolder();
const isThere = existsSync(folder);
const files = isThere ? realLedgerFolder(folder) : [];
const needsShared = test.runIf(isThere);
const expectedFile = new URL('../../tests/golden/real-ledger/expected.json', import.meta.url);
const Expected = z.object({ ledger: z.object({ transactions: z.number(), sha256: z.string() }) });

needsShared(`the ledger is the one whose figures were worked out (series in ${folder})`, () => {
  const transactions = fileOf('transactions.csv');
  const { ledger } = Expected.parse(JSON.parse(readFileSync(expectedFile, 'utf8')));
  expect(transactions.rows).toHaveLength(ledger.transactions);
  expect(createHash('sha256').update(csvText(transactions)).digest('hex')).toBe(ledger.sha256);
});

needsShared('it has what the product must understand, over ten years and more', () => {
  const { columns, rows } = fileOf('transactions.csv');
  const valuesOf = (column: string) => new Set(rows.map((row) => row[columns.indexOf(column)]));
  const types = [
    'Purchase',
    'Sale',
    'Contribution',
    'Withdrawal',
    'Dividend',
    'Interest',
    'Charge',
    'Tax',
    'TransferIn',
    'TransferOut',
    'Split',
  ];
  expect(valuesOf('type')).toEqual(new Set(types));
  expect(valuesOf('currency')).toEqual(new Set(['GBP', 'EUR', 'USD', 'CHF']));
  const years = new Set([...valuesOf('date')].map((date = '') => date.slice(0, 4)));
  expect(years.size).toBe(15);
});

needsShared('one security is quoted in pence, another in pounds', () => {
  const { columns, rows } = fileOf('instruments.csv');
  const unitOf = (symbol: string) => rows.find(([found]) => found === symbol)?.[columns.indexOf('quoteUnit')];
  expect([unitOf('REL.L'), unitOf('ABDP.L')]).toEqual(['GBX', '']);
});

function fileOf(name: ImportFile['name']): ImportFile {
  const file = files.find((one) => one.name === name);
  if (!file) throw new RangeError(`no ${name}`);
  return file;
}
