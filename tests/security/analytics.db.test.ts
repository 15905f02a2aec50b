import { beforeAll, describe, expect, test } from 'vitest';
import type { AnalyticsQuery } from '#contracts/analytics.ts';
import { type Actor, guest } from '#domain/actor.ts';
import { readAnalytics, readAnalyticsFile } from '#server/operations/analytics/read-analytics.ts';
import type { PagePrinter } from '#server/page-printer.ts';
import { variants } from '#variants/registry.ts';
import { usersTable } from '#web/dashboard/analytics/users-table.ts';
import { textsByLocale } from '#wording/catalogues.ts';
import { buildRequestContext } from '../support/build-request-context.ts';
import { testDatabase } from '../support/test-database.ts';
import { twoClients } from './two-clients.ts';

const database = await testDatabase();
const { ids, people } = await twoClients({ database });
const root: Actor = { kind: 'admin', userId: people.admin.id };
const adviser: Actor = { kind: 'advisor', userId: people.advisor.id };
const today = '2026-06-30';

const contextOf = (actor: Actor, portal = ids.portal) =>
  buildRequestContext({
    variant: variants.default,
    database,
    portal: { id: portal, name: 'Main' },
    pagePrinter: {} as PagePrinter,
    today,
    actor,
  });
const read = (actor: Actor, query: AnalyticsQuery = {}) => readAnalytics(contextOf(actor), query);

const seen = (actor: Actor) =>
  database
    .as(actor)
    .read(
      async ({ connection }) =>
        (await connection.query('select user_id from portal_activities union all select user_id from portal_clients')).rowCount,
    );

interface Told {
  readonly at?: string;
  readonly kind?: string;
  readonly section?: string;
  readonly user: string;
  readonly isInvestor?: boolean;
  readonly portal?: string | null;
  readonly account?: string | null;
  readonly info?: string;
}

async function tell({ at = '2026-06-20 12:00Z', kind = 'viewed', section = 'portfolio', isInvestor = true, ...told }: Told) {
  await database.owner.query(
    'insert into activities (at, kind, section, user_id, is_investor, portal_id, account_id, info) values ($1, $2, $3, $4, $5, $6, $7, $8)',
    [
      at,
      kind,
      section,
      told.user,
      isInvestor,
      told.portal === undefined ? ids.portal : told.portal,
      told.account ?? null,
      told.info ?? null,
    ],
  );
}

const north = { user: people.investor.id, account: ids.account };
const south = { user: people.otherInvestor.id, account: ids.otherAccount };
const signIn = { kind: 'signed-in', section: 'sign-in', portal: null, account: null };

beforeAll(async () => {
  await database.owner.query('delete from activities');
  for (const day of [20, 21]) await tell({ ...north, at: `2026-06-${day} 12:00Z` });
  await tell({ ...north, ...signIn, at: '2026-06-21 11:59Z' });
  // The first sign-in on a portal is told twice, and its end is no use.
  await tell({ ...north, ...signIn, section: 'portal', portal: ids.portal });
  await tell({ ...north, ...signIn, kind: 'signed-out' });
  await tell({ ...north, kind: 'created', section: 'messages' });
  await tell({ ...north, kind: 'downloaded', section: 'library', info: 'review.pdf' });
  await tell({ ...north, account: null, section: 'library' });
  await tell({ ...north, kind: 'changed', section: 'people', account: null });
  // The last minute before the window of 366 days, in London, and the first in it.
  await tell({ ...north, at: '2025-06-28 22:59Z' });
  await tell({ ...north, at: '2025-06-28 23:00Z', section: 'home' });
  for (let nth = 0; nth < 12; nth += 1) await tell({ ...south, at: `2026-06-10 10:${String(nth + 10)}Z` });
  await tell({ ...south, ...signIn });
  await tell({ user: people.advisor.id, isInvestor: false, section: 'overview' });
  await tell({ user: people.otherAdvisor.id, isInvestor: false, section: 'overview' });
  await tell({ user: people.strangerInvestor.id, portal: ids.otherPortal, account: ids.farAccount });
  await tell({ ...north, portal: ids.otherPortal, account: null, section: 'library' });
});

