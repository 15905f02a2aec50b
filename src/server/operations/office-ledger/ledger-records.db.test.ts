import { beforeAll, expect, test } from 'vitest';
import { adminPeople, otherThanAdministrators } from '#tests/support/admin-people.ts';
import { importFolder, smallFolder } from '#tests/support/import-folder.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { variants } from '#variants/registry.ts';
import type { ListQuery } from '../../db/list-query.ts';
import { refreshFigures } from '../figures/refresh-figures.ts';
import { listSubscriptions, readSubscription } from '../portals/read-subscriptions.ts';
import { listHoldings, listTransactions, readHolding, readTransaction } from './read-ledger-records.ts';

const database = await testDatabase();
const { owner } = database;
const { contextOf, somebody } = adminPeople(database);
const { context: root, id: rootId } = await somebody('admin');

const all: ListQuery = { find: null, sort: 'name', order: 'asc', filters: {}, limit: 50, offset: 0 };
const hexId = "replace(id::text, '-', '') as id";
let isa = '';

beforeAll(async () => {
  await importFolder(database, smallFolder);
  await refreshFigures(database, { through: '2020-03-31', settlement: variants.default.settlement });
  isa = (await owner.query<{ id: string }>(`select ${hexId} from portfolios where external_id = 'P-2'`)).rows[0]?.id ?? '';
});

test('holdings are those of the books, with what is left of each after sales', async () => {
  const { rows, found } = await listHoldings(root, all);
  expect([found, rows.map(({ cells }) => cells)]).toEqual([
    2,
    [
      { name: 'Apple', symbol: 'AAPL', units: '2', portfolio: 'Ivy ISA', account: 'Ivy' },
      { name: 'Vodafone', symbol: 'VOD', units: '60', portfolio: 'Ivy GIA', account: 'Ivy' },
    ],
  ]);
  const vodafone = await readHolding(root, rows[1]?.id ?? '');
  expect(vodafone.values).toEqual({
    name: 'Vodafone',
    symbol: 'VOD',
    assetclass: 'Equities',
    type: 'Stock',
    region: null,
    day: '2020-03-31',
    units: '60',
    value: '66',
    purchaseValue: '60',
    currency: 'GBP',
  });
  expect(vodafone.panels.ledger).toMatchObject({ portfolio: { name: 'Ivy GIA' }, account: { name: 'Ivy' } });
});

test('transactions are searched, sorted and of one portfolio', async () => {
  const latest = await listTransactions(root, { ...all, sort: 'day', order: 'desc' });
  expect(latest.found).toBe(5);
  expect(latest.rows[0]?.cells).toMatchObject({ name: 'Vodafone', type: 'Sale', amount: '44', currency: 'GBP', day: '2020-03-02' });
  const ofIsa = await listTransactions(root, { ...all, filters: { portfolioId: isa } });
  expect([ofIsa.found, ofIsa.names]).toEqual([2, { portfolioId: 'Ivy ISA' }]);
  expect((await listTransactions(root, { ...all, find: 'vodaf' })).found).toBe(2);
  const { values } = await readTransaction(root, latest.rows[0]?.id ?? '');
  expect(values).toMatchObject({ symbol: 'VOD', units: '40', amount: '44', localCcyAmount: '44', note: null });
});

test.each(['day', 'name', 'symbol', 'type', 'amount', 'portfolio', 'account'])(
  'by %s one page follows the other, either way',
  async (sort) => {
    for (const order of ['asc', 'desc'] as const) {
      const ids = async (limit: number, offset: number) =>
        (await listTransactions(root, { ...all, sort, order, limit, offset })).rows.map(({ id }) => id);
      expect([...(await ids(2, 0)), ...(await ids(3, 2))]).toEqual(await ids(5, 0));
      const found = await listTransactions(root, { ...all, find: 'a', sort, order, filters: { portfolioId: isa } });
      expect([found.rows.length, found.found]).toEqual([2, 2]);
    }
  },
);

test('what was voided is no more', async () => {
  const { rows } = await listTransactions(root, { ...all, sort: 'day', order: 'desc' });
  const id = rows[0]?.id ?? '';
  await owner.query('update transactions set voided_at = now() where id = $1', [id]);
  expect((await listTransactions(root, all)).found).toBe(4);
  await expect(readTransaction(root, id)).rejects.toMatchObject({ code: 'entry-not-found' });
  await owner.query('update transactions set voided_at = null where id = $1', [id]);
});

test('a subscription says for how many portals it stands', async () => {
  const { rows } = await listSubscriptions(root, all);
  expect(rows.map(({ cells }) => cells)).toEqual([{ name: 'Standard', accounts: 100, advisors: 50, portals: 1 }]);
  expect((await readSubscription(root, rows[0]?.id ?? '')).values).toEqual({ name: 'Standard', accounts: 100, advisors: 50 });
});

test.each(otherThanAdministrators)('none of it is for %s', async (_name, actor) => {
  const context = contextOf(actor(rootId));
  const [{ rows: held }, { rows: booked }] = await Promise.all([listHoldings(root, all), listTransactions(root, all)]);
  const none = { code: 'page-not-found' };
  for (const list of [listHoldings, listTransactions, listSubscriptions]) await expect(list(context, all)).rejects.toMatchObject(none);
  await expect(readHolding(context, held[0]?.id ?? '')).rejects.toMatchObject({ code: 'instrument-not-found' });
  await expect(readTransaction(context, booked[0]?.id ?? '')).rejects.toMatchObject({ code: 'entry-not-found' });
  await expect(readSubscription(context, rootId)).rejects.toMatchObject(none);
});
