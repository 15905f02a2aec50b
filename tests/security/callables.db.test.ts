import { beforeEach, describe, expect, test } from 'vitest';
import { newToken, tokenHash } from '#server/auth/token.ts';
import { type HttpAnswer, httpRequest } from '../support/http-request.ts';
import { sharedProduct } from '../support/running-product.ts';
import { credentialsIn, type AccessActor } from './access-actors.ts';
import { twoClients } from './two-clients.ts';

const product = await sharedProduct();
const { owner } = product.database;
const { ids, people } = await twoClients(product);
const credentialsOf = credentialsIn(product.database, people);
const host = `localhost:${product.port}`;
const own = { origin: `http://${host}` };

type Headers = Readonly<Record<string, string>>;

function send(name: string, body: unknown, headers: Headers): Promise<HttpAnswer> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const all = { host, 'content-type': 'application/json', ...headers };
  return httpRequest({ port: product.port, method: 'POST', path: `/api/v1/callables/${name}`, headers: all, body: text });
}

async function call(accessActor: AccessActor, name: string, data: unknown, headers: Headers = own): Promise<HttpAnswer> {
  return send(name, { data }, { ...(await credentialsOf(accessActor)).headers, ...headers });
}

const json = ({ body }: HttpAnswer) => JSON.parse(body) as { result?: Record<string, unknown>; error?: Record<string, unknown> };
const messages = async () => Number((await owner.query<{ count: string }>('select count(*) from outgoing_messages')).rows[0]?.count);

/** An account that no one has signed in to, with an advisor. */
async function freshAccount(): Promise<{ readonly id: string; readonly email: string }> {
  const email = `fresh-${newToken().slice(0, 8).toLowerCase().replaceAll(/[-_]/g, 'x')}@home.example`;
  const { rows } = await owner.query<{ id: string }>(
    "insert into accounts (portal_id, name, email, currency) values ($1, 'Fresh', $2, 'GBP') returning replace(id::text, '-', '') as id",
    [ids.portal, email],
  );
  const id = rows[0]?.id ?? '';
  await owner.query("insert into account_members values ($1, $2, 'advisor')", [id, people.advisor.id]);
  return { id, email };
}

async function serviceOf(scopes: string): Promise<{ readonly id: string; readonly secret: string }> {
  const secret = newToken();
  const { rows } = await owner.query<{ id: string }>(
    "insert into api_clients (name, secret_hash, scopes, created_by) values ('CRM', $1, $2, $3) returning replace(id::text, '-', '') as id",
    [tokenHash(secret), scopes, people.admin.id],
  );
  return { id: rows[0]?.id ?? '', secret };
}

const bearer = ({ id, secret }: { id: string; secret: string }) => ({ authorization: `Bearer ${id}.${secret}` });

beforeEach(async () => {
  await owner.query("delete from auth_counters where kind in ('service', 'client-mail', 'custom-token')");
});

