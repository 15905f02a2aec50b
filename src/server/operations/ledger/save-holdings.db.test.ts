import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SheetAnswer } from '#contracts/ledger/sheet.ts';
import type { Actor } from '#domain/actor.ts';
import { variants } from '#variants/registry.ts';
import { emptied, importFolder, smallFolder, told } from '#tests/support/import-folder.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { newFormKey } from '../idempotency/form-key.ts';
import { holdingsAction } from './holdings-action.ts';
import { readHoldings } from './read-holdings.ts';
import { undoEntry } from './undo-entry.ts';

const database = await testDatabase();
const { owner } = database;
let [gia, isa, ada, ivy] = ['', '', '', ''];

const ids = async (sql: string) => (await owner.query<{ id: string }>(sql)).rows.map(({ id }) => id.replaceAll('-', ''));

beforeAll(async () => {
  await emptied(database);
  expect(told(await importFolder(database, smallFolder)).refused).toEqual([]);
  [gia = '', isa = ''] = await ids('select id from portfolios order by external_id');
  [ada = '', ivy = ''] = await ids('select id from users order by email');
});

beforeEach(async () => {
  await owner.query("delete from transactions where source = 'entered'");
});

const asAda = (): Actor => ({ kind: 'advisor', userId: ada });

function contextOf(actor: Actor, variant: 'default' | 'private-equity' = 'default') {
  return {
    actor,
    db: database.as(actor, { ip: null, requestId: 'test' } as never),
    today: '2026-06-30',
    variant: variants[variant],
    requestRefresh: async () => undefined,
  };
}

const read = (day = '2026-06-30', by = asAda()) => readHoldings(contextOf(by), gia, { page: 1, day });

const security = (before: string, target: string, own: object = {}) => ({
  key: 'vod',
  symbol: 'VOD',
  currency: '',
  before,
  target,
  cost: '',
  ...own,
});
const cash = (before: string, target: string, own: object = {}) => ({
  key: 'gbp',
  symbol: null,
  currency: 'GBP',
  before,
  target,
  cost: '',
  ...own,
});

interface Sent {
  readonly by?: Actor;
  readonly variant?: 'private-equity';
  readonly form?: object;
}

function send(rows: readonly object[], { by = asAda(), variant, form = {} }: Sent = {}): Promise<SheetAnswer> {
  const sent = { intent: 'save', 'form-key': newFormKey(), day: '2026-06-30', reason: 'As the custodian says', confirmed: '', ...form };
  return holdingsAction(contextOf(by, variant), gia, { ...sent, rows: JSON.stringify(rows) });
}

async function adjustments() {
  const { rows } = await owner.query<{ line: string }>(`
    select concat_ws(' ', t.day, i.symbol, trim_scale(t.units), trim_scale(t.amount), t.currency, trim_scale(t.cost), t.note) as line
      from transactions t left join instruments i on i.id = t.instrument_id
     where t.voided_at is null and t.type = 'Adjustment' order by t.sequence`);
  return rows.map(({ line }) => line);
}

describe('what is held', () => {
  test('is shown at the end of a day, with its price and value', async () => {
    const shown = await read();
    expect(shown).toMatchObject({ day: '2026-06-30', hasCash: true, count: 2 });
    expect(shown.rows).toEqual([
      { symbol: null, name: null, currency: 'GBP', units: '944', price: null, value: '944' },
      {
        symbol: 'VOD',
        name: 'Vodafone',
        currency: 'GBP',
        units: '60',
        price: { text: '110', unit: 'GBX', day: '2020-02-03' },
        value: '66',
      },
    ]);
    expect((await read('2020-01-31')).rows.map(({ units }) => units)).toEqual(['900', '100']);
    expect((await read('2030-01-01')).day).toBe('2026-06-30');
    expect((await read('2019-12-31')).rows.map(({ units }) => units)).toEqual(['0']);
  });

  test('counts splits', async () => {
    const split = `id,portfolio,date,type,symbol,ratio,amount,currency\ns1,P-1,2020-02-01,Split,VOD,3,0,GBP`;
    await owner.query("delete from transactions where source = 'house' and source_id = '3'");
    expect(told(await importFolder(database, { 'transactions.csv': split })).refused).toEqual([]);
    expect((await read()).rows[1]).toMatchObject({ units: '300' });
    await owner.query("delete from transactions where source_id = 's1'");
    expect(told(await importFolder(database, smallFolder)).refused).toEqual([]);
  });
});

