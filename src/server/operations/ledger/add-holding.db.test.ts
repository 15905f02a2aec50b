import { beforeEach, expect, test } from 'vitest';
import type { HoldingKind } from '#collections/holding-fields.ts';
import type { Actor } from '#domain/actor.ts';
import { computeFigures } from '#tests/support/compute-figures.ts';
import { emptied, importFolder, smallFolder, told } from '#tests/support/import-folder.ts';
import { variants } from '#variants/registry.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import type { RequestContext } from '../../request-context.ts';
import { entryAction } from './entry-action.ts';
import { findSecurities } from './find-securities.ts';
import { readEntryForm } from './read-entry-form.ts';

const database = await testDatabase();
const { owner } = database;
let [ada, ivy, portfolio] = ['', '', ''];

const one = async (sql: string) => (await owner.query<{ id: string }>(sql)).rows[0]?.id.replaceAll('-', '') ?? '';

beforeEach(async () => {
  await emptied(database);
  expect(told(await importFolder(database, smallFolder)).refused).toEqual([]);
  ada = await one("select id from users where role = 'advisor'");
  ivy = await one("select id from users where role = 'investor'");
  portfolio = await one("select id from portfolios where external_id = 'P-1'");
});

let keys = 0;

function add(kind: HoldingKind, fields: Readonly<Record<string, string>>, actor?: Actor) {
  keys += 1;
  return send({ intent: 'add-holding', 'form-key': `key${keys}`.padEnd(22, 'x'), kind, ...fields }, actor);
}

function send(form: Readonly<Record<string, string>>, actor: Actor = { kind: 'advisor', userId: ada }) {
  const context = {
    actor,
    db: database.as(actor),
    today: '2026-06-30',
    requestRefresh: async () => undefined,
    auth: { database } as unknown as RequestContext['auth'],
  };
  return entryAction(context, portfolio, form);
}

const bought = { day: '2020-06-01', units: '10', purchaseValue: '4', currency: 'GBP' };
const house = { name: 'Harbour House', day: '2020-06-01', purchaseValue: '450000', currency: 'GBP' };

async function cash() {
  const { rows } = await owner.query<{ line: string }>(
    "select concat_ws(' ', type, day, trim_scale(amount), currency) as line from transactions where source = 'entered' and voided_at is null order by type, day",
  );
  return rows.map(({ line }) => line);
}

async function held(symbol: string) {
  const { rows } = await owner.query<{ line: string }>(
    `select concat_ws(' ', i.type, i.asset_class, i.region, t.type, t.day, trim_scale(t.units), trim_scale(t.amount), trim_scale(t.cost)) as line
       from transactions t join instruments i on i.id = t.instrument_id where i.symbol like $1 and t.source = 'entered' and t.voided_at is null`,
    [symbol],
  );
  return rows.map(({ line }) => line);
}

test('a new security is an instrument of the firm with its price, bought in the same go', async () => {
  const answer = await add('security', { ...bought, symbol: 'NEW', name: 'New plc', type: 'Stock', assetClass: 'Equity', region: 'UK' });
  expect(answer).toMatchObject({ done: 'added' });
  expect(await held('NEW')).toEqual(['Stock Equities UK Purchase 2020-06-01 10 -40']);
  const { rows } = await owner.query(
    "select day::text, trim_scale(close)::text as close from prices join instruments i on i.id = instrument_id where symbol = 'NEW'",
  );
  expect(rows).toEqual([{ day: '2020-06-01', close: '4' }]);
});

test('the cash that a purchase lacks is deposited on its day if someone asks for it, and undone with it', async () => {
  const early = { ...bought, day: '2019-01-02', symbol: 'VOD', purchaseValue: '100', charges: '2.50' };
  await add('listed', early);
  expect(await cash()).toEqual(['Purchase 2019-01-02 -12.5 GBP']);
  const answer = await add('listed', { ...early, day: '2019-01-03', deposit: 'yes' });
  expect(await cash()).toEqual(['Contribution 2019-01-03 25 GBP', 'Purchase 2019-01-02 -12.5 GBP', 'Purchase 2019-01-03 -12.5 GBP']);
  const recorded = 'change' in answer ? answer.change.recorded : [];
  expect(recorded).toHaveLength(2);
  await send({ intent: 'undo', recorded: recorded.join(' '), voided: '' });
  expect(await cash()).toEqual(['Purchase 2019-01-02 -12.5 GBP']);
});

test('of the list it is bought alone; a new fund is a fund', async () => {
  await add('listed', { ...bought, symbol: 'VOD', purchaseValue: '100' });
  await add('fund', { ...bought, symbol: 'FUND', name: 'A fund', assetClass: 'Fixed income' });
  expect([...(await held('VOD')), ...(await held('FUND'))]).toEqual([
    'Stock Equities Purchase 2020-06-01 10 -10',
    'Fund Fixed Interest Purchase 2020-06-01 10 -40',
  ]);
  const { rows } = await owner.query('select symbol, is_published from instruments where type <> $1 order by symbol', ['Index']);
  expect(rows).toContainEqual({ symbol: 'FUND', is_published: false });
  expect(rows).toContainEqual({ symbol: 'VOD', is_published: true });
});

