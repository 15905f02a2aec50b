import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { addTransaction, type ArrangedIds, bookInDatabase } from '#tests/support/book-in-database.ts';
import { buildRequestContext } from '#tests/support/build-request-context.ts';
import { computeFigures } from '#tests/support/compute-figures.ts';
import { emptied } from '#tests/support/import-folder.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import type { Actor } from '#domain/actor.ts';
import { variants } from '#variants/registry.ts';
import { localFileStore } from '../../../files/file-store.ts';
import type { RequestContext } from '../../../request-context.ts';
import { runReportDeliveries } from './run-report-deliveries.ts';
import { startDelivery } from './start-delivery.ts';

const db = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'deliveries-'));
afterAll(() => rm(folder, { recursive: true }));
const today = '2026-07-15';
const print = vi.fn((_visit: RequestContext, _path: string) => Promise.resolve(new Uint8Array(Buffer.from('%PDF-1.7'))));
let ids: ArrangedIds;
let adviser: Actor & { readonly userId: string };

beforeEach(async () => {
  await db.owner.query('truncate deliveries, report_documents, documents, notifications cascade');
  await emptied(db);
  print.mockClear();
  ids = await bookInDatabase(db.owner, {
    accounts: [
      { name: 'Ivy Hart', client: 'ivy@home.example', advisors: ['ada@firm.example'], portfolios: [{ name: 'ISA' }] },
      { name: 'Otto Lund', client: 'otto@home.example', advisors: ['ada@firm.example'], portfolios: [{ name: 'SIPP' }] },
    ],
    transactions: [
      { portfolio: 'ISA', day: '2024-01-15', type: 'Contribution', amount: '500' },
      { portfolio: 'SIPP', day: '2026-07-01', type: 'Contribution', amount: '500' },
    ],
  });
  await db.owner.query("update users set language = 'el' where name like 'ivy%'");
  await computeFigures(db, today);
  adviser = { kind: 'advisor', userId: ids.users.get('ada@firm.example') ?? '' };
});

function contextOf(actor: Actor): RequestContext {
  const portal = { id: ids.portal, name: 'First portal', createdAt: '', language: null, theme: null };
  const context = buildRequestContext({ database: db, variant: variants.greek, portal, today, pagePrinter: { print }, actor });
  return { ...context, files: localFileStore(folder), isFromElsewhere: false, requestDelivery: () => Promise.resolve() };
}

const start = (day: string, actor: Actor = adviser) =>
  startDelivery(contextOf(actor), { kind: 'report', portal: ids.portal, day, to: 'all', groups: [], clients: [] }, null);

const run = (isStopping = false) =>
  runReportDeliveries({
    db,
    isStopping: () => isStopping,
    onFailure: ({ err }) => expect(err).toBeNull(),
    contextAs: ({ actor }) => Promise.resolve(contextOf(actor)),
  });

async function rows(sql: string): Promise<Record<string, unknown>[]> {
  return (await db.owner.query<Record<string, unknown>>(sql)).rows;
}
const lines = (delivery: string) =>
  rows(`select account.name, reason, document.title, document_version as version
          from delivery_lines line join accounts account on account.id = line.account_id left join documents document on document.id = line.document_id
         where delivery_id = '${delivery}' order by account.name`);

const title = 'Τριμηνιαία Επενδυτική Αναφορά, 2ο τρίμηνο 2026';

test('each client gets the report in their language, once, and one without figures is named', async () => {
  const { id } = await start('2026-06-30');
  expect(await run(true), 'nothing is printed while the process ends').toEqual({ sent: 0 });
  await Promise.all([run(), run()]);
  const expected = [
    { name: 'Ivy Hart', reason: null, title, version: 1 },
    { name: 'Otto Lund', reason: 'noFigures', title: null, version: null },
  ];
  expect(await lines(id)).toEqual(expected);
  expect(await run()).toEqual({ sent: 0 });
  expect(await rows('select kind from notifications')).toEqual([{ kind: 'document' }]);
  expect(await rows('select from documents')).toHaveLength(1);
});

test('a report that is there already is not printed again until its figures change', async () => {
  await start('2026-06-30');
  await run();
  print.mockClear();
  const again = await start('2026-06-30');
  await run();
  expect(print).not.toHaveBeenCalled();
  expect((await lines(again.id))[0]).toMatchObject({ title, version: 1 });
  await addTransaction(db.owner, ids, { portfolio: 'ISA', day: '2026-02-02', type: 'Contribution', amount: '7' });
  await computeFigures(db, today);
  const third = await start('2026-06-30');
  await run();
  expect((await lines(third.id))[0]).toMatchObject({ title, version: 2 });
});

test('clients whom the sender no longer looks after get none', async () => {
  const { id } = await start('2026-06-30');
  await db.owner.query("delete from account_members where account_id = $1 and relation = 'advisor'", [ids.accounts.get('Ivy Hart')]);
  await run();
  expect((await lines(id))[0]).toMatchObject({ reason: 'noAccess', title: null });
});

test.each([
  ['2026-05-31', 'form-not-understood'],
  ['2026-09-30', 'form-not-understood'],
  ['2025-03-31', 'form-not-understood'],
])('of %s none is published: %s', async (day, code) => {
  await expect(start(day)).rejects.toMatchObject({ code });
});

test('clients publish none', async () => {
  await expect(start('2026-06-30', { kind: 'investor', userId: ids.users.get('ivy@home.example') ?? '' })).rejects.toMatchObject({
    code: 'forbidden',
  });
});
