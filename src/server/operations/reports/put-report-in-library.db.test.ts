import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addTransaction, type ArrangedIds, bookInDatabase } from '#tests/support/book-in-database.ts';
import { buildRequestContext } from '#tests/support/build-request-context.ts';
import { computeFigures } from '#tests/support/compute-figures.ts';
import { emptied } from '#tests/support/import-folder.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { type Actor, system } from '#domain/actor.ts';
import { variants } from '#variants/registry.ts';
import type { Variant } from '#variants/variant.ts';
import { localFileStore } from '../../files/file-store.ts';
import type { RequestContext } from '../../request-context.ts';
import { putReportInLibrary } from './put-report-in-library.ts';

const db = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'reports-'));
afterAll(() => rm(folder, { recursive: true }));
const today = '2026-06-30';
let ids: ArrangedIds;

beforeEach(async () => {
  await db.owner.query('truncate report_documents, documents, report_checks, published_reports, notifications cascade');
  await emptied(db);
  ids = await bookInDatabase(db.owner, {
    accounts: [{ name: 'Ivy Hart', client: 'ivy@home.example', portfolios: [{ name: 'ISA' }, { name: 'SIPP' }] }],
    transactions: [{ portfolio: 'ISA', day: '2024-01-15', type: 'Contribution', amount: '500' }],
  });
  await computeFigures(db, today);
});

const print = vi.fn((_visit: RequestContext, _path: string) => Promise.resolve(new Uint8Array(Buffer.from('%PDF-1.7'))));
const quarter = { date: '2026-03-31', range: '1y' } as const;

function put(
  asked: { date: string; range: 'max' | '1y' } = quarter,
  { actor = system('test'), variant = variants.default, ...subject }: Asked = {},
) {
  const portal = { id: ids.portal, name: 'First portal', createdAt: '', language: null, theme: null };
  const context = buildRequestContext({ database: db, variant, portal, today, pagePrinter: { print }, actor });
  const whole = { ...context, files: localFileStore(folder), isFromElsewhere: false };
  const about = subject.isWhole ? { account: ids.accounts.get('Ivy Hart') ?? '' } : { portfolio: ids.portfolios.get('ISA') ?? '' };
  return putReportInLibrary(whole, { ...about, query: asked });
}
interface Asked {
  readonly actor?: Actor;
  readonly variant?: Variant;
  readonly isWhole?: true;
}

async function rows(sql: string): Promise<Record<string, unknown>[]> {
  return (await db.owner.query<Record<string, unknown>>(sql)).rows;
}
const documents = () =>
  rows(`select title, type, effective_date::text as day, file_name as file, number, portfolio_id is null as whole
          from documents d join document_versions v on v.document_id = d.id order by d.arrived_at, number`);

describe('a report that is published in the library', () => {
  test('is a statement at the end of a quarter, and a valuation on any other day', async () => {
    await put();
    await put({ ...quarter, date: '2026-04-15' });
    await put(quarter, { isWhole: true });
    expect(await documents()).toEqual([
      {
        title: 'Quarterly Investment Report, Q1 2026, ISA',
        type: 'statement',
        day: '2026-03-31',
        file: 'Investment Report-ISA_2026-03-31.pdf',
        number: 1,
        whole: false,
      },
      expect.objectContaining({ title: 'Investment Report, ISA', type: 'valuation', day: '2026-04-15' }),
      expect.objectContaining({ title: 'Quarterly Investment Report, Q1 2026', type: 'statement', whole: true }),
    ]);
  });

  test('is one document, of which the client is told once, however many publish it', async () => {
    const [first, second] = await Promise.all([put(), put()]);
    print.mockClear();
    expect([second, await put()]).toEqual([first, first]);
    expect(print).not.toHaveBeenCalled();
    expect(await documents()).toHaveLength(1);
    expect(await rows('select kind from notifications')).toEqual([{ kind: 'document' }]);
    expect(await rows('select from published_reports')).toHaveLength(1);
  });

  test('of another period is another document', async () => {
    await put();
    await put({ ...quarter, range: 'max' });
    expect((await documents()).map(({ file }) => file)).toEqual([
      'Investment Report-ISA_2026-03-31.pdf',
      'Investment Report-ISA_2026-03-31 (2).pdf',
    ]);
  });

  test('with figures that changed is the next version, and a new document once the first is in the trash', async () => {
    const first = await put();
    await addTransaction(db.owner, ids, { portfolio: 'ISA', day: '2026-02-02', type: 'Contribution', amount: '7' });
    await computeFigures(db, today);
    expect(await put()).toEqual(first);
    expect((await documents()).map(({ number }) => number)).toEqual([1, 2]);
    await db.owner.query('update documents set removed_at = now()');
    expect((await put()).document).not.toBe(first.document);
  });

  test('is in the language of the client', async () => {
    await db.owner.query("update users set language = 'el'");
    await put(quarter, { variant: variants.greek });
    expect(print.mock.lastCall?.[0]).toMatchObject({ locale: 'el' });
    expect(await documents()).toMatchObject([{ title: 'Τριμηνιαία Επενδυτική Αναφορά, 1ο τρίμηνο 2026, ISA' }]);
  });

  test('is not for the client to publish', async () => {
    const actor = { kind: 'investor', userId: ids.users.get('ivy@home.example') ?? '' } as const;
    await expect(put(quarter, { actor })).rejects.toMatchObject({ code: 'forbidden' });
    expect(await documents()).toEqual([]);
  });
});
