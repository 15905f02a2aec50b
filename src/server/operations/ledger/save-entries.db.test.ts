import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SheetAnswer } from '#contracts/ledger/sheet.ts';
import type { Actor } from '#domain/actor.ts';
import { variants } from '#variants/registry.ts';
import { emptied, importFolder, smallFolder, told } from '#tests/support/import-folder.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { newFormKey } from '../idempotency/form-key.ts';
import { sheetAction } from './sheet-action.ts';
import { readSheet } from './read-sheet.ts';

const database = await testDatabase();
const { owner } = database;
let [isa, gia, ada, ivy] = ['', '', '', ''];

const ids = async (sql: string) => (await owner.query<{ id: string }>(sql)).rows.map(({ id }) => id.replaceAll('-', ''));

beforeAll(async () => {
  await emptied(database);
  expect(told(await importFolder(database, smallFolder)).refused).toEqual([]);
  [gia = '', isa = ''] = await ids('select id from portfolios order by external_id');
  [ada = '', ivy = ''] = await ids('select id from users order by email');
});

beforeEach(async () => {
  await owner.query("delete from transactions where source = 'entered' or recorded_at <> (select min(recorded_at) from transactions)");
  await owner.query('update transactions set voided_at = null, void_reason = null');
});

function contextOf(actor: Actor) {
  return {
    actor,
    db: database.as(actor, { ip: null, requestId: 'test' } as never),
    today: '2026-06-30',
    variant: variants.default,
    auth: { database } as never,
    requestRefresh: async () => undefined,
  };
}

const asAda = (): Actor => ({ kind: 'advisor', userId: ada });
const read = (by = asAda(), portfolio = gia) => readSheet(contextOf(by), portfolio, { page: 1, find: '' });

interface Sent {
  readonly by?: Actor;
  readonly portfolio?: string;
  readonly intent?: 'preview' | 'save';
  readonly reason?: string;
  readonly rows: readonly object[];
}

function send({ by = asAda(), portfolio = gia, intent = 'save', reason = 'As the statement says', rows }: Sent): Promise<SheetAnswer> {
  const form = { intent, 'form-key': newFormKey(), reason, confirmed: '', rows: JSON.stringify(rows) };
  return sheetAction(contextOf(by), portfolio, form);
}

const added = (key: string, own: object) => ({ key, entry: null, isVoided: false, typed: { currency: 'GBP', ...own } });

const sale = (key: string, units: string) =>
  added(key, { day: '2020-04-01', type: 'Sale', symbol: 'VOD', units, amount: String(Number(units) + 6) });

async function lines(portfolio = gia) {
  const { rows } = await owner.query<{ line: string }>(
    `select concat_ws(' ', t.source, t.type, t.day, trim_scale(t.units), trim_scale(t.amount)) as line
       from transactions t where t.voided_at is null and t.portfolio_id = $1 order by t.day, t.sequence`,
    [portfolio],
  );
  return rows.map(({ line }) => line);
}

const before = ['house Contribution 2020-01-01 1000', 'house Purchase 2020-01-02 100 -100', 'house Sale 2020-03-02 40 44'];

