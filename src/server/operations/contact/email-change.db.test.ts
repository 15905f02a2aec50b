import { expect, test } from 'vitest';
import { anywhere, signInFixture, password, type Person, tally } from '#tests/support/sign-in-fixture.ts';
import { signedInBy } from '#tests/support/signed-in.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { tokenHash } from '../../auth/token.ts';
import type { RequestContext } from '../../request-context.ts';
import { profileAction } from '../people/profile-action.ts';
import { authenticatorOf } from '#tests/support/authenticator.ts';
import { requestReset } from '../passwords/request-reset.ts';
import { resetPassword } from '../passwords/reset-password.ts';
import { administerUser } from '../people-admin/administer-user.ts';
import { setPassword } from '../passwords/set-password.ts';
import { confirmEmailOwnership } from './confirm-email-ownership.ts';
import { isGoodLink } from '../sign-in/is-good-link.ts';
import { confirmEmail } from './confirm-email.ts';
import { undoEmail } from './undo-email.ts';

const database = await testDatabase();
const { owner } = database;
const fixture = signInFixture(database);
const { contextWith, signIn, isAlive } = signedInBy(database, fixture);

const ask = (context: RequestContext, email: string) => profileAction(context, { intent: 'change-email', email });
const newAddress = () => `new-${crypto.randomUUID()}@home.example`;
const emailOf = async ({ id }: Person) =>
  (await owner.query<{ email: string }>('select email from users where id = $1', [id])).rows[0]?.email;

/** The link of the newest mail of a kind to an address. */
async function linkIn(kind: string, recipient: string): Promise<string> {
  const { rows } = await owner.query<{ text: string }>(
    'select text from outgoing_messages where kind = $1 and recipient = $2 order by id desc limit 1',
    [kind, recipient],
  );
  return /\/(?:email(?:-undo)?|reset)\/([\w-]{43})/.exec(rows[0]?.text ?? '')?.[1] ?? '';
}

/** Someone whose address has been changed, with the links that were sent. */
async function changed(name = 'ivy') {
  const person = await fixture.person(name);
  const { context, sessionToken, deviceToken } = await signIn(person);
  const email = newAddress();
  await ask(context, email);
  await confirmEmail(fixture.services, anywhere(deviceToken), await linkIn('emailChange', email));
  return { person, email, sessionToken, deviceToken };
}

const isKnown = async (deviceToken: string) =>
  (await owner.query('select from known_devices where token_hash = $1', [tokenHash(deviceToken)])).rowCount === 1;

test('nothing changes until the link in the new mailbox is followed', async () => {
  const ivy = await fixture.person('ivy');
  const [here, there] = [await signIn(ivy), await signIn(ivy)];
  const email = newAddress();
  expect(await ask(here.context, `  ${email.toUpperCase()} `)).toEqual({ done: 'email-sent' });
  expect([await emailOf(ivy), await isAlive(here.sessionToken)]).toEqual([ivy.email, true]);
  const link = await linkIn('emailChange', email);
  expect(await isGoodLink(fixture.services, 'email-change', link)).toBe(true);

  await confirmEmail(fixture.services, anywhere(here.deviceToken), link);
  expect(await emailOf(ivy)).toBe(email);
  expect([await isAlive(here.sessionToken), await isAlive(there.sessionToken)]).toEqual([false, false]);
  expect([await isKnown(here.deviceToken), await isKnown(there.deviceToken)]).toEqual([true, false]);
  await expect(fixture.begin(ivy.email)).rejects.toMatchObject({ code: 'wrong-credentials' });
  expect((await fixture.begin(email)).kind).toBe('pin-needed');
  const { rows } = await owner.query(
    "select action, before, after from audit_events where target_id = $1 and action like 'email%' order by seq",
    [ivy.id],
  );
  expect(rows).toEqual([
    { action: 'email-change-begun', before: null, after: { email } },
    { action: 'email-changed', before: { email: ivy.email }, after: { email } },
  ]);
});

