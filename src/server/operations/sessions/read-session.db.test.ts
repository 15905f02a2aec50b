import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { anywhere, signInFixture, password } from '#tests/support/sign-in-fixture.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { readOutbox } from '../outbox/read-outbox.ts';
import { setPassword } from '../passwords/set-password.ts';
import { chooseAsOf } from './choose-as-of.ts';
import { readSession } from './read-session.ts';
import { signOut } from './sign-out.ts';
import { touchSession } from './touch-session.ts';
import { verifyPin } from '../second-factor/verify-pin.ts';

const database = await testDatabase();
const { owner } = database;
const fixture = signInFixture(database);

/** As if so many minutes had passed for the sessions of a person. */
const pass = (userId: string, minutes: number) =>
  owner.query(
    `update sessions set idle_deadline = idle_deadline - make_interval(mins => $2), absolute_deadline = absolute_deadline - make_interval(mins => $2)
     where user_id = $1`,
    [userId, minutes],
  );

async function signedIn() {
  const ivy = await fixture.person('ivy');
  const { sessionToken } = await fixture.signIn(ivy);
  return { ivy, sessionToken };
}

test('a session says who asks and until when', async () => {
  const { ivy, sessionToken } = await signedIn();
  const session = await readSession(database, sessionToken);
  expect(session).toMatchObject({
    user: { id: ivy.id, email: ivy.email, role: 'investor', language: null },
    actor: { kind: 'investor', userId: ivy.id },
    session: { secondFactor: 'pin', asOf: {} },
  });
  expect(Date.parse(session?.session.idleDeadline ?? '') - Date.now()).toBeGreaterThan(29 * 60_000);
  expect(Date.parse(session?.session.absoluteDeadline ?? '') - Date.now()).toBeGreaterThan((12 * 60 - 1) * 60_000);
  expect(JSON.stringify(session)).not.toContain('argon2');
});

test.each([null, '', 'nonsense'])('%o is no one', async (token) => {
  expect(await readSession(database, token)).toBeNull();
});

test('the hash of a token, stolen from the table, opens nothing', async () => {
  const { ivy } = await signedIn();
  const { rows } = await owner.query<{ token_hash: Buffer }>('select token_hash from sessions where user_id = $1', [ivy.id]);
  for (const encoding of ['hex', 'base64', 'base64url'] as const) {
    expect(await readSession(database, rows[0]?.token_hash.toString(encoding) ?? '')).toBeNull();
  }
});

test('the idle deadline ends the session; reading pages does not move it, a person’s doing does', async () => {
  const { ivy, sessionToken } = await signedIn();
  await pass(ivy.id, 29);
  const before = await readSession(database, sessionToken);
  expect((await readSession(database, sessionToken))?.session.idleDeadline).toBe(before?.session.idleDeadline);
  const touched = await touchSession(fixture.services, sessionToken);
  expect(Date.parse(touched?.session.idleDeadline ?? '') - Date.now()).toBeGreaterThan(29 * 60_000);
  await pass(ivy.id, 29);
  expect(await readSession(database, sessionToken)).not.toBeNull();
  await pass(ivy.id, 1);
  expect(await readSession(database, sessionToken)).toBeNull();
  expect(await touchSession(fixture.services, sessionToken)).toBeNull();
  expect(await readSession(database, sessionToken)).toBeNull();
});

test('the idle deadline moves at most once a minute', async () => {
  const { ivy, sessionToken } = await signedIn();
  const fresh = await readSession(database, sessionToken);
  expect(await touchSession(fixture.services, sessionToken)).toEqual(fresh);
  await pass(ivy.id, 2);
  const moved = await touchSession(fixture.services, sessionToken);
  expect(await touchSession(fixture.services, sessionToken)).toEqual(moved);
});

test('after twelve hours the busiest session is over', async () => {
  const { ivy, sessionToken } = await signedIn();
  await owner.query("update sessions set absolute_deadline = now() + interval '5 minutes' where user_id = $1", [ivy.id]);
  await pass(ivy.id, 0);
  await owner.query("update sessions set idle_deadline = now() + interval '2 minutes' where user_id = $1", [ivy.id]);
  const touched = await touchSession(fixture.services, sessionToken);
  expect(touched?.session.idleDeadline).toBe((await readSession(database, sessionToken))?.session.absoluteDeadline);
  await owner.query("update sessions set absolute_deadline = now(), idle_deadline = now() + interval '1 hour' where user_id = $1", [
    ivy.id,
  ]);
  expect(await readSession(database, sessionToken)).toBeNull();
});

test('signing out ends the session on the server, and that session only', async () => {
  const { ivy, sessionToken } = await signedIn();
  const elsewhere = await fixture.signIn(ivy);
  await signOut(database, sessionToken);
  await signOut(database, sessionToken);
  expect(await readSession(database, sessionToken)).toBeNull();
  expect(await readSession(database, elsewhere.sessionToken)).not.toBeNull();
  const { rows } = await owner.query('select kind, is_investor from activities where user_id = $1 order by id', [ivy.id]);
  expect(rows).toEqual(['signed-in', 'signed-in', 'signed-out'].map((kind) => ({ kind, is_investor: true })));
});

test('signing in is written down', async () => {
  const ada = await fixture.person('ada', 'advisor');
  await fixture.signIn(ada);
  const { rows } = await owner.query(
    'select kind, is_investor, last.at >= activities.at as is_marked from activities join last_sign_ins last using (user_id) where user_id = $1',
    [ada.id],
  );
  expect(rows).toEqual([{ kind: 'signed-in', is_investor: false, is_marked: true }]);
});

