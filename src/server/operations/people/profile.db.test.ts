import { expect, test } from 'vitest';
import { anywhere, signInFixture, password, type Person, tally } from '#tests/support/sign-in-fixture.ts';
import { signedInBy } from '#tests/support/signed-in.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { requestReset } from '../passwords/request-reset.ts';
import { isGoodLink } from '../sign-in/is-good-link.ts';
import { profileAction } from './profile-action.ts';
import { readProfile } from './read-profile.ts';

const database = await testDatabase();
const { owner } = database;
const fixture = signInFixture(database);
const { contextWith, signIn, isAlive } = signedInBy(database, fixture);

const details = { intent: 'save', name: 'Ivy North', title: 'Trustee', phone: '+44 20 7946 0000', pinTarget: 'email' };
/** Someone whose number counts already. */
async function withPhone(name: string): Promise<Person> {
  const person = await fixture.person(name);
  await owner.query('update user_security set phone = $2 where user_id = $1', [person.id, details.phone]);
  return person;
}

const stored = async ({ id }: Person) =>
  (await owner.query('select name, title, phone, pin_target, role from users join user_security on user_id = id where id = $1', [id]))
    .rows[0];

test('the signed-in user sees themselves and their devices, the one that asks first', async () => {
  const ivy = await fixture.person('ivy');
  const first = await signIn(ivy);
  await signIn(ivy);
  await signIn(await fixture.person('ada'));
  const profile = await readProfile(first.context);
  expect(profile).toMatchObject({
    name: 'ivy',
    email: ivy.email,
    role: 'investor',
    multiFactor: { enabled: true, validated: true, target: 'email' },
  });
  expect(profile.devices.map(({ isThis, userAgent }) => ({ isThis, userAgent }))).toEqual([
    { isThis: true, userAgent: 'a browser' },
    { isThis: false, userAgent: 'a browser' },
  ]);
  expect(profile.devices[0]?.signedInAt).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);
  expect(profile.devices[0]?.networkAddress).toMatch(/^10\./);
  await expect(readProfile({ ...first.context, signedIn: null })).rejects.toMatchObject({ code: 'sign-in-needed' });
});

test('is told how they sign in, in which language, since when and when last', async () => {
  const ivy = await fixture.person('ivy');
  const { context } = await signIn(ivy);
  await owner.query("update users set created_at = '2025-01-02 12:00Z', language = null where id = $1", [ivy.id]);
  await owner.query("insert into last_sign_ins values ($1, '2026-03-01 23:30Z') on conflict (user_id) do update set at = excluded.at", [
    ivy.id,
  ]);
  const told = { language: null, authType: ['password'], createdOn: '2025-01-02T12:00', lastLogin: '2026-03-01T23:30' };
  expect((await readProfile(context)).signIn).toEqual(told);
  await owner.query("update users set language = 'en' where id = $1", [ivy.id]);
  await owner.query('delete from credentials where user_id = $1', [ivy.id]);
  await owner.query('delete from last_sign_ins where user_id = $1', [ivy.id]);
  expect((await readProfile(context)).signIn).toMatchObject({ language: 'en', authType: [], lastLogin: null });
});

test('is told where PINs go: to the mailbox as long as there is no number', async () => {
  const ivy = await fixture.person('ivy');
  await owner.query("update user_security set pin_target = 'sms' where user_id = $1", [ivy.id]);
  const { context } = await signIn(ivy);
  expect((await readProfile(context)).security).toMatchObject({ pinTarget: 'sms', pinChannel: 'email' });
  await owner.query("update user_security set phone = '+442079460000' where user_id = $1", [ivy.id]);
  expect((await readProfile(context)).security).toMatchObject({ pinTarget: 'sms', pinChannel: 'sms' });
});

test('a device is signed out from another one, and no one else’s is', async () => {
  const ivy = await fixture.person('ivy');
  const [here, there] = [await signIn(ivy), await signIn(ivy)];
  const foreign = await signIn(await fixture.person('ada'));
  const idOf = async ({ context }: typeof here) => (await readProfile(context)).devices.find(({ isThis }) => isThis)?.id ?? '';

  const end = async (session: string) => profileAction(here.context, { intent: 'end-session', session });
  await expect(end(await idOf(foreign))).rejects.toMatchObject({ code: 'session-not-found' });
  await expect(end('f'.repeat(32))).rejects.toMatchObject({ code: 'session-not-found' });
  await expect(end('1 or 1=1')).rejects.toMatchObject({ code: 'form-not-understood' });
  const id = await idOf(there);
  expect(await end(id)).toEqual({ done: 'ended-session' });
  await expect(end(id)).rejects.toMatchObject({ code: 'session-not-found' });
  expect([await isAlive(here.sessionToken), await isAlive(there.sessionToken), await isAlive(foreign.sessionToken)]).toEqual([
    true,
    false,
    true,
  ]);
  const { rows } = await owner.query<{ kind: string }>("select kind from activities where user_id = $1 and kind = 'signed-out'", [ivy.id]);
  expect(rows).toHaveLength(1);
});