test('a new security may be quoted in pence: its price stays as typed, what it costs is in pounds', async () => {
  const pence = { ...bought, currency: 'GBX', purchaseValue: '613.35' };
  expect(await add('security', { ...pence, symbol: 'PNC', name: 'Pence plc', type: 'Stock', assetClass: 'Equity' })).toMatchObject({
    done: 'added',
  });
  expect(await held('PNC')).toEqual(['Stock Equities Purchase 2020-06-01 10 -61.34']);
  const { rows } = await owner.query(
    `select i.currency, quote_unit, trim_scale(p.close)::text as close, trim_scale(t.price)::text as price, t.currency as paid
       from instruments i join prices p on p.instrument_id = i.id join transactions t on t.instrument_id = i.id where symbol = 'PNC'`,
  );
  expect(rows).toEqual([{ currency: 'GBP', quote_unit: 'GBX', close: '613.35', price: '613.35', paid: 'GBP' }]);
});

test.each([
  ['the last price point', { 'pricePoints.0.day': '2020-07-01', 'pricePoints.0.price': '460000' }, 460_000],
  ['what was paid for it, without one', {}, 450_000],
])('a property comes in whole, without cash, and is worth %s', async (_case, points, value) => {
  expect(await add('property', { ...house, ...points })).toMatchObject({ done: 'added' });
  expect(await held('PROPERTY-%')).toEqual(['Property Property TransferIn 2020-06-01 1 0 450000']);
  await computeFigures(database, '2020-12-31');
  const { rows } = await owner.query<{ value: Buffer }>(
    "select value from daily_series where subject_id = (select id from portfolios where external_id = 'P-1') order by year desc limit 1",
  );
  const bytes = rows[0]?.value ?? Buffer.alloc(8);
  // With 944 of cash and 60 shares at 1.10.
  expect(bytes.readDoubleLE(bytes.length - 8)).toBeCloseTo(value + 1010, 6);
});

test('nothing comes of a symbol that is taken, a field that is missing, or someone who may not', async () => {
  const security = { ...bought, symbol: 'VOD', name: 'x', type: 'Stock', assetClass: 'Equity' };
  await expect(add('security', security)).rejects.toMatchObject({ code: 'symbol-taken' });
  expect(await add('security', { ...security, symbol: '' })).toEqual({ problems: { symbol: { code: 'required' } } });
  await expect(add('property', house, { kind: 'investor', userId: ivy })).rejects.toMatchObject({ code: 'forbidden' });
  await expect(add('property', house, { kind: 'advisor', userId: ivy })).rejects.toMatchObject({ code: 'portfolio-not-found' });
  const asClient = database.as({ kind: 'investor', userId: ivy });
  const security2 = {
    symbol: 'X',
    name: 'X',
    type: 'Stock',
    assetClass: 'Other',
    currency: 'GBP',
    quoteUnit: null,
    region: null,
    annualGrowth: null,
  };
  await expect(asClient.writeUnaudited('derived-figures', (tx) => tx.instruments.add(security2, []))).rejects.toThrow(/added by the firm/);
  expect((await owner.query('select from instruments')).rowCount).toBe(3);
});

test('an adviser adds a hundred new securities a day at the most', async () => {
  await add('property', house);
  await owner.query(
    `insert into audit_events (seq, at, actor_kind, actor_id, action, outcome, after, previous_hash, hash)
     select -n, at, actor_kind, actor_id, action, outcome, after, previous_hash, hash
       from (select * from audit_events where action = 'holding-added' order by seq desc limit 1) one, generate_series(1, 99) n`,
  );
  await expect(add('property', house)).rejects.toMatchObject({ code: 'securities-of-today' });
  await add('listed', { ...bought, symbol: 'VOD', purchaseValue: '100' });
});

test('a property is found for the portfolio that has it, and for no other: what a client lives in is no security of the firm', async () => {
  await add('property', house);
  const context = {
    actor: { kind: 'advisor', userId: ada } as const,
    db: database.as({ kind: 'advisor', userId: ada }),
    today: '2026-06-30',
  } as const;
  await importFolder(database, {
    'accounts.csv': 'externalId,name,email,portal,advisors,currency\nA-2,Otto,otto@home.example,Main,ada@firm.example,GBP',
    'portfolios.csv': 'externalId,account,name,type,currency\nP-3,A-2,Otto GIA,GIA,GBP',
  });
  const other = await one("select id from portfolios where external_id = 'P-3'");
  expect((await findSecurities(context, portfolio, 'harbour')).map(({ name }) => name)).toEqual(['Harbour House']);
  expect(await findSecurities(context, other, 'harbour')).toEqual([]);
  const symbol = (await owner.query<{ symbol: string }>("select symbol from instruments where type = 'Property'")).rows[0]?.symbol ?? '';
  expect(await findSecurities(context, other, symbol)).toEqual([]);
  expect(await readEntryForm({ ...context, variant: variants.default }, other, { symbol })).toMatchObject({ security: null });
});
