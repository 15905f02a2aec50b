import { expect, test } from 'vitest';
import { agePins, anywhere, signInFixture, type Person, tally, wrong } from '#tests/support/sign-in-fixture.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { defaultVariant } from '#variants/default/default.ts';
import type { RequestContext } from '../../request-context.ts';
import { readSession } from '../sessions/read-session.ts';
import { profileAction } from '../people/profile-action.ts';
import { readProfile } from '../people/read-profile.ts';

const database = await testDatabase();
const { owner } = database;
const fixture = signInFixture(database);
const before = '+44 20 7946 0000';
let numbers = 0;

async function signIn(person: Person, services = fixture.services) {
  const { sessionToken } = await fixture.signIn(person);
  const signedIn = await readSession(database, sessionToken);
  if (!signedIn) throw new Error('Nobody is signed in.');
  const auth = { database, services, sessionToken, caller: anywhere() };
  return { sessionToken, context: { signedIn, actor: signedIn.actor, variant: defaultVariant, auth } as unknown as RequestContext };
}

/** Someone with a telephone, and a number that is new. */
async function somebody() {
  const person = await fixture.person('ivy');
  await owner.query('update user_security set phone = $2 where user_id = $1', [person.id, before]);
  numbers += 1;
  return { person, phone: `+4420794611${String(numbers).padStart(2, '0')}`, ...(await signIn(person)) };
}

const save = (context: RequestContext, phone: string) =>
  profileAction(context, { intent: 'save', name: 'Ivy North', title: '', phone, pinTarget: 'email' });
const confirm = (context: RequestContext, pin: string) => profileAction(context, { intent: 'confirm-phone', pin });
const phoneOf = async ({ id }: Person) =>
  (await owner.query<{ phone: string }>('select phone from user_security where user_id = $1', [id])).rows[0]?.phone;
const messagesTo = async (recipient: string, kind: string) =>
  (await owner.query('select from outgoing_messages where recipient = $1 and kind = $2', [recipient, kind])).rowCount;

test('a new number counts once its PIN has come back; the former one and the mailbox are told', async () => {
  const { person, phone, context } = await somebody();
  const elsewhere = await signIn(person);
  expect(await save(context, phone.replace(/^(.{3})/, '$1 '))).toEqual({ done: 'phone-pin-sent' });
  expect(await phoneOf(person)).toBe(before);
  expect(await readProfile(context)).toMatchObject({ name: 'Ivy North', phone: before, pendingPhone: phone });
  expect(await messagesTo(person.email, 'pinTargetChanged')).toBe(0);
  const pin = await fixture.pinOf(phone);
  await expect(confirm(context, wrong(pin))).rejects.toMatchObject({ code: 'wrong-pin' });
  expect(await phoneOf(person)).toBe(before);

  const told = await messagesTo(before, 'pinTargetChanged');
  expect(await confirm(context, pin)).toEqual({ done: 'phone-set' });
  expect(await phoneOf(person)).toBe(phone);
  expect(await messagesTo(person.email, 'pinTargetChanged')).toBe(1);
  expect(await messagesTo(before, 'pinTargetChanged')).toBe((told ?? 0) + 1);
  expect(await readSession(database, elsewhere.sessionToken)).toBeNull();
  await expect(confirm(context, pin)).rejects.toMatchObject({ code: 'pin-expired' });
  const { rows } = await owner.query(
    "select before, after from audit_events where target_id = $1 and action = 'profile-changed' order by seq desc",
    [person.id],
  );
  expect(rows[1]).toEqual({ before: { phone: before }, after: { phone } });
});

test('the same number written differently is no new one', async () => {
  const { person, context } = await somebody();
  expect(await save(context, '0044 (20) 7946-0000')).toEqual({ done: 'saved' });
  expect([await phoneOf(person), (await readProfile(context)).pendingPhone]).toEqual([before, null]);
});

test('of a hundred guesses at once five are looked at, and the right one comes too late', async () => {
  const { person, phone, context } = await somebody();
  await save(context, phone);
  const pin = await fixture.pinOf(phone);
  const guesses = Array.from({ length: 100 }, () => confirm(context, wrong(pin)));
  expect(tally(await Promise.allSettled(guesses))).toEqual({ 'wrong-pin': 5, 'too-many-attempts': 95 });
  await expect(confirm(context, pin)).rejects.toMatchObject({ code: 'too-many-attempts' });
  expect(await phoneOf(person)).toBe(before);
});

test('a PIN is of one number, one person and ten minutes', async () => {
  const [ivy, ada] = [await somebody(), await somebody()];
  await save(ivy.context, ivy.phone);
  const first = await fixture.pinOf(ivy.phone);
  await agePins(owner);
  await save(ivy.context, `${ivy.phone}9`);
  const second = await fixture.pinOf(`${ivy.phone}9`);
  if (first !== second) await expect(confirm(ivy.context, first)).rejects.toMatchObject({ code: 'wrong-pin' });
  await expect(confirm(ada.context, second)).rejects.toMatchObject({ code: 'pin-expired' });
  await owner.query("update one_time_tokens set expires_at = now() where kind = 'phone' and user_id = $1", [ivy.person.id]);
  await expect(confirm(ivy.context, second)).rejects.toMatchObject({ code: 'pin-expired' });
  expect(await phoneOf(ivy.person)).toBe(before);
});

test('strangers are not rung at again and again', async () => {
  const { phone, context } = await somebody();
  const results: PromiseSettledResult<unknown>[] = [];
  for (let nth = 0; nth < 6; nth += 1) {
    results.push(...(await Promise.allSettled([save(context, `${phone}${nth}`)])));
    await agePins(owner);
  }
  expect(tally(results)).toEqual({ session: 3, 'too-many-attempts': 3 });
});

test('where no text messages are sent the number is only written down', async () => {
  const { person, phone } = await somebody();
  const { context } = await signIn(person, { ...fixture.services, gateways: { email: 'outbox' } });
  expect(await save(context, phone)).toEqual({ done: 'saved' });
  expect(await phoneOf(person)).toBe(phone);
  expect(await messagesTo(person.email, 'pinTargetChanged')).toBe(1);
});

test.each([
  ['no PIN', { pin: '12345' }, 'wrong-pin'],
  ['a number of one’s own', { pin: '123456', phone: '+442079460009' }, 'wrong-pin'],
  ['another person', { pin: '123456', id: 'f'.repeat(32) }, 'wrong-pin'],
])('%s is refused', async (_case, fields, code) => {
  const { context } = await somebody();
  await expect(profileAction(context, { intent: 'confirm-phone', ...fields })).rejects.toMatchObject({ code });
});