test('all devices but the one that asks are signed out', async () => {
  const ivy = await fixture.person('ivy');
  const [here, ...others] = [await signIn(ivy), await signIn(ivy), await signIn(ivy)];
  const foreign = await signIn(await fixture.person('ada'));
  expect(await profileAction(here.context, { intent: 'end-others' })).toEqual({ done: 'ended-others' });
  expect(await isAlive(here.sessionToken)).toBe(true);
  for (const { sessionToken } of others) expect(await isAlive(sessionToken)).toBe(false);
  expect(await isAlive(foreign.sessionToken)).toBe(true);
});

test('someone changes what is said of them, and nothing more', async () => {
  const ivy = await withPhone('ivy');
  const { context } = await signIn(ivy);
  expect(await profileAction(context, { ...details, name: '  Ivy North ' })).toEqual({ done: 'saved' });
  expect(await stored(ivy)).toEqual({
    name: 'Ivy North',
    title: 'Trustee',
    phone: '+44 20 7946 0000',
    pin_target: 'email',
    role: 'investor',
  });
  await profileAction(context, { ...details, title: '' });
  expect(await stored(ivy)).toMatchObject({ title: null });
});

test.each([
  ['no name', { name: '  ' }, 'name-required'],
  ['no phone', { phone: '' }, 'phone-required'],
  ['a phone without its country', { phone: '020 7946 0000' }, 'phone-invalid'],
  ['a phone that is none', { phone: 'call me' }, 'phone-invalid'],
  ['another way', { pinTarget: 'pigeon' }, 'form-not-understood'],
  ['a role', { role: 'admin' }, 'form-not-understood'],
  ['another person', { id: 'f'.repeat(32) }, 'form-not-understood'],
  ['an address', { email: 'x@home.example' }, 'form-not-understood'],
  ['no two-factor', { isTwoFactorDisabled: 'true' }, 'form-not-understood'],
  ['a character that is no letter', { title: 'Trustee\0' }, 'form-not-understood'],
  ['two lines', { phone: '+44 20\r\n7946 0000' }, 'form-not-understood'],
  ['too long a name', { name: 'x'.repeat(201) }, 'form-not-understood'],
])('%s is refused, and nothing is saved', async (_case, change, code) => {
  const ivy = await fixture.person('ivy');
  const { context } = await signIn(ivy);
  const before = await stored(ivy);
  await expect(profileAction(context, { ...details, ...change })).rejects.toMatchObject({ code });
  expect(await stored(ivy)).toEqual(before);
});

test('where PINs go is changed with a recent sign-in alone, the rest with any', async () => {
  const ivy = await withPhone('ivy');
  const { context, sessionToken } = await signIn(ivy);
  await profileAction(context, details);
  await owner.query("update sessions set created_at = created_at - interval '16 minutes' where user_id = $1", [ivy.id]);
  const later = await contextWith(sessionToken);
  expect(await profileAction(later, { ...details, name: 'Ivy South' })).toEqual({ done: 'saved' });
  for (const change of [{ phone: '+44 20 7946 0001' }, { pinTarget: 'sms' }]) {
    await expect(profileAction(later, { ...details, ...change })).rejects.toMatchObject({ code: 'recent-sign-in-needed' });
  }
  expect(await stored(ivy)).toMatchObject({ name: 'Ivy South', phone: '+44 20 7946 0000', pin_target: 'email' });
});

test('an owner is notified by email when PINs move, and of nothing else', async () => {
  const ivy = await withPhone('ivy');
  const { context } = await signIn(ivy);
  const told = async () =>
    (await owner.query("select from outgoing_messages where recipient = $1 and kind = 'pinTargetChanged'", [ivy.email])).rowCount;
  await profileAction(context, { ...details, title: 'Chair' });
  expect(await told()).toBe(0);
  await profileAction(context, { ...details, pinTarget: 'sms' });
  expect(await told()).toBe(1);
});

const another = 'another horse 2';
const change = { intent: 'password', current: password, password: another };

