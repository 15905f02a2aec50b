import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import type { ImportFile } from '#server/operations/import/format/import-file.ts';
import { onSharedData } from '#tests/support/on-shared-data.ts';
import { csvText } from './csv-text.ts';
import { realLedgerFolder } from './real-ledger-folder.ts';
import { sharedFolder } from './shared-folder.ts';

const expectedFile = new URL('../../tests/golden/real-ledger/expected.json', import.meta.url);
const Expected = z.object({ ledger: z.object({ transactions: z.number(), sha256: z.string() }) });

onSharedData('the real ledger is made of the shared series', () => {
  const files = realLedgerFolder(sharedFolder());
  function fileOf(name: ImportFile['name']): ImportFile {
    const file = files.find((one) => one.name === name);
    if (!file) throw new RangeError(`no ${name}`);
    return file;
  }

  test('the ledger is the one whose figures were worked out', () => {
    const transactions = fileOf('transactions.csv');
    const { ledger } = Expected.parse(JSON.parse(readFileSync(expectedFile, 'utf8')));
    expect(transactions.rows).toHaveLength(ledger.transactions);
    expect(createHash('sha256').update(csvText(transactions)).digest('hex')).toBe(ledger.sha256);
  });

  test('it has what the product must understand, over ten years and more', () => {
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

  test('one security is quoted in pence, another in pounds', () => {
    const { columns, rows } = fileOf('instruments.csv');
    const unitOf = (symbol: string) => rows.find(([found]) => found === symbol)?.[columns.indexOf('quoteUnit')];
    expect([unitOf('REL.L'), unitOf('ABDP.L')]).toEqual(['GBX', '']);
  });
});
