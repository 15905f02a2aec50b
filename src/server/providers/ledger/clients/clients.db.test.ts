import { beforeAll, describe, expect, test } from 'vitest';
import { attentionMatters } from '#contracts/reports/report-choices.ts';
import type { ReportQuery } from '#contracts/reports/report-query.ts';
import type { Actor } from '#domain/actor.ts';
import { unavailable } from '#finance/figure.ts';
import { addTransaction, type ArrangedIds, bookInDatabase, dailyPrices } from '#tests/support/book-in-database.ts';
import { computeFigures } from '#tests/support/compute-figures.ts';
import { getSubject } from '#tests/support/get-subject.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { clientTotals } from './client-totals.ts';
import { clients, foundClients } from './clients.ts';

const database = await testDatabase();
const lastDay = '2024-03-31';
let ids: ArrangedIds;
let ada: Actor;

const person = (email: string) => ids.users.get(email) ?? '';

const root: Actor = { kind: 'admin', userId: '0'.repeat(32) };

const list = (query: ReportQuery = {}, { actor = ada, asOf = lastDay }: { actor?: Actor; asOf?: string } = {}) =>
  database.as(actor).read(async (snapshot) => {
    const subject = await getSubject(snapshot, ids, { asOf, query });
    return { ...(await clients(snapshot, subject)), ...(await foundClients(snapshot, subject)) };
  });

const accessGroupsOf = async (actor: Actor) => (await list({}, { actor })).accessGroups;

const names = async (query: ReportQuery = {}, actor?: Actor) => (await list(query, actor ? { actor } : {})).rows.map(({ name }) => name);

async function rowNamed(name: string, query: ReportQuery = {}, asOf = lastDay) {
  const row = (await list(query, { asOf })).rows.find((one) => one.name === name);
  if (!row) throw new Error(`There is no row of ${name}.`);
  return row;
}

/** 100 until the end of January 2024, 110 in February, 121 from March on. */
const steps = dailyPrices('2023-01-01', 456, (step) => (step < 396 ? 100 : step < 425 ? 110 : 121));

const advisors = ['ada@firm.example'];
const everybody = ['Margaret Ashworth', 'Νίκος Άγγελος', 'Hartwell', 'Ali Zed', 'Young Fox', 'Ola Silent', 'Krona Holder'];

beforeAll(async () => {
  ids = await bookInDatabase(database.owner, {
    instruments: [
      { symbol: 'UP', prices: steps },
      { symbol: 'FLAT', prices: dailyPrices('2023-01-01', 456, () => 5) },
    ],
    rates: { GBP: { '2023-01-02': 0.8, '2024-03-15': 0.75 }, USD: { '2023-01-02': 1.6, '2024-03-15': 1.5, '2024-03-18': 9 } },
    benchmarks: { Stepping: { UP: 1 }, Flat: { FLAT: 1 } },
    accounts: [
      {
        name: 'Margaret Ashworth',
        advisors,
        client: 'margaret@home.example',
        groups: ['family', 'london'],
        portfolios: [
          { name: 'M ISA', type: 'ISA', benchmark: 'Flat' },
          { name: 'M SIPP', type: 'SIPP', benchmark: 'Flat' },
        ],
      },
      {
        name: 'Νίκος Άγγελος',
        advisors,
        client: 'nikos@home.example',
        groups: ['αθήνα'],
        currency: 'EUR',
        portfolios: [{ name: 'N', currency: 'EUR', benchmark: 'Stepping' }],
      },
      {
        name: 'Hartwell',
        advisors,
        client: 'trust@home.example',
        currency: 'USD',
        portfolios: [{ name: 'H', type: 'Trust', currency: 'USD' }],
      },
      { name: 'Ali Zed', advisors, groups: ['family'], portfolios: [{ name: 'A', type: 'ISA' }] },
      { name: 'Young Fox', advisors, portfolios: [{ name: 'Y' }] },
      { name: 'Ola Silent', advisors, externalId: null, portfolios: [] },
      { name: 'Krona Holder', advisors, currency: 'SEK', portfolios: [{ name: 'K', currency: 'SEK' }] },
      { name: 'Ben Other', advisors: ['ben@firm.example'], client: 'other@home.example', groups: ['bens'], portfolios: [{ name: 'B' }] },
    ],
    transactions: [
      { portfolio: 'M ISA', day: '2023-01-05', type: 'Contribution', amount: '2000' },
      { portfolio: 'M ISA', day: '2023-01-05', type: 'Purchase', symbol: 'UP', units: '20', amount: '-2000' },
      { portfolio: 'M SIPP', day: '2023-01-05', type: 'Contribution', amount: '1000' },
      { portfolio: 'N', day: '2023-01-05', type: 'Contribution', amount: '3000', currency: 'EUR' },
      { portfolio: 'H', day: '2023-01-05', type: 'Contribution', amount: '800', currency: 'USD' },
      { portfolio: 'A', day: '2023-01-05', type: 'Contribution', amount: '50' },
      { portfolio: 'Y', day: '2024-03-05', type: 'Contribution', amount: '60' },
      { portfolio: 'K', day: '2023-01-05', type: 'Contribution', amount: '9', currency: 'SEK' },
      { portfolio: 'B', day: '2023-01-05', type: 'Contribution', amount: '70' },
    ],
  });
  ada = { kind: 'advisor', userId: person('ada@firm.example') };
  await database.owner.query("insert into last_sign_ins select id, '2024-03-20 23:30Z' from users where email = 'margaret@home.example'");
  await database.owner.query("insert into last_sign_ins select id, '2024-03-28 12:00Z' from users where email = 'trust@home.example'");
});

