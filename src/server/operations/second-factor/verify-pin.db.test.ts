import { expect, test } from 'vitest';
import { agePins, anywhere, signInFixture, tally, wrong } from '#tests/support/sign-in-fixture.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { cancelSignIn } from '../sign-in/cancel-sign-in.ts';
import { readAttempt } from '../sign-in/read-attempt.ts';
import { readSession } from '../sessions/read-session.ts';
import { resendPin } from './resend-pin.ts';
import { verifyPin } from './verify-pin.ts';

const database = await testDatabase();
const { owner } = database;
const fixture = signInFixture(database);

const verify = (attemptToken: string, pin: string) => verifyPin(fixture.services, anywhere(), { attemptToken, pin });
const oneHundred = (work: () => Promise<unknown>) => Promise.allSettled(Array.from({ length: 100 }, work));

const count = async (query: string, id: string) => Number((await owner.query<{ count: string }>(query, [id])).rows[0]?.count);
const sessionsOf = (id: string) => count('select count(*) from sessions where user_id = $1', id);

async function pinCounter(id: string) {
  const counters = await owner.query("select in_a_row, today, locked_until from auth_counters where kind = 'pin' and subject = $1", [id]);
  return counters.rows[0] as { in_a_row: number; today: number; locked_until: Date | null };
}

/** So many wrong PINs, five for each new sign-in. */
async function failTimes(email: string, times: number) {
  let token = '';
  for (let done = 0; done < times; done += 1) {
    if (done % 5 === 0) token = (await fixture.beginWithPin(email)).attemptToken;
    await expect(verify(token, wrong(await fixture.pinOf(email)))).rejects.toMatchObject({ code: 'wrong-pin' });
  }
  return token;
}

const laterOn = (id: string, minutes: number) =>
  owner.query('update auth_counters set locked_until = locked_until - make_interval(mins => $2) where subject = $1', [id, minutes]);

test('the right PIN makes a session with a token of its own', async () => {
  const ivy = await fixture.person('ivy');
  const { attemptToken } = await fixture.beginWithPin(ivy.email);
  const session = await verify(attemptToken, await fixture.pinOf(ivy.email));
  expect(session).toMatchObject({ userId: ivy.id, role: 'investor' });
  expect(new Set([attemptToken, session.sessionToken, session.deviceToken]).size).toBe(3);
  expect((await readSession(database, session.sessionToken))?.session.secondFactor).toBe('pin');
  expect(await readSession(database, attemptToken)).toBeNull();
});

test('a right PIN opens nothing when the account elsewhere that brought it here is in the meantime another person’s', async () => {
  const [ivy, otto] = [await fixture.person('ivy'), await fixture.person('otto')];
  const { attemptToken } = await fixture.beginWithPin(ivy.email);
  const elsewhere = { provider: 'google', issuer: 'https://issuer.example', subject: `of-${otto.email}` };
  await owner.query('update signin_attempts set identity = $2 where user_id = $1', [ivy.id, elsewhere]);
  await owner.query('insert into confirmed_addresses (user_id) values ($1), ($2) on conflict do nothing', [ivy.id, otto.id]);
  await owner.query('insert into linked_identities (user_id, provider, issuer, subject) values ($1, $2, $3, $4)', [
    otto.id,
    ...Object.values(elsewhere),
  ]);
  await expect(verify(attemptToken, await fixture.pinOf(ivy.email))).rejects.toMatchObject({ code: 'attempt-expired' });
  expect(await sessionsOf(ivy.id)).toBe(0);
  const { rows } = await owner.query(
    "select action, after ->> 'why' as why from audit_events where target_id = $1 and outcome = 'refused' order by seq desc limit 1",
    [ivy.id],
  );
  expect(rows).toEqual([{ action: 'pin-refused', why: 'attempt-expired' }]);
});

test('a hundred parallel right PINs make exactly one session', async () => {
  const ivy = await fixture.person('ivy');
  const { attemptToken } = await fixture.beginWithPin(ivy.email);
  const pin = await fixture.pinOf(ivy.email);
  expect(tally(await oneHundred(() => verify(attemptToken, pin)))).toEqual({ session: 1, 'attempt-expired': 99 });
  expect(await sessionsOf(ivy.id)).toBe(1);
});