describe('the specified shape', () => {
  test('inviteClient is answered with when the invitation went out', async () => {
    const { id, email } = await freshAccount();
    const answer = await call('advisor', 'inviteClient', { accountId: id, email, message: { subject: 'Hello', text: 'Come in' } });
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(Object.keys(json(answer))).toEqual(['result']);
    expect(json(answer).result).toEqual({ lastInviteSend: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) });
    const again = await call('advisor', 'inviteClient', { accountId: id });
    expect([again.status, again.headers['retry-after']]).toEqual([429, '300']);
    expect(json(again).error).toMatchObject({ code: 'invited-just-now', requestId: expect.any(String) });
  });

  test('sendEmail sends one of our templates to the address of the account', async () => {
    const message = { template: 'note', subject: 'Your review', text: '<script>alert(1)</script>' };
    expect(json(await call('advisor', 'sendEmail', { accountId: ids.account, message }))).toEqual({ result: { sent: true } });
    const { rows } = await owner.query('select recipient, subject, content from outgoing_messages order by id desc limit 1');
    expect(rows[0]).toMatchObject({ recipient: 'north@home.example', subject: 'Your review', content: { text: message.text } });
  });

  test('verifyEmail is the word of an administrator, and of no one about themselves', async () => {
    const { id } = people.otherInvestor;
    const { cookie = '' } = (await credentialsOf('otherInvestor')).headers;
    const inside = () => httpRequest({ port: product.port, path: '/profile/me', headers: { host, cookie } });
    const isConfirmed = async () => (await owner.query('select from confirmed_addresses where user_id = $1', [id])).rowCount === 1;
    expect(json(await call('admin', 'verifyEmail', { uid: id, verified: true }))).toEqual({ result: { uid: id, verified: true } });
    expect([await isConfirmed(), (await inside()).status]).toEqual([true, 200]);
    await call('admin', 'verifyEmail', { uid: id, verified: false });
    expect([await isConfirmed(), (await inside()).status]).toEqual([false, 302]);
    expect((await call('admin', 'verifyEmail', { uid: people.admin.id, verified: true })).status).toBe(403);
  });

  test('getCustomToken has no payload', async () => {
    for (const body of [{ data: null }, { data: {} }, {}]) {
      const answer = await send('getCustomToken', body, { ...(await credentialsOf('investor')).headers, ...own });
      expect(json(answer).result).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/) });
    }
    expect((await call('investor', 'getCustomToken', { uid: people.admin.id })).status).toBe(400);
    expect((await call('investor', 'getCustomToken', { isAdmin: true })).status).toBe(400);
  });

  test('a name that is none takes nothing, and what is no call is not understood', async () => {
    expect((await call('admin', 'constructor', null)).status).toBe(404);
    const { headers } = await credentialsOf('admin');
    for (const body of ['', '{', '[]', 'null', '"x"', '{"data":1}', '{"data":null}', '{"data":{},"more":1}', '{"__proto__":{"data":{}}}'])
      expect((await send('inviteClient', body, { ...headers, ...own })).status).toBe(400);
    expect((await send('inviteClient', '{"data":{}}', { ...headers, ...own, 'content-type': 'text/plain' })).status).toBe(400);
  });
});

const note = { template: 'note', subject: 'A', text: 'B' };

describe('what is smuggled in is refused by its name, and nothing is done', () => {
  test.each<[string, object, string]>([
    ['inviteClient', { message: { html: '<b>x</b>' } }, 'message.text'],
    ['inviteClient', { message: { subject: 'A', text: 'B', html: '<b>x</b>' } }, 'message.html'],
    ['inviteClient', { message: { subject: 'A\nBcc: evil@home.example', text: 'B' } }, 'message.subject'],
    ['inviteClient', { message: { text: 'B\u0000' } }, 'message.text'],
    ['inviteClient', { message: { text: 'x'.repeat(2001) } }, 'message.text'],
    ['inviteClient', { isAdmin: true }, 'isAdmin'],
    ['inviteClient', { role: 'admin' }, 'role'],
    ['inviteClient', { owner: 'x' }, 'owner'],
    ['inviteClient', { portal: 'x' }, 'portal'],
    ['inviteClient', { href: 'https://evil.example' }, 'href'],
    ['inviteClient', { redirectTo: '/x' }, 'redirectTo'],
    ['inviteClient', { lastInviteSend: null }, 'lastInviteSend'],
    ['inviteClient', { accountId: ['x'] }, 'accountId'],
    ['inviteClient', { accountId: { $ne: null } }, 'accountId'],
    ['inviteClient', { email: ['a@home.example'] }, 'email'],
    ['inviteClient', { email: 'evil@home.example' }, 'email'],
    ['sendEmail', { message: { subject: 'A', html: '<b>x</b>' } }, 'message.template'],
    ['sendEmail', { message: { ...note, html: '<b>x</b>' } }, 'message.html'],
    ['sendEmail', { message: { ...note, to: 'evil@home.example' } }, 'message.to'],
    ['sendEmail', { message: { ...note, subject: 'A\r\nBcc: evil@home.example' } }, 'message.subject'],
    ['sendEmail', { message: { template: 'reset' } }, 'message.template'],
    ['sendEmail', { message: { template: '__proto__' } }, 'message.template'],
    ['sendEmail', { message: note, email: 'evil@home.example' }, 'email'],
    ['sendEmail', { message: note, from: 'evil@home.example' }, 'from'],
    ['verifyEmail', { verified: true, isAdmin: true }, 'isAdmin'],
    ['verifyEmail', { verified: 'true' }, 'verified'],
    ['verifyEmail', { verified: true, email: 'evil@home.example' }, 'email'],
  ])('%s %j: %s', async (name, more, field) => {
    const whom = name === 'verifyEmail' ? { uid: people.otherInvestor.id } : { accountId: (await freshAccount()).id };
    const before = await messages();
    const answer = await call('admin', name, { ...whom, ...more });
    expect(answer.status).toBe(400);
    expect(json(answer).error).toMatchObject({ field, message: expect.any(String), requestId: expect.any(String) });
    expect(await messages()).toBe(before);
  });
});

