import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addTransaction, type ArrangedIds, bookInDatabase } from '#tests/support/book-in-database.ts';
import { buildRequestContext } from '#tests/support/build-request-context.ts';
import { computeFigures } from '#tests/support/compute-figures.ts';
import { emptied } from '#tests/support/import-folder.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import type { ReportQuery } from '#contracts/reports/report-query.ts';
import { restatementOf } from '#contracts/reports/published-report.ts';
import type { Actor } from '#domain/actor.ts';
import { system } from '#domain/actor.ts';
import { type OpenProvider, providers } from '../../providers/registry.ts';
import { variants } from '#variants/registry.ts';
import { readDataHealth } from '../data-health/read-data-health.ts';
import { checkPublishedReports } from './check-published-reports.ts';
import { printReport } from './print-report.ts';
import { readReportPage } from './read-report-page.ts';

const db = await testDatabase();
const today = '2026-06-30';
let ids: ArrangedIds;

beforeEach(async () => {
  await db.owner.query('truncate report_checks, published_reports');
  await emptied(db);
  ids = await bookInDatabase(db.owner, {
    accounts: [{ name: 'Ivy Hart', client: 'ivy@home.example', portfolios: [{ name: 'ISA' }, { name: 'SIPP' }] }],
    transactions: ['ISA', 'SIPP'].map((portfolio) => ({ portfolio, day: '2024-01-15', type: 'Contribution', amount: '500' })),
  });
  await computeFigures(db, today);
});

const query: ReportQuery = { date: '2026-03-31', range: '1y' };
const pagePrinter = { print: () => Promise.resolve(new Uint8Array()) };

function contextAs(actor: Actor = system('test')) {
  const portal = { id: ids.portal, name: 'First portal', createdAt: '', language: null, theme: null };
  const context = buildRequestContext({ database: db, variant: variants.default, portal, today, pagePrinter, actor });
  return { ...context, auth: { sessionToken: null } as never };
}

const portfolioOf = (name: string) => ids.portfolios.get(name) ?? '';
const print = (name: string, actor?: Actor) => printReport(contextAs(actor), { portfolio: portfolioOf(name), query });
const check = () => checkPublishedReports(db, { variant: variants.default, provider: providers.ledger });

async function restatedValue(name: string, wanted = query) {
  const page = await readReportPage(contextAs(), 'portfolio', { portfolio: portfolioOf(name), query: wanted, path: '/p' });
  const headline = await page.datasets.headline;
  if (headline?.state !== 'ready') throw new Error('The headline failed.');
  const { period, figures } = headline.value;
  return restatementOf(page.published, { id: 'value', period, figure: figures.value ?? { available: false, reason: 'not-recorded' } });
}

async function changes(): Promise<unknown[]> {
  const { rows } = await db.owner.query('select is_due, changes from report_checks order by report_id');
  return rows;
}

/** Books something back-dated, as an import of today does. */
async function restate(day: string): Promise<void> {
  await addTransaction(db.owner, ids, { portfolio: 'ISA', day, type: 'Contribution', amount: '7' });
  await computeFigures(db, today);
}

const health = (finding?: string) => readDataHealth(contextAs(), finding ? { finding } : {});

describe('a report that leaves', () => {
  test('is kept with the figures that it says, once each time', async () => {
    await print('ISA');
    await print('ISA');
    const { rows } = await db.owner.query(
      'select as_of::text, period_from::text, period_to::text, currency, figures from published_reports',
    );
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({ as_of: '2026-03-31', period_from: '2025-03-31', period_to: '2026-03-31', currency: 'GBP' });
    expect(rows[0].figures).toMatchObject({ value: { available: true, value: 500 }, timeWeightedReturn: { available: true, value: 0 } });
    expect(rows[0].figures).not.toHaveProperty('commitment');
  });

  test('says nothing otherwise as long as nothing changes', async () => {
    await print('ISA');
    expect(await restatedValue('ISA')).toBeNull();
  });

  test('by a client is kept in her name', async () => {
    await print('ISA', { kind: 'investor', userId: ids.users.get('ivy@home.example') ?? '' });
    const { rows } = await db.owner.query("select replace(published_by::text, '-', '') as by from published_reports");
    expect(rows).toEqual([{ by: ids.users.get('ivy@home.example') }]);
  });
});

