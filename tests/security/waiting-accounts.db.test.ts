import { beforeEach, describe, expect, test } from 'vitest';
import { httpRequest } from '../support/http-request.ts';
import { sharedProduct } from '../support/running-product.ts';
import { credentialsIn, type SignedInActor } from './access-actors.ts';
import { twoClients } from './two-clients.ts';

const product = await sharedProduct();
const { ids, people } = await twoClients(product);
const { owner } = product.database;
const credentialsOf = credentialsIn(product.database, people);
const host = `localhost:${product.port}`;
const page = `/dashboard/${ids.portal}/waiting`;
const { rows } = await owner.query<{ id: string }>("select replace(id::text, '-', '') as id from accounts where external_id = 'A-Waiting'");
const waiting = rows[0]?.id ?? '';

async function ask(accessActor: SignedInActor | 'guest', path: string, fields?: Record<string, string>) {
  const { headers } = await credentialsOf(accessActor);
  const form = { origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' };
  const posted = fields ? { method: 'POST', body: new URLSearchParams(fields).toString() } : {};
  return httpRequest({ port: product.port, path, headers: { host, ...headers, ...(fields ? form : {}) }, ...posted });
}

const decide = (accessActor: SignedInActor, intent: string, more: Record<string, string> = {}) =>
  ask(accessActor, page, { intent, account: waiting, ...more });

async function state() {
  const found = await owner.query<{ state: string }>(
    "select case when validated_at is not null then 'validated' when is_active then 'waits' else 'turned down' end as state from accounts where id = $1",
    [waiting],
  );
  return found.rows[0]?.state;
}

const mailsToClient = async () =>
  (await owner.query<{ kind: string }>("select kind from outgoing_messages where recipient = 'waiting@home.example' order by id")).rows.map(
    ({ kind }) => kind,
  );

const lastDecision = async () =>
  (
    await owner.query(
      "select action, actor_kind, actor_id, replace(account_id::text, '-', '') as account from audit_events where action like 'account-%' order by seq desc limit 1",
    )
  ).rows[0] as unknown;

beforeEach(async () => {
  await owner.query('update accounts set validated_at = null, is_active = true where id = $1', [waiting]);
  await owner.query('delete from outgoing_messages');
});

test('the adviser in its owner list sees the account with its count, administrators too, and no one else', async () => {
  for (const accessActor of ['otherAdvisor', 'admin', 'companyAdmin'] as const) {
    const { body } = await ask(accessActor, page);
    expect(body).toContain('CanaryWaiting account');
    expect(body).toContain('1 account to approve');
  }
  for (const accessActor of ['advisor', 'groupAdvisor'] as const) {
    const { status, body } = await ask(accessActor, page);
    expect(status).toBe(200);
    expect(body).not.toContain('CanaryWaiting');
    expect(body).toContain('No accounts to approve');
  }
});

test('what the client sees in the meantime says so, and nothing else', async () => {
  const { status, body } = await ask('unvalidated', '/portals');
  expect(status).toBe(200);
  expect(body).toContain('We are reviewing your account');
  expect(body).toContain('You have signed up for Main.');
  expect(body).not.toContain(`/dashboard/${ids.portal}`);
  expect((await ask('unvalidated', `/dashboard/${ids.portal}`)).status).toBe(404);
});

test.each(['otherAdvisor', 'admin'] as const)('%s lets the client in, who is told', async (accessActor) => {
  expect((await decide(accessActor, 'validate')).status).toBe(200);
  expect(await state()).toBe('validated');
  expect(await mailsToClient()).toEqual(['validated']);
  expect(await lastDecision()).toEqual({
    action: 'account-validated',
    actor_kind: accessActor === 'admin' ? 'admin' : 'advisor',
    actor_id: people[accessActor].id,
    account: waiting,
  });
  const { headers } = await ask('unvalidated', '/portals');
  expect(headers.location).toBe(`/dashboard/${ids.portal}`);
  expect((await ask('unvalidated', headers.location ?? '')).headers.location).toContain(`/terms/${ids.portal}`);
  expect((await decide(accessActor, 'validate')).body).toContain('Someone else has already approved or rejected this account.');
});

test('turned down, it stays closed, the client is told, and it can still be validated', async () => {
  expect((await decide('otherAdvisor', 'turn-down')).status).toBe(200);
  expect(await state()).toBe('turned down');
  expect((await ask('unvalidated', '/portals')).status).toBe(404);
  expect((await ask('otherAdvisor', page)).body).toContain('Approve after all');
  expect((await decide('otherAdvisor', 'turn-down')).status).toBe(400);
  expect((await decide('otherAdvisor', 'validate')).status).toBe(200);
  expect(await state()).toBe('validated');
  expect(await mailsToClient()).toEqual(['turnedDown', 'validated']);
});

describe.each(['validate', 'turn-down'])('%s', (intent) => {
  test.each<[SignedInActor, number]>([
    ['unvalidated', 404],
    ['investor', 302],
    ['otherInvestor', 302],
    ['strangerInvestor', 404],
    ['advisor', 404],
    ['groupAdvisor', 404],
    ['strangerAdvisor', 404],
    ['disabled', 302],
  ])('is not for %s', async (accessActor, status) => {
    expect((await decide(accessActor, intent)).status).toBe(status);
    expect(await state()).toBe('waits');
    expect(await mailsToClient()).toEqual([]);
  });

  test('of an account of another portal is nothing that this page does', async () => {
    await owner.query('update accounts set validated_at = null where id = $1', [ids.farAccount]);
    expect((await ask('admin', page, { intent, account: ids.farAccount })).status).toBe(404);
    await owner.query('update accounts set validated_at = now() where id = $1', [ids.farAccount]);
  });

  test.each([
    ['isAdmin', 'true'],
    ['owner', people.unvalidated.id],
    ['portal', ids.otherPortal],
    ['published', 'true'],
    ['validatedAt', '2020-01-01'],
    ['role', 'admin'],
  ])('with %s is refused', async (name, value) => {
    expect((await decide('admin', intent, { [name]: value })).status).toBe(400);
    expect(await state()).toBe('waits');
  });

  test('from another site is refused', async () => {
    const { headers } = await credentialsOf('admin');
    const form = { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' };
    const body = `intent=${intent}&account=${waiting}`;
    const answer = await httpRequest({ port: product.port, method: 'POST', path: page, headers: { host, ...headers, ...form }, body });
    expect(answer.status).toBe(403);
  });
});

test('of twenty decisions at once one counts, and one mail is written', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_one, nth) => decide('admin', nth % 2 === 0 ? 'validate' : 'turn-down')));
  const done = answers.filter(({ status }) => status === 200);
  // Turned down first and validated then are two decisions; nothing comes after a validation.
  expect(done.length).toBeGreaterThanOrEqual(1);
  expect(done.length).toBeLessThanOrEqual(2);
  expect(await mailsToClient()).toHaveLength(done.length);
  expect(await state()).toBe((await mailsToClient()).at(-1) === 'validated' ? 'validated' : 'turned down');
});
