import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildRequestContext } from '#tests/support/build-request-context.ts';
import { computeFigures } from '#tests/support/compute-figures.ts';
import { importFolder, smallFolder } from '#tests/support/import-folder.ts';
import { saveData, restoreData } from '#tests/support/saved-data.ts';
import { workbookOf } from '#tests/support/spreadsheet.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import type { ReconciliationQuery, ShownReconciledRow } from '#contracts/reconciliations.ts';
import type { Actor } from '#domain/actor.ts';
import { variants } from '#variants/registry.ts';
import { localFileStore } from '../../files/file-store.ts';
import { readDataHealth } from '../data-health/read-data-health.ts';
import { reconciliationAction } from './reconciliation-action.ts';
import { beginReconciliation } from './begin-reconciliation.ts';
import { readReconciliation, readReconciliationFile, readReconciliations } from './read-reconciliations.ts';

const db = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'reconciliation-'));
const files = localFileStore(folder);
const people: Record<string, string> = {};
let portal = { id: '', name: 'Main' };
let uploads = 0;

const header = 'Account,ISIN,Symbol,Quantity,Currency,Cash balance';
const agreeing = ['P-1,,VOD,60,GBP,', 'P-1,,,,GBP,944.00', 'P-2,,AAPL,2,USD,'];

