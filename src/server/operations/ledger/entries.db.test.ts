import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Entry, type EntryAnswer, type EntryDoubtKind, entryDoubts } from '#contracts/ledger/entry.ts';
import type { Actor } from '#domain/actor.ts';
import { emptied, importFolder, smallFolder, told } from '#tests/support/import-folder.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { recordEntry } from './record-entry.ts';
import { replaceEntry } from './replace-entry.ts';
import { undoEntry } from './undo-entry.ts';
import { voidEntry } from './void-entry.ts';

const database = await testDatabase();
const { owner } = database;

let [isa, gia, ada, ivy] = ['', '', '', ''];

beforeAll(async () => {
  await emptied(database);
  expect(told(await importFolder(database, smallFolder)).refused).toEqual([]);
  [gia = '', isa = ''] = await ids('select id from portfolios order by external_id');
  [ada = '', ivy = ''] = await ids('select id from users order by email');
});

beforeEach(async () => {
  await owner.query("delete from transactions where source = 'entered' or recorded_at <> (select min(recorded_at) from transactions)");
  await owner.query('update transactions set voided_at = null, void_reason = null');
  await owner.query('delete from idempotency_keys');
});

const ids = async (sql: string) => (await owner.query<{ id: string }>(sql)).rows.map(({ id }) => id.replaceAll('-', ''));

const asAda = (): Actor => ({ kind: 'advisor', userId: ada });

const blank = {
  settleDay: null,
  symbol: null,
  units: null,
  price: null,
  amount: null,
  currency: 'GBP',
  rate: null,
  charges: null,
  tax: null,
  category: null,
  note: null,
  ratio: null,
  cost: null,
  acquired: null,
  bought: null,
} as const;

const sale = (units: string, own: Partial<Entry> = {}): Entry => ({
  ...blank,
  type: 'Sale',
  day: '2020-04-01',
  symbol: 'VOD',
  units,
  price: '110',
  ...own,
});

const withoutUnits = (own: Partial<Entry>): Entry => ({ ...sale('1'), units: null, price: null, ...own });

const call = (amount: string): Entry => withoutUnits({ type: 'Call', amount, category: 'Investment' });

function contextOf(actor: Actor) {
  return {
    actor,
    db: database.as(actor, { ip: null, requestId: 'test' } as never),
    today: '2026-06-30',
    requestRefresh: async () => undefined,
  };
}

interface Given {
  readonly by?: Actor;
  readonly portfolio?: string;
  readonly confirmed?: readonly EntryDoubtKind[];
  readonly key?: string | null;
}

function record(entry: Entry, { by = asAda(), portfolio = gia, confirmed = [], key = null }: Given = {}): Promise<EntryAnswer> {
  return recordEntry(contextOf(by), { portfolio, entry, confirmed, key });
}

function changeIn(answer: EntryAnswer) {
  if (!('change' in answer)) throw new Error(JSON.stringify(answer));
  return answer.change;
}

async function ledger() {
  const { rows } = await owner.query<{ line: string }>(
    `
    select concat_ws(' ', t.source, t.type, t.day, i.symbol, trim_scale(t.units), trim_scale(t.amount), t.currency) as line
      from transactions t left join instruments i on i.id = t.instrument_id
     where t.voided_at is null and t.portfolio_id = $1 order by t.day, t.sequence`,
    [gia],
  );
  return rows.map(({ line }) => line);
}

const before = [
  'house Contribution 2020-01-01 1000 GBP',
  'house Purchase 2020-01-02 VOD 100 -100 GBP',
  'house Sale 2020-03-02 VOD 40 44 GBP',
];

