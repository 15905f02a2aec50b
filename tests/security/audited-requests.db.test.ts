import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { cookieJar } from '#server/auth/cookies.ts';
import { setPassword } from '#server/operations/passwords/set-password.ts';
import { signInFixture, password } from '../support/sign-in-fixture.ts';
import { httpRequest } from '../support/http-request.ts';
import { sharedProduct } from '../support/running-product.ts';
import type { SignedInActor } from './access-actors.ts';
import { twoClients } from './two-clients.ts';

const product = await sharedProduct();
const { owner } = product.database;
const fixture = signInFixture(product.database);
const { ids, people } = await twoClients(product);
const cookies = cookieJar({ isSecure: false });
const host = `localhost:${product.port}`;
const form = { origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' };

beforeAll(async () => {
  await setPassword(product.database, { userIds: Object.values(people).map(({ id }) => id), password });
});

async function cookieOf(accessActor: SignedInActor): Promise<string> {
  const { sessionToken } = await fixture.signIn(people[accessActor]);
  return (await cookies.set('session', sessionToken)).split(';')[0] ?? '';
}

function request(path: string, headers: Record<string, string>, body?: string) {
  const posted = body === undefined ? {} : { method: 'POST', body };
  return httpRequest({ port: product.port, path, headers: { host, ...headers, ...(body === undefined ? {} : form) }, ...posted });
}

async function ask(accessActor: SignedInActor, path: string, fields?: Record<string, string>) {
  return request(path, { cookie: await cookieOf(accessActor) }, fields && new URLSearchParams(fields).toString());
}

/** The newest row of the trail, other than repeats that the product has counted in an earlier file and records a minute later. */
async function lastRow(): Promise<Record<string, unknown>> {
  const { rows } = await owner.query<Record<string, unknown>>(
    `select action, actor_kind, actor_id, replace(account_id::text, '-', '') as account, replace(portal_id::text, '-', '') as portal,
            target_kind, target_id, before, after, network, request_id is not null as has_request, outcome
       from audit_events where after->>'times' is null order by seq desc limit 1`,
  );
  return rows[0] ?? {};
}

const portal = `/dashboard/${ids.portal}`;
const holdings = `${portal}/portfolio/${ids.portfolio}/holdings.csv`;
const from = { network: '127.0.0.1', has_request: true };

describe('a refusal is told', () => {
  test.each<[SignedInActor, string, number, string]>([
    ['otherInvestor', `${portal}/account/${ids.account}?date=2026-03-31`, 302, 'account-not-found'],
    ['otherAdvisor', `${portal}/portfolio/${ids.portfolio}`, 302, 'portfolio-not-found'],
    ['otherInvestor', holdings, 404, 'portfolio-not-found'],
    ['investor', `${portal}/data-health`, 302, 'forbidden'],
    ['investor', `${portal}/Data-Health`, 302, 'forbidden'],
    ['investor', `${portal}/%64ata-health`, 302, 'forbidden'],
    ['investor', '/dashboard/0192aaaa0000700080000000000000ab', 404, 'no-active-account'],
  ])('%s at %s: %i', async (accessActor, path, status, why) => {
    expect((await ask(accessActor, path)).status).toBe(status);
    const kind = accessActor.toLowerCase().includes('advisor') ? 'advisor' : 'investor';
    expect(await lastRow()).toMatchObject({
      ...from,
      action: 'access-refused',
      outcome: 'refused',
      actor_kind: kind,
      actor_id: people[accessActor].id,
      target_kind: 'page',
      target_id: path.split('?')[0],
      after: { why },
    });
  });

  test('also by the API and for what may be read but not changed', async () => {
    expect((await ask('investor', `/api/v1/data-health?portal=${ids.portal}`)).status).toBe(404);
    expect(await lastRow()).toMatchObject({ action: 'access-refused', target_id: '/api/v1/data-health', after: { why: 'page-not-found' } });
    const verdict = { intent: 'confirm', instrument: ids.fund, days: '2025-01-02' };
    expect((await ask('advisor', `${portal}/data-health`, verdict)).status).toBe(403);
    expect(await lastRow()).toMatchObject({ action: 'access-refused', portal: ids.portal, after: { why: 'forbidden' } });
  });

  test('also by what is for administrators alone', async () => {
    for (const path of ['/admin/audit', '/admin/audit.csv']) {
      expect((await ask('advisor', path)).headers.location).toBe('/?action=login');
      expect(await lastRow()).toMatchObject({
        action: 'access-refused',
        actor_id: people.advisor.id,
        target_id: path,
        after: { why: 'forbidden' },
      });
    }
    expect((await ask('investor', '/profile/access?before=x')).headers.location).toBe('/profile/access');
    expect((await ask('advisor', '/profile/access')).status).toBe(404);
    expect(await lastRow()).toMatchObject({ action: 'access-refused', target_id: '/profile/access', after: { why: 'page-not-found' } });
  });

  test('what does not exist for anyone is none', async () => {
    expect((await ask('admin', '/nowhere')).status).toBe(404);
    expect(await lastRow()).toMatchObject({ action: 'signed-in' });
  });
});

test('a file is told before it leaves', async () => {
  expect((await ask('advisor', holdings)).body).toContain('A fund');
  expect(await lastRow()).toMatchObject({
    ...from,
    action: 'downloaded',
    outcome: 'done',
    actor_kind: 'advisor',
    actor_id: people.advisor.id,
    account: ids.account,
    portal: ids.portal,
    target_kind: 'file',
    target_id: 'holdings.csv',
  });
});

const tried = (fields: Record<string, string>) => request('/login', {}, new URLSearchParams(fields).toString());

test('a wrong password is told of, with whom it was tried for, and without what was typed', async () => {
  const typed = { intent: 'password', email: people.investor.email, password: 'secret-words-1' };
  expect((await tried(typed)).status).toBe(400);
  const row = { ...from, action: 'sign-in-refused', outcome: 'refused', actor_kind: 'guest', actor_id: null };
  expect(await lastRow()).toMatchObject({
    ...row,
    target_kind: 'person',
    target_id: people.investor.id,
    after: { why: 'wrong-credentials' },
  });
  expect((await tried({ ...typed, email: 'secret-words-1' })).status).toBe(400);
  expect(await lastRow()).toMatchObject({ ...row, target_kind: null, target_id: null });
});

test('when the trail cannot be written no file leaves, nothing changes, no one gets in, and a refusal stays one', async () => {
  const cookie = await cookieOf('investor');
  const stranger = await cookieOf('otherInvestor');
  const themeOf = async () =>
    (await owner.query<{ theme: string | null }>('select theme from users where id = $1', [people.investor.id])).rows;
  const before = await themeOf();
  const { attemptToken } = await fixture.beginWithPin(people.investor.email);
  const attempt = (await cookies.set('attempt', attemptToken)).split(';')[0] ?? '';
  const pin = await fixture.pinOf(people.investor.email);
  await owner.query('revoke execute on function append_audit(jsonb) from portal_app');
  try {
    const file = await request(holdings, { cookie });
    expect(file.status).toBe(500);
    expect(file.body).not.toContain('A fund');
    expect((await request('/preferences', { cookie }, 'theme=dark')).status).toBe(500);
    expect(await themeOf()).toEqual(before);
    const entry = await request('/login', { cookie: attempt }, `intent=pin&pin=${pin}`);
    expect([entry.status, entry.location]).toEqual([500, '']);
    expect((await request(`${portal}/account/${ids.account}`, { cookie: stranger })).status).toBe(302);
  } finally {
    await owner.query('grant execute on function append_audit(jsonb) to portal_app');
  }
});

test('no password, PIN or token stands in the trail', async () => {
  const { sessionToken, deviceToken } = await fixture.signIn(people.investor);
  const pin = await fixture.pinOf(people.investor.email);
  const { rows } = await owner.query<{ all: string }>("select string_agg(audit_events::text, ' ') as all from audit_events");
  for (const secret of [password, 'secret-words-1', `"${pin}"`, sessionToken, deviceToken]) expect(rows[0]?.all).not.toContain(secret);
});

test('the trail is a file for administrators, and its file is told too', async () => {
  const { status, body } = await ask('admin', '/admin/audit.csv?action=downloaded');
  expect(status).toBe(200);
  const [header = '', newest = ''] = body.split('\r\n');
  expect(header).toContain('When (UTC)');
  expect(newest).toContain('audit-trail.csv');
  expect(body).toContain('holdings.csv');
  expect(body).not.toContain('Signed in,');
});

async function verifying(...args: string[]) {
  const env = { ...process.env, VAR_DIR: product.varDir, NODE_ENV: 'test' };
  const command = spawn(process.execPath, ['src/server/commands/audit-verify.ts', '--variant', 'default', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  const ended = new Promise<number | null>((resolve) => command.once('exit', resolve));
  return { said: await text(command.stdout), code: await ended };
}

test('npm run audit:verify says what does not fit, and ends with 1', async () => {
  const whole = await verifying();
  expect([whole.code, whole.said]).toEqual([
    0,
    expect.stringMatching(/^Variant default in .*\ndefault: \d+ rows, all match; head \d+:[\da-f]{64}\n$/),
  ]);
  const [head = ''] = /\d+:[\da-f]{64}/.exec(whole.said) ?? [];
  expect((await verifying('--head', head)).code).toBe(0);
  await owner.query(
    "set session_replication_role = replica; update audit_events set action = case action when 'imported' then 'viewed' else 'imported' end where seq = 2",
  );
  const { code, said } = await verifying('--head', `1:${'0'.repeat(64)}`);
  expect(code).toBe(1);
  expect(said).toContain('2 problems');
  expect(said).toContain('Row 2 has been changed');
  expect(said).toContain('Row 1 does not match the head given by --head.');
});