describe('anyone who comes with a cookie', () => {
  test.each<[string, Headers]>([
    ['from another site', { origin: 'https://evil.example' }],
    ['from nowhere', {}],
    ['from a frame without origin', { origin: 'null' }],
    ['by a fetch of another site', { ...own, 'sec-fetch-site': 'cross-site' }],
    ['from a neighbour', { ...own, 'sec-fetch-site': 'same-site' }],
  ])('%s is refused', async (_where, headers) => {
    const { id } = await freshAccount();
    for (const [name, data] of [
      ['inviteClient', { accountId: id }],
      ['getCustomToken', null],
    ] as const)
      expect((await call('admin', name, data, headers)).status).toBe(403);
  });
});

describe('another system', () => {
  test('asks without any origin, by Bearer or Basic, in its own name', async () => {
    const service = await serviceOf('{invite-clients}');
    const basic = `Basic ${Buffer.from(`${service.id}:${service.secret}`).toString('base64')}`;
    for (const headers of [bearer(service), { authorization: basic }]) {
      const { id } = await freshAccount();
      expect((await send('inviteClient', { data: { accountId: id } }, headers)).status).toBe(200);
      const { rows } = await owner.query('select actor_kind, actor_id from audit_events where account_id = $1', [id]);
      expect(rows).toEqual([{ actor_kind: 'service', actor_id: service.id }]);
    }
    const { rows } = await owner.query('select last_used_at is not null as used from api_clients where id = $1', [service.id]);
    expect(rows).toEqual([{ used: true }]);
  });

  test('is not helped by a cookie beside its credentials, nor by a page of another site', async () => {
    const service = await serviceOf('{mail-clients}');
    const { cookie = '' } = (await credentialsOf('admin')).headers;
    const data = { uid: people.otherInvestor.id, verified: true };
    expect((await send('verifyEmail', { data }, { ...bearer(service), cookie })).status).toBe(404);
    const { id } = await freshAccount();
    expect((await send('inviteClient', { data: { accountId: id } }, { authorization: 'Bearer x', cookie })).status).toBe(401);
    const message = { template: 'news' };
    const foreign = { ...bearer(service), origin: 'https://evil.example' };
    expect((await send('sendEmail', { data: { accountId: id, message } }, foreign)).status).toBe(403);
  });

  test('does what it was given, and nothing else', async () => {
    const { id } = await freshAccount();
    const service = await serviceOf('{mail-clients}');
    expect((await send('inviteClient', { data: { accountId: id } }, bearer(service))).status).toBe(404);
    expect((await send('sendEmail', { data: { accountId: id, message: { template: 'news' } } }, bearer(service))).status).toBe(200);
    const last = await owner.query('select actor_kind, actor_id, action, outcome from audit_events where actor_id = $1 order by seq', [
      service.id,
    ]);
    expect(last.rows).toMatchObject([
      { actor_kind: 'service', action: 'access-refused', outcome: 'refused' },
      { actor_kind: 'service', action: 'client-written-to', outcome: 'done' },
    ]);
  });

  test('is a guest everywhere else', async () => {
    const headers = { host, ...bearer(await serviceOf('{invite-clients,mail-clients}')) };
    for (const path of ['/portals', '/profile/me', `/dashboard/${ids.portal}`])
      expect((await httpRequest({ port: product.port, path, headers })).location).toBe('/login');
  });

  test('is locked out by wrong secrets, and told when to come again; revoked ones and none answer alike', async () => {
    const service = await serviceOf('{mail-clients}');
    const revoked = await serviceOf('{mail-clients}');
    await owner.query('update api_clients set revoked_at = now() where id = $1', [revoked.id]);
    const asked = (headers: Headers) => send('getCustomToken', { data: null }, headers);
    const wrong = { ...service, secret: newToken() };
    const answers = await Promise.all([wrong, revoked, { id: '0'.repeat(32), secret: newToken() }].map((each) => asked(bearer(each))));
    const comparable = answers.map((answer) => [
      answer.status,
      { ...json(answer).error, requestId: '' },
      answer.headers['www-authenticate'],
    ]);
    expect(new Set(comparable.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(comparable[0]?.[0]).toBe(401);
    for (let n = 0; n < 9; n += 1) expect((await asked(bearer(wrong))).status).toBe(401);
    const locked = await asked(bearer(service));
    expect([locked.status, locked.headers['retry-after']]).toEqual([429, '60']);
    const others = await serviceOf('{mail-clients}');
    expect((await send('sendEmail', { data: { accountId: ids.account, message: { template: 'news' } } }, bearer(others))).status).toBe(200);
  });

  test('keeps its secret out of the log and the trail', async () => {
    const service = await serviceOf('{mail-clients}');
    await send('sendEmail', { data: { accountId: ids.account, message: note } }, bearer(service));
    await send('sendEmail', '{', bearer(service));
    const { rows } = await owner.query<{ told: string }>('select string_agg(e::text, chr(10)) as told from audit_events e');
    for (const place of [product.logged(), rows[0]?.told ?? '']) expect(place).not.toContain(service.secret);
    expect(product.logged()).toContain('/api/v1/callables/sendEmail');
  });
});

test('fifty calls of inviteClient at once send one mail', async () => {
  const { id, email } = await freshAccount();
  const { headers } = await credentialsOf('advisor');
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => send('inviteClient', { data: { accountId: id } }, { ...headers, ...own })),
  );
  const { rowCount } = await owner.query('select from outgoing_messages where recipient = $1', [email]);
  expect(rowCount).toBe(1);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  // Anyone who waits too long for a row that others hold is told that we are busy.
  expect(answers.filter(({ status }) => ![200, 429, 503].includes(status))).toEqual([]);
});