test('of a hundred parallel wrong PINs five count, and the right one comes too late', async () => {
  const ivy = await fixture.person('ivy');
  const { attemptToken } = await fixture.beginWithPin(ivy.email);
  const pin = await fixture.pinOf(ivy.email);
  expect(tally(await oneHundred(() => verify(attemptToken, wrong(pin))))).toEqual({ 'wrong-pin': 5, 'attempt-expired': 95 });
  expect(await pinCounter(ivy.id)).toMatchObject({ in_a_row: 5, today: 5 });
  await expect(verify(attemptToken, pin)).rejects.toMatchObject({ code: 'attempt-expired' });
  expect(await sessionsOf(ivy.id)).toBe(0);
});

test('parallel wrong PINs over many sign-ins lock the account after ten', async () => {
  const ivy = await fixture.person('ivy');
  const tokens: string[] = [];
  for (let n = 0; n < 4; n += 1) tokens.push((await fixture.beginWithPin(ivy.email)).attemptToken);
  const guesses = tokens.flatMap((token) => Array.from({ length: 5 }, () => verify(token, 'no PIN')));
  expect(tally(await Promise.allSettled(guesses))).toEqual({ 'wrong-pin': 10, 'too-many-attempts': 10 });
  expect(await pinCounter(ivy.id)).toMatchObject({ in_a_row: 10, today: 10 });
});

test('ten failures in a row cost 15 minutes: no PIN is taken, sent again or begun again', async () => {
  const ivy = await fixture.person('ivy');
  const { attemptToken } = await fixture.beginWithPin(ivy.email);
  const pin = await fixture.pinOf(ivy.email);
  await failTimes(ivy.email, 10);
  const locked = { code: 'too-many-attempts', details: { minutes: 15 } };
  await expect(verify(attemptToken, pin)).rejects.toMatchObject(locked);
  await expect(fixture.begin(ivy.email)).rejects.toMatchObject(locked);
  await expect(resendPin(fixture.services, anywhere(), attemptToken)).rejects.toMatchObject(locked);
  await laterOn(ivy.id, 15);
  expect(await verify(attemptToken, pin)).toMatchObject({ userId: ivy.id });
});

test('a success ends the row of failures but not the count of the day', async () => {
  const ivy = await fixture.person('ivy');
  await failTimes(ivy.email, 7);
  await fixture.signIn(ivy);
  expect(await pinCounter(ivy.id)).toMatchObject({ in_a_row: 0, today: 7 });
});

test('thirty failures end the day', async () => {
  const ivy = await fixture.person('ivy');
  for (let tens = 0; tens < 3; tens += 1) {
    await failTimes(ivy.email, 10);
    if (tens < 2) await laterOn(ivy.id, 15);
  }
  const { locked_until: lockedUntil } = await pinCounter(ivy.id);
  const midnight = await owner.query<{ at: Date }>(
    "select (date_trunc('day', now() at time zone 'UTC') + interval '1 day') at time zone 'UTC' as at",
  );
  expect(lockedUntil?.getTime()).toBeGreaterThanOrEqual(midnight.rows[0]?.at.getTime() ?? Infinity);
  await expect(fixture.begin(ivy.email)).rejects.toMatchObject({ code: 'too-many-attempts' });
});

test('a PIN of another sign-in, of the same person or another, is a wrong PIN', async () => {
  const ivy = await fixture.person('ivy');
  const ada = await fixture.person('ada', 'advisor');
  const first = await fixture.beginWithPin(ivy.email);
  const firstPin = await fixture.pinOf(ivy.email);
  const second = await fixture.beginWithPin(ivy.email);
  await fixture.beginWithPin(ada.email);
  const adasPin = await fixture.pinOf(ada.email);
  if (firstPin !== (await fixture.pinOf(ivy.email))) {
    await expect(verify(second.attemptToken, firstPin)).rejects.toMatchObject({ code: 'wrong-pin' });
  }
  if (firstPin !== adasPin) await expect(verify(first.attemptToken, adasPin)).rejects.toMatchObject({ code: 'wrong-pin' });
  expect(await verify(first.attemptToken, firstPin)).toMatchObject({ userId: ivy.id });
});