describe('recording', () => {
  test('a sale by hand, worked out in pence, with its trail and its mark', async () => {
    await owner.query('update ledger_marks set first_changed_day = $1, computed_version = version', ['2026-06-30']);
    const answer = await record(sale('60', { charges: '1.50' }));
    expect(await ledger()).toEqual([...before, 'entered Sale 2020-04-01 VOD 60 64.5 GBP']);
    const [mark] = (
      await owner.query(
        'select first_changed_day::text as day, version > computed_version as is_newer from ledger_marks where portfolio_id = $1',
        [gia],
      )
    ).rows;
    expect(mark).toEqual({ day: '2020-04-01', is_newer: true });
    const trail = (await owner.query('select action, account_id is not null as known, after from audit_events order by seq desc limit 1'))
      .rows;
    expect(trail).toMatchObject([{ action: 'transaction-recorded', known: true, after: { type: 'Sale', symbol: 'VOD', units: '60' } }]);
    expect(changeIn(answer).recorded).toHaveLength(1);
  });

  test.each([
    ['more units than are held', sale('60.0000001'), 'not-enough-units'],
    ['more than were held on that day', sale('60', { day: '2020-01-01' }), 'not-enough-units'],
    ['units that a later sale needs', sale('61', { day: '2020-02-01' }), 'not-enough-units'],
    ['a security that there is not', sale('1', { symbol: 'NONE' }), 'instrument-not-found'],
    ['a dividend taken back that never came', withoutUnits({ type: 'Dividend', amount: '-5' }), 'reversal-too-large'],
  ])('not %s', async (_case, entry, code) => {
    await expect(record(entry)).rejects.toMatchObject({ code });
    expect(await ledger()).toEqual(before);
  });

  test.each([
    ['an amount that units and price do not make', sale('10', { amount: '20' }), 'amount-differs', true],
    ['an amount a hundred times too large', sale('10', { amount: '1100' }), 'amount-of-other-size', false],
    [
      'the rate of the other direction',
      withoutUnits({ type: 'Contribution', symbol: null, amount: '5', currency: 'USD', rate: '1.4', day: '2020-01-03' }),
      'rate-reciprocal',
      false,
    ],
    ['charges that exceed what a sale brings', sale('10', { amount: '-2', charges: '13' }), 'charges-exceed-proceeds', true],
    ['a transaction that another source has', sale('40', { day: '2020-03-02', amount: '44' }), 'repeated', true],
  ] as const)('asks about %s', async (_case, entry, kind, isConfirmable) => {
    expect(await record(entry)).toMatchObject({ doubts: [{ kind }] });
    expect(await ledger()).toEqual(before);
    const again = await record(entry, { confirmed: entryDoubts });
    expect('done' in again).toBe(isConfirmable);
  });

  test.each([
    ['units at another price than the market paid', sale('10', { type: 'Purchase', day: '2020-02-03', price: '500' }), 'market-price'],
    ['a day before 1970', withoutUnits({ type: 'Contribution', symbol: null, amount: '5', day: '1969-12-31' }), 'unusual-date'],
    ['a dividend of what was never held', withoutUnits({ type: 'Dividend', symbol: 'AAPL', amount: '5', currency: 'USD' }), 'not-held'],
    ['a late settlement', sale('10', { settleDay: '2020-06-01' }), 'late-settlement'],
    ['a dividend above a quarter of the holding', withoutUnits({ type: 'Dividend', amount: '40', day: '2020-02-05' }), 'large-dividend'],
    [
      'a charge above a tenth of the portfolio',
      withoutUnits({ type: 'Charge', symbol: null, amount: '-150', category: 'Adviser' }),
      'large-charge',
    ],
    ['units that come without their cost', sale('10', { type: 'TransferIn', price: null }), 'transfer-without-cost'],
    ['a distribution without category', withoutUnits({ type: 'Distribution', amount: '4' }), 'distribution-without-category'],
  ] as const)('asks about %s, and records it once it is confirmed', async (_case, entry, kind) => {
    expect(await record(entry)).toMatchObject({ doubts: [{ kind }] });
    expect(await ledger()).toEqual(before);
    expect(await record(entry, { confirmed: [kind] })).toMatchObject({ done: 'recorded' });
  });

  test('asks about calls beyond the commitment, counting what was called before', async () => {
    await owner.query(`insert into commitments (account_id, portfolio_id, instrument_id, day, amount, currency)
      select account_id, portfolios.id, instruments.id, '2020-01-01', 100, 'GBP' from portfolios, instruments
       where external_id = 'P-1' and symbol = 'VOD'`);
    expect(await record(call('-60'))).toMatchObject({ done: 'recorded' });
    expect(await record(call('-41'))).toMatchObject({
      doubts: [{ kind: 'call-beyond-commitment', recorded: '101.00', expected: '100.00' }],
    });
    expect(await record(call('-40'))).toMatchObject({ done: 'recorded' });
    await owner.query('delete from commitments');
  });

  test('the same form twice records once', async () => {
    const key = 'abcdefghijklmnopqrstuv';
    expect(await record(sale('10'), { key })).toEqual(await record(sale('10'), { key }));
    expect(await ledger()).toHaveLength(4);
  });

  test('an exchange is both of its sides', async () => {
    const exchange: Entry = { ...blank, type: 'Exchange', day: '2020-01-03', amount: '-100', bought: { amount: '141', currency: 'USD' } };
    const { recorded } = changeIn(await record(exchange));
    expect(await ledger()).toContain('entered Exchange 2020-01-03 141 USD');
    await voidEntry(contextOf(asAda()), { portfolio: gia, entry: recorded[1] ?? '', reason: 'Wrong day' });
    expect(await ledger()).toEqual(before);
  });

  test('fifty sales at once sell what was there', async () => {
    const all = await Promise.all(
      Array.from({ length: 50 }, async () => {
        for (;;) {
          try {
            return await record(sale('3'), { confirmed: ['repeated'] });
          } catch (error) {
            const { code } = error as { code: string };
            if (code !== 'server-busy') return code;
          }
        }
      }),
    );
    expect(all.filter((answer) => typeof answer === 'object')).toHaveLength(20);
    expect(all.filter((answer) => answer === 'not-enough-units')).toHaveLength(30);
    const { rows } = await owner.query(
      "select sum(case type when 'Sale' then -units else units end)::float8 as left from transactions where portfolio_id = $1 and voided_at is null and units is not null",
      [gia],
    );
    expect(rows).toEqual([{ left: 0 }]);
  }, 120_000);
});