test('a link is good once, also for ten at once, and only the newest', async () => {
  const ivy = await fixture.person('ivy');
  const { context } = await signIn(ivy);
  const [first, second] = [newAddress(), newAddress()];
  await ask(context, first);
  const old = await linkIn('emailChange', first);
  await ask(context, second);
  expect(await isGoodLink(fixture.services, 'email-change', old)).toBe(false);
  const link = await linkIn('emailChange', second);
  const tries = Array.from({ length: 10 }, () => confirmEmail(fixture.services, anywhere(), link));
  expect(tally(await Promise.allSettled(tries))).toEqual({ session: 1, 'link-expired': 9 });
  await expect(confirmEmail(fixture.services, anywhere(), old)).rejects.toMatchObject({ code: 'link-expired' });
});

test('a link that is too old, or of someone who is disabled, changes nothing', async () => {
  const [ivy, ada] = [await fixture.person('ivy'), await fixture.person('ada')];
  const addresses = [newAddress(), newAddress()] as const;
  await ask((await signIn(ivy)).context, addresses[0]);
  await ask((await signIn(ada)).context, addresses[1]);
  const links = [await linkIn('emailChange', addresses[0]), await linkIn('emailChange', addresses[1])] as const;
  await owner.query('update one_time_tokens set expires_at = now() where user_id = $1', [ivy.id]);
  await owner.query('update user_security set is_disabled = true where user_id = $1', [ada.id]);
  for (const link of links) await expect(confirmEmail(fixture.services, anywhere(), link)).rejects.toMatchObject({ code: 'link-expired' });
  expect(await emailOf(ivy)).toBe(ivy.email);
});

test('the address of someone else is refused, told to the trail, and asked for twelve times a day at most', async () => {
  const [ivy, ada] = [await fixture.person('ivy'), await fixture.person('ada')];
  const { context } = await signIn(ivy);
  await expect(ask(context, ada.email.toUpperCase())).rejects.toMatchObject({ code: 'email-taken' });
  const { rows } = await owner.query("select action, after from audit_events where actor_id = $1 and outcome = 'refused'", [ivy.id]);
  expect(rows).toEqual([{ action: 'email-change-begun', after: { why: 'email-taken' } }]);
  const outcomes: PromiseSettledResult<unknown>[] = [];
  for (let nth = 0; nth < 20; nth += 1) {
    await owner.query('update auth_counters set locked_until = null where subject = $1 and today < 12', [`email-change:${ivy.id}`]);
    outcomes.push(...(await Promise.allSettled([ask(context, nth % 2 === 0 ? ada.email : newAddress())])));
  }
  expect(tally(outcomes)).toEqual({ 'email-taken': 6, session: 5, 'too-many-attempts': 9 });
});

test('an address that someone else took in the meantime stays theirs', async () => {
  const ivy = await fixture.person('ivy');
  const { context } = await signIn(ivy);
  const email = newAddress();
  await ask(context, email);
  await owner.query("insert into users (email, name, role) values ($1, 'ada', 'investor')", [email.toUpperCase()]);
  await expect(confirmEmail(fixture.services, anywhere(), await linkIn('emailChange', email))).rejects.toMatchObject({
    code: 'email-taken',
  });
  expect(await emailOf(ivy)).toBe(ivy.email);
});

test.each([
  ['no address', { email: ' ' }, 'email-required'],
  ['what is none', { email: 'ivy' }, 'email-invalid'],
  ['too long a one', { email: `${'x'.repeat(320)}@home.example` }, 'form-not-understood'],
  ['another person', { email: 'x@home.example', id: 'f'.repeat(32) }, 'form-not-understood'],
  ['a role', { email: 'x@home.example', role: 'admin' }, 'form-not-understood'],
  ['an address that is confirmed already', { email: 'x@home.example', confirmed: 'true' }, 'form-not-understood'],
])('%s is refused', async (_case, fields, code) => {
  const { context } = await signIn(await fixture.person('ivy'));
  await expect(profileAction(context, { intent: 'change-email', ...fields })).rejects.toMatchObject({ code });
});