test('before the figures are computed everyone is listed, without a value', async () => {
  const { asOf, rows, count, totalValue } = await list();
  expect({ asOf, count, totalValue }).toEqual({ asOf: lastDay, count: 7, totalValue: 0 });
  const reasons = rows.map(({ name, value }) => [name, value]);
  expect(reasons).toEqual(rows.map(({ name }) => [name, unavailable(name === 'Ola Silent' ? 'no-portfolios' : 'not-recorded')]));
  expect(rows.find(({ name }) => name === 'Ali Zed')?.isRefreshing).toBe(true);
});

describe('with figures', () => {
  beforeAll(() => computeFigures(database, lastDay));

  test('values are in the currency of the overview, through the euro with both legs of one date', async () => {
    const { currency, asOf, totalValue } = await list();
    expect({ currency, asOf }).toEqual({ currency: 'GBP', asOf: lastDay });
    expect((await rowNamed('Margaret Ashworth')).value).toEqual({ available: true, value: 3420 });
    expect((await rowNamed('Νίκος Άγγελος')).value).toEqual({ available: true, value: 3000 * 0.75 });
    expect((await rowNamed('Hartwell')).value).toEqual({ available: true, value: 800 * (0.75 / 1.5) });
    expect(totalValue).toBeCloseTo(3420 + 2250 + 400 + 50 + 60, 9);
  });

  test('what has no value says why', async () => {
    expect((await rowNamed('Krona Holder')).value).toEqual(unavailable('no-exchange-rate', 'SEK/GBP'));
    const silent = await rowNamed('Ola Silent');
    expect(silent).toMatchObject({
      value: unavailable('no-portfolios'),
      sparkline: [],
      portfolioTypes: [],
      externalId: null,
      isRefreshing: false,
    });
    expect(silent.change.rate).toEqual(unavailable('no-portfolios'));
    expect((await rowNamed('Young Fox')).change.gain).toEqual(unavailable('too-short'));
    expect((await rowNamed('Ali Zed')).change.benchmark).toEqual(unavailable('no-benchmark'));
  });

  test('the change is that of the chosen period, the year so far by default', async () => {
    const { change } = await rowNamed('Margaret Ashworth');
    expect(change.gain).toEqual({ available: true, value: 420 });
    expect(change.rate.available && change.rate.value).toBeCloseTo(0.14, 12);
    expect(change.benchmark).toEqual({ available: true, value: 0 });
    const month = await rowNamed('Margaret Ashworth', { period: '1m' });
    expect(month.change.gain).toEqual({ available: true, value: 220 });
    expect((await rowNamed('Νίκος Άγγελος', { period: '1m' })).change.benchmark.available).toBe(true);
  });

  test('a row says what the client has, and when the client came last in the time of the variant', async () => {
    const row = await rowNamed('Margaret Ashworth');
    expect(row).toMatchObject({
      id: ids.accounts.get('Margaret Ashworth'),
      email: 'margaret.ashworth@client.example',
      externalId: 'X-Margaret Ashworth',
      groups: ['family', 'london'],
      portfolioTypes: ['ISA', 'SIPP'],
      hasClient: true,
      lastLogin: '2024-03-20',
      stalePrices: 0,
      isRefreshing: false,
    });
    expect(row.sparkline).toHaveLength(53);
    const athens = await database.as(ada).read(async (snapshot) => {
      const subject = await getSubject(snapshot, ids, {
        asOf: lastDay,
        variant: { timeZone: 'Europe/Athens' },
        query: { find: 'margaret' },
      });
      return clients(snapshot, subject);
    });
    expect(athens.rows[0]?.lastLogin).toBe('2024-03-21');
    expect(await rowNamed('Ali Zed')).toMatchObject({ hasClient: false, lastLogin: null });
  });

  test.each<[string, ReportQuery, string[]]>([
    ['value', {}, ['Margaret Ashworth', 'Νίκος Άγγελος', 'Hartwell', 'Young Fox', 'Ali Zed']],
    ['value upwards', { order: 'asc' }, ['Ali Zed', 'Young Fox', 'Hartwell', 'Νίκος Άγγελος', 'Margaret Ashworth']],
    ['name', { sort: 'name' }, ['Ali Zed', 'Hartwell', 'Krona Holder', 'Margaret Ashworth', 'Ola Silent', 'Young Fox', 'Νίκος Άγγελος']],
    ['change', { sort: 'change' }, ['Margaret Ashworth']],
    ['lead over the benchmark', { sort: 'benchmark' }, ['Margaret Ashworth', 'Νίκος Άγγελος']],
    ['lead over the benchmark upwards', { sort: 'benchmark', order: 'asc' }, ['Νίκος Άγγελος', 'Margaret Ashworth']],
    ['last sign-in', { sort: 'lastLogin' }, ['Hartwell', 'Margaret Ashworth']],
    ['last sign-in upwards', { sort: 'lastLogin', order: 'asc' }, ['Margaret Ashworth', 'Hartwell']],
  ])('sorted by %s, what has none comes last', async (_case, query, expected) => {
    const sorted = await names(query);
    expect(sorted).toHaveLength(7);
    expect(sorted.slice(0, expected.length)).toEqual(expected);
  });

  test.each<[string, ReportQuery, string[]]>([
    ['a letter of the second word', { letter: 'A' }, ['Margaret Ashworth']],
    ['a small letter', { letter: 'a' }, ['Margaret Ashworth']],
    ['a Greek letter', { letter: 'Α' }, ['Νίκος Άγγελος']],
    ['a Greek letter with an accent', { letter: 'ά' }, ['Νίκος Άγγελος']],
    ['the letter of an only word', { letter: 'h' }, ['Krona Holder', 'Hartwell'].toSorted()],
    ['a part of a name in any case', { find: 'WELL' }, ['Hartwell']],
    ['Greek without accents', { find: 'αγγελ' }, ['Νίκος Άγγελος']],
    ['a part of an e-mail address', { find: 'ashworth@CLIENT' }, ['Margaret Ashworth']],
    ['signs that mean something elsewhere', { find: '%' }, []],
    ['a type of portfolio', { type: 'ISA' }, ['Ali Zed', 'Margaret Ashworth']],
    ['a group', { group: 'family' }, ['Ali Zed', 'Margaret Ashworth']],
    ['linked ones', { unlinked: 'hide' }, ['Hartwell', 'Margaret Ashworth', 'Νίκος Άγγελος']],
    ['those whose value could not be computed', { attention: 'notAvailable' }, ['Krona Holder']],
    ['those without an external id', { attention: 'withoutExternalId' }, ['Ola Silent']],
    ['those who never came', { attention: 'neverSignedIn' }, ['Νίκος Άγγελος']],
    ['everything at once', { letter: 'A', find: 'marg', type: 'SIPP', group: 'london', unlinked: 'hide' }, ['Margaret Ashworth']],
    ['everything at once but one', { letter: 'A', find: 'marg', type: 'SIPP', group: 'none', unlinked: 'hide' }, []],
  ])('%s: %o', async (_case, query, expected) => {
    const { rows, count } = await list({
      sort: 'name',
      ...query,
      ...(query.group && { group: ids.groups.get(query.group) ?? '0'.repeat(32) }),
    });
    expect(rows.map(({ name }) => name).toSorted()).toEqual(expected);
    expect(count).toBe(expected.length);
  });

  test('of each matter that needs attention the list has as many as the totals count', async () => {
    const { attention } = await database
      .as(ada)
      .read(async (snapshot) => clientTotals(snapshot, await getSubject(snapshot, ids, { asOf: lastDay, query: {} })));
    for (const matter of attentionMatters) expect((await list({ attention: matter })).count).toBe(attention[matter]);
  });

  test('letters are those of the other filters, groups are all, the total is of what is filtered', async () => {
    const all = await list();
    expect(all.letters).toEqual(['A', 'F', 'H', 'S', 'Z', 'Α']);
    expect(all.groups.map(({ name }) => name)).toEqual(['family', 'london', 'αθήνα']);
    const some = await list({ letter: 'Z', group: ids.groups.get('family') });
    expect(some.letters).toEqual(['A', 'Z']);
    expect(some.groups).toEqual(all.groups);
    expect(some).toMatchObject({ count: 1, totalValue: 50 });
  });

  test('an access group is offered to administrators and to those who are in it, and leaves its clients', async () => {
    const both = ['ada@firm.example', 'ben@firm.example'].map(person);
    const { rows } = await database.owner.query<{ id: string }>(
      "insert into access_groups (name) values ('Close'), ('Empty') returning id",
    );
    const [id = ''] = rows.map((row) => row.id.replaceAll('-', ''));
    await database.owner.query("insert into access_group_clients select $1, id from accounts where name in ('Ali Zed', 'Ben Other')", [id]);
    expect(await accessGroupsOf(root)).toEqual([{ id, name: 'Close' }]);
    expect(await accessGroupsOf(ada)).toEqual([]);
    await database.owner.query('insert into access_group_team select $1, unnest($2::uuid[])', [id, both]);
    expect(await accessGroupsOf(ada)).toEqual([{ id, name: 'Close' }]);
    expect(await names({ accessGroup: id, sort: 'name' })).toEqual(['Ali Zed']);
    expect((await names({ accessGroup: id }, root)).toSorted()).toEqual(['Ali Zed', 'Ben Other']);
    await database.owner.query('delete from access_groups');
  });

  test('a day of the past is shown as the last cross-section before it', async () => {
    const past = await list({}, { asOf: '2024-03-10' });
    expect(past.asOf).toBe('2024-02-29');
    const rowOf = (name: string) => past.rows.find((row) => row.name === name);
    expect(rowOf('Margaret Ashworth')?.value).toEqual({ available: true, value: 3200 });
    expect(rowOf('Νίκος Άγγελος')?.value).toEqual({ available: true, value: 3000 * 0.8 });
    expect(rowOf('Young Fox')?.value).toEqual(unavailable('before-inception'));
  });

  test('a day after the figures is shown as the last day with figures', async () => {
    expect((await list({}, { asOf: '2026-01-01' })).asOf).toBe(lastDay);
  });

  test('an advisor, a client and an administrator see their own, a guest no one', async () => {
    expect((await names()).toSorted()).toEqual(everybody.toSorted());
    const ben: Actor = { kind: 'advisor', userId: person('ben@firm.example') };
    const bens = await list({}, { actor: ben });
    expect(bens.rows.map(({ name }) => name)).toEqual(['Ben Other']);
    expect(bens).toMatchObject({ count: 1, totalValue: 70, groups: [{ name: 'bens' }], letters: ['O'] });
    expect((await list({ group: ids.groups.get('family') }, { actor: ben })).count).toBe(0);
    const margaret: Actor = { kind: 'investor', userId: person('margaret@home.example') };
    expect(await names({}, margaret)).toEqual(['Margaret Ashworth']);
    expect(await names({}, root)).toHaveLength(8);
    // Someone who says to be an advisor of an account, being its client, or the other way round.
    expect(await names({}, { kind: 'advisor', userId: person('margaret@home.example') })).toEqual([]);
    expect(await names({}, { kind: 'investor', userId: person('ada@firm.example') })).toEqual([]);
  });

  test('a changed ledger is told, and an account that is behind the others', async () => {
    await addTransaction(database.owner, ids, { portfolio: 'A', day: '2024-03-02', type: 'Contribution', amount: '1' });
    expect(await rowNamed('Ali Zed')).toMatchObject({ isRefreshing: true, value: { available: true, value: 50 } });
    expect((await rowNamed('Margaret Ashworth')).isRefreshing).toBe(false);
  });
});

