import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formats } from '#server/operations/import/format/files.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/import-format.md'), 'utf8');
/** The page describes these two in sentences and a table of their own. */
const files = Object.entries(formats).filter(([file]) => file !== 'fx.csv' && file !== 'transactions.csv');

/** Columns as the page's table writes them: those that are required have a star. Remarks stand in brackets. */
function columnsOnPage(file: string): string[] {
  const row = page.split('\n').find((line) => line.startsWith(`| ${file} |`)) ?? '';
  const words = row.split(' | ')[2]!.replaceAll(/\([^)]*\)/g, '');
  return words.match(/\w+(\\\*)?/g)!;
}

test.each(files)('the page of the import format names each column of %s', (file, { columns }) => {
  const named = columnsOnPage(file);
  expect(named).toEqual(expect.arrayContaining(Object.entries(columns).map(([name, { required }]) => (required ? `${name}\\*` : name))));
});
