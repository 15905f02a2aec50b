import { beforeEach, expect, test } from 'vitest';
import { system } from '#domain/actor.ts';
import { emptied } from '#tests/support/import-folder.ts';
import { inFull } from '#tests/support/in-full.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { variants } from '#variants/registry.ts';
import { importSource } from '../operations/import/import-source.ts';
import { sourceOfFiles } from '../operations/import/read/source-file.ts';
import { demoBook } from './demo-book.ts';
import type { DemoVariantId } from './demo-variants.ts';

const db = await testDatabase();

beforeEach(() => emptied(db));

/** The walks begin with all three, which the same importer has taken. */
const books: readonly [DemoVariantId, string[]][] = [
  ['greek', ['SPOXEN 2024-03-13 unit']],
  ['default', ['TRVH 2024-03-13 unit']],
  ['private-equity', []],
];

test.each(inFull ? books : books.slice(0, 1))(
  'the importer has nothing against the %s demonstration, and doubts the price that it should',
  async (id, doubted) => {
    const source = sourceOfFiles('demo', demoBook({ variant: id, through: '2026-06-30' }));
    const result = await importSource(db.as(system('seed')), source, { dryRun: false, variant: variants[id] });
    expect(result.kind === 'refused' ? result.problems : []).toEqual([]);
    const held = await db.as(system('test')).read((snapshot) => snapshot.judgedPrices.held());
    expect(held.map(({ symbol, day, why }) => `${symbol} ${day} ${why}`)).toEqual(doubted);
  },
);