const margarets = async (query: ReportQuery) => (await list({ find: 'margaret', ...query })).rows.length;

describe('what lists are filtered by follows', () => {
  test('the types of the portfolios', async () => {
    expect([await margarets({ type: 'SIPP' }), await margarets({ type: 'GIA' })]).toEqual([1, 0]);
    await database.owner.query("update portfolios set type = 'GIA' where name = 'M SIPP'");
    expect([await margarets({ type: 'SIPP' }), await margarets({ type: 'GIA' }), await margarets({ type: 'ISA' })]).toEqual([0, 1, 1]);
  });

  test('who the client is, and when the client came', async () => {
    const margaret = [person('margaret@home.example')];
    expect(await margarets({ unlinked: 'hide' })).toBe(1);
    await database.owner.query('delete from last_sign_ins where user_id = $1', margaret);
    expect(await margarets({ attention: 'neverSignedIn' })).toBe(1);
    await database.owner.query("delete from account_members where user_id = $1 and relation = 'client'", margaret);
    expect([await margarets({ attention: 'neverSignedIn' }), await margarets({ unlinked: 'hide' })]).toEqual([0, 0]);
  });

  test('the name', async () => {
    await database.owner.query("update accounts set name = 'Margaret Écru' where name = 'Margaret Ashworth'");
    expect([await margarets({ letter: 'A' }), await margarets({ letter: 'E' }), await margarets({ find: 'ecru' })]).toEqual([0, 1, 1]);
  });
});