describe('who may', () => {
  const someone = 'f'.repeat(32);
  test.each([
    ['its client', () => ({ kind: 'investor', userId: ivy }), 'forbidden'],
    ['another client', () => ({ kind: 'investor', userId: someone }), 'portfolio-not-found'],
    ['another adviser', () => ({ kind: 'advisor', userId: someone }), 'portfolio-not-found'],
    ['a guest', () => ({ kind: 'guest' }), 'portfolio-not-found'],
    ['a service', () => ({ kind: 'service', clientId: someone, scopes: [] }), 'portfolio-not-found'],
    ['its adviser on behalf of the client', () => ({ kind: 'advisor', userId: ada, onBehalfOf: ivy }), 'view-only'],
  ] as const)('not %s', async (_case, actor, code) => {
    const context = contextOf(actor() as Actor);
    const [entry] = (await owner.query<{ id: string }>("select replace(id::text, '-', '') as id from transactions where type = 'Sale'"))
      .rows;
    const id = entry?.id ?? '';
    const change = { recorded: [id], voided: [] };
    const writes = [
      recordEntry(context, { portfolio: gia, entry: sale('1'), confirmed: [], key: null }),
      replaceEntry(context, { portfolio: gia, entry: sale('1'), confirmed: [], key: null, replaces: id, reason: 'x' }),
      voidEntry(context, { portfolio: gia, entry: id, reason: 'x' }),
      undoEntry(context, { portfolio: gia, change }),
    ];
    for (const { reason } of (await Promise.allSettled(writes)) as PromiseRejectedResult[]) expect(reason).toMatchObject({ code });
    expect(await ledger()).toEqual(before);
  });

  test('administrators may', async () => {
    expect(await record(sale('1'), { by: { kind: 'admin', userId: ada } })).toMatchObject({ done: 'recorded' });
  });
});

const idOf = async (type: string) =>
  (
    await owner.query<{ id: string }>(
      "select replace(id::text, '-', '') as id from transactions where type = $1 and portfolio_id = $2 and voided_at is null",
      [type, gia],
    )
  ).rows[0]?.id ?? '';

