import { expect, test, vi } from 'vitest';
import { inFullTest } from '#tests/support/in-full.ts';
import { hashPassword, verifyPassword } from '../../auth/password.ts';
import { newFormKey } from '../idempotency/form-key.ts';
import { beginSignUp } from '../sign-up/begin-sign-up.ts';
import { system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { anywhere, signInFixture, password, type Person, tally } from '#tests/support/sign-in-fixture.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { beginSignIn } from './begin-sign-in.ts';
import { readSession } from '../sessions/read-session.ts';
import type { Caller } from './sign-in-services.ts';

vi.mock('../../auth/password.ts', { spy: true });

const database = await testDatabase();
const { owner } = database;
const fixture = signInFixture(database);

const locked = (minutes: number) => ({ code: 'too-many-attempts', details: { minutes } });
const wrongCredentials = { code: 'wrong-credentials' };

async function guess(times: number, person: Pick<Person, 'email'>, caller?: Caller) {
  for (let done = 0; done < times; done += 1) {
    await expect(fixture.begin(person.email, `guess ${done}`, caller)).rejects.toMatchObject(wrongCredentials);
  }
}

/** Moves all locks into the past. */
const wait = () => owner.query("update auth_counters set locked_until = now() - interval '1 second' where locked_until is not null");

test('the right password brings a PIN in the language of the person, and no session', async () => {
  const ivy = await fixture.person('ivy');
  await owner.query("update users set language = 'el' where id = $1", [ivy.id]);
  await owner.query("update user_security set pin_target = 'sms', phone = '+30 210 000 0047' where user_id = $1", [ivy.id]);
  const before = Date.now();
  const begun = await fixture.beginWithPin(ivy.email);
  expect(begun.pinTarget).toEqual({ channel: 'sms', hint: '•• 47' });
  expect(Date.parse(begun.resendAt) - before).toBeGreaterThan(29_000);
  expect(Date.parse(begun.pinExpiresAt ?? '') - before).toBeGreaterThan(119 * 60_000);
  const messages = await owner.query('select channel, subject, text from outgoing_messages where recipient = $1', ['+30 210 000 0047']);
  expect(messages.rows).toEqual([
    { channel: 'sms', subject: null, text: expect.stringMatching(/^Το PIN σας .* \d{6}\. Ισχύει για 120 λεπτά/) as string },
  ]);
  expect((await owner.query('select from sessions where user_id = $1', [ivy.id])).rowCount).toBe(0);
});

test('the address may be written in any way', async () => {
  const ivy = await fixture.person('Ivy');
  expect((await fixture.begin(`  ${ivy.email.toUpperCase()} `)).kind).toBe('pin-needed');
});

test('an address is found by an index, also under row-level security', async () => {
  const plan = await database.as(system('test')).read(async ({ connection }) => {
    await connection.query('set local enable_seqscan = off');
    const { rows } = await connection.query<[string]>({
      text: "explain select * from users where email_key = 'ivy@home.example'",
      rowMode: 'array',
    });
    return rows.join('\n');
  });
  expect(plan).toContain('users_email_key');
});

test('where an administrator switched two-factor off the session is marked so', async () => {
  const ivy = await fixture.person('ivy');
  await owner.query('update user_security set is_two_factor_disabled = true where user_id = $1', [ivy.id]);
  const begun = await fixture.begin(ivy.email);
  if (begun.kind !== 'signed-in') throw new Error('A PIN was asked for.');
  expect((await readSession(database, begun.session.sessionToken))?.session.secondFactor).toBe('disabled');
  expect((await owner.query('select from outgoing_messages where recipient = $1', [ivy.email])).rowCount).toBe(0);
});

test('wrong password, wrong address, disabled person and person without a password are one answer', async () => {
  const ivy = await fixture.person('ivy');
  const disabled = await fixture.person('disabled');
  await owner.query('update user_security set is_disabled = true where user_id = $1', [disabled.id]);
  const bare = await fixture.person('bare');
  await owner.query('delete from credentials where user_id = $1', [bare.id]);

  const attempts: [string, string][] = [
    [ivy.email, 'wrong'],
    ['nobody@home.example', password],
    [disabled.email, password],
    [bare.email, password],
    ['', ''],
    ["'; drop table users; --", '\0'],
  ];
  for (const [email, given] of attempts) {
    const error: unknown = await fixture.begin(email, given).catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(AppError);
    const { code, details, message } = error as AppError;
    expect({ code, details, message }).toEqual({
      code: 'wrong-credentials',
      details: {},
      message: 'Email or password is incorrect. Check both and try again.',
    });
  }
});

/** A ratio of processor times. */
inFullTest('they are about the same work', async () => {
  const ivy = await fixture.person('ivy');
  await database.owner.query('update credentials set password_hash = $1 where user_id = $2', [await hashPassword(password), ivy.id]);
  const least = async (email: () => string) => {
    const work: number[] = [];
    for (let run = 0; run < 9; run += 1) {
      const before = process.cpuUsage();
      await expect(fixture.begin(email(), 'wrong')).rejects.toMatchObject(wrongCredentials);
      const used = process.cpuUsage(before);
      work.push(used.user + used.system);
      await wait();
    }
    return Math.min(...work);
  };
  const ratio = (await least(() => `nobody-${Math.random()}@home.example`)) / (await least(() => ivy.email));
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(1.7);
});

test.each([
  ['somebody', async () => fixture.person('ivy')],
  ['nobody', async () => ({ email: `nobody-${Math.random()}@home.example` })],
])('guessing at %s gets slower, from wherever', async (_case, target) => {
  const person = await target();
  await guess(5, person);
  for (const minutes of [1, 2, 4, 8, 15, 15]) {
    await expect(fixture.begin(person.email)).rejects.toMatchObject(locked(minutes));
    await wait();
    await guess(1, person);
  }
});

test('parallel guesses count before any password is looked at', async () => {
  const ivy = await fixture.person('ivy');
  const guesses = Array.from({ length: 20 }, (_, n) => fixture.begin(ivy.email, `guess ${n}`));
  expect(tally(await Promise.allSettled(guesses))).toEqual({ 'wrong-credentials': 5, 'too-many-attempts': 15 });
});

test('of those who are locked out together one is told of in the trail, and the others are refused the same', async () => {
  await owner.query(`
    create function slowly() returns trigger language plpgsql as $$ begin perform pg_sleep(0.2); return new; end $$;
    create trigger slowly before update of told_until on auth_counters for each row execute function slowly()`);
  const ivy = await fixture.person('ivy');
  await guess(5, ivy);
  for (let n = 0; n < 5; n += 1) vi.mocked(verifyPassword).mockRejectedValueOnce(new AppError('too-many-attempts', { minutes: 1 }));
  const guesses = Array.from({ length: 5 }, async () => fixture.begin(ivy.email));
  expect(tally(await Promise.allSettled(guesses))).toEqual({ 'too-many-attempts': 5 });
  await owner.query('drop function slowly cascade');
  const told = await owner.query(
    `select from audit_events where action = 'sign-in-refused' and target_id = $1 and after ->> 'why' = 'too-many-attempts'`,
    [ivy.id],
  );
  expect(told.rowCount).toBe(1);
});

test('the right password ends the row of failures', async () => {
  const ivy = await fixture.person('ivy');
  for (let round = 0; round < 3; round += 1) {
    await guess(4, ivy);
    await fixture.beginWithPin(ivy.email);
  }
});

test('a device that signed in before cannot be locked out by others, and is counted for itself', async () => {
  const ivy = await fixture.person('ivy');
  const { deviceToken } = await fixture.signIn(ivy);
  await guess(5, ivy);
  await expect(fixture.begin(ivy.email)).rejects.toMatchObject(locked(1));

  const atHome = anywhere(deviceToken);
  expect((await fixture.begin(ivy.email, password, atHome)).kind).toBe('pin-needed');
  await guess(5, ivy, atHome);
  await expect(fixture.begin(ivy.email, password, atHome)).rejects.toMatchObject(locked(1));
});

test('a known device is known to its own person only, and stays the same', async () => {
  const ivy = await fixture.person('ivy');
  const ada = await fixture.person('ada');
  const { deviceToken } = await fixture.signIn(ivy);
  await guess(5, ada);
  await expect(fixture.begin(ada.email, password, anywhere(deviceToken))).rejects.toMatchObject(locked(1));
  expect((await fixture.signIn(ivy, anywhere(deviceToken))).deviceToken).toBe(deviceToken);
  await wait();
  expect((await fixture.signIn(ada, anywhere(deviceToken))).deviceToken).not.toBe(deviceToken);
});

test('a device is forgotten after 180 days', async () => {
  const ivy = await fixture.person('ivy');
  const { deviceToken } = await fixture.signIn(ivy);
  await owner.query("update known_devices set last_seen_at = now() - interval '181 days' where user_id = $1", [ivy.id]);
  await guess(5, ivy);
  await expect(fixture.begin(ivy.email, password, anywhere(deviceToken))).rejects.toMatchObject(locked(1));
  await wait();
  await fixture.signIn(ivy);
  expect((await owner.query('select from known_devices where user_id = $1', [ivy.id])).rowCount).toBe(1);
});

test('a network that guesses at many people gets slower for all but known devices; a success does not wipe its count', async () => {
  const office: Caller = { networkAddress: '198.51.100.7', userAgent: null, deviceToken: null };
  const ivy = await fixture.person('ivy');
  const { deviceToken } = await fixture.signIn(ivy);
  for (let n = 0; n < 49; n += 1) await guess(1, { email: `nobody-${n}@home.example` }, office);
  expect((await fixture.begin(ivy.email, password, office)).kind).toBe('pin-needed');
  await guess(1, { email: 'nobody@home.example' }, office);
  await expect(fixture.begin(ivy.email, password, office)).rejects.toMatchObject(locked(1));
  expect((await fixture.begin(ivy.email, password, { ...office, networkAddress: '198.51.100.8' })).kind).toBe('pin-needed');
  expect((await fixture.begin(ivy.email, password, { ...office, deviceToken })).kind).toBe('pin-needed');
});

test('a PIN waits for its gateway in the very transaction that made it', async () => {
  const ivy = await fixture.person('ivy');
  const gateway = { send: () => Promise.reject(new Error('SMTP is down')) };
  await beginSignIn({ ...fixture.services, gateways: { email: gateway } }, anywhere(), { email: ivy.email, password });
  const { rows } = await owner.query('select state, attempts from outgoing_messages where recipient = $1', [ivy.email]);
  expect(rows).toEqual([{ state: 'queued', attempts: 0 }]);
});

test('a crowd beyond capacity is turned away, and told of nowhere', async () => {
  const people = Array.from({ length: 400 }, (_, n) => fixture.begin(`crowd-${n}@home.example`, 'costly guess'));
  const outcomes = tally(await Promise.allSettled(people));
  expect(Object.keys(outcomes).toSorted()).toEqual(['server-busy', 'wrong-credentials']);
  expect(outcomes['server-busy']).toBeGreaterThan(100);
  expect((await owner.query("select from audit_events where after ->> 'why' = 'server-busy'")).rowCount).toBe(0);
});

test('what is tried while it is locked is told once, and once more of the next lock', async () => {
  const ivy = await fixture.person('ivy');
  const lockTold = async () =>
    (await owner.query("select from audit_events where target_id = $1 and after ->> 'why' = 'too-many-attempts'", [ivy.id])).rowCount;
  await guess(5, ivy);
  for (const given of ['a', 'b', password])
    await expect(fixture.begin(ivy.email, given)).rejects.toMatchObject({ code: 'too-many-attempts' });
  expect(await lockTold()).toBe(1);
  await wait();
  await guess(1, ivy);
  for (const given of ['c', 'd']) await expect(fixture.begin(ivy.email, given)).rejects.toMatchObject({ code: 'too-many-attempts' });
  expect(await lockTold()).toBe(2);
});

test('a right password at a locked second step is told once too', async () => {
  const ivy = await fixture.person('ivy');
  await owner.query(
    "insert into auth_counters (kind, subject, day, locked_until) values ('pin', $1, now(), now() + interval '9 minutes')",
    [ivy.id],
  );
  for (const caller of [anywhere(), anywhere(), anywhere()])
    await expect(fixture.begin(ivy.email, password, caller)).rejects.toMatchObject({ code: 'too-many-attempts' });
  const { rowCount } = await owner.query("select from audit_events where target_id = $1 and action = 'sign-in-refused'", [ivy.id]);
  expect(rowCount).toBe(1);
});

test('a wrong password costs as much whether or not someone has it, and whether or not a sign-up waits for it', async () => {
  const [ivy, ada] = [await fixture.person('ivy'), await fixture.person('ada')];
  const signUp = { email: ada.email, password, hasAcceptedTerms: true, portalId: null, language: 'en', key: newFormKey() };
  await beginSignUp(fixture.services, anywhere(), signUp);
  const looks: number[] = [];
  for (const email of [ivy.email, ada.email, 'nobody@home.example']) {
    vi.mocked(verifyPassword).mockClear();
    await expect(fixture.begin(email, 'a guess')).rejects.toMatchObject(wrongCredentials);
    looks.push(vi.mocked(verifyPassword).mock.calls.length);
  }
  expect(looks).toEqual([2, 2, 2]);
});
