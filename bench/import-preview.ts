import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { system } from '#domain/actor.ts';
import { asOwner, embeddedServer } from '#server/db/database-server.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { importSource } from '#server/operations/import/import-source.ts';
import { sourceOfFiles } from '#server/operations/import/read/source-file.ts';
import { filesOf, smallFolder } from '#tests/support/import-folder.ts';
import { wizardOf } from '#tests/support/import-wizard.ts';

/**
 * Measures the cost of the preview of a broker's file of 100,000 rows beyond parsing. The limit is csv-parse on the same bytes, without interpreting them.
 * Also measures whether four times the rows take more memory.
 */
const rows = 100_000;
const most = { ratio: 3, growth: 1.5 };

const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
const server = await embeddedServer(join(folder, 'postgres'));
try {
  await migrate(server, 'bench');
  const database = openDatabase(server.app('bench'), (error) => {
    throw error;
  });
  await importSource(database.as(system('import')), sourceOfFiles('house', filesOf(smallFolder)), { dryRun: false });
  const id = async (sql: string) =>
    asOwner(server, 'bench', async (client) => String((await client.query<{ id: string }>(sql)).rows[0]?.id).replaceAll('-', ''));
  const portal = { id: await id("select id from portals where name = 'Main'") };
  const portfolio = await id("select id from portfolios where external_id = 'P-1'");
  const ada = { kind: 'advisor', userId: await id("select id from users where name = 'Ada'") } as const;
  const wizard = wizardOf({ ...database, owner: undefined as never }, ada, portal);

  const preview = async (count: number) => {
    const content = fileOf(count);
    const started = performance.now();
    let peak = 0;
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage().rss);
    }, 20);
    const one = await wizard.check([{ name: 'broker.csv', content, portfolio }]);
    clearInterval(watch);
    const { outcome } = await wizard.read(one);
    if (outcome?.counts.new !== count) throw new Error(`The bench's own file was not understood: ${JSON.stringify(outcome)}`);
    return { seconds: (performance.now() - started) / 1000, megabytes: Math.round(peak / 1024 / 1024) };
  };

  await preview(1000);
  const content = fileOf(rows);
  const parsed = Math.min(...Array.from({ length: 3 }, () => secondsOf(() => parse(content))));
  const small = await preview(rows);
  const large = await preview(rows * 4);
  const ratio = small.seconds / parsed;
  process.stdout.write(
    `preview of ${rows.toLocaleString('en')} rows: ${small.seconds.toFixed(1)} s, parsed ${parsed.toFixed(2)} s, ratio ${ratio.toFixed(1)}; ` +
      `${small.megabytes} MB, of four times as many ${large.megabytes} MB (${large.seconds.toFixed(1)} s)\n`,
  );
  if (ratio > most.ratio || large.megabytes > small.megabytes * most.growth) {
    process.stdout.write(`Wanted: a ratio of at most ${most.ratio}, and at most ${most.growth} times the memory\n`);
    process.exitCode = 1;
  }
  await database.close();
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Purchases of a share, on as many days as there are in ten years. */
function fileOf(count: number): string {
  const lines = Array.from({ length: count }, (_, at) => {
    const day = new Date(Date.UTC(2016, 0, 1 + (at % 3650))).toISOString().slice(0, 10);
    return `${day},BUY,VOD,${(at % 997) + 1},1.10,5,GBP`;
  });
  return `date,action,symbol,quantity,price,fees,currency\n${lines.join('\n')}\n`;
}

function secondsOf(work: () => unknown): number {
  const started = performance.now();
  work();
  return (performance.now() - started) / 1000;
}
