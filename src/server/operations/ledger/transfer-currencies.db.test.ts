import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EntryAnswer } from '#contracts/ledger/entry.ts';
import type { Actor } from '#domain/actor.ts';
import { emptied, importFolder, smallFolder, told } from '#tests/support/import-folder.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { newFormKey } from '../idempotency/form-key.ts';
import { entryAction } from './entry-action.ts';

const database = await testDatabase();
const { owner } = database;

/** Ivy has portfolios in pounds, in euros, and in a currency whose rates no one knows; cash and a share in dollars, and some of what has no rate. */
const folder = {
  ...smallFolder,
  'fx.csv': `Date,USD,GBP
    2020-01-01,1.1,0.85
    2020-01-02,1.25,0.80
    2020-03-02,1.20,0.90`,
  'portfolios.csv': `${smallFolder['portfolios.csv']}
    P-EUR,A-1,Ivy Euro,GIA,EUR,
    P-CHF,A-1,Ivy Franc,GIA,CHF,`,
  'transactions.csv': `id,portfolio,date,type,symbol,units,price,amount,currency,fxRate
    1,P-1,2020-01-02,Contribution,,,,1000,GBP,
    2,P-1,2020-01-02,Contribution,,,,500,USD,0.65
    3,P-1,2020-01-03,Purchase,AAPL,2,50,-100,USD,0.65
    4,P-1,2020-03-02,Purchase,AAPL,2,100,-200,USD,
    5,P-1,2020-01-02,Contribution,,,,90,CHF,0.9
    6,P-2,2020-01-02,Contribution,,,,500,GBP,
    7,P-1,2020-01-03,Purchase,VOD,100,100,-100,GBP,
    8,P-1,2020-05-01,Withdrawal,,,,-150,USD,
    9,P-EUR,2020-01-02,Contribution,,,,100,EUR,
    10,P-EUR,2020-01-03,Purchase,VOD,100,100,-100,GBP,1.25
    11,P-1,2020-06-10,Contribution,,,,120,USD,`,
};
const ids: Record<string, string> = {};
let ada = '';

beforeAll(async () => {
  await emptied(database);
  expect(told(await importFolder(database, folder, { confirmed: ['fx-jump'] })).refused).toEqual([]);
  const { rows } = await owner.query<{ id: string; name: string }>('select id, external_id as name from portfolios');
  for (const { id, name } of rows) ids[name] = id.replaceAll('-', '');
  const [user] = (await owner.query<{ id: string }>("select id from users where email = 'ada@firm.example'")).rows;
  ada = user?.id.replaceAll('-', '') ?? '';
});

beforeEach(async () => {
  await owner.query("delete from transactions where source = 'entered'");
});

function send(fields: Readonly<Record<string, string>>, [from, to]: readonly [string, string]): Promise<EntryAnswer> {
  const actor: Actor = { kind: 'advisor', userId: ada };
  const db = database.as(actor, { ip: null, requestId: 'test' } as never);
  const context = { actor, db, today: '2020-06-30', auth: { database } as never, requestRefresh: async () => undefined };
  return entryAction(context, ids[from] ?? '', { intent: 'transfer', 'form-key': newFormKey(), note: '', to: ids[to] ?? '', ...fields });
}

async function booked() {
  const { rows } = await owner.query<{ line: string }>(`
    select concat_ws(' ', p.external_id, t.type, trim_scale(t.amount), t.currency, trim_scale(t.cost), t.acquired, trim_scale(round(t.fx_rate, 6))) as line
      from transactions t join portfolios p on p.id = t.portfolio_id where t.source = 'entered' order by t.type desc`);
  return rows.map(({ line }) => line);
}

const cash = (amount: string, currency: string, day = '2020-04-01') => ({ what: 'cash', day, amount, currency });
const shares = (units: string, own: object = {}) => ({
  what: 'units',
  day: '2020-04-01',
  symbol: 'AAPL',
  units,
  cost: '',
  acquired: '',
  ...own,
});