describe('what clients did on a portal', () => {
  test('administrators see of all', async () => {
    const { totals, clients, users, places, span } = await read(root);
    expect(span).toEqual({ from: '2025-06-29', to: today });
    expect(totals).toEqual({ logins: 2, views: 16, messages: 1, downloads: 1, other: 1, total: 21 });
    expect(clients.signedIn).toBe(2);
    expect(users.map(({ id, total, account }) => [id, total, account?.id])).toEqual([
      [south.user, 13, south.account],
      [north.user, 8, north.account],
    ]);
    expect(places).toEqual([
      { place: 'portfolio', views: 14 },
      { place: 'home', views: 1 },
      { place: 'library', views: 1 },
    ]);
  });

  test('advisers see of their own clients, in the log too', async () => {
    const { totals, clients, users, log } = await read(adviser);
    expect(totals).toEqual({ logins: 1, views: 4, messages: 1, downloads: 1, other: 1, total: 8 });
    expect(clients).toEqual({ all: 1, signedIn: 1 });
    expect(users.map(({ id }) => id)).toEqual([north.user]);
    expect(log.entries.map(({ kind, section, file }) => [kind, section, file]).slice(0, 2)).toEqual([
      ['viewed', 'portfolio', null],
      ['signed-in', 'sign-in', null],
    ]);
    expect(log.entries.find(({ kind }) => kind === 'downloaded')?.file).toBe('review.pdf');
  });

  test('advisers see nothing of another portal, though a client of theirs was there', async () => {
    expect((await readAnalytics(contextOf(adviser, ids.otherPortal), {})).totals.total).toBe(0);
    expect((await readAnalytics(contextOf(root, ids.otherPortal), {})).totals.views).toBe(2);
  });

  test.each<[string, Actor]>([
    ['clients', { kind: 'investor', userId: people.investor.id }],
    ['guests', guest],
    ['an adviser who looks on behalf of a client', { ...adviser, onBehalfOf: people.investor.id }],
  ])('%s do not', async (_name, actor) => {
    await expect(read(actor)).rejects.toMatchObject({ code: 'page-not-found' });
    await expect(readAnalyticsFile(contextOf(actor), {})).rejects.toMatchObject({ code: 'page-not-found' });
  });

  test('the database shows to no one else either', async () => {
    expect(await seen({ kind: 'investor', userId: people.investor.id })).toBe(0);
    expect(await seen({ ...adviser, onBehalfOf: people.investor.id })).toBe(0);
    expect(await seen(guest)).toBe(0);
    expect(await seen({ kind: 'advisor', userId: people.strangerAdvisor.id })).toBeLessThanOrEqual(2);
  });
});

test('others are the firm’s people: administrators see all of them, advisers themselves', async () => {
  expect((await read(root, { view: 'others' })).users.map(({ id }) => id).toSorted()).toEqual(
    [people.advisor.id, people.otherAdvisor.id].toSorted(),
  );
  expect((await read(adviser, { view: 'others' })).users.map(({ id }) => id)).toEqual([people.advisor.id]);
});

test('the log is in pages of ten, of one kind when asked; a page past the end is the last', async () => {
  const first = (await read(root)).log;
  const third = (await read(root, { page: 3 })).log;
  expect([first.count, first.entries.length, first.pageSize]).toEqual([21, 10, 10]);
  expect(third.entries).toHaveLength(1);
  expect((await read(root, { page: 99 })).log).toEqual(third);
  const { log } = await read(root, { kind: 'logins' });
  expect([log.count, ...log.entries.map(({ kind }) => kind)]).toEqual([2, 'signed-in', 'signed-in']);
});

test('days are those of the firm’s time zone, and the days before are compared where they are kept', async () => {
  const { totals, before, points, unit } = await read(adviser, { range: 'custom', from: '2026-06-21', to: '2026-06-22' });
  expect(points.map(({ start, views, logins }) => [start, views, logins])).toEqual([
    ['2026-06-21', 1, 1],
    ['2026-06-22', 0, 0],
  ]);
  expect([unit, totals.total, before?.total]).toEqual(['day', 2, 5]);
  expect((await read(adviser)).before).toBeNull();
});

test('days that are not kept are refused by their part of the address', async () => {
  const asked = read(root, { range: 'custom', from: '2022-04-01', to: '2022-04-30' });
  await expect(asked).rejects.toMatchObject({ code: 'query-not-understood', details: { part: 'to' } });
});

test('the file has a row a person, in the order of their use, and is told as a download', async () => {
  await database.owner.query("delete from activities where section = 'analytics'");
  const { header, rows } = usersTable(await readAnalyticsFile(contextOf(root), {}), textsByLocale.en);
  expect(header).toEqual(['User', 'Account', 'Sign-ins', 'Views', 'Messages', 'Downloads', 'Other', 'Total']);
  expect(rows.map(([, , ...figures]) => figures)).toEqual([
    [1, 12, 0, 0, 0, 13],
    [1, 4, 1, 1, 1, 8],
  ]);
  const told = await database.owner.query("select user_id from activities where kind = 'downloaded' and info = 'analytics.csv'");
  expect(told.rowCount).toBe(1);
});