test('resending: not within 30 seconds; then the old PIN is dead and every count is kept', async () => {
  const ivy = await fixture.person('ivy');
  const { attemptToken } = await fixture.beginWithPin(ivy.email);
  const oldPin = await fixture.pinOf(ivy.email);
  for (let tries = 0; tries < 3; tries += 1) await expect(verify(attemptToken, wrong(oldPin))).rejects.toMatchObject({ code: 'wrong-pin' });
  await expect(resendPin(fixture.services, anywhere(), attemptToken)).rejects.toMatchObject({ code: 'pin-too-soon' });
  await agePins(owner, '30 seconds');

  const askedAt = Date.now();
  await resendPin(fixture.services, anywhere(), attemptToken);
  const sent = await readAttempt(fixture.services, attemptToken);
  expect(sent?.kind === 'pin-needed' && Date.parse(sent.resendAt) - askedAt).toBeGreaterThan(29_000);
  const newPin = await fixture.pinOf(ivy.email);
  if (newPin !== oldPin) await expect(verify(attemptToken, oldPin)).rejects.toMatchObject({ code: 'wrong-pin' });
  expect((await pinCounter(ivy.id)).in_a_row).toBe(newPin === oldPin ? 3 : 4);
  expect(await count('select pin_tries as count from signin_attempts where user_id = $1', ivy.id)).toBe(newPin === oldPin ? 3 : 4);
  expect(await verify(attemptToken, newPin)).toMatchObject({ userId: ivy.id });
});

test('of parallel requests for a new PIN one is answered', async () => {
  const ivy = await fixture.person('ivy');
  const { attemptToken } = await fixture.beginWithPin(ivy.email);
  await agePins(owner, '30 seconds');
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => resendPin(fixture.services, anywhere(), attemptToken)));
  expect(tally(results)).toEqual({ session: 1, 'pin-too-soon': 19 });
  expect(await verify(attemptToken, await fixture.pinOf(ivy.email))).toMatchObject({ userId: ivy.id });
});

test('an expired PIN is refused and a new one helps, an expired sign-in is over', async () => {
  const ivy = await fixture.person('ivy');
  const { attemptToken } = await fixture.beginWithPin(ivy.email);
  await owner.query("update signin_attempts set pin_expires_at = now(), pin_sent_at = now() - interval '2 hours' where user_id = $1", [
    ivy.id,
  ]);
  await expect(verify(attemptToken, await fixture.pinOf(ivy.email))).rejects.toMatchObject({ code: 'pin-expired' });
  await agePins(owner);
  await resendPin(fixture.services, anywhere(), attemptToken);
  await owner.query("update signin_attempts set expires_at = now(), pin_sent_at = now() - interval '2 hours' where user_id = $1", [ivy.id]);
  await expect(verify(attemptToken, await fixture.pinOf(ivy.email))).rejects.toMatchObject({ code: 'attempt-expired' });
  await expect(resendPin(fixture.services, anywhere(), attemptToken)).rejects.toMatchObject({ code: 'attempt-expired' });
  expect(await readAttempt(fixture.services, attemptToken)).toBeNull();
});

test('a sign-in that made its session is over, also when its PIN is old', async () => {
  const ivy = await fixture.person('ivy');
  const { attemptToken } = await fixture.beginWithPin(ivy.email);
  const pin = await fixture.pinOf(ivy.email);
  await verify(attemptToken, pin);
  await owner.query('update signin_attempts set pin_expires_at = now() where user_id = $1', [ivy.id]);
  await expect(verify(attemptToken, pin)).rejects.toMatchObject({ code: 'attempt-expired' });
});