test('pages of fifty follow each other without a gap, ties in a fixed order', async () => {
  const portal = ids.portal;
  await database.owner.query('update subscriptions set accounts = 500 where is_standard');
  await database.owner.query(
    `with made as (insert into accounts (portal_id, name, email, currency)
       select $1, 'Client ' || n, 'c' || n || '@client.example', 'GBP' from generate_series(1, 120) n returning id)
     , linked as (insert into account_members select id, $2, 'advisor' from made)
     insert into snapshots (account_id, day, currency, value, paid_in, paid_out, paid_in_ytd, paid_out_ytd, stale_prices)
     select id, $3, 'GBP', 7, 7, 0, 0, 0, 2 from made`,
    [portal, person('ben@firm.example'), lastDay],
  );
  const ben: Actor = { kind: 'advisor', userId: person('ben@firm.example') };
  const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page }, { actor: ben })));
  expect(pages.map(({ rows }) => rows.length)).toEqual([50, 50, 21, 0]);
  expect(pages.map(({ count, page, pageSize }) => ({ count, page, pageSize }))).toEqual(
    [1, 2, 3, 4].map((page) => ({ count: 121, page, pageSize: 50 })),
  );
  const seen = pages.flatMap(({ rows }) => rows.map(({ id }) => id));
  expect(new Set(seen).size).toBe(121);
  expect(pages[0]?.rows[1]?.stalePrices).toBe(2);
});

test('neither accounts of another portal are on the list nor, for a client, what is closed', async () => {
  const trust: Actor = { kind: 'investor', userId: person('trust@home.example') };
  const shown = async (actor: Actor) => (await list({ sort: 'name' }, { actor })).rows.map(({ name }) => name);
  const before = await shown(ada);
  expect(await shown(trust)).toEqual(['Hartwell']);
  await database.owner.query(
    `with other as (insert into portals (name) values ('Another') returning id)
     , made as (insert into accounts (portal_id, name, email, currency) select id, 'Elsewhere', 'e@client.example', 'GBP' from other returning id)
     insert into account_members select id, $1, 'advisor' from made`,
    [person('ada@firm.example')],
  );
  await database.owner.query("update accounts set is_active = false where name = 'Hartwell'");
  expect(await shown(ada)).toEqual(before);
  expect((await list()).count).toBe(before.length);
  expect(await shown(trust)).toEqual([]);
});