test('needs a recent sign-in, and another address than the present one', async () => {
  const ivy = await fixture.person('ivy');
  const { context, sessionToken } = await signIn(ivy);
  await expect(ask(context, ivy.email.toUpperCase())).rejects.toMatchObject({ code: 'email-unchanged' });
  await owner.query("update sessions set created_at = created_at - interval '16 minutes' where user_id = $1", [ivy.id]);
  await expect(ask(await contextWith(sessionToken), newAddress())).rejects.toMatchObject({ code: 'recent-sign-in-needed' });
});

test('the old address takes the account back, once; everyone is signed out, and no device is known', async () => {
  const { person, email, deviceToken } = await changed();
  const session = await fixture.signIn({ id: person.id, email });
  const link = await linkIn('emailChanged', person.email);
  const tries = Array.from({ length: 10 }, () => undoEmail(fixture.services, link));
  expect(tally(await Promise.allSettled(tries))).toEqual({ session: 1, 'link-expired': 9 });
  expect(await emailOf(person)).toBe(person.email);
  expect([await isAlive(session.sessionToken), await isKnown(deviceToken), await isKnown(session.deviceToken)]).toEqual([
    false,
    false,
    false,
  ]);
  expect((await fixture.begin(person.email, password)).kind).toBe('pin-needed');
});

test('anyone who moves on to a third address is not rid of the first, and cannot take the account back themselves', async () => {
  const { person, email } = await changed();
  const third = newAddress();
  await ask((await signIn({ id: person.id, email })).context, third);
  await confirmEmail(fixture.services, anywhere(), await linkIn('emailChange', third));
  expect(await emailOf(person)).toBe(third);
  await undoEmail(fixture.services, await linkIn('emailChanged', person.email));
  expect(await emailOf(person)).toBe(person.email);
  await expect(undoEmail(fixture.services, await linkIn('emailChanged', email))).rejects.toMatchObject({ code: 'link-expired' });
  expect(await emailOf(person)).toBe(person.email);
});

test('no one who is signed out while they ask begins a change', async () => {
  const ivy = await fixture.person('ivy');
  const { context } = await signIn(ivy);
  await owner.query('delete from sessions where user_id = $1', [ivy.id]);
  const email = newAddress();
  await expect(ask(context, email)).rejects.toMatchObject({ code: 'sign-in-needed' });
  await expect(
    profileAction(context, { intent: 'save', name: 'Ivy', title: '', phone: '+447700900002', pinTarget: 'sms' }),
  ).rejects.toMatchObject({ code: 'sign-in-needed' });
  expect((await owner.query('select from outgoing_messages where recipient in ($1, $2)', [email, '+447700900002'])).rowCount).toBe(0);
});

/** Someone who has moved on to one more address. */
async function movedOn(person: Person): Promise<Person> {
  const { context, deviceToken } = await signIn(person);
  const email = newAddress();
  await ask(context, email);
  await confirmEmail(fixture.services, anywhere(deviceToken), await linkIn('emailChange', email));
  return { id: person.id, email };
}

test('anyone who moves on and takes that back themselves does not end the way back of the first', async () => {
  const { person, email } = await changed();
  await movedOn({ id: person.id, email });
  await undoEmail(fixture.services, await linkIn('emailChanged', email));
  expect(await emailOf(person)).toBe(email);
  await undoEmail(fixture.services, await linkIn('emailChanged', person.email));
  expect(await emailOf(person)).toBe(person.email);
});

test('a password that was set after the change lets no one in once the address is back', async () => {
  const { person, email } = await changed();
  await setPassword(database, { userIds: [person.id], password: 'another horse 2' });
  expect((await fixture.begin(email, 'another horse 2')).kind).toBe('pin-needed');
  await undoEmail(fixture.services, await linkIn('emailChanged', person.email));
  await expect(fixture.begin(person.email, 'another horse 2')).rejects.toMatchObject({ code: 'wrong-credentials' });
  await requestReset(fixture.services, anywhere(), { email: person.email, language: 'en' });
  await resetPassword(fixture.services, { token: await linkIn('reset', person.email), password });
  expect((await fixture.begin(person.email, password)).kind).toBe('pin-needed');
});

