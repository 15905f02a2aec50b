import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptied, importFolder, smallFolder } from '#tests/support/import-folder.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { type Actor, system } from '#domain/actor.ts';
import { variants } from '#variants/registry.ts';
import { createDatasetFetcher } from '../../feeds/data-service.ts';
import { uploadsIn } from '../../files/uploads.ts';
import { dataProcessAction } from './data-process-action.ts';
import { readDataProcess } from './read-data-process.ts';
import { runDataProcesses } from './run-data-processes.ts';

const db = await testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'data-processes-'));
const uploads = uploadsIn(folder);

/** The answers of the service, by path, and the questions that it was asked. */
const answers: Record<string, { readonly status?: number; readonly type?: string; readonly body: string }> = {};
const asked: string[] = [];
const server = createServer((request: IncomingMessage, response) => {
  asked.push(`${request.method} ${request.url} ${String(request.headers['x-key'] ?? '')}`);
  const { status = 200, type = 'text/csv', body } = answers[request.url ?? ''] ?? { status: 404, body: '' };
  response.writeHead(status, { 'content-type': type }).end(body);
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/custodian`;
});
afterAll(() => {
  server.close().closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

let admin: Actor & { readonly userId: string };
let id = '';
let refreshes = 0;
const failures: unknown[] = [];

beforeEach(async () => {
  await emptied(db);
  await importFolder(db, smallFolder);
  await db.owner.query("delete from data_runs; delete from content_records where collection like 'data-processes%'");
  const { rows } = await db.owner.query<{ id: string }>(
    "insert into users (email, name, role) values ('office@firm.example', 'Olive Office', 'admin') returning replace(id::text, '-', '') as id",
  );
  admin = { kind: 'admin', userId: rows[0]?.id ?? '' };
  id = await record('data-processes', { name: 'Custodian' });
  for (const path of Object.keys(answers)) delete answers[path];
  [asked.length, failures.length, refreshes] = [0, 0, 0];
});

async function record(collection: string, data: object): Promise<string> {
  const { rows } = await db.owner.query<{ id: string }>(
    `insert into content_records (collection, rank, data) select $1, count(*), $2 from content_records where collection = $1
     returning replace(id::text, '-', '') as id`,
    [collection, data],
  );
  return rows[0]?.id ?? '';
}

const step = (dataset: string, location: string | null, method = 'GET') =>
  record('data-processes-steps', { name: dataset, process: id, dataset, getFromApi: location !== null, method, location });

const contextOf = (actor: Actor = admin) => ({
  actor,
  db: db.as(actor),
  files: { uploads } as never,
  requestImport: async () => undefined,
  variant: variants.default,
});
const send = (fields: Record<string, string>, actor?: Actor) => dataProcessAction(contextOf(actor), id, fields);
/** Confirms a run as it was shown. */
const confirm = (shownRun: Awaited<ReturnType<typeof newest>>, confirmed: Record<string, string> = {}) =>
  send({ intent: 'import', run: shownRun?.id ?? '', seen: shownRun?.checkedAt ?? '', ...confirmed });
const shown = async () => (await readDataProcess(contextOf(), id)).runs;
const newest = async () => (await shown())[0];

async function upload(content: string): Promise<string> {
  const key = randomBytes(16).toString('base64url');
  await uploads.append({ person: admin.userId, key }, 0, Readable.from([Buffer.from(content)]));
  return key;
}

const work = () =>
  runDataProcesses({
    db,
    variant: variants.default,
    fetchDataset: createDatasetFetcher({ data: { url, header: ['x-key', 'secret'] } }, 'default'),
    requestRefresh: async () => void (refreshes += 1),
    onFailure: (error) => failures.push(error),
  });

async function run(): Promise<Awaited<ReturnType<typeof newest>>> {
  await send({ intent: 'check' });
  await work();
  return newest();
}

const prices = async () =>
  (
    await db.owner.query<{ line: string }>(
      "select concat_ws(' ', symbol, day, close) as line from prices join instruments i on i.id = instrument_id where day > '2020-01-02' order by 1",
    )
  ).rows.map(({ line }) => line);

const newPrices = 'symbol,date,close\nVOD,2020-02-04,111\nVOD,2020-02-05,112\n';

test('what an API answers is checked, changes nothing, and is imported once it is confirmed', async () => {
  await step('prices', '/prices?of=all');
  answers['/custodian/default/prices?of=all'] = { body: newPrices };
  const before = await prices();
  const checked = await run();
  expect(checked).toMatchObject({
    state: 'checked',
    by: 'Olive Office',
    outcome: { counts: [{ file: 'prices.csv', added: 2, changed: 0, unchanged: 0 }], problems: [], failure: null },
  });
  expect([await prices(), asked, refreshes]).toEqual([before, ['GET /custodian/default/prices?of=all secret'], 0]);

  await confirm(checked);
  await work();
  expect(await newest()).toMatchObject({ state: 'imported', outcome: { counts: [{ file: 'prices.csv', added: 2 }] } });
  expect(await prices()).toEqual([...before, 'VOD 2020-02-04 111', 'VOD 2020-02-05 112'].toSorted());
  expect([asked.length, refreshes, failures]).toEqual([1, 1, []]);
  expect((await db.owner.query('select from data_files')).rowCount).toBe(0);

  // Once more, and the next run: nothing is brought twice.
  await work();
  expect(await run()).toMatchObject({
    state: 'checked',
    outcome: { counts: [{ file: 'prices.csv', added: 0, changed: 0, unchanged: 2 }] },
  });
});

test('files of several steps are one import: asked by POST, chosen, whole or not at all', async () => {
  await step('prices', '/prices', 'POST');
  await step('dividends', null);
  answers['/custodian/default/prices'] = { body: newPrices };
  await send({ intent: 'check', 'upload-dividends': await upload('symbol,exDate,amount,currency\nNONE,2020-02-04,0.1,GBP\n') });
  await work();
  expect(asked).toEqual(['POST /custodian/default/prices secret']);
  expect(await newest()).toMatchObject({
    state: 'refused',
    outcome: { counts: [], problems: [{ file: 'dividends.csv', line: 2, column: 'symbol', found: 'NONE', confirmedBy: null }] },
  });
  expect(await prices()).not.toContain('VOD 2020-02-04 111');
});

test('a question is confirmed by its name, or nothing is imported', async () => {
  await step('fx', '/fx');
  answers['/custodian/default/fx'] = { body: 'Date,USD\n2020-02-04,1.1\n2020-02-05,2.2\n' };
  const checked = await run();
  expect(checked).toMatchObject({ state: 'checked', outcome: { problems: [{ confirmedBy: 'fx-jump' }], counts: [{ file: 'fx.csv' }] } });
  await expect(confirm(checked)).rejects.toMatchObject({ code: 'form-not-understood' });
  await expect(confirm(checked, { 'confirm-everything': 'on' })).rejects.toMatchObject({
    code: 'form-not-understood',
  });
  await confirm(checked, { 'confirm-fx-jump': 'on' });
  await work();
  expect((await newest())?.state).toBe('imported');
});

test('what looks like a split is kept as trades, or recorded as a split', async () => {
  await step('transactions', '/transactions');
  const rows = 'S1,P-1,2020-02-10,Sale,VOD,,100,110,110,GBP\nS2,P-1,2020-02-10,Purchase,VOD,,200,55,-110,GBP\n';
  answers['/custodian/default/transactions'] = { body: `id,portfolio,date,type,symbol,ratio,units,price,amount,currency\n${rows}` };
  const checked = await run();
  expect(checked?.outcome?.problems).toMatchObject([{ confirmedBy: 'split-as-trades', deniedBy: 'trades-like-splits' }]);
  await confirm(checked, { 'confirm-split-as-trades': 'other' });
  await work();
  expect((await newest())?.state).toBe('imported');
  const { rows: kept } = await db.owner.query<{ type: string }>(
    "select type from transactions where source_id in ('S1', 'S2') order by source_id",
  );
  expect(kept.map(({ type }) => type)).toEqual(['Sale', 'Purchase']);
});

test('of many rows of one question some are listed, and all are counted', async () => {
  await step('transactions', '/transactions');
  const same = Array.from({ length: 31 }, (_, at) => `R${at},P-1,2020-02-10,Contribution,5,GBP\n`);
  answers['/custodian/default/transactions'] = { body: `id,portfolio,date,type,amount,currency\n${same.join('')}` };
  const outcome = (await run())?.outcome;
  expect(outcome?.problems).toHaveLength(20);
  expect(outcome?.problems[0]).toMatchObject({ confirmedBy: 'repeated-in-file', ofRows: 30 });
});

test('two processes with the same work do it once', async () => {
  await step('prices', '/prices');
  answers['/custodian/default/prices'] = { body: newPrices };
  await send({ intent: 'check' });
  await Promise.all([work(), work()]);
  const checked = await newest();
  expect(checked?.state).toBe('checked');
  await confirm(checked);
  await Promise.all([work(), work()]);
  expect(await newest()).toMatchObject({ state: 'imported', outcome: { counts: [{ file: 'prices.csv', added: 2 }] } });
  expect([refreshes, failures]).toEqual([1, []]);
});

test('a ledger that has changed since is shown again before anything is imported', async () => {
  await step('prices', '/prices');
  answers['/custodian/default/prices'] = { body: newPrices };
  const checked = await run();
  await importFolder(db, { 'prices.csv': 'symbol,date,close\nVOD,2020-02-04,999' });
  await confirm(checked);
  await work();
  expect(await newest()).toMatchObject({ state: 'checked', outcome: { isRepeated: true, counts: [{ added: 1, changed: 1 }] } });
  expect(await prices()).toContain('VOD 2020-02-04 999');
  await expect(confirm(checked)).rejects.toMatchObject({ code: 'changed-meanwhile' });
  await confirm(await newest());
  await work();
  expect((await newest())?.state).toBe('imported');
});

test.each(["role = 'advisor'", 'id = id'])('whoever confirmed and is no administrator any more (%s) imports nothing', async (change) => {
  await step('prices', '/prices');
  answers['/custodian/default/prices'] = { body: newPrices };
  const checked = await run();
  await confirm(checked);
  await db.owner.query(`update users set ${change} where id = $1`, [admin.userId]);
  if (change === 'id = id')
    await db.owner.query(
      'insert into user_security (user_id, is_disabled) values ($1, true) on conflict (user_id) do update set is_disabled = true',
      [admin.userId],
    );
  await work();
  expect(await newest()).toMatchObject({ state: 'failed', outcome: { failure: { why: 'not-allowed' } } });
  expect(await prices()).not.toContain('VOD 2020-02-04 111');
});

test('work that keeps ending its process is given up an hour after the last attempt', async () => {
  await step('prices', '/prices');
  await send({ intent: 'check' });
  const forget = () => db.as(system('clean-up')).writeUnaudited('old-imports', (tx) => tx.dataRuns.forgetOld());
  await db.owner.query("update data_runs set attempts = 6, attempted_at = now() - interval '59 minutes'");
  await forget();
  expect([await work(), (await newest())?.state]).toEqual([0, 'waiting']);
  await db.owner.query("update data_runs set attempted_at = now() - interval '61 minutes'");
  await forget();
  expect(await newest()).toMatchObject({ state: 'failed', outcome: { failure: { why: 'failed' } } });
});

describe('a file that cannot be had', () => {
  test.each<[string, string, (typeof answers)[string] | null, object]>([
    ['is refused', '/prices', { status: 503, body: '' }, { why: 'refused', status: 503 }],
    ['is a page', '/prices', { type: 'text/html', body: '<p>' }, { why: 'not-reached' }],
    ['is moved', '/prices', { status: 302, body: '' }, { why: 'refused', status: 302 }],
    ['is inside the firm', 'https://127.0.0.1/prices', null, { why: 'not-reached' }],
    ['is at the metadata of a cloud', 'https://169.254.169.254/latest', null, { why: 'not-reached' }],
  ])('%s', async (_how, location, answer, failure) => {
    await step('prices', location);
    if (answer) answers['/custodian/default/prices'] = answer;
    expect(await run()).toMatchObject({ state: 'failed', outcome: { failure: { dataset: 'prices', ...failure } } });
    expect(failures).toEqual([]);
  });

  test('is a path without a data service', async () => {
    await step('prices', '/prices');
    await send({ intent: 'check' });
    const fetchDataset = createDatasetFetcher({ data: null }, 'default');
    await runDataProcesses({
      db,
      variant: variants.default,
      fetchDataset,
      requestRefresh: async () => undefined,
      onFailure: () => undefined,
    });
    expect(await newest()).toMatchObject({ state: 'failed', outcome: { failure: { why: 'no-service' } } });
  });
});

test('an empty file is refused, and one that is no CSV', async () => {
  await step('prices', null);
  await send({ intent: 'check', 'upload-prices': await upload('PK\u0003\u0004') });
  await work();
  expect((await newest())?.state).toBe('refused');
});

test('one run of a process at a time, each by its own', async () => {
  await step('prices', '/prices');
  answers['/custodian/default/prices'] = { body: newPrices };
  const checked = await run();
  await expect(send({ intent: 'check' })).rejects.toMatchObject({ code: 'changed-meanwhile' });
  const other = await record('data-processes', { name: 'Other' });
  await expect(
    dataProcessAction(contextOf(), other, { intent: 'import', run: checked?.id ?? '', seen: checked?.checkedAt ?? '' }),
  ).rejects.toMatchObject({
    code: 'page-not-found',
  });
  await send({ intent: 'discard', run: checked?.id ?? '' });
  await expect(confirm(checked)).rejects.toMatchObject({ code: 'changed-meanwhile' });
  expect((await db.owner.query('select from data_files')).rowCount).toBe(0);
  await run();
  expect((await shown()).map(({ state }) => state)).toEqual(['checked', 'discarded']);
});

test('steps that do not fit are refused before a run begins', async () => {
  await expect(send({ intent: 'check' })).rejects.toMatchObject({ code: 'form-not-understood' });
  await step('prices', null);
  await expect(send({ intent: 'check' })).rejects.toMatchObject({ code: 'form-not-understood' });
  await expect(send({ intent: 'check', 'upload-prices': 'f'.repeat(22) })).rejects.toMatchObject({ code: 'upload-missing' });
  await expect(send({ intent: 'check', 'upload-users': await upload('a') })).rejects.toMatchObject({ code: 'form-not-understood' });
  await step('prices', '/prices');
  await expect(send({ intent: 'check', 'upload-prices': await upload(newPrices) })).rejects.toMatchObject({ code: 'form-not-understood' });
  expect(await shown()).toEqual([]);
});

test.each<Actor>([{ kind: 'guest' }, { kind: 'advisor', userId: 'a'.repeat(32) }, { kind: 'investor', userId: 'a'.repeat(32) }])(
  '$kind: there is no such page',
  async (actor) => {
    await step('prices', '/prices');
    await expect(readDataProcess(contextOf(actor), id)).rejects.toMatchObject({ code: 'page-not-found' });
    await expect(send({ intent: 'check' }, actor)).rejects.toMatchObject({
      code: expect.stringMatching(/page-not-found|form-not-understood/),
    });
    await expect(send({ intent: 'discard', run: 'a'.repeat(32) }, actor)).rejects.toMatchObject({ code: 'page-not-found' });
    expect((await db.as(actor).read(({ connection }) => connection.query('select from data_runs'))).rowCount).toBe(0);
  },
);

test('who began, confirmed and discarded is in the audit trail', async () => {
  await step('prices', '/prices');
  answers['/custodian/default/prices'] = { body: newPrices };
  const checked = await run();
  await confirm(checked);
  await work();
  const { rows } = await db.owner.query<{ action: string; kind: string }>(
    "select action, actor_kind as kind from audit_events where action in ('data-process-begun', 'data-process-confirmed', 'imported') order by seq desc limit 3",
  );
  expect(rows).toEqual([
    { action: 'imported', kind: 'system' },
    { action: 'data-process-confirmed', kind: 'admin' },
    { action: 'data-process-begun', kind: 'admin' },
  ]);
});
