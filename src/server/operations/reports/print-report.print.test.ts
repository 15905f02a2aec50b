import { resolve } from 'node:path';
import { pino } from 'pino';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, expect, test } from 'vitest';
import type { Locale } from '#contracts/ids.ts';
import type { ReportQuery } from '#contracts/reports/report-query.ts';
import { type Actor, system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { canary, twoClients } from '#tests/security/two-clients.ts';
import { bookInDatabase } from '#tests/support/book-in-database.ts';
import { buildRequestContext } from '#tests/support/build-request-context.ts';
import { computeFigures } from '#tests/support/compute-figures.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { variants } from '#variants/registry.ts';
import { chromiumProgram } from '../../pdf/chromium-program.ts';
import { openPrinter } from '../../pdf/printer.ts';
import { openPagePrinter } from '../../page-printer.ts';
import { refuseStaleBuild } from '../../start/build-when-needed.ts';
import type { RequestContext } from '../../request-context.ts';
import { type PrintedReport, printReport } from './print-report.ts';

refuseStaleBuild();
const log = pino({ level: 'silent' });
const printer = openPrinter({ program: () => chromiumProgram({ chromium: null, varDir: resolve('var') }), log });
const pagePrinter = openPagePrinter(printer);

const variant = variants.default;
const database = await testDatabase();
const { ids } = await twoClients({ database });
const portal = await database.as(system('test')).read((snapshot) => snapshot.portals.find(ids.portal));

afterAll(() => printer.close());

const contextIn = (locale: Locale, actor: Actor = system('test')) =>
  buildRequestContext({ variant, database, portal, pagePrinter, today: '2026-07-15', locale, actor });

const printed = async (context: RequestContext, query: ReportQuery, portfolio = ids.portfolio) =>
  read(await printReport(context, { portfolio, query }));

async function read({ pdf, fileName }: PrintedReport) {
  const document = await getDocumentProxy(pdf.slice());
  const { text } = await extractText(document);
  return { fileName, pages: text, info: (await getMeta(document)).info, source: Buffer.from(pdf).toString('latin1') };
}

test('a quarterly report: cover, sections, back page, each with what belongs on it', async () => {
  const { fileName, pages, info, source } = await printed(contextIn('en'), { date: '2026-06-30', transactions: 'all' });
  const [cover = '', summary = '', ...sheets] = pages;
  const [holdings = ''] = sheets.filter((sheet) => sheet.includes('A fund'));
  const back = sheets.at(-1) ?? '';
  expect(fileName).toBe(`Investment Report-${canary('North')} portfolio 1_2026-06-30.pdf`);
  expect(info).toMatchObject({ Title: 'Quarterly Investment Report, Q2 2026', Language: 'en' });
  expect(cover).toContain('1 April to 30 June 2026');
  expect(cover).toMatch(new RegExp(`Prepared for\\s${canary('North')} account`));
  expect(cover).toContain('Your advisers\ngroup-advisor; north-advisor\n');
  expect(summary).toContain('The quarter in brief');
  expect(summary).toContain('£1,180');
  expect(summary).toContain(`2 of ${pages.length}`);
  expect(holdings).toContain('Ashcombe & Hale, 14 Quarry Row, London EC4');
  expect(holdings).toContain('As at 30/06/2026, in GBP');
  expect(sheets.some((sheet) => sheet.includes('02/01/2025'))).toBe(true);
  expect(back).toContain('Time-weighted return');
  expect(source).not.toContain('/JavaScript');
});

test('in Greek, on a day that closes no quarter', async () => {
  const { fileName, pages, info } = await printed(contextIn('el'), { date: '2026-06-15', range: '1y' });
  const [cover = '', summary = ''] = pages;
  expect(fileName).toBe(`Επενδυτική Αναφορά-${canary('North')} portfolio 1_2026-06-15.pdf`);
  expect(info).toMatchObject({ Title: 'Επενδυτική Αναφορά', Language: 'el' });
  expect(cover).toContain('16 Ιουνίου 2025 έως 15 Ιουνίου 2026');
  expect(summary).toContain('Η περίοδος συνοπτικά');
  expect(summary).toContain(`2 από ${pages.length}`);
});

test('the colours are those of the house and letters are those that it ships', async () => {
  const { source } = await printed(contextIn('el'), { date: '2026-06-30' });
  const fonts = new Set([...source.matchAll(/\/BaseFont \/\w+\+([A-Za-z]+)/g)].map(([, name]) => name));
  expect(fonts).toEqual(new Set(['CommissionerThin', 'Lato']));
});

test('an account’s report: all of its portfolios as one', async () => {
  const { fileName, pages } = await read(await printReport(contextIn('en'), { account: ids.account, query: { date: '2026-06-30' } }));
  const [cover = '', ...sheets] = pages;
  expect(fileName).toBe(`Investment Report-${canary('North')} account_2026-06-30.pdf`);
  expect(cover).toMatch(new RegExp(`Prepared for\\s${canary('North')} account`));
  expect(cover).not.toContain('Portfolio');
  expect(sheets.join(' ')).toContain(`${canary('North')} portfolio 1`);
  expect(sheets.join(' ')).not.toContain(canary('South'));
});

test('the realised gain stands on paper, what a fund distributed among it', async () => {
  const fresh = await testDatabase();
  const book = await bookInDatabase(fresh.owner, {
    instruments: [{ symbol: 'BUYOUT', type: 'PrivateEquity' }],
    accounts: [{ name: 'Pia Ek', portfolios: [{ name: 'Programme' }] }],
    transactions: [
      { portfolio: 'Programme', day: '2025-12-01', type: 'Contribution', amount: '500000' },
      { portfolio: 'Programme', day: '2025-12-04', type: 'Call', symbol: 'BUYOUT', amount: '-400000' },
      { portfolio: 'Programme', day: '2026-05-15', type: 'Distribution', symbol: 'BUYOUT', amount: '129500', category: 'Gain' },
    ],
  });
  await computeFigures(fresh, '2026-06-30');
  const own = await fresh.as(system('test')).read((snapshot) => snapshot.portals.find(book.portal));
  const context = buildRequestContext({
    variant,
    database: fresh,
    portal: own,
    pagePrinter,
    today: '2026-07-15',
    locale: 'en',
    actor: system('test'),
  });
  const { pages } = await printed(context, { date: '2026-06-30', range: '1y' }, book.portfolios.get('Programme'));
  expect(pages.join(' ')).toMatch(/Gains on sales\s+\+?£129,500\b/);
});

test('anyone who may not read the account is told that there is none', async () => {
  const stranger = contextIn('en', { kind: 'investor', userId: '00000000000000000000000000000001' });
  await expect(printReport(stranger, { account: ids.account, query: {} })).rejects.toMatchObject({ code: 'account-not-found' });
});

test('anyone who may not read the portfolio is told that there is none, by the very error of the catalogue', async () => {
  const stranger = contextIn('en', { kind: 'investor', userId: '00000000000000000000000000000001' });
  const refusal = await printReport(stranger, { portfolio: ids.portfolio, query: {} }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(AppError);
  expect(refusal).toMatchObject({ code: 'portfolio-not-found' });
});

test('what the page on paper throws comes out of the printer as it was thrown', async () => {
  const path = `/internal/paper/portfolio/${'f'.repeat(32)}`;
  await expect(pagePrinter.print(contextIn('en'), path)).rejects.toMatchObject({ code: 'portfolio-not-found' });
});
