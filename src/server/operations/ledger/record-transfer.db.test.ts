import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EntryAnswer } from '#contracts/ledger/entry.ts';
import type { Actor } from '#domain/actor.ts';
import { emptied, importFolder, smallFolder, told } from '#tests/support/import-folder.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { newFormKey } from '../idempotency/form-key.ts';
import { entryAction } from './entry-action.ts';
import { findPortfolios } from './find-portfolios.ts';
import { undoEntry } from './undo-entry.ts';
import { voidEntry } from './void-entry.ts';

const database = await testDatabase();
const { owner } = database;
let [gia, isa, zoe, far, ada, bob, ivy] = ['', '', '', '', '', '', ''];

/** Ada looks after Ivy and Zoe, Bob after Zoe and after Max, whom Ada does not know. */
const folder = {
  ...smallFolder,
  'users.csv': `${smallFolder['users.csv']}
    bob@firm.example,Bob,advisor
    max@home.example,Max,investor
    zoe@home.example,Zoe,investor`,
  'accounts.csv': `${smallFolder['accounts.csv']}
    A-2,Zoe,zoe@home.example,Main,ada@firm.example;bob@firm.example,family,GBP
    A-3,Max,max@home.example,Main,bob@firm.example,family,GBP`,
  'portfolios.csv': `${smallFolder['portfolios.csv']}
    P-3,A-2,Zoe ISA,ISA,GBP,
    P-4,A-3,Max ISA,ISA,GBP,`,
};

const ids = async (sql: string) => (await owner.query<{ id: string }>(sql)).rows.map(({ id }) => id.replaceAll('-', ''));

beforeAll(async () => {
  await emptied(database);
  expect(told(await importFolder(database, folder)).refused).toEqual([]);
  [gia = '', isa = '', zoe = '', far = ''] = await ids('select id from portfolios order by external_id');
  [ada = '', bob = '', ivy = ''] = await ids('select id from users order by email');
});

beforeEach(async () => {
  await owner.query("delete from transactions where source = 'entered'");
  await owner.query('update transactions set voided_at = null, void_reason = null');
});

const asAda = (): Actor => ({ kind: 'advisor', userId: ada });
const asBob = (): Actor => ({ kind: 'advisor', userId: bob });

function contextOf(actor: Actor) {
  return {
    actor,
    db: database.as(actor, { ip: null, requestId: 'test' } as never),
    today: '2026-06-30',
    auth: { database } as never,
    requestRefresh: async () => undefined,
  };
}

interface Sent {
  readonly by?: Actor;
  readonly portfolio?: string;
}

const units = (own: object = {}) => ({
  what: 'units',
  day: '2020-04-01',
  symbol: 'VOD',
  units: '30',
  cost: '',
  acquired: '',
  ...own,
});
const cash = (own: object = {}) => ({ what: 'cash', day: '2020-04-01', amount: '250.50', currency: 'GBP', ...own });

function send(fields: object, { by = asAda(), portfolio = gia }: Sent = {}): Promise<EntryAnswer> {
  return entryAction(contextOf(by), portfolio, { intent: 'transfer', 'form-key': newFormKey(), note: '', to: zoe, ...fields });
}

async function sides() {
  const { rows } = await owner.query<{ line: string }>(`
    select concat_ws(' ', p.external_id, t.type, t.day, i.symbol, trim_scale(t.units), trim_scale(t.amount), t.currency, trim_scale(t.cost),
             t.acquired, c.external_id) as line
      from transactions t join portfolios p on p.id = t.portfolio_id left join portfolios c on c.id = t.counter_portfolio_id
      left join instruments i on i.id = t.instrument_id
     where t.voided_at is null and t.source = 'entered' order by t.type desc`);
  return rows.map(({ line }) => line);
}

function changeIn(answer: EntryAnswer) {
  if (!('change' in answer)) throw new Error(JSON.stringify(answer));
  return answer.change;
}

const bothSides = ['P-1 TransferOut 2020-04-01 VOD 30 0 GBP P-3', 'P-3 TransferIn 2020-04-01 VOD 30 0 GBP 30 2020-01-02 P-1'];

