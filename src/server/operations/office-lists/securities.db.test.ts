import { beforeAll, beforeEach, expect, test } from 'vitest';
import { adminPeople, otherThanAdministrators } from '#tests/support/admin-people.ts';
import { importFolder, smallFolder } from '#tests/support/import-folder.ts';
import { saveData, restoreData } from '#tests/support/saved-data.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { mergeSecurities } from './merge-securities.ts';
import { securityList } from './securities.ts';

const database = await testDatabase();
const { owner } = database;
const { contextOf, somebody } = adminPeople(database);
const { context: root, id: rootId } = await somebody('admin');
const asked = { ...root, requestRefresh: async () => undefined };

const idOf = async (symbol: string) =>
  (await owner.query<{ id: string }>("select replace(id::text, '-', '') as id from instruments where symbol = $1", [symbol])).rows[0]?.id ??
  '';
const linesOf = async (sql: string) => (await owner.query<{ line: string }>(sql)).rows.map(({ line }) => line);
const held = () =>
  linesOf(`select concat_ws(' ', t.day, t.type, i.symbol, trim_scale(t.units)) as line
             from transactions t join instruments i on i.id = t.instrument_id where t.voided_at is null order by t.sequence`);
const pricesOf = (symbol: string) =>
  linesOf(`select concat_ws(' ', p.day, trim_scale(p.close)) as line from prices p join instruments i on i.id = p.instrument_id
            where i.symbol = '${symbol}' order by p.day`);

const doubled = {
  ...smallFolder,
  'instruments.csv': `${smallFolder['instruments.csv'] ?? ''}
    VODA,Vodafone Group,Stock,Equities,GBP,GBX
    FREE,Unused,Stock,Equities,GBP,`,
  'prices.csv': `${smallFolder['prices.csv'] ?? ''}
    VODA,2020-02-03,111
    VODA,2020-03-10,115
    FREE,2020-02-03,5`,
  'transactions.csv': `${smallFolder['transactions.csv'] ?? ''}
    6,P-2,2020-02-03,Purchase,VODA,10,111,-11,GBP`,
};

beforeAll(async () => {
  await importFolder(database, doubled);
  await saveData(owner);
});

beforeEach(() => restoreData(owner));

test('one that is unused is deleted with its prices and comes back with them; one in use says where', async () => {
  const free = await idOf('FREE');
  await securityList.remove(asked, free);
  expect([await idOf('FREE'), await pricesOf('FREE')]).toEqual(['', []]);
  await securityList.restore(asked, free);
  expect([await idOf('FREE'), await pricesOf('FREE')]).toEqual([free, ['2020-02-03 5']]);
  await expect(securityList.remove(asked, await idOf('VOD'))).rejects.toMatchObject({
    code: 'security-in-use',
    details: { transactions: 2, portfolios: 1, others: 0 },
  });
});

test('a correction marks the figures of all who hold it', async () => {
  const id = await idOf('VODA');
  await owner.query('update ledger_marks set computed_version = version');
  const { version, values } = await securityList.read(asked, id);
  await expect(securityList.change(asked, id, { version, values: { ...values, type: 'Property' } })).rejects.toMatchObject({
    code: 'security-type-fixed',
  });
  expect(await securityList.fixed(asked, id)).toEqual(['currency']);
  const saved = await securityList.change(asked, id, { version, values: { ...values, name: 'Vodafone plc', quoteUnit: null } });
  expect(saved).toEqual({ done: 'saved', version: version + 1 });
  const marked = `select p.external_id as line from ledger_marks m join portfolios p on p.id = m.portfolio_id where m.version > m.computed_version`;
  expect(await linesOf(marked)).toEqual(['P-2']);
});

test('one becomes part of another after what moves was read, and every row of it moves', async () => {
  const [from, into] = [await idOf('VODA'), await idOf('VOD')];
  const preview = await mergeSecurities(asked, from, { intent: 'merge', into });
  expect(preview).toMatchObject({ merge: { into: 'Vodafone', transactions: 1, portfolios: 1, prices: 2, differing: 1 } });
  const told = 'told' in preview ? preview.told : '';
  // Prices of one day differ: whose count has to be said.
  expect(await mergeSecurities(asked, from, { intent: 'merge', into, told })).toEqual(preview);
  expect(await mergeSecurities(asked, from, { intent: 'merge', into, told, prices: 'stay' })).toEqual({ done: 'merged', id: into });
  expect(await held()).toEqual([
    '2020-01-02 Purchase VOD 100',
    '2020-03-02 Sale VOD 40',
    '2020-01-16 Purchase AAPL 2',
    '2020-02-03 Purchase VOD 10',
  ]);
  expect(await pricesOf('VOD')).toEqual(['2020-01-01 100', '2020-02-03 110', '2020-03-10 115']);
  expect(await idOf('VODA')).toBe('');
  const { rows } = await owner.query("select before, after from audit_events where action = 'security-merged'");
  expect(rows).toMatchObject([{ before: { symbol: 'VODA' }, after: { symbol: 'VOD', transactions: 1, prices: 2, differing: 1 } }]);
});

test('two that mean something else are not merged, and prices far apart say so', async () => {
  const [from, into] = [await idOf('VODA'), await idOf('VOD')];
  const merge = (other: string) => mergeSecurities(asked, from, { intent: 'merge', into: other });
  await expect(merge(await idOf('AAPL'))).rejects.toMatchObject({ code: 'security-merge-currency' });
  await expect(merge(await idOf('FREE'))).rejects.toMatchObject({ code: 'security-merge-unit' });
  await owner.query("update prices set close = 1.11 where instrument_id = $1 and day = '2020-02-03'", [from]);
  await expect(merge(into)).rejects.toMatchObject({ code: 'security-merge-prices', details: { count: 1 } });
});

test.each(otherThanAdministrators)('no one else reads, corrects or merges one: %s', async (_name, actor) => {
  const id = await idOf('FREE');
  const context = { ...contextOf(actor(rootId)), requestRefresh: async () => undefined };
  const none = { code: 'security-not-found' };
  await expect(securityList.read(context, id)).rejects.toMatchObject(none);
  await expect(securityList.remove(context, id)).rejects.toMatchObject(none);
  await expect(mergeSecurities(context, id, { intent: 'merge', into: await idOf('VOD') })).rejects.toMatchObject(none);
});
