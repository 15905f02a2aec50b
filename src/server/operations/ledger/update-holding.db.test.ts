import { beforeEach, expect, test } from 'vitest';
import type { EntryAnswer } from '#contracts/ledger/entry.ts';
import type { Actor } from '#domain/actor.ts';
import { emptied, importFolder, smallFolder, told } from '#tests/support/import-folder.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import type { RequestContext } from '../../request-context.ts';
import { entryAction } from './entry-action.ts';
import { canEditHolding, readKeptHolding } from './holding-by-hand.ts';

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

function contextOf(actor: Actor) {
  const auth = { database } as unknown as RequestContext['auth'];
  return { actor, db: database.as(actor), today: '2026-06-30', requestRefresh: async () => undefined, auth };
}

const asAda = (): Actor => ({ kind: 'advisor', userId: ada });

function send(fields: Readonly<Record<string, string>>, actor: Actor = asAda()): Promise<EntryAnswer> {
  return entryAction(contextOf(actor), portfolio, fields);
}

const house = { kind: 'property', name: 'Harbour House', day: '2020-06-01', purchaseValue: '450000', currency: 'GBP' };
const valued = { 'pricePoints.0.day': '2020-07-01', 'pricePoints.0.price': '460000', annualGrowth: '2' };

async function addHouse(): Promise<string> {
  keys += 1;
  expect(await send({ intent: 'add-holding', 'form-key': `house${keys}`.padEnd(22, 'x'), ...house, ...valued })).toMatchObject({
    done: 'added',
  });
  await owner.query("update ledger_marks set first_changed_day = '2030-01-01'");
  return (await owner.query<{ symbol: string }>("select symbol from instruments where type = 'Property'")).rows[0]?.symbol ?? '';
}

async function kept(symbol: string) {
  const { typed, shown, kind } = await readKeptHolding(contextOf(asAda()), portfolio, symbol);
  return { intent: 'keep-holding', ...(typed as Record<string, string>), shown, kind, symbol, reason: 'Valued anew' };
}

const points = async () =>
  (
    await owner.query<{ line: string }>(
      "select concat_ws(' ', day, trim_scale(close)) as line from prices join instruments i on i.id = instrument_id where type = 'Property' order by day",
    )
  ).rows.map(({ line }) => line);

const marked = async () =>
  (await owner.query<{ day: string }>('select first_changed_day::text as day from ledger_marks where portfolio_id = $1', [portfolio]))
    .rows[0]?.day;

test('of a property its name, growth and value points are corrected, and figures computed anew from the first that changed', async () => {
  const symbol = await addHouse();
  const form = await kept(symbol);
  expect(form).toMatchObject({ kind: 'property', name: 'Harbour House', annualGrowth: '2', 'pricePoints.0.price': '460000' });
  const later = { ...form, name: 'Harbour Lodge', 'pricePoints.1.day': '2021-07-01', 'pricePoints.1.price': '480000' };
  expect(await send(later)).toEqual({ done: 'kept', change: { recorded: [], voided: [] } });
  expect(await points()).toEqual(['2020-07-01 460000', '2021-07-01 480000']);
  expect(await marked()).toBe('2021-07-01');
  await expect(send(later)).rejects.toMatchObject({ code: 'changed-meanwhile' });
  const again = await kept(symbol);
  await send({ ...again, 'pricePoints.0.day': '', 'pricePoints.0.price': '', 'pricePoints.1.price': '470000' });
  expect([await points(), await marked()]).toEqual([['2021-07-01 470000'], '2020-07-01']);
  const { rows } = await owner.query("select before, after from audit_events where action = 'holding-changed' order by seq limit 1");
  expect(rows).toMatchObject([
    { before: { name: 'Harbour House', prices: ['2020-07-01 460000'] }, after: { name: 'Harbour Lodge', reason: 'Valued anew' } },
  ]);
  expect(await send({ ...(await kept(symbol)), name: '', reason: '' })).toEqual({
    problems: { name: { code: 'required' }, reason: { code: 'required' } },
  });
});

test('a holding by hand is removed with all its transactions, and comes back when that is undone', async () => {
  const symbol = await addHouse();
  const removed = await send({ intent: 'remove-holding', symbol, reason: 'Entered twice' });
  expect(removed).toMatchObject({ done: 'removed' });
  expect(await marked()).toBe('2020-06-01');
  await expect(kept(symbol)).rejects.toMatchObject({ code: 'holding-not-by-hand' });
  const { change } = removed as Extract<EntryAnswer, { done: string }>;
  expect(await send({ intent: 'undo', recorded: '', voided: change.voided.join(' ') })).toMatchObject({ done: 'undone' });
  expect(await points()).toEqual(['2020-07-01 460000']);
  expect(await kept(symbol)).toMatchObject({ name: 'Harbour House' });
});

const mayKeep = (actor: Actor, id: string) => canEditHolding(contextOf(actor), portfolio, id);
const nothing = { name: 'x', region: null, annualGrowth: null };
const keep = (actor: Actor, id: string) =>
  database.as(actor).writeUnaudited('derived-figures', (tx) => tx.handHoldings.keep(id, nothing, []));

test('what a file brought is corrected by its transactions, and no one else’s holding is touched', async () => {
  const symbol = await addHouse();
  const vodafone = await one("select id from instruments where symbol = 'VOD'");
  const property = await one("select id from instruments where type = 'Property'");
  expect([await mayKeep(asAda(), property), await mayKeep(asAda(), vodafone)]).toEqual([true, false]);
  expect(await mayKeep({ kind: 'investor', userId: ivy }, property)).toBe(false);
  await expect(send({ intent: 'remove-holding', symbol: 'VOD', reason: 'x' })).rejects.toMatchObject({ code: 'holding-not-by-hand' });
  const form = await kept(symbol);
  await expect(send(form, { kind: 'investor', userId: ivy })).rejects.toMatchObject({ code: 'forbidden' });
  await expect(send(form, { kind: 'advisor', userId: ivy })).rejects.toMatchObject({ code: 'portfolio-not-found' });
  // The database has the last word: what an import brought, or a client of someone else's holds too, is no one's to correct.
  await expect(keep({ kind: 'investor', userId: ivy }, property)).rejects.toThrow(/corrected by the firm/);
  await expect(keep({ kind: 'advisor', userId: ivy }, property)).rejects.toThrow(/not corrected by those who hold it/);
  await expect(keep(asAda(), vodafone)).rejects.toThrow(/not corrected by those who hold it/);
  expect(await points()).toEqual(['2020-07-01 460000']);
});