test('a report that another site asks for is neither printed nor kept', async () => {
  const printed = vi.fn(pagePrinter.print);
  const context = { ...contextAs(), pagePrinter: { print: printed }, isFromElsewhere: true };
  await expect(printReport(context, { portfolio: portfolioOf('ISA'), query })).rejects.toMatchObject({ code: 'foreign-origin' });
  expect(printed).not.toHaveBeenCalled();
  expect((await db.owner.query('select from published_reports')).rowCount).toBe(0);
});

test('of the reports of one period a page gets the last, however often one is printed', async () => {
  for (let time = 0; time < 3; time += 1) await print('ISA');
  await printReport(contextAs(), { portfolio: portfolioOf('ISA'), query: { ...query, range: 'max' } });
  const last = await db.owner.query<{ id: string }>(
    "select replace(max(id::text), '-', '') as id from published_reports group by period_from order by 1",
  );
  const page = await readReportPage(contextAs(), 'portfolio', { portfolio: portfolioOf('ISA'), query, path: '/p' });
  expect(page.published.map(({ id }) => id).toSorted()).toEqual(last.rows.map(({ id }) => id));
});

const brokenForIsa: OpenProvider = (snapshot, actor) => {
  const ledger = providers.ledger(snapshot, actor);
  const headline: typeof ledger.headline = async (subject) => {
    if (subject.portfolio?.name === 'ISA') throw new Error('This one is broken.');
    return ledger.headline(subject);
  };
  return { ...ledger, headline };
};

test('a report that cannot be looked at keeps no other from being looked at', async () => {
  await print('ISA');
  await print('SIPP');
  await db.owner.query('update report_checks set is_due = true');
  await expect(checkPublishedReports(db, { variant: variants.default, provider: brokenForIsa })).rejects.toThrow(
    '1 published reports could not',
  );
  const due = await db.owner.query('select p.name from report_checks c join portfolios p on p.id = c.portfolio_id where is_due');
  expect(due.rows).toEqual([{ name: 'ISA' }]);
});

describe('when figures of its days change', () => {
  test('the page of the same day and period says what they were', async () => {
    await print('ISA');
    await restate('2026-02-02');
    expect(await restatedValue('ISA')).toMatchObject({ was: { available: true, value: 500 } });
    expect(await restatedValue('ISA', { ...query, range: 'max' })).toBeNull();
    expect(await restatedValue('ISA', { ...query, date: '2026-04-30' })).toBeNull();
    expect(await restatedValue('SIPP')).toBeNull();
    await print('ISA');
    expect(await restatedValue('ISA')).toBeNull();
  });

  test('the reports are looked at again, and only those of the same account from then on', async () => {
    await print('ISA');
    await restate('2026-04-01');
    expect(await changes()).toEqual([{ is_due: false, changes: [] }]);
    await restate('2026-03-31');
    expect(await changes()).toEqual([{ is_due: true, changes: [] }]);
    expect(await check()).toBe(1);
    const [checked] = (await changes()) as { is_due: boolean; changes: { figure: string }[] }[];
    expect(checked?.is_due).toBe(false);
    expect(checked?.changes).toContainEqual({
      figure: 'value',
      before: { available: true, value: 500 },
      after: { available: true, value: 507 },
    });
    expect(checked?.changes.map(({ figure }) => figure)).not.toContain('timeWeightedReturn');
    expect(await check()).toBe(0);

    expect((await health()).rows).toMatchObject([{ kind: 'restated-report', since: '2026-03-31', portfolios: 1, value: 514 }]);
    expect((await health('restated-report~')).opened?.rows).toMatchObject([
      { name: 'ISA', reports: [{ asOf: '2026-03-31', currency: 'GBP', changes: checked?.changes }] },
    ]);
  });

  test('a report that would say the same is no longer restated', async () => {
    await print('ISA');
    await restate('2026-03-02');
    await check();
    await addTransaction(db.owner, ids, { portfolio: 'ISA', day: '2026-03-02', type: 'Withdrawal', amount: '-7' });
    await computeFigures(db, today);
    await check();
    const [checked] = (await changes()) as { changes: { figure: string }[] }[];
    expect(checked?.changes.map(({ figure }) => figure)).not.toContain('value');
  });
});