describe('a sheet of transactions', () => {
  test('is shown newest first, with what each says', async () => {
    const { rows, count } = await read();
    expect(count).toBe(3);
    expect(rows[0]).toMatchObject({
      typed: { type: 'Sale', day: '2020-03-02', symbol: 'VOD', units: '40', amount: '44' },
      isPaired: false,
    });
  });

  test('adds, corrects and voids in one go, with a row in the trail for each', async () => {
    const [sold, bought] = (await read()).rows;
    const answer = await send({
      rows: [
        sale('new', '10'),
        { key: 'old', entry: bought?.id, isVoided: false, typed: { ...bought?.typed, note: 'Checked' } },
        { key: 'gone', entry: sold?.id, isVoided: true, typed: {} },
      ],
    });
    expect(answer).toMatchObject({ done: 'saved', change: { recorded: [expect.any(String), expect.any(String)] } });
    expect(await lines()).toEqual([before[0], 'entered Purchase 2020-01-02 100 -100', 'entered Sale 2020-04-01 10 16']);
    const { rows } = await owner.query('select action from audit_events order by seq desc limit 3');
    expect(rows.map(({ action }) => action)).toEqual(['transaction-voided', 'transaction-replaced', 'transaction-recorded']);
  });

  test('is tried with nothing kept, and says what it would come to', async () => {
    expect(await send({ intent: 'preview', rows: [sale('a', '10'), sale('b', '20')] })).toEqual({
      preview: {
        added: 2,
        replaced: 0,
        voided: 0,
        cash: [{ currency: 'GBP', before: '944', after: '986' }],
        units: [{ symbol: 'VOD', name: expect.any(String), before: '60', after: '30' }],
        doubts: [],
      },
    });
    expect(await lines()).toEqual(before);
  });

  test('one wrong row keeps all of it out, by its cell', async () => {
    const rows = [sale('right', '10'), sale('wrong', '51')];
    expect(await send({ rows })).toEqual({ problems: [{ key: 'wrong', column: 'units', problem: { code: 'not-enough-units' } }] });
    const cells = [
      added('a', { day: '2020-13-01', type: 'Sale', symbol: 'VOD', units: 'many', amount: '5' }),
      added('b', { day: '2020-04-01', type: 'Purchase', symbol: 'NONE', units: '1', amount: '5' }),
      added('c', { day: '2020-04-01', type: 'Exchange', amount: '5' }),
      added('d', { day: '2020-04-01', type: 'Tax', amount: '5', units: '3' }),
    ];
    expect(await send({ rows: cells })).toEqual({
      problems: [
        { key: 'a', column: 'day', problem: { code: 'date' } },
        { key: 'a', column: 'units', problem: { code: 'number' } },
        { key: 'c', column: 'type', problem: { code: 'exchange-sides' } },
        { key: 'd', column: 'units', problem: { code: 'option' } },
      ],
    });
    expect(await send({ rows: [cells[1] ?? {}] })).toEqual({
      problems: [{ key: 'b', column: 'symbol', problem: { code: 'instrument-not-found' } }],
    });
    expect(await lines()).toEqual(before);
  });

  test('what is voided and sold on is refused as a whole', async () => {
    const bought = (await read()).rows[1];
    expect(await send({ rows: [{ key: 'gone', entry: bought?.id, isVoided: true, typed: {} }] })).toMatchObject({
      problems: [{ problem: { code: 'not-enough-units' } }],
    });
    expect(await lines()).toEqual(before);
  });

  test('a correction asks for a reason, and what is as it was is none', async () => {
    const [sold] = (await read()).rows;
    const same = { key: 'old', entry: sold?.id, isVoided: false, typed: sold?.typed };
    expect(await send({ rows: [same], reason: '' })).toEqual({ done: 'saved', change: { recorded: [], voided: [] } });
    const other = { ...same, typed: { ...sold?.typed, note: 'Other' } };
    expect(await send({ rows: [other], reason: '' })).toEqual({ problems: [{ key: '', column: 'reason', problem: { code: 'required' } }] });
  });

  test('of two who correct the same transaction, the second is told', async () => {
    const [sold] = (await read()).rows;
    const rows = [{ key: 'old', entry: sold?.id, isVoided: false, typed: { ...sold?.typed, note: 'One' } }];
    const answers = await Promise.all([
      send({ rows }),
      send({ rows: rows.map((row) => ({ ...row, typed: { ...sold?.typed, note: 'Two' } })) }),
    ]);
    expect(answers.filter((answer) => 'done' in answer)).toHaveLength(1);
    expect(answers).toContainEqual({ problems: [{ key: 'old', column: null, problem: { code: 'changed-meanwhile' } }] });
    expect(await lines()).toHaveLength(3);
  });

  test('sheets at once sell what was there', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => send({ rows: [sale('a', '5'), sale('b', '5')] }).catch(String)),
    );
    const sold = await owner.query<{ units: string }>(
      "select sum(units)::text as units from transactions where type = 'Sale' and source = 'entered' and voided_at is null",
    );
    expect(Number(sold.rows[0]?.units)).toBeLessThanOrEqual(60);
    expect(answers.some((answer) => typeof answer !== 'string' && 'done' in answer)).toBe(true);
  });

  test('transactions of another portfolio, and portfolios of others, do not exist', async () => {
    const other = (await read(asAda(), isa)).rows[0];
    expect(await send({ rows: [{ key: 'x', entry: other?.id ?? 'f'.repeat(32), isVoided: true, typed: {} }] })).toMatchObject({
      problems: [{ key: 'x', problem: { code: 'changed-meanwhile' } }],
    });
    await expect(read({ kind: 'investor', userId: ivy })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(send({ by: { kind: 'investor', userId: ivy }, rows: [sale('a', '1')] })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(send({ by: { kind: 'advisor', userId: ivy }, rows: [sale('a', '1')] })).rejects.toMatchObject({
      code: 'portfolio-not-found',
    });
  });

  test.each([
    ['no JSON', 'x'],
    ['no rows', '[]'],
    ['too many rows', JSON.stringify(Array.from({ length: 101 }, (_none, at) => sale(String(at), '1')))],
    ['a row twice', JSON.stringify([sale('a', '1'), sale('a', '1')])],
    ['a column of no sheet', JSON.stringify([added('a', { source: 'entered' })])],
  ])('%s is no sheet', async (_what, rows) => {
    const form = { intent: 'save', 'form-key': newFormKey(), reason: '', confirmed: '', rows };
    await expect(sheetAction(contextOf(asAda()), gia, form)).rejects.toMatchObject({ code: 'form-not-understood' });
  });
});