describe('cash goes into a portfolio of another currency', () => {
  test.each<[string, Record<string, string>, readonly [string, string], string[]]>([
    ['in the currency that both have', cash('10', 'GBP'), ['P-1', 'P-2'], ['P-1 TransferOut -10 GBP', 'P-2 TransferIn 10 GBP']],
    [
      'in its own, beyond what is held there: it is an overdraft',
      cash('5000', 'GBP'),
      ['P-1', 'P-2'],
      ['P-1 TransferOut -5000 GBP', 'P-2 TransferIn 5000 GBP'],
    ],
    ['in that of the one', cash('10', 'GBP'), ['P-1', 'P-EUR'], ['P-1 TransferOut -10 GBP', 'P-EUR TransferIn 10 GBP']],
    ['in neither, where it is held', cash('50', 'USD'), ['P-1', 'P-EUR'], ['P-1 TransferOut -50 USD', 'P-EUR TransferIn 50 USD']],
  ])('%s', async (_what, fields, between, expected) => {
    expect(await send(fields, between)).toMatchObject({ done: 'transferred' });
    expect(await booked()).toEqual(expected);
  });

  test.each<[string, Record<string, string>, readonly [string, string], string]>([
    ['of the other, of which nothing is held', cash('10', 'EUR'), ['P-1', 'P-EUR'], 'foreign-cash-missing'],
    ['of neither, more than is held on the day', cash('210', 'USD'), ['P-1', 'P-EUR'], 'foreign-cash-missing'],
    ['of neither, which is spent later and comes back', cash('60', 'USD'), ['P-1', 'P-EUR'], 'foreign-cash-missing'],
    ['of neither, before it came', cash('10', 'USD', '2020-01-01'), ['P-1', 'P-2'], 'foreign-cash-missing'],
    ['whose rate no one knows, out of one of another', cash('10', 'CHF'), ['P-1', 'P-CHF'], 'rate-unknown'],
    ['whose rate no one knows, into one of another', cash('10', 'CHF'), ['P-1', 'P-2'], 'rate-unknown'],
    ['of the one, when no one knows what it is worth in the other', cash('10', 'GBP'), ['P-1', 'P-CHF'], 'rate-unknown'],
  ])('not in a currency %s', async (_what, fields, between, code) => {
    await expect(send(fields, between)).rejects.toMatchObject({ code });
    expect(await booked()).toEqual([]);
  });
});

describe('units of a foreign security bring what they cost', () => {
  test.each<[string, Record<string, string>, readonly [string, string], string]>([
    ['at the rate that the purchase recorded', shares('2'), ['P-1', 'P-2'], 'P-2 TransferIn 0 USD 100 2020-01-03 0.65'],
    // 100 at the recorded 0.65 and 200 at the 0.75 of 2 March.
    ['at the rates of all purchases', shares('4'), ['P-1', 'P-2'], 'P-2 TransferIn 0 USD 300 2020-01-03 0.716667'],
    // 1/1.25 on 3 January.
    ['at the market rates of their days in another currency', shares('2'), ['P-1', 'P-EUR'], 'P-EUR TransferIn 0 USD 100 2020-01-03 0.8'],
    [
      'at the market rate of the day that someone says',
      shares('2', { cost: '110', acquired: '2020-03-02' }),
      ['P-1', 'P-2'],
      'P-2 TransferIn 0 USD 110 2020-03-02 0.75',
    ],
    ['at the rate that someone says', shares('2', { rate: '0.7' }), ['P-1', 'P-2'], 'P-2 TransferIn 0 USD 100 2020-01-03 0.7'],
    [
      'at no rate where the security is in the currency of the portfolio',
      shares('10', { symbol: 'VOD' }),
      ['P-EUR', 'P-2'],
      'P-2 TransferIn 0 GBP 10 2020-01-03',
    ],
    [
      'at the rate that someone says where no one knows one',
      shares('2', { rate: '0.95' }),
      ['P-1', 'P-CHF'],
      'P-CHF TransferIn 0 USD 100 2020-01-03 0.95',
    ],
  ])('%s', async (_what, fields, between, expected) => {
    expect(await send(fields, between)).toMatchObject({ done: 'transferred' });
    expect((await booked())[1]).toBe(expected);
  });

  test('and are asked for a rate where no one knows it', async () => {
    expect(await send(shares('2'), ['P-1', 'P-CHF'])).toEqual({ problems: { rate: { code: 'required' } } });
    expect(await booked()).toEqual([]);
  });
});

test.each([
  ['a cost that the other portfolio never had', { cost: '90', acquired: '2020-03-02' }],
  ['a day on which it bought nothing', { cost: '110', acquired: '2020-03-05' }],
])('units that are said to bring %s are asked about', async (_what, said) => {
  expect(await send(shares('2', said), ['P-1', 'P-2'])).toMatchObject({ doubts: [{ kind: 'transfer-cost-differs' }] });
  expect(await booked()).toEqual([]);
});