const get = (path: string, cookie = '') => httpRequest({ port: product.port, path, headers: { host, cookie } });
const cookieOf = ({ headers }: HttpAnswer, name: string) =>
  (headers['set-cookie'] ?? []).find((line) => line.startsWith(`portal-${name}=`))?.split(';')[0] ?? '';
const tokenOf = async (accessActor: AccessActor) => String(json(await call(accessActor, 'getCustomToken', null)).result?.token);
const press = (back: string, cookie: string, headers: Headers = own) =>
  httpRequest({
    port: product.port,
    method: 'POST',
    path: `/enter?redirectTo=${encodeURIComponent(back)}`,
    headers: { host, cookie, 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

describe('a custom token', () => {
  test('leaves the address, is used by a button alone, and ends at the PIN', async () => {
    const token = await tokenOf('investor');
    const page = `/dashboard/${ids.portal}`;
    const followed = await get(`${page}?token=${token}&date=2026-03-31`);
    expect(followed.headers.location).toBe(`/enter?redirectTo=${encodeURIComponent(`${page}?date=2026-03-31`)}`);
    expect(followed.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
    const link = cookieOf(followed, 'link');
    expect(followed.headers['set-cookie']?.join()).toMatch(/portal-link=[^;]+; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax/);
    const landing = await get('/enter', link);
    expect(landing.status).toBe(200);
    expect(landing.body).not.toContain(token);
    expect(landing.body).not.toMatch(/(?:src|href)="https?:/);
    expect((await press(page, link, { origin: 'https://evil.example' })).status).toBe(403);

    const entered = await press(page, link);
    expect(entered.headers.location).toBe(`/login?redirectTo=${encodeURIComponent(page)}`);
    expect([cookieOf(entered, 'link'), cookieOf(entered, 'session')]).toEqual(['portal-link=', 'portal-session=']);
    expect((await get(page, cookieOf(entered, 'attempt'))).location).toBe('/login');
    expect((await press(page, link)).status).toBe(400);
    expect(product.logged()).not.toContain(token);
  });

  test('of someone who is not on the portal of the address leads to its absence', async () => {
    const followed = await get(`/dashboard/${ids.otherPortal}?token=${await tokenOf('investor')}`);
    const entered = await press(`/dashboard/${ids.otherPortal}`, cookieOf(followed, 'link'));
    expect(entered.headers.location).toBe('/login?redirectTo=%2Fdashboard%2F404');
  });

  test('that is none goes into no cookie', async () => {
    const followed = await get(`/dashboard/${ids.portal}?token=${'x'.repeat(4000)}`);
    expect(cookieOf(followed, 'link')).toBe('portal-link=');
  });
});