describe('voiding and replacing', () => {
  test('what later sales rest on is not voided', async () => {
    const voiding = { portfolio: gia, entry: await idOf('Purchase'), reason: 'Wrong' };
    await expect(voidEntry(contextOf(asAda()), voiding)).rejects.toMatchObject({ code: 'not-enough-units' });
    expect(await ledger()).toEqual(before);
  });

  test('an import leaves out what was voided by hand, and says so', async () => {
    await voidEntry(contextOf(asAda()), { portfolio: gia, entry: await idOf('Sale'), reason: 'Booked twice' });
    expect(await ledger()).toEqual(before.slice(0, 2));
    const again = await importFolder(database, smallFolder);
    expect(told(again).warned).toEqual([
      expect.stringMatching(/^transactions.csv:4 source, id house, 3 \| nothing: it was voided by hand/),
    ]);
    expect(await ledger()).toEqual(before.slice(0, 2));
  });

  test('an import never takes the place of what was recorded by hand, and cannot name its source', async () => {
    await record(sale('10'));
    await importFolder(database, smallFolder);
    expect(await ledger()).toHaveLength(4);
    const named = { 'transactions.csv': 'id,source,portfolio,date,type,amount,currency\n1,entered,P-1,2020-01-01,Contribution,5,GBP' };
    expect(told(await importFolder(database, named)).refused).toEqual([
      expect.stringMatching(/source entered \| another name of a source/),
    ]);
  });

  test('a correction of an imported transaction stands, and is corrected in its place again', async () => {
    const context = contextOf(asAda());
    const replacing = { portfolio: gia, confirmed: [], key: null, reason: 'The note says 30' };
    const first = changeIn(
      await replaceEntry(context, { ...replacing, entry: sale('30', { day: '2020-03-02' }), replaces: await idOf('Sale') }),
    );
    expect(await ledger()).toEqual([...before.slice(0, 2), 'entered Sale 2020-03-02 VOD 30 33 GBP']);
    await importFolder(database, smallFolder);
    const second = changeIn(
      await replaceEntry(context, { ...replacing, entry: sale('31', { day: '2020-03-02' }), replaces: first.recorded[0] ?? '' }),
    );
    expect(await ledger()).toEqual([...before.slice(0, 2), 'entered Sale 2020-03-02 VOD 31 34.1 GBP']);
    expect(second.voided).toEqual(first.recorded);
    const same = await replaceEntry(context, {
      ...replacing,
      entry: sale('31', { day: '2020-03-02' }),
      replaces: second.recorded[0] ?? '',
    });
    expect(same).toMatchObject({ done: 'unchanged' });
    await expect(replaceEntry(context, { ...replacing, entry: sale('1'), replaces: first.recorded[0] ?? '' })).rejects.toMatchObject({
      code: 'entry-not-found',
    });
  });

  test('undone within a minute: recorded, replaced, voided', async () => {
    const context = contextOf(asAda());
    const recorded = changeIn(await record(sale('10')));
    await undoEntry(context, { portfolio: gia, change: recorded });
    expect(await ledger()).toEqual(before);
    const replaced = changeIn(
      await replaceEntry(context, {
        portfolio: gia,
        confirmed: [],
        key: null,
        reason: 'x',
        entry: sale('30'),
        replaces: await idOf('Sale'),
      }),
    );
    await undoEntry(context, { portfolio: gia, change: replaced });
    const voided = changeIn(await voidEntry(context, { portfolio: gia, entry: await idOf('Sale'), reason: 'x' }));
    await undoEntry(context, { portfolio: gia, change: voided });
    expect(await ledger()).toEqual(before);
    expect(told(await importFolder(database, smallFolder)).warned).toEqual([]);
    expect(await ledger()).toEqual(before);
    await expect(undoEntry(context, { portfolio: gia, change: voided })).rejects.toMatchObject({ code: 'changed-meanwhile' });
  });

  test('what is called anything is not there', async () => {
    await expect(voidEntry(contextOf(asAda()), { portfolio: gia, entry: 'abc', reason: 'x' })).rejects.toMatchObject({
      code: 'entry-not-found',
    });
    const replacing = { portfolio: gia, entry: sale('1'), confirmed: [], key: null, replaces: 'abc', reason: 'x' };
    await expect(replaceEntry(contextOf(asAda()), replacing)).rejects.toMatchObject({ code: 'entry-not-found' });
  });

  test('not a minute later, and not of another portfolio', async () => {
    const change = changeIn(await record(sale('10')));
    await expect(undoEntry(contextOf(asAda()), { portfolio: isa, change })).rejects.toMatchObject({ code: 'entry-not-found' });
    await owner.query("update transactions set recorded_at = recorded_at - interval '2 minutes' where source = 'entered'");
    await expect(undoEntry(contextOf(asAda()), { portfolio: gia, change })).rejects.toMatchObject({ code: 'undo-expired' });
  });
});