describe('what someone says is held', () => {
  test('is one adjustment each, with the reason, and undone together', async () => {
    const rows = [cash('944', '900.50'), security('60', '75', { cost: '16.50' }), security('0', '3', { key: 'new', symbol: 'AAPL' })];
    const answer = await send(rows);
    expect(await adjustments()).toEqual([
      '2026-06-30 -43.5 GBP As the custodian says',
      '2026-06-30 VOD 15 0 GBP 16.5 As the custodian says',
      '2026-06-30 AAPL 3 0 USD As the custodian says',
    ]);
    expect((await read()).rows.map(({ symbol, units }) => [symbol, units])).toEqual([
      [null, '900.5'],
      ['AAPL', '3'],
      ['VOD', '75'],
    ]);
    const trail = await owner.query('select action, after from audit_events order by seq desc limit 3');
    expect(trail.rows[0]).toMatchObject({ action: 'transaction-recorded', after: { type: 'Adjustment', reason: 'As the custodian says' } });
    if (!('done' in answer)) throw new Error(JSON.stringify(answer));
    expect(answer).toMatchObject({
      done: 'adjusted',
      change: { recorded: Array.from({ length: 3 }, () => expect.any(String)), voided: [] },
    });
    await undoEntry(contextOf(asAda()), { portfolio: gia, change: answer.change });
    expect((await read()).rows.map(({ units }) => units)).toEqual(['944', '60']);
  });

  test('is tried with nothing kept', async () => {
    expect(await send([cash('944', '950'), security('60', '40')], { form: { intent: 'preview' } })).toEqual({
      preview: {
        added: 2,
        replaced: 0,
        voided: 0,
        cash: [{ currency: 'GBP', before: '944', after: '950' }],
        units: [{ symbol: 'VOD', name: 'Vodafone', before: '60', after: '40' }],
        doubts: [],
      },
    });
    expect(await adjustments()).toEqual([]);
  });

  test.each([
    ['more than twice as much', security('60', '600'), '', ['large-change']],
    ['nothing left', security('60', '0'), '', ['large-change']],
    ['sold short', security('60', '-1'), '', ['large-change', 'short-position']],
    ['an overdraft', cash('944', '-10'), '', ['large-change', 'overdrawn']],
    ['sold short by what was sold later', security('100', '30'), '2020-02-01', ['large-change', 'short-position']],
  ])('%s is asked about, and saved once it is meant so', async (_what, row, day, kinds) => {
    const form = day === '' ? {} : { day };
    const asked = await send([row], { form });
    // Units that a later sale needs are refused, whatever is meant.
    if (day !== '') return expect(asked).toMatchObject({ problems: [{ problem: { code: 'not-enough-units' } }] });
    expect(asked).toMatchObject({ doubts: kinds.map((kind) => ({ doubt: { kind } })) });
    expect(await adjustments()).toEqual([]);
    expect(await send([row], { form: { ...form, confirmed: kinds.join(' ') } })).toMatchObject({ done: 'adjusted' });
    return expect(await adjustments()).toHaveLength(1);
  });

  test.each([
    ['no number', security('60', 'many'), { key: 'vod', column: 'target', problem: { code: 'number' } }],
    ['nothing', security('60', ''), { key: 'vod', column: 'target', problem: { code: 'required' } }],
    ['a negative cost', security('60', '70', { cost: '-1' }), { key: 'vod', column: 'cost', problem: { code: expect.any(String) } }],
    ['a cost of what goes out', security('60', '50', { cost: '1' }), { key: 'vod', column: 'cost', problem: { code: 'cost-of-nothing' } }],
    [
      'an unknown symbol',
      security('0', '1', { symbol: 'NONE' }),
      { key: 'vod', column: 'holding', problem: { code: 'instrument-not-found' } },
    ],
    ['an index', security('0', '1', { symbol: 'IDX' }), { key: 'vod', column: 'holding', problem: { code: 'instrument-not-found' } }],
    ['what was shown otherwise', security('61', '62'), { key: 'vod', column: null, problem: { code: 'changed-meanwhile' } }],
  ])('%s keeps all of it out', async (_what, row, problem) => {
    expect(await send([cash('944', '950'), row])).toEqual({ problems: [problem] });
    expect(await adjustments()).toEqual([]);
  });

  test('asks for a day that has been, and for a reason', async () => {
    const form = { day: '2026-07-01', reason: '' };
    expect(await send([cash('944', '950')], { form })).toEqual({
      problems: [
        { key: '', column: 'day', problem: { code: 'future' } },
        { key: '', column: 'reason', problem: { code: 'required' } },
      ],
    });
  });

  test('that is as it was is nothing to save', async () => {
    expect(await send([security('60', '60.0')])).toEqual({ done: 'adjusted', change: { recorded: [], voided: [] } });
    expect(await adjustments()).toEqual([]);
  });

  test('of two who say so at once, the second is told', async () => {
    const answers = await Promise.all([send([security('60', '70')]), send([security('60', '80')])]);
    expect(answers.filter((answer) => 'done' in answer)).toHaveLength(1);
    expect(answers).toContainEqual({ problems: [{ key: 'vod', column: null, problem: { code: 'changed-meanwhile' } }] });
    expect(await adjustments()).toHaveLength(1);
  });

  test.each([
    ['no JSON', 'x'],
    ['no rows', '[]'],
    ['a security twice', JSON.stringify([security('60', '61'), security('60', '62', { key: 'other' })])],
    ['cash with a cost', JSON.stringify([cash('1', '2', { cost: '3' })])],
    ['a currency of no market', JSON.stringify([cash('1', '2', { currency: 'XXX' })])],
    ['too many rows', JSON.stringify(Array.from({ length: 101 }, (_none, at) => security('0', '1', { key: `${at}`, symbol: `S${at}` })))],
  ])('%s is no sheet', async (_what, rows) => {
    const form = { intent: 'save', 'form-key': newFormKey(), day: '2026-06-30', reason: 'x', confirmed: '', rows };
    await expect(holdingsAction(contextOf(asAda()), gia, form)).rejects.toMatchObject({ code: 'form-not-understood' });
  });

  test('a portfolio that settles with its investor has no cash', async () => {
    await expect(send([cash('944', '950')], { variant: 'private-equity' })).rejects.toMatchObject({ code: 'form-not-understood' });
    expect((await readHoldings(contextOf(asAda(), 'private-equity'), gia, { page: 1, day: '2026-06-30' })).count).toBe(1);
  });

  test.each([
    ['its client', () => ({ kind: 'investor', userId: ivy }) as const, 'forbidden'],
    ['an adviser of others', () => ({ kind: 'advisor', userId: ivy }) as const, 'portfolio-not-found'],
  ])('%s may not', async (_who, by, code) => {
    await expect(read('2026-06-30', by())).rejects.toMatchObject({ code });
    await expect(send([security('60', '61')], { by: by() })).rejects.toMatchObject({ code });
    expect(isa).not.toBe('');
  });
});
