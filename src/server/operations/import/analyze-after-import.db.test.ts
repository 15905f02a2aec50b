import { expect, test } from 'vitest';
import { importFolder, smallFolder } from '#tests/support/import-folder.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const db = await testDatabase();

/** Returns the number of prices that the planner reckons with; -1 as long as no one told it. */
async function expectedPrices(): Promise<number> {
  const { rows } = await db.owner.query<{ reltuples: number }>("select reltuples from pg_class where relname = 'prices'");
  return rows[0]?.reltuples ?? Number.NaN;
}

function priceFile(days: number): string {
  const first = Date.parse('2010-01-01');
  const lines = Array.from({ length: days }, (_, day) => `VOD,${new Date(first + day * 86_400_000).toISOString().slice(0, 10)},100`);
  return ['symbol,date,close', ...lines].join('\n');
}

test('a small import leaves the planner alone, a large one tells it, one that is only tried does not', async () => {
  await importFolder(db, smallFolder);
  expect(await expectedPrices()).toBeLessThan(10);
  await importFolder(db, { ...smallFolder, 'prices.csv': priceFile(1500) }, { dryRun: true });
  expect(await expectedPrices()).toBeLessThan(10);
  await importFolder(db, { ...smallFolder, 'prices.csv': priceFile(1500) });
  expect(await expectedPrices()).toBeGreaterThan(1400);
});
