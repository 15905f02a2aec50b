import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { folderSource } from './folder-source.ts';

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function folderWith(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'import-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

test('takes the files of the format in its order, packed or not, named after the folder', async () => {
  const packed = gzipSync('symbol,date,close\nVOD,2020-01-01,1\n');
  const folder = folderWith({ 'prices.csv.gz': packed, 'instruments.csv': 'symbol\n', 'README.md': 'words' });
  const { name, files, strangers } = await folderSource(folder);

  expect(name).toBe(basename(folder));
  expect(strangers).toEqual([]);
  expect(files.map((file) => [file.name, file.size])).toEqual([
    ['instruments.csv', 7],
    ['prices.csv', packed.length],
  ]);
  const prices = await files[1]?.open();
  const rows: unknown[] = [];
  for await (const batch of prices?.batches ?? []) rows.push(batch);
  expect(prices?.columns).toEqual(['symbol', 'date', 'close']);
  expect(rows.flatMap((batch) => (batch as { rows: unknown[] }).rows)).toEqual([['VOD', '2020-01-01', '1']]);
});

test('names the CSV files that the format does not know, and one that is there twice', async () => {
  const folder = folderWith({ 'transaction.csv': 'id\n', 'fx.csv': 'Date\n', 'fx.csv.gz': gzipSync('Date\n') });
  expect((await folderSource(folder)).strangers.map(({ name }) => name)).toEqual(['fx.csv.gz', 'transaction.csv']);
});

test('is named as asked for, else as its source.txt says', async () => {
  const folder = folderWith({ 'prices.csv': 'symbol\n', 'source.txt': '\uFEFFcustodian\n' });
  expect((await folderSource(folder)).name).toBe('custodian');
  expect((await folderSource(folder, 'broker')).name).toBe('broker');
  const wordy = folderWith({ 'prices.csv': 'symbol\n', 'source.txt': 'one\ntwo\n' });
  await expect(folderSource(wordy)).rejects.toThrow('source.txt should hold the name of a source: one line of at most 200 characters.');
});

test('says what is the matter with a folder that has nothing to import, or is none', async () => {
  const empty = folderWith({ 'notes.txt': '' });
  await expect(folderSource(empty)).rejects.toThrow(`There are no CSV files in ${empty}.`);
  await expect(folderSource(join(empty, 'nowhere'))).rejects.toThrow(`The folder ${join(empty, 'nowhere')} cannot be read.`);
});