test('a new password signs out everywhere, is notified by email, and is the one that counts', async () => {
  const ivy = await fixture.person('ivy');
  const [here, there] = [await signIn(ivy), await signIn(ivy)];
  expect(await profileAction(here.context, change)).toEqual({ done: 'signed-out' });
  expect([await isAlive(here.sessionToken), await isAlive(there.sessionToken)]).toEqual([false, false]);
  await expect(fixture.begin(ivy.email)).rejects.toMatchObject({ code: 'wrong-credentials' });
  expect((await fixture.begin(ivy.email, another)).kind).toBe('pin-needed');
  const { rows } = await owner.query("select from outgoing_messages where recipient = $1 and kind = 'passwordChanged'", [ivy.email]);
  expect(rows).toHaveLength(1);
});

test('a link that was sent for a new password is dead once there is one', async () => {
  const ivy = await fixture.person('ivy');
  await requestReset(fixture.services, anywhere(), { email: ivy.email, language: 'en' });
  const { rows } = await owner.query<{ text: string }>("select text from outgoing_messages where recipient = $1 and kind = 'reset'", [
    ivy.email,
  ]);
  const token = /\/reset\/([\w-]{43})/.exec(rows[0]?.text ?? '')?.[1] ?? '';
  expect(await isGoodLink(fixture.services, 'reset', token)).toBe(true);
  await profileAction((await signIn(ivy)).context, change);
  expect(await isGoodLink(fixture.services, 'reset', token)).toBe(false);
});

test.each([
  ['the old one wrong', { current: 'guess' }, 'wrong-password'],
  ['the old one missing', { current: '' }, 'wrong-password'],
  ['too short', { password: 'horse 2' }, 'password-too-short'],
  ['without a digit', { password: 'another horse' }, 'custom_password_rule'],
  ['one that is tried first', { password: 'password1' }, 'password-too-common'],
  ['the name of the firm', { password: 'Ashcombe2026' }, 'password-of-names'],
  ['the name of the person', { password: 'Northam1984' }, 'password-of-names'],
  ['the address of the person', { password: 'Isidora1984' }, 'password-of-names'],
])('no new password with %s, and the old one stays', async (_case, given, code) => {
  const ivy = await fixture.person('isidora');
  await owner.query("update users set name = 'Ivy Northam' where id = $1", [ivy.id]);
  const { context, sessionToken } = await signIn(ivy);
  await expect(profileAction(context, { ...change, ...given })).rejects.toMatchObject({ code });
  expect(await isAlive(sessionToken)).toBe(true);
  expect((await fixture.begin(ivy.email)).kind).toBe('pin-needed');
});

test('anyone who finds a browser open and guesses at the password is stopped as anyone is', async () => {
  const ivy = await fixture.person('ivy');
  const { context } = await signIn(ivy);
  const guesses = Array.from({ length: 12 }, (_, nth) => profileAction(context, { ...change, current: `guess ${nth}` }));
  expect(tally(await Promise.allSettled(guesses))).toEqual({ 'wrong-password': 5, 'too-many-attempts': 7 });
});

test('a guess at the old password and a number that may not be changed stand in the audit trail', async () => {
  const ivy = await fixture.person('ivy');
  const { context, sessionToken } = await signIn(ivy);
  await expect(profileAction(context, { ...change, current: 'guess' })).rejects.toMatchObject({ code: 'wrong-password' });
  await owner.query("update sessions set created_at = created_at - interval '16 minutes' where user_id = $1", [ivy.id]);
  await expect(profileAction(await contextWith(sessionToken), details)).rejects.toMatchObject({ code: 'recent-sign-in-needed' });
  const { rows } = await owner.query(
    "select action, actor_kind, actor_id, after from audit_events where target_id = $1 and outcome = 'refused' order by seq",
    [ivy.id],
  );
  const by = { actor_kind: 'investor', actor_id: ivy.id };
  expect(rows).toEqual([
    { action: 'password-set', ...by, after: { why: 'wrong-password' } },
    { action: 'profile-changed', ...by, after: { why: 'recent-sign-in-needed' } },
  ]);
});

test('of many new passwords at once one is set', async () => {
  const ivy = await fixture.person('ivy');
  const { context } = await signIn(ivy);
  const changes = Array.from({ length: 5 }, (_, nth) => profileAction(context, { ...change, password: `${another}${nth}` }));
  const done = (await Promise.allSettled(changes)).filter(({ status }) => status === 'fulfilled');
  expect(done).toHaveLength(1);
});
