import { expect, test } from 'vitest';
import type { Actor, PersonRole } from '#domain/actor.ts';
import type { RequestContext } from '../../request-context.ts';
import { anywhere, signInFixture, type Person, tally } from '#tests/support/sign-in-fixture.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { exchangeCustomToken, createCustomToken } from './custom-token.ts';
import { readSession } from '../sessions/read-session.ts';
import { verifyPin } from '../second-factor/verify-pin.ts';

const database = await testDatabase();
const { owner } = database;
const fixture = signInFixture(database);
const { rows } = await owner.query<{ id: string }>("insert into portals (name) values ('Main') returning replace(id::text, '-', '') as id");
const portalId = rows[0]?.id ?? '';

const contextAs = (actor: Actor, user: Person | null) =>
  ({ actor, signedIn: user && { user }, auth: { database } }) as unknown as RequestContext;
const tokenOf = (context: RequestContext) => createCustomToken(context, null);
const make = (person: Person, role: PersonRole = 'investor') => tokenOf(contextAs({ kind: role, userId: person.id }, person));
const exchange = (token: string) => exchangeCustomToken(fixture.services, { token, portalId, deviceToken: null });

test('a token leads to a PIN, and after it to a session', async () => {
  const ivy = await fixture.person('ivy');
  const { attemptToken } = await exchange(await make(ivy));
  expect(await readSession(database, attemptToken)).toBeNull();
  const session = await verifyPin(fixture.services, anywhere(), { attemptToken, pin: await fixture.pinOf(ivy.email) });
  expect(session).toMatchObject({ userId: ivy.id, isFirst: false });
});

test('the table has its hash alone, and it is good for a minute', async () => {
  const token = await make(await fixture.person('ivy'));
  const { rows: kept } = await owner.query<{ whole: string; seconds: number }>(
    "select t::text as whole, extract(epoch from expires_at - created_at)::float8 as seconds from one_time_tokens t where kind = 'custom' order by created_at desc limit 1",
  );
  expect(kept[0]?.whole).not.toContain(token);
  expect(kept[0]?.seconds).toBe(60);
  await owner.query("update one_time_tokens set expires_at = now() where kind = 'custom'");
  await expect(exchange(token)).rejects.toMatchObject({ code: 'link-expired' });
});

test('of fifty who use it at once one does', async () => {
  const token = await make(await fixture.person('ivy'));
  const results = await Promise.allSettled(Array.from({ length: 50 }, () => exchange(token)));
  expect(tally(results)).toEqual({ session: 1, 'link-expired': 49 });
});

test('it says that it is an administrator’s when one made it, and opens nothing of an administrator without saying so', async () => {
  const root = await fixture.person('root', 'admin');
  const token = await make(root, 'admin');
  await owner.query(`update one_time_tokens set payload = '{"isAdmin": false}' where user_id = $1`, [root.id]);
  await expect(exchange(token)).rejects.toMatchObject({ code: 'link-expired' });
  const { rows: told } = await owner.query("select after from audit_events where action = 'custom-token-made' and target_id = $1", [
    root.id,
  ]);
  expect(told).toEqual([{ after: { isAdmin: true } }]);
  expect(await exchange(await make(root, 'admin'))).toHaveProperty('attemptToken');
});

test.each([
  'user_security set is_disabled = true where user_id',
  "users set role = 'advisor' where id",
  "users set email = email || '.example' where id",
])('it is dead once of its owner %s', async (change) => {
  const ivy = await fixture.person('ivy');
  const token = await make(ivy);
  await owner.query(`update ${change} = $1`, [ivy.id]);
  await expect(exchange(token)).rejects.toMatchObject({ code: 'link-expired' });
});

test('tokens of other kinds open nothing', async () => {
  for (const token of ['', 'x'.repeat(43), '%00']) await expect(exchange(token)).rejects.toMatchObject({ code: 'link-expired' });
});

test('anyone who looks on behalf of another, another system and guests get none', async () => {
  const ada = await fixture.person('ada', 'advisor');
  const onBehalf = contextAs({ kind: 'advisor', userId: ada.id, onBehalfOf: '0'.repeat(32) }, ada);
  await expect(tokenOf(onBehalf)).rejects.toMatchObject({ code: 'forbidden' });
  const service = contextAs({ kind: 'service', clientId: '0'.repeat(32), scopes: [] }, null);
  await expect(tokenOf(service)).rejects.toMatchObject({ code: 'sign-in-needed' });
});

test('whether the portal of the address is open is asked as its owner would', async () => {
  const ivy = await fixture.person('ivy');
  expect(await exchange(await make(ivy))).toMatchObject({ mayEnter: false });
  const account = await owner.query<{ id: string }>(
    "insert into accounts (portal_id, name, email, currency) values ($1, 'A', 'a@home.example', 'GBP') returning id",
    [portalId],
  );
  await owner.query("insert into account_members values ($1, $2, 'client')", [account.rows[0]?.id, ivy.id]);
  expect(await exchange(await make(ivy))).toMatchObject({ mayEnter: true });
  const elsewhere = await exchangeCustomToken(fixture.services, { token: await make(ivy), portalId: '0'.repeat(32), deviceToken: null });
  expect(elsewhere).toMatchObject({ mayEnter: false });
});

test('twenty in a row cost a wait', async () => {
  const ivy = await fixture.person('ivy');
  const results = [];
  for (let n = 0; n < 22; n += 1) results.push(await Promise.allSettled([make(ivy)]));
  expect(tally(results.flat())).toEqual({ session: 20, 'too-many-attempts': 2 });
});