test('anyone who is disabled is out with the next request', async () => {
  const { ivy, sessionToken } = await signedIn();
  await owner.query('update user_security set is_disabled = true where user_id = $1', [ivy.id]);
  expect(await readSession(database, sessionToken)).toBeNull();
  expect(await touchSession(fixture.services, sessionToken)).toBeNull();
});

test('a new password ends sessions and pending sign-ins', async () => {
  const { ivy, sessionToken } = await signedIn();
  const { attemptToken } = await fixture.beginWithPin(ivy.email);
  await setPassword(database, { userIds: [ivy.id], password: 'another horse 2' });
  expect(await readSession(database, sessionToken)).toBeNull();
  await expect(verifyPin(fixture.services, anywhere(), { attemptToken, pin: await fixture.pinOf(ivy.email) })).rejects.toMatchObject({
    code: 'attempt-expired',
  });
  await expect(fixture.begin(ivy.email, password)).rejects.toMatchObject({ code: 'wrong-credentials' });
  expect((await fixture.begin(ivy.email, 'another horse 2')).kind).toBe('pin-needed');
});

test('a sign-in that is under way while the password changes leads nowhere', async () => {
  const ivy = await fixture.person('ivy');
  for (let round = 0; round < 12; round += 1) {
    await setPassword(database, { userIds: [ivy.id], password });
    const { attemptToken } = await fixture.beginWithPin(ivy.email);
    const pin = await fixture.pinOf(ivy.email);
    await Promise.allSettled([
      setPassword(database, { userIds: [ivy.id], password: `changed ${round}` }),
      fixture.begin(ivy.email),
      pause(round * 5).then(() => fixture.begin(ivy.email)),
      pause(round * 5).then(() => verifyPin(fixture.services, anywhere(), { attemptToken, pin })),
    ]);
    const { rows } = await owner.query(
      'select (select count(*)::int from sessions where user_id = $1) as sessions, (select count(*)::int from signin_attempts where user_id = $1) as attempts',
      [ivy.id],
    );
    expect(rows).toEqual([{ sessions: 0, attempts: 0 }]);
    await owner.query('update auth_counters set locked_until = null, in_a_row = 0');
  }
});

test('one password may be given to many', async () => {
  const people = await Promise.all(['ada', 'ben'].map((name) => fixture.person(name)));
  await setPassword(database, { userIds: people.map(({ id }) => id), password: 'shared horse 3' });
  for (const { email } of people) expect((await fixture.begin(email, 'shared horse 3')).kind).toBe('pin-needed');
  await setPassword(database, { userIds: [], password: 'nobody’s' });
});

test('a chosen day is remembered per portal until sign-out', async () => {
  const { ivy, sessionToken } = await signedIn();
  const { rows } = await owner.query<{ id: string }>("insert into portals (name) values ('North'), ('South') returning id");
  const [north = '', south = ''] = rows.map(({ id }) => id.replaceAll('-', ''));
  const chosen = async () => (await readSession(database, sessionToken))?.session.asOf;

  await chooseAsOf(database, { sessionToken, portalId: north, asOf: '2024-03-31' });
  await chooseAsOf(database, { sessionToken, portalId: south, asOf: '2023-12-31' });
  await chooseAsOf(database, { sessionToken, portalId: north, asOf: '2024-06-30' });
  expect(await chosen()).toEqual({ [north]: '2024-06-30', [south]: '2023-12-31' });
  await chooseAsOf(database, { sessionToken, portalId: south, asOf: null });
  expect(await chosen()).toEqual({ [north]: '2024-06-30' });

  await chooseAsOf(database, { sessionToken, portalId: ivy.id, asOf: '2024-06-30' });
  expect(await chosen()).toEqual({ [north]: '2024-06-30' });
  for (const wrong of [
    { portalId: 'x', asOf: null },
    { portalId: north, asOf: '2024-02-30' },
  ]) {
    await expect(chooseAsOf(database, { sessionToken, ...wrong })).rejects.toMatchObject({ code: 'query-not-understood' });
  }
  const again = await fixture.signIn(ivy);
  expect((await readSession(database, again.sessionToken))?.session.asOf).toEqual({});
});

test('the outbox shows what was sent, newest first', async () => {
  const ivy = await fixture.person('ivy');
  await fixture.beginWithPin(ivy.email);
  const [newest] = await readOutbox(database);
  expect(newest).toMatchObject({ channel: 'email', recipient: ivy.email, subject: 'Your PIN for Ashcombe & Hale' });
});

test('old sessions are swept when their person signs in again', async () => {
  const { ivy } = await signedIn();
  await pass(ivy.id, 31);
  await fixture.signIn(ivy);
  expect((await owner.query('select from sessions where user_id = $1', [ivy.id])).rowCount).toBe(1);
});

test.each([
  [
    'disabled and let in again',
    'user_security set is_disabled = true where user_id',
    'user_security set is_disabled = false where user_id',
  ],
  ['an adviser for a while', "users set role = 'advisor' where id", "users set role = 'investor' where id"],
  ['of another address for a while', "users set email = 'x' || email where id", 'users set email = substr(email, 2) where id'],
])('anyone who was %s signs in again', async (_case, change, back) => {
  const { ivy, sessionToken } = await signedIn();
  const { attemptToken } = await fixture.beginWithPin(ivy.email);
  const pin = await fixture.pinOf(ivy.email);
  await owner.query("update users set name = 'Ivy' where id = $1", [ivy.id]);
  expect(await readSession(database, sessionToken)).not.toBeNull();
  for (const set of [change, back]) await owner.query(`update ${set} = $1`, [ivy.id]);
  expect(await readSession(database, sessionToken)).toBeNull();
  await expect(verifyPin(fixture.services, anywhere(), { attemptToken, pin })).rejects.toMatchObject({ code: 'attempt-expired' });
  expect(await fixture.signIn(ivy)).toMatchObject({ role: 'investor' });
});