test('the trail is told why an answer was refused, and of whom', async () => {
  const ivy = await fixture.person('ivy');
  const { attemptToken } = await fixture.beginWithPin(ivy.email);
  const pin = await fixture.pinOf(ivy.email);
  await expect(verify(attemptToken, wrong(pin))).rejects.toMatchObject({ code: 'wrong-pin' });
  await verify(attemptToken, pin);
  await expect(verify(attemptToken, pin)).rejects.toMatchObject({ code: 'attempt-expired' });
  const { rows } = await owner.query(
    "select outcome, actor_kind, after ->> 'why' as why from audit_events where action = 'pin-refused' and target_id = $1 order by seq",
    [ivy.id],
  );
  const refused = { outcome: 'refused', actor_kind: 'guest' };
  expect(rows).toEqual([
    { ...refused, why: 'wrong-pin' },
    { ...refused, why: 'attempt-expired' },
  ]);
});

test('what is no attempt takes no PIN', async () => {
  const ivy = await fixture.person('ivy');
  await expect(verify('nothing', '123456')).rejects.toMatchObject({ code: 'attempt-expired' });
  const { attemptToken } = await fixture.beginWithPin(ivy.email);
  await cancelSignIn(database, attemptToken);
  await expect(verify(attemptToken, await fixture.pinOf(ivy.email))).rejects.toMatchObject({ code: 'attempt-expired' });
  await expect(resendPin(fixture.services, anywhere(), attemptToken)).rejects.toMatchObject({ code: 'attempt-expired' });
});

test('anyone who is disabled between password and PIN does not get in', async () => {
  const ivy = await fixture.person('ivy');
  const { attemptToken } = await fixture.beginWithPin(ivy.email);
  await owner.query('update user_security set is_disabled = true where user_id = $1', [ivy.id]);
  await expect(verify(attemptToken, await fixture.pinOf(ivy.email))).rejects.toMatchObject({ code: 'attempt-expired' });
  expect(await readAttempt(fixture.services, attemptToken)).toBeNull();
});

test('nor with a sign-in that outlived the disabling', async () => {
  const ivy = await fixture.person('ivy');
  const { attemptToken } = await fixture.beginWithPin(ivy.email);
  const { rows } = await owner.query<{ kept: string }>('select to_jsonb(a)::text as kept from signin_attempts a where user_id = $1', [
    ivy.id,
  ]);
  await owner.query('update user_security set is_disabled = true where user_id = $1', [ivy.id]);
  await owner.query('delete from signin_attempts where user_id = $1', [ivy.id]);
  await owner.query('insert into signin_attempts select * from jsonb_populate_record(null::signin_attempts, $1)', [rows[0]?.kept]);
  await expect(verify(attemptToken, await fixture.pinOf(ivy.email))).rejects.toMatchObject({ code: 'attempt-expired' });
  expect(await sessionsOf(ivy.id)).toBe(0);
});

test('a reloaded page finds the sign-in that waits for its PIN', async () => {
  const ivy = await fixture.person('ivy');
  const { attemptToken, ...asked } = await fixture.beginWithPin(ivy.email);
  expect(await readAttempt(fixture.services, attemptToken)).toEqual(asked);
  expect(await readAttempt(fixture.services, null)).toBeNull();
});

test('the tables keep no token and no PIN that opens anything', async () => {
  const ivy = await fixture.person('ivy');
  const { attemptToken } = await fixture.beginWithPin(ivy.email);
  const pin = await fixture.pinOf(ivy.email);
  const { sessionToken, deviceToken } = await verify(attemptToken, pin);
  for (const table of ['users', 'credentials', 'signin_attempts', 'sessions', 'known_devices', 'auth_counters', 'activities']) {
    const { rows } = await owner.query<{ row: string }>(`select to_jsonb(t)::text as row from ${table} t`);
    const text = rows.map(({ row }) => row).join('\n');
    for (const token of [attemptToken, sessionToken, deviceToken]) {
      expect(text).not.toContain(token);
      expect(text).not.toContain(Buffer.from(token).toString('hex'));
      expect(text).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
    }
    expect(text).not.toContain(`"${pin}"`);
  }
});