const rowAsXml = (row: string) => {
  const cells = row.split(',').map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`);
  return `<row>${cells.join('')}</row>`;
};

const idOf = async (sql: string) => (await db.owner.query<{ id: string }>(sql)).rows[0]?.id.replaceAll('-', '') ?? '';

beforeAll(async () => {
  await importFolder(db, {
    ...smallFolder,
    'users.csv': `${smallFolder['users.csv']}\n    root@firm.example,Root,admin`,
  });
  await computeFigures(db, '2020-04-30');
  for (const name of ['Ada', 'Ivy', 'Root']) people[name] = await idOf(`select id from users where name = '${name}'`);
  portal = { id: await idOf("select id from portals where name = 'Main'"), name: 'Main' };
  await saveData(db.owner);
});
beforeEach(async () => restoreData(db.owner));
afterAll(async () => rm(folder, { recursive: true }));

const root = (): Actor => ({ kind: 'admin', userId: people['Root'] ?? '' });
const ada = (): Actor => ({ kind: 'advisor', userId: people['Ada'] ?? '' });
const ivy = (): Actor => ({ kind: 'investor', userId: people['Ivy'] ?? '' });

function contextAs(actor: Actor) {
  const given = { database: db, variant: variants.default, portal, today: '2020-04-30', pagePrinter: undefined as never, actor };
  return { ...buildRequestContext(given), files };
}

async function* whole(content: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(content);
}

async function begun(rows: readonly string[] | Buffer, { actor = root(), day = '2020-04-30', name = 'list.csv' } = {}): Promise<string> {
  const upload = String((uploads += 1)).padStart(22, 'u');
  const content = Buffer.isBuffer(rows) ? rows : Buffer.from([header, ...rows].join('\n'));
  await files.uploads.append({ person: 'userId' in actor ? actor.userId : '', key: upload }, 0, whole(content));
  return beginReconciliation(contextAs(actor), { intent: 'begin', upload, 'file-name': name, day, source: 'Northgate' });
}

/** As the page sends what it suggests, with something said otherwise. */
async function send(id: string, fields: Record<string, string>, actor = root()) {
  const { positions } = await readReconciliation(contextAs(root()), id, {});
  if (!positions || fields['intent'] === 'delete') return reconciliationAction(contextAs(actor), id, fields);
  const { encoding, separator, headerAt, mapping, columns } = positions;
  const said = Object.fromEntries(columns.map(({ is }, at) => [`column-${at}`, is ?? '']));
  const shape = [encoding, separator, headerAt].join(' ');
  const shapes = { shape, encoding, separator, 'header-at': String(headerAt), numbers: mapping.numbers };
  return reconciliationAction(contextAs(actor), id, { ...shapes, ...said, ...fields });
}

async function compared(rows: readonly string[] | Buffer, more: { day?: string; name?: string } = {}): Promise<string> {
  const id = await begun(rows, more);
  await send(id, { intent: 'compare' });
  return id;
}

const told = ({
  line,
  account,
  portfolio,
  security,
  currency,
  outcome,
  why,
  custodian,
  ledger,
  difference,
  isUnsettled,
  status,
}: ShownReconciledRow) =>
  [
    line ?? '-',
    account,
    portfolio?.name ?? '?',
    security?.symbol ?? currency ?? '?',
    outcome,
    why,
    custodian,
    ledger,
    difference,
    isUnsettled && 'unsettled',
    status,
  ]
    .filter((part) => part !== null && part !== false)
    .join(' ');

const rowsOf = async (id: string, query: ReconciliationQuery = { show: 'all' }) =>
  (await readReconciliation(contextAs(root()), id, query)).rowsShown.rows.map(told);

describe('a list', () => {
  test('that agrees leaves nothing open', async () => {
    const id = await compared(agreeing);
    expect(await rowsOf(id)).toEqual([
      '2 P-1 Ivy GIA VOD agrees 60 60 0',
      '3 P-1 Ivy GIA GBP agrees 944 944 0',
      '4 P-2 Ivy ISA AAPL agrees 2 2 0',
      '- P-2 Ivy ISA GBP only-ledger 416 -416 open',
    ]);
  });

  test('that differs says on which side, by how much, and what it could not place', async () => {
    const id = await compared([
      'P-1,,VOD,61.5,GBP,',
      'P-1,,,,GBP,944',
      'P-2,,,,GBP,416',
      'X-9,,VOD,1,GBP,',
      'P-2,,NONE,1,GBP,',
      'P-2,,VOD,3,GBP,',
    ]);
    expect(await rowsOf(id, {})).toEqual([
      '2 P-1 Ivy GIA VOD differs 61.5 60 1.5 open',
      '6 P-2 ? ? not-recognised security 1 open',
      '7 P-2 Ivy ISA VOD only-custodian 3 0 3 open',
      '- P-2 Ivy ISA AAPL only-ledger 2 -2 open',
      '5 X-9 ? ? not-recognised portfolio 1 open',
    ]);
    expect((await readReconciliations(contextAs(root()), 1)).rows).toMatchObject([
      { id, source: 'Northgate', day: '2020-04-30', state: 'compared', open: 5, accepted: 0, by: 'Root' },
    ]);
  });

  test('of an earlier day is compared with that day', async () => {
    expect(await rowsOf(await compared(['P-1,,VOD,100,GBP,'], { day: '2020-02-28' }))).toEqual(['2 P-1 Ivy GIA VOD agrees 100 100 0']);
  });

  test('by settlement date is explained by trades that had not settled', async () => {
    await db.owner.query("update transactions set settle_day = '2020-03-04' where source_id = '3'");
    expect(await rowsOf(await compared(['P-1,,VOD,100,GBP,', 'P-1,,,,GBP,900'], { day: '2020-03-03' }))).toEqual([
      '2 P-1 Ivy GIA VOD differs 100 60 40 unsettled',
      '3 P-1 Ivy GIA GBP differs 900 944 -44 unsettled',
    ]);
  });

  test('may be a spreadsheet', async () => {
    const content = workbookOf([header, 'P-1,,VOD,60,GBP,'].map(rowAsXml).join(''));
    expect(await rowsOf(await compared(content, { name: 'list.xlsx' }))).toEqual(['2 P-1 Ivy GIA VOD agrees 60 60 0']);
  });

  test('of the same columns is read as the one before', async () => {
    const first = await begun(['P-1,,VOD,60,GBP,'], {});
    await send(first, { intent: 'compare', 'column-1': '', 'column-5': '' });
    const { positions } = await readReconciliation(contextAs(root()), await begun(['P-1,,VOD,60,GBP,']), {});
    expect(positions?.columns.map(({ is }) => is)).toEqual(['portfolio', null, 'symbol', 'units', 'currency', null]);
  });

  test('that waits can be deleted, and once compared cannot', async () => {
    const id = await begun(agreeing);
    await send(id, { intent: 'delete' });
    await expect(readReconciliation(contextAs(root()), id, {})).rejects.toMatchObject({ code: 'reconciliation-not-found' });
    const kept = await compared(agreeing);
    await expect(send(kept, { intent: 'delete' })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(send(kept, { intent: 'compare' })).rejects.toMatchObject({ code: 'form-not-understood' });
  });
});

describe('a break', () => {
  const differing = ['P-1,,VOD,61,GBP,', 'P-1,,,,GBP,944'];

  test('is accepted with a note, by whom and when, and opened again', async () => {
    const id = await compared(differing);
    await expect(send(id, { intent: 'accept', row: '1', note: ' ' })).rejects.toMatchObject({ code: 'reconciliation-note-missing' });
    await send(id, { intent: 'accept', row: '1', note: 'Bonus share, booked tomorrow' });
    const { rows } = await readReconciliationFile(contextAs(root()), id);
    expect(rows[0]).toMatchObject({ status: 'accepted', seenBy: 'Root', note: 'Bonus share, booked tomorrow' });
    await expect(send(id, { intent: 'accept', row: '1', note: 'Twice' })).rejects.toMatchObject({ code: 'reconciliation-changed' });
    await expect(send(id, { intent: 'accept', row: '2', note: 'Agrees' })).rejects.toMatchObject({ code: 'reconciliation-changed' });
    await send(id, { intent: 'reopen', row: '1' });
    expect((await readReconciliationFile(contextAs(root()), id)).rows[0]).toMatchObject({ status: 'open', seenBy: null, note: null });
  });

  test('is answered by a newer list of the same source', async () => {
    const id = await compared(differing, { day: '2020-04-29' });
    await compared(['P-1,,VOD,60,GBP,', 'P-1,,,,GBP,944']);
    expect(await rowsOf(id)).toEqual(['2 P-1 Ivy GIA VOD differs 61 60 1 replaced', '3 P-1 Ivy GIA GBP agrees 944 944 0']);
  });

  test('stands in data health and among the matters of the overview for administrators', async () => {
    const kinds = async (actor: Actor) => (await readDataHealth(contextAs(actor), { kind: 'custodian-differs' })).rows;
    expect(await kinds(root())).toEqual([]);
    await compared(differing);
    const [finding] = await kinds(root());
    expect(finding).toMatchObject({ since: '2020-04-30', portfolios: 1, severity: 'doubtful' });
    const opened = await readDataHealth(contextAs(root()), { finding: finding?.id ?? '' });
    expect(opened.opened?.rows.map(({ name }) => name)).toEqual(['Ivy GIA']);
    expect(await kinds(ada())).toEqual([]);
    const sums = await db
      .as(root())
      .read((snapshot) => snapshot.clientSums.of({ portalId: portal.id, asOf: '2020-04-30', currency: 'GBP' }));
    expect(sums.openBreaks).toBe(1);
  });
});

describe('for others than administrators', () => {
  test.each<[string, () => Actor]>([
    ['an adviser', ada],
    ['a client', ivy],
    ['an administrator who looks as a client', () => ({ kind: 'admin', userId: people['Root'] ?? '', onBehalfOf: people['Ivy'] ?? '' })],
    ['a guest', () => ({ kind: 'guest' })],
  ])('there is none: %s', async (_who, actor) => {
    const id = await compared(['P-1,,VOD,61,GBP,']);
    const context = contextAs(actor());
    await expect(readReconciliations(context, 1)).rejects.toMatchObject({ code: 'page-not-found' });
    await expect(readReconciliation(context, id, {})).rejects.toMatchObject({ code: 'reconciliation-not-found' });
    await expect(readReconciliationFile(context, id)).rejects.toMatchObject({ code: 'reconciliation-not-found' });
    await expect(beginReconciliation(context, {})).rejects.toMatchObject({ code: 'page-not-found' });
    const { rows } = await db
      .as(actor())
      .read(({ connection }) => connection.query('select from reconciliations union all select from reconciliation_rows'));
    expect(rows).toEqual([]);
  });

  test('what another firm has is not there', async () => {
    await expect(readReconciliation(contextAs(root()), '0'.repeat(32), {})).rejects.toMatchObject({ code: 'reconciliation-not-found' });
  });
});

test.each([
  [{ name: 'list.pdf' }, agreeing, 'import-file-unsupported'],
  [{ name: 'list.xlsx' }, agreeing, 'import-file-unsupported'],
  [{ day: '2020-05-01' }, agreeing, 'reconciliation-day-ahead'],
])('a list is refused: %o', async (more, rows, code) => {
  await expect(begun(rows, more)).rejects.toMatchObject({ code });
});

test('a list is refused: without positions, and without a column for the units', async () => {
  const id = await begun([',,,,,']);
  await expect(send(id, { intent: 'compare' })).rejects.toMatchObject({ code: 'reconciliation-empty' });
  await expect(send(id, { intent: 'compare', 'column-3': '' })).rejects.toMatchObject({ code: 'reconciliation-incomplete' });
});
