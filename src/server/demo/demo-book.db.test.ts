import { beforeEach, expect, test } from 'vitest';
import type { VariantId } from '#contracts/ids.ts';
import { system } from '#domain/actor.ts';
import { emptied } from '#tests/support/import-folder.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { variants } from '#variants/registry.ts';
import { importSource } from '../operations/import/import-source.ts';
import { sourceOfFiles } from '../operations/import/source-file.ts';
import { demoBook } from './demo-book.ts';

const db = await testDatabase();

beforeEach(() => emptied(db));

test.each(['default', 'greek', 'private-equity'] satisfies VariantId[])(
  'the importer has nothing against the %s demonstration',
  async (id) => {
    const source = sourceOfFiles('demo', demoBook({ variant: id, through: '2026-06-30' }));
    const result = await importSource(db.as(system('seed')), source, { dryRun: true, variant: variants[id] });
    expect(result.kind === 'refused' ? result.problems : []).toEqual([]);
  },
);
