import { expect, test } from 'vitest';
import { printReport } from '#server/operations/reports/print-report.ts';
import { variants } from '#variants/registry.ts';
import { buildRequestContext } from '../support/build-request-context.ts';
import { type HttpRequest, httpRequest } from '../support/http-request.ts';
import { sharedProduct } from '../support/running-product.ts';
import { credentialsIn } from './access-actors.ts';
import { canary, twoClients } from './two-clients.ts';

const product = await sharedProduct();
const { owner } = product.database;
const { ids, people } = await twoClients(product);
const credentialsOf = credentialsIn(product.database, people);
const host = `localhost:${product.port}`;

const account = `/dashboard/${ids.portal}/account/${ids.account}`;
const portfolio = `/dashboard/${ids.portal}/portfolio/${ids.portfolio}`;
const words = 'You are viewing the portal as CanaryNorth client. You cannot make changes.';

/** A browser of someone who is signed in. */
async function browser(accessActor: 'advisor' | 'admin' | 'investor') {
  const { headers, secret } = await credentialsOf(accessActor);
  const ask = (asked: Omit<HttpRequest, 'port'>) => httpRequest({ port: product.port, ...asked, headers: { host, ...headers } });
  const post = (path: string, body = '') =>
    httpRequest({
      port: product.port,
      method: 'POST',
      path,
      body,
      headers: { host, ...headers, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' },
    });
  return { secret, get: (path: string) => ask({ path }), post };
}

async function viewer(accessActor: 'advisor' | 'admin') {
  const own = await browser(accessActor);
  expect((await own.post(`${account}/view-as`)).location).toBe(account);
  return own;
}

/** Without repeats that the product has counted in an earlier file and records a minute later. */
async function lastEvents(count: number) {
  const { rows } = await owner.query<Record<string, unknown>>(
    `select action, actor_kind, actor_id, replace(on_behalf_of::text, '-', '') as behalf, target_id, outcome, after
       from audit_events where after->>'times' is null order by seq desc limit $1`,
    [count],
  );
  return rows.toReversed();
}

test.each(['advisor', 'admin'] as const)('an %s starts on the page of the account, and stops', async (accessActor) => {
  const own = await browser(accessActor);
  expect((await own.get(account)).body).toContain(`action="${account}/view-as"`);
  expect((await own.post(`${account}/view-as`)).location).toBe(account);
  const viewed = (await own.get(account)).body;
  expect(viewed).toContain(words);
  expect(viewed).not.toContain('/view-as"');
  expect((await own.post('/view-as/stop')).location).toBe(account);
  expect((await own.get(account)).body).not.toContain(words);
  const by = { actor_kind: accessActor, actor_id: people[accessActor].id, target_id: people.investor.id, outcome: 'done', after: null };
  const told = (await lastEvents(40)).filter((event) => String(event.action).startsWith('view-as') && event.actor_id === by.actor_id);
  expect(told.slice(-2)).toEqual([
    { ...by, action: 'view-as-begun', behalf: null },
    { ...by, action: 'view-as-ended', behalf: people.investor.id },
  ]);
});

test.each(['/', portfolio, `${portfolio}/nowhere`, '/profile/me', '/admin/audit', '/logout', `/dashboard/${ids.portal}/calculations`])(
  'the banner stands on %s',
  async (path) => {
    const { body } = await (await viewer('admin')).get(path);
    expect(body).toContain(words);
  },
);

test('what is seen, taken and refused is told on behalf of the client, and to the client', async () => {
  await owner.query('delete from activities');
  const ada = await viewer('advisor');
  await ada.get(`${portfolio}?tab=transactions`);
  await expect.poll(async () => (await lastEvents(3)).some(({ action }) => action === 'viewed')).toBe(true);
  expect((await ada.get(`${portfolio}/holdings.csv`)).status).toBe(200);
  expect((await ada.get('/profile/me')).status).toBe(403);
  const by = { actor_kind: 'advisor', actor_id: people.advisor.id, behalf: people.investor.id };
  expect(await lastEvents(2)).toEqual([
    { ...by, action: 'downloaded', target_id: 'holdings.csv', outcome: 'done', after: null },
    { ...by, action: 'access-refused', target_id: '/profile/me', outcome: 'refused', after: { why: 'view-as-own-page' } },
  ]);
  const log = (await (await browser('investor')).get('/profile/access')).body;
  expect(log).toContain('Viewed a portfolio, in client view');
  expect(log).toContain('Downloaded holdings.csv, in client view');
});

test.each([
  ['/preferences', 'language=en'],
  ['/preferences', 'theme=dark'],
  ['/profile/me', 'intent=save&name=x&title=&phone=1&pinTarget=sms'],
  ['/profile/me', 'intent=password&current=x&password=y'],
  ['/profile/me', 'intent=end-others'],
  [`${account}/view-as`, ''],
])('nothing is changed by %s %s', async (path, body) => {
  const viewers = [await viewer('advisor'), await viewer('admin')];
  const before = await everything();
  for (const own of viewers) {
    expect((await own.post(path, body)).status).toBe(403);
    expect((await own.post(`${path}.data`, body)).body).not.toContain('"done"');
  }
  expect(await everything()).toEqual(before);
});

test.each(['email', 'email-undo'])('the refusal of a link at /%s tells the trail nothing that opens something', async (kind) => {
  const secret = 'L'.repeat(43);
  const ada = await viewer('advisor');
  expect((await ada.post(`/${kind}/${secret}`)).status).toBe(403);
  expect((await lastEvents(1))[0]).toMatchObject({ action: 'access-refused', target_id: `/${kind}/…` });
});

/** All that a change could change. */
async function everything() {
  const tables = [
    'users',
    'accounts',
    'account_members',
    'credentials',
    'portal_members',
    'published_reports',
    'terms_acceptances',
    'known_devices',
    'outgoing_messages',
  ];
  const all = await Promise.all(tables.map(async (table) => (await owner.query(`select * from ${table} order by 1`)).rows));
  return Object.fromEntries(tables.map((table, at) => [table, all[at]]));
}

test('a report that is taken on behalf of a client is told, and not published', async () => {
  const before = await everything();
  const actor = { kind: 'advisor', userId: people.advisor.id, onBehalfOf: people.investor.id } as const;
  const { database } = product;
  const portal = await database.as(actor).read((snapshot) => snapshot.portals.find(ids.portal));
  const pagePrinter = { print: () => Promise.resolve(new Uint8Array([37])) };
  const context = buildRequestContext({ variant: variants.default, database, portal, pagePrinter, today: '2026-06-30', actor });
  const { fileName } = await printReport(context, { portfolio: ids.portfolio, query: {} });
  expect((await everything()).published_reports).toEqual(before.published_reports);
  expect((await lastEvents(1))[0]).toMatchObject({ action: 'downloaded', behalf: people.investor.id, target_id: fileName });
});

test('a chosen day is not kept', async () => {
  const ada = await viewer('advisor');
  expect((await ada.get(`${portfolio}?date=2026-03-31`)).status).toBe(200);
  const { rows } = await owner.query("select from sessions where viewed_person_id is not null and as_of <> '{}'");
  expect(rows).toEqual([]);
});

test('the clock of the session still moves, and signing out ends the session', async () => {
  const ada = await viewer('advisor');
  expect((await ada.post('/session/activity')).status).toBe(200);
  expect((await ada.post('/logout')).location).toBe('/login');
  expect((await ada.get(account)).location).toContain('/login');
});

test.each([
  ['the advisor leaves the account', 'delete from account_members where account_id = $1 and user_id = $2', ['account', 'advisor']],
  ['the account waits', 'update accounts set validated_at = null where id = $1', ['account']],
  ['the client is disabled', 'update user_security set is_disabled = true where user_id = $1', ['investor']],
] as const)('when %s, it is over with the next page', async (_when, statement, values) => {
  const ada = await viewer('advisor');
  const of = { account: ids.account, advisor: people.advisor.id, investor: people.investor.id };
  await owner.query(
    statement,
    values.map((value) => of[value]),
  );
  try {
    const left = await ada.get(`${portfolio}/holdings.csv`);
    expect([left.status, left.location]).toEqual([302, '/portals']);
    expect(left.body).not.toContain(canary('North'));
    expect(String(left.headers['set-cookie'])).toContain('notice=view-as-over');
    expect((await lastEvents(1))[0]).toMatchObject({ action: 'view-as-ended', behalf: people.investor.id, after: { why: 'access-lost' } });
    expect((await ada.get('/profile/me')).status).toBe(200);
  } finally {
    await owner.query('insert into account_members values ($1, $2, $3) on conflict do nothing', [
      ids.account,
      people.advisor.id,
      'advisor',
    ]);
    await owner.query('update accounts set validated_at = now() where id = $1', [ids.account]);
    await owner.query('update user_security set is_disabled = false where user_id = $1', [people.investor.id]);
  }
});

test('losing the role, or being disabled, ends the session with it', async () => {
  for (const change of ["users set role = 'investor' where id = $1", 'user_security set is_disabled = true where user_id = $1']) {
    const ada = await viewer('advisor');
    await owner.query(`update ${change}`, [people.advisor.id]);
    expect((await ada.get(account)).location).toContain('/login');
    await owner.query("update users set role = 'advisor' where id = $1", [people.advisor.id]);
    await owner.query('update user_security set is_disabled = false where user_id = $1', [people.advisor.id]);
  }
});

test('it is the session’s: another browser of the same person sees the portal as themselves', async () => {
  await viewer('advisor');
  expect((await (await browser('advisor')).get(account)).body).not.toContain(words);
});

test('an account without a client who may come in has no button, and starts nothing', async () => {
  await owner.query('update accounts set validated_at = null where id = $1', [ids.account]);
  const ada = await browser('advisor');
  expect((await ada.get(account)).body).not.toContain('/view-as');
  expect((await ada.post(`${account}/view-as`)).status).toBe(403);
  await owner.query('update accounts set validated_at = now() where id = $1', [ids.account]);
});

test('an account of another portal is not found on this one', async () => {
  const root = await browser('admin');
  expect((await root.post(`/dashboard/${ids.portal}/account/${ids.farAccount}/view-as`)).status).toBe(404);
});
