import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { system } from '#domain/actor.ts';
import { demoBook } from '#server/demo/demo-book.ts';
import { embeddedServer } from '#server/db/database-server.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { refreshFigures } from '#server/operations/figures/refresh-figures.ts';
import { importSource } from '#server/operations/import/import-source.ts';
import { sourceOfFiles } from '#server/operations/import/read/source-file.ts';
import { printReport } from '#server/operations/reports/print-report.ts';
import { chromiumProgram } from '#server/pdf/chromium-program.ts';
import { openPrinter } from '#server/pdf/printer.ts';
import { openPagePrinter } from '#server/page-printer.ts';
import { buildWhenNeeded } from '#server/start/build-when-needed.ts';
import { buildRequestContext } from '#tests/support/build-request-context.ts';
import { variants } from '#variants/registry.ts';

/**
 * Measures the cost of a client's report beyond printing. The limit is the same browser printing as many pages of plain tables, without database, React,
 * charts, own fonts or styles.
 */
const through = '2026-06-30';
const rounds = 7;
const rowsAPage = 40;

buildWhenNeeded(console.log);
const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
const server = await embeddedServer(join(folder, 'postgres'));
const log = pino({ level: 'error' });
const printer = openPrinter({ program: () => chromiumProgram({ chromium: null, varDir: folder }), log });
try {
  await migrate(server, 'bench');
  const database = openDatabase(server.app('bench'), (error) => log.error(error));
  await fill(database);
  const report = await reportOn(database);
  const cold = await timeOf(report);
  const pages = pagesIn(await report());
  const plain = () => printer.print(plainPages(pages), 'bench');
  if (pagesIn(await plain()) !== pages) throw new Error('The plain document has another number of pages.');
  const times = await inTurns(report, plain);
  process.stdout.write(
    `PDF of a portfolio, ${pages} pages: ${Math.round(times.report)} ms (the first one ${(cold / 1000).toFixed(1)} s), ` +
      `plain tables ${Math.round(times.plain)} ms, ratio ${(times.report / times.plain).toFixed(1)}\n`,
  );
  await database.close();
} finally {
  await printer.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function fill(database: Database): Promise<void> {
  const source = sourceOfFiles('demo', demoBook({ variant: 'default', through }));
  const imported = await importSource(database.as(system('bench')), source, { dryRun: false, variant: variants.default });
  if (imported.kind === 'refused') throw new Error('The demo data was refused.');
  await refreshFigures(database, { through, settlement: variants.default.settlement });
}

/** Prints the report of the portfolio that stands in the middle when they are ordered by the length of their ledgers. */
async function reportOn(database: Database): Promise<() => Promise<Uint8Array>> {
  const portfolios = `select replace(portfolio_id::text, '-', '') as id from transactions group by portfolio_id order by count(*), portfolio_id`;
  const { portal, ids } = await database.as(system('bench')).read(async (snapshot) => ({
    portal: (await snapshot.portals.visible())[0] ?? null,
    ids: (await snapshot.connection.query<{ id: string }>(portfolios)).rows,
  }));
  const pagePrinter = openPagePrinter(printer);
  const context = buildRequestContext({ variant: variants.default, database, portal, pagePrinter, today: through });
  const portfolio = ids[Math.floor(ids.length / 2)]?.id ?? '';
  return async () => (await printReport(context, { portfolio, query: { date: through } })).pdf;
}

/** The medians, taken by turns so that both meet the same machine. */
async function inTurns(report: () => Promise<unknown>, plain: () => Promise<unknown>): Promise<{ report: number; plain: number }> {
  const times = { report: [] as number[], plain: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.report.push(await timeOf(report));
    times.plain.push(await timeOf(plain));
  }
  return { report: median(times.report), plain: median(times.plain) };
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;
}

function pagesIn(pdf: Uint8Array): number {
  return (
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type \/Page\b/g)?.length ?? 0
  );
}

function plainPages(count: number): string {
  const table = `<table style="break-after:page">${Array.from({ length: rowsAPage }, plainRow).join('')}</table>`;
  const tables = Array.from({ length: count }, (_none, page) => (page === count - 1 ? table.replace('page', 'auto') : table));
  return `<!doctype html><html lang="en"><title>Plain</title><style>@page{size:A4}</style><body>${tables.join('')}</body></html>`;
}

function plainRow(_none: unknown, index: number): string {
  return `<tr><td>Holding ${index}</td><td>12,345.678</td><td>1.2345</td><td>15,240.72</td><td>4.21%</td></tr>`;
}