test.each([
  ['an app', (person: Person) => authenticatorOf(database, person, { secret: fixture.services.secret })],
  [
    'a telephone',
    async ({ id }: Person) => {
      await owner.query("update user_security set phone = '+447700900000' where user_id = $1", [id]);
      await owner.query("update user_security set pin_target = 'sms' where user_id = $1", [id]);
    },
  ],
  ['nothing', ({ id }: Person) => owner.query('update user_security set is_two_factor_disabled = true where user_id = $1', [id])],
])('nor does the old password where %s is asked for beside it', async (_case, setUp) => {
  const { person } = await changed();
  await setUp(person);
  await undoEmail(fixture.services, await linkIn('emailChanged', person.email));
  await expect(fixture.begin(person.email, password)).rejects.toMatchObject({ code: 'wrong-credentials' });
});

test.each([
  [
    'a new password',
    async ({ context }: SignedInPerson) => profileAction(context, { intent: 'password', current: password, password: 'another horse 2' }),
  ],
  ['signing out all others', async ({ context }: SignedInPerson) => profileAction(context, { intent: 'end-others' })],
  [
    'signing the one out that asked',
    async ({ context }: SignedInPerson, asking: SignedInPerson) => {
      const [session] = await sessionsOf(asking);
      return profileAction(context, { intent: 'end-session', session });
    },
  ],
  ['new recovery codes', async ({ context }: SignedInPerson) => profileAction(context, { intent: 'make-codes' })],
  [
    'an administrator who signs him out',
    async ({ userId }: SignedInPerson) => administerUser(await office(), userId, { intent: 'sign-out' }),
  ],
  [
    'an administrator who doubts the address',
    async ({ userId }: SignedInPerson) => confirmEmailOwnership(await office(), { userId, isConfirmed: false }),
  ],
])('a change that someone else has begun is over with %s', async (_case, end) => {
  const ivy = await fixture.person('ivy');
  const [own, asking] = [await signIn(ivy), await signIn(ivy)];
  const email = newAddress();
  await ask(asking.context, email);
  await authenticatorOf(database, ivy, { secret: fixture.services.secret });
  await end(own, asking);
  await expect(confirmEmail(fixture.services, anywhere(), await linkIn('emailChange', email))).rejects.toMatchObject({
    code: 'link-expired',
  });
  expect(await emailOf(ivy)).toBe(ivy.email);
});

type SignedInPerson = Awaited<ReturnType<typeof signIn>>;

const sessionsOf = async ({ sessionToken }: SignedInPerson) =>
  (
    await owner.query<{ id: string }>("select replace(id::text, '-', '') as id from sessions where token_hash = $1", [
      tokenHash(sessionToken),
    ])
  ).rows.map(({ id }) => id);
const office = async () => (await signIn(await fixture.person('root', 'admin'))).context;

test('a link back is good for a week, and not for what it is not', async () => {
  const { person } = await changed();
  const link = await linkIn('emailChanged', person.email);
  await expect(confirmEmail(fixture.services, anywhere(), link)).rejects.toMatchObject({ code: 'link-expired' });
  await owner.query("update one_time_tokens set expires_at = now() where kind = 'email-undo'");
  await expect(undoEmail(fixture.services, link)).rejects.toMatchObject({ code: 'link-expired' });
});

test('a new password forgets all devices but the one that asks', async () => {
  const ivy = await fixture.person('ivy');
  const [here, there] = [await signIn(ivy), await signIn(ivy)];
  const auth = { ...here.context.auth, caller: anywhere(here.deviceToken) };
  await profileAction({ ...here.context, auth }, { intent: 'password', current: password, password: 'another horse 2' });
  expect([await isKnown(here.deviceToken), await isKnown(there.deviceToken)]).toEqual([true, false]);
});