describe('a transfer', () => {
  test.each([
    ['units with their cost and first day', units(), bothSides],
    [
      'units with what someone says of them',
      units({ cost: '12.5', acquired: '2019-05-01' }),
      [bothSides[0], 'P-3 TransferIn 2020-04-01 VOD 30 0 GBP 12.5 2019-05-01 P-1'],
    ],
    ['cash', cash(), ['P-1 TransferOut 2020-04-01 -250.5 GBP P-3', 'P-3 TransferIn 2020-04-01 250.5 GBP P-1']],
  ])('books both sides of %s', async (_what, fields, expected) => {
    expect(await send(fields)).toMatchObject({ done: 'transferred', change: { recorded: [expect.any(String), expect.any(String)] } });
    expect(await sides()).toEqual(expected);
    const pair = await owner.query("select count(distinct transfer_id)::int as pairs from transactions where source = 'entered'");
    expect(pair.rows).toEqual([{ pairs: 1 }]);
    const trail = await owner.query(
      'select count(distinct account_id)::int as accounts from (select * from audit_events order by seq desc limit 2) e',
    );
    expect(trail.rows).toEqual([{ accounts: 2 }]);
  });

  test.each([
    ['more units than are held', units({ units: '61' }), { code: 'not-enough-units' }],
    ['units of before they were bought', units({ day: '2020-01-01' }), { code: 'not-enough-units' }],
    ['units that a later sale needs', units({ units: '70', day: '2020-02-01' }), { code: 'not-enough-units' }],
    ['a security that there is not', units({ symbol: 'NONE' }), { code: 'instrument-not-found' }],
    ['into a portfolio of a client of others', units({ to: 'far' }), { code: 'portfolio-not-found' }],
    ['into no portfolio', units({ to: 'f'.repeat(32) }), { code: 'portfolio-not-found' }],
  ])('%s is refused, and neither side is booked', async (_what, fields, refusal) => {
    await expect(send('to' in fields && fields.to === 'far' ? { ...fields, to: far } : fields)).rejects.toMatchObject(refusal);
    expect(await sides()).toEqual([]);
  });

  test('a portfolio is not transferred into itself, and what a cost is unknown of is asked', async () => {
    expect(await send(units({ to: gia }))).toEqual({ problems: { to: { code: 'option' } } });
    // Two of Apple were paid for in pounds.
    const apple = units({ symbol: 'AAPL', units: '1' });
    expect(await send(apple, { portfolio: isa })).toEqual({ problems: { cost: { code: 'required' } } });
    expect(await send({ ...apple, cost: '50' }, { portfolio: isa })).toMatchObject({ done: 'transferred' });
    expect(await send({ what: 'cash', to: '', day: '', amount: '-1', currency: '' })).toMatchObject({
      problems: { to: expect.anything(), day: expect.anything(), amount: expect.anything(), currency: expect.anything() },
    });
  });

  test('is undone and voided as a whole, in the trail of both clients', async () => {
    const change = changeIn(await send(units()));
    await undoEntry(contextOf(asAda()), { portfolio: gia, change });
    expect(await sides()).toEqual([]);
    const [, entered = ''] = changeIn(await send(units())).recorded;
    const voided = changeIn(await voidEntry(contextOf(asAda()), { portfolio: zoe, entry: entered, reason: 'Wrong' }));
    expect(await sides()).toEqual([]);
    const trail = await owner.query('select action, account_id from audit_events order by seq desc limit 2');
    expect(new Set(trail.rows.map(({ account_id }) => account_id)).size).toBe(2);
    await undoEntry(contextOf(asAda()), { portfolio: zoe, change: voided });
    expect(await sides()).toEqual(bothSides);
  });

  test('those who may not write both ledgers neither record, void nor undo it', async () => {
    await expect(send(units({ to: zoe }), { by: asBob() })).rejects.toMatchObject({ code: 'portfolio-not-found' });
    await expect(send(units({ to: gia }), { by: asBob(), portfolio: zoe })).rejects.toMatchObject({ code: 'portfolio-not-found' });
    await expect(send(units(), { by: { kind: 'investor', userId: ivy } })).rejects.toMatchObject({ code: 'forbidden' });
    const change = changeIn(await send(units()));
    const [, entered = ''] = change.recorded;
    const context = contextOf(asBob());
    await expect(undoEntry(context, { portfolio: zoe, change })).rejects.toMatchObject({ code: 'entry-not-found' });
    await expect(undoEntry(context, { portfolio: zoe, change: { recorded: [entered], voided: [] } })).rejects.toMatchObject({
      code: 'other-side-unseen',
    });
    // Neither do those who may.
    await expect(undoEntry(contextOf(asAda()), { portfolio: zoe, change: { recorded: [entered], voided: [] } })).rejects.toMatchObject({
      code: 'other-side-unseen',
    });
    await expect(voidEntry(context, { portfolio: zoe, entry: entered, reason: 'x' })).rejects.toMatchObject({ code: 'other-side-unseen' });
    expect(await sides()).toEqual(bothSides);
  });

  test('ten at once move what is there', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, async () => send(units({ units: '10', note: 'x' })).catch(String)));
    const moved = answers.filter((answer) => typeof answer !== 'string' && 'done' in answer);
    expect(moved.length).toBeGreaterThan(0);
    expect(await sides()).toHaveLength(2 * moved.length);
    expect(moved.length).toBeLessThanOrEqual(6);
  });
});

test('the portfolios that are offered are those of the portal that the actor looks after', async () => {
  const named = async (words: string) => (await findPortfolios(contextOf(asAda()), gia, words)).map(({ name }) => name);
  expect(await named('')).toEqual(['Ivy ISA', 'Zoe ISA']);
  expect(await named('zoe')).toEqual(['Zoe ISA']);
  expect(await named('max')).toEqual([]);
  expect((await findPortfolios(contextOf(asBob()), zoe, 'isa')).map(({ client }) => client)).toEqual(['Max']);
  await expect(findPortfolios(contextOf({ kind: 'investor', userId: ivy }), gia, '')).rejects.toMatchObject({ code: 'forbidden' });
});
