import { expect, test, vi } from 'vitest';
import { newDeviceCaps, personCaps } from '#domain/sign-in/message-limits.ts';
import { agePins, anywhere, password, type Person, tally } from '#tests/support/sign-in-fixture.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { gatewaysOfMessages } from '#tests/support/gateways-of-messages.ts';
import { setPassword } from '../passwords/set-password.ts';
import { beginSignIn } from '../sign-in/begin-sign-in.ts';
import { readAttempt } from '../sign-in/read-attempt.ts';
import { resendPin } from '../second-factor/resend-pin.ts';
import type { Caller, SignInServices } from '../sign-in/sign-in-services.ts';
import { verifyPin } from '../second-factor/verify-pin.ts';

const database = await testDatabase();
const { owner } = database;
const { fixture, somebody, personAt, ofSomebody, ofSomebodyNew, notices } = gatewaysOfMessages(database);
const { services } = fixture;

/** Directly, without the day that the sign-in fixture lets pass. */
const begin = (person: Person, caller: Caller = anywhere(), given = password) =>
  beginSignIn(services, caller, { email: person.email, password: given });
const countedFor = async ({ id }: Person) =>
  (await owner.query('select from outgoing_messages where counted_for = $1', [id])).rowCount ?? 0;
const isSent = (begun: Awaited<ReturnType<typeof begin>>) => begun.kind === 'pin-needed' && begun.pinExpiresAt !== null;

/** So many messages were sent to someone so long ago. */
async function wereSent({ id }: Person, messages: number, ago: string, isOfNewDevice = false): Promise<void> {
  await owner.query(
    `insert into outgoing_messages (kind, channel, recipient, state, counted_for, is_of_new_device, idempotency_key, created_at)
     select 'pin', 'email', 'ivy@home.example', 'sent', $1, $4, gen_random_uuid()::text, now() - $3::interval from generate_series(1, $2)`,
    [id, messages, ago, isOfNewDevice],
  );
}

test.each(Object.entries(ofSomebody))('within half a minute of another PIN, %s sends none', async (_way, prepare) => {
  const { person, ask } = await prepare();
  await agePins(owner);
  expect(isSent(await begin(person))).toBe(true);
  const before = await countedFor(person);
  await ask(services).catch((error: unknown) => expect(error).toMatchObject({ code: 'pin-too-soon' }));
  expect(await countedFor(person)).toBe(before);
  await agePins(owner, '30 seconds');
  await ask(services);
  expect(await countedFor(person)).toBe(before + 1);
});

test.each([...Object.entries(ofSomebody), ...Object.entries(ofSomebodyNew).map(([way, prepare]) => [way, prepare] as const)] as const)(
  'within half a minute of %s, a sign-in sends none',
  async (_way, prepare) => {
    const prepared = await prepare();
    await agePins(owner);
    await prepared.ask(services);
    const person = 'person' in prepared ? prepared.person : await personAt(prepared.email);
    const before = await countedFor(person);
    expect(isSent(await begin(person))).toBe(false);
    expect(await countedFor(person)).toBe(before);
  },
);

test.each(Object.entries({ ...ofSomebody, ...notices }))('after the messages of an hour, %s is refused', async (_way, prepare) => {
  const { person, ask } = await prepare();
  await agePins(owner);
  await wereSent(person, personCaps.perHour, '40 minutes');
  await expect(ask(services)).rejects.toMatchObject({ code: 'too-many-attempts', details: { minutes: 20 } });
  expect(await countedFor(person)).toBeGreaterThanOrEqual(personCaps.perHour);
  await agePins(owner, '20 minutes');
  await expect(ask(services)).resolves.not.toThrow();
});

test.each(Object.entries({ ...ofSomebody, ...notices, ...ofSomebodyNew }))(
  'where the firm has sent all of its hour, %s is refused and goes on in the next',
  async (_way, prepare) => {
    const { ask } = await prepare();
    await agePins(owner);
    const full: SignInServices = { ...services, messagesPerHour: { sms: 3, email: 3 } };
    const other = await fixture.person('other');
    for (const channel of ['sms', 'email']) {
      await owner.query(
        `insert into outgoing_messages (kind, channel, recipient, state, counted_for, idempotency_key, created_at)
         select 'pin', $1, 'x', 'sent', $2, gen_random_uuid()::text, now() - interval '50 minutes' from generate_series(1, 3)`,
        [channel, other.id],
      );
    }
    await expect(ask(full)).rejects.toMatchObject({ code: 'messages-paused', details: { minutes: 10 } });
    await agePins(owner, '10 minutes');
    await expect(ask(full)).resolves.not.toThrow();
  },
);

test('of fifty who sign in at once one is sent a PIN', async () => {
  const ivy = await somebody();
  const begun = await Promise.allSettled(Array.from({ length: 50 }, () => begin(ivy)));
  expect(await countedFor(ivy)).toBe(1);
  const attempts = begun.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  expect(attempts.filter(isSent)).toHaveLength(1);
  const { rows } = await owner.query<{ count: number }>(
    'select count(*)::int as count from signin_attempts where user_id = $1 and awaits_pin',
    [ivy.id],
  );
  expect(rows[0]?.count).toBeLessThanOrEqual(20);
});

test('of fifty who ask for a new PIN at once, in sign-ins of their own, one is sent', async () => {
  const ivy = await somebody();
  const begun = await Promise.all(Array.from({ length: 10 }, () => begin(ivy)));
  await agePins(owner, '30 seconds');
  const before = await countedFor(ivy);
  const asks = begun.flatMap((each) =>
    Array.from({ length: 5 }, () => resendPin(services, anywhere(), 'attemptToken' in each ? each.attemptToken : '')),
  );
  expect(tally(await Promise.allSettled(asks))).toEqual({ session: 1, 'pin-too-soon': 49 });
  expect(await countedFor(ivy)).toBe(before + 1);
});

test('what was sent counts although it was answered: ten sign-ins an hour', async () => {
  const ivy = await somebody();
  const device = (await fixture.signIn(ivy)).deviceToken;
  await agePins(owner);
  for (let nth = 0; nth < personCaps.perHour; nth += 1) {
    const begun = await begin(ivy, anywhere(device));
    if (begun.kind !== 'pin-needed') throw new Error('No PIN was asked for.');
    await verifyPin(services, anywhere(device), { attemptToken: begun.attemptToken, pin: await fixture.pinOf(ivy.email) });
    if (nth < personCaps.perHour - 1) expect(isSent(await begin(ivy, anywhere(device)))).toBe(false);
    await agePins(owner, '31 seconds');
  }
  await expect(begin(ivy, anywhere(device))).rejects.toMatchObject({ code: 'too-many-attempts' });
});

test('anyone who knows the password cannot take the PINs of the devices that its owner uses, nor of a new password', async () => {
  const ivy = await somebody();
  const device = (await fixture.signIn(ivy)).deviceToken;
  await agePins(owner);
  for (let nth = 0; nth < newDeviceCaps.perHour; nth += 1) {
    expect(isSent(await begin(ivy))).toBe(true);
    await agePins(owner, '31 seconds');
  }
  await expect(begin(ivy)).rejects.toMatchObject({ code: 'too-many-attempts' });
  expect(isSent(await begin(ivy, anywhere(device)))).toBe(true);

  await agePins(owner, '31 seconds');
  await setPassword(database, { userIds: [ivy.id], password: 'another horse 2' });
  expect(isSent(await begin(ivy, anywhere(), 'another horse 2'))).toBe(true);
});

test('a sign-in that waits says when, counts no try for the PIN of another, and gets its own', async () => {
  const ivy = await somebody();
  await begin(ivy);
  const earlier = await fixture.pinOf(ivy.email);
  const waiting = await begin(ivy);
  if (waiting.kind !== 'pin-needed') throw new Error('No PIN was asked for.');
  const { attemptToken } = waiting;
  const shown = await readAttempt(services, attemptToken);
  expect(shown).toMatchObject({ kind: 'pin-needed', pinExpiresAt: null });
  const { rows } = await owner.query<{ moment: Date }>(
    "select max(created_at) + interval '30 seconds' as moment from outgoing_messages where counted_for = $1",
    [ivy.id],
  );
  expect(shown?.kind === 'pin-needed' && Math.abs(Date.parse(shown.resendAt) - (rows[0]?.moment.getTime() ?? 0))).toBeLessThan(2);

  await expect(verifyPin(services, anywhere(), { attemptToken, pin: earlier })).rejects.toMatchObject({ code: 'pin-expired' });
  const tries = await owner.query<{ tries: number }>('select max(pin_tries) as tries from signin_attempts where user_id = $1', [ivy.id]);
  expect(tries.rows[0]?.tries).toBe(0);

  await agePins(owner, '30 seconds');
  await resendPin(services, anywhere(), attemptToken);
  expect(await verifyPin(services, anywhere(), { attemptToken, pin: await fixture.pinOf(ivy.email) })).toMatchObject({ userId: ivy.id });
});

const clientOf = async (validatedAt: string | null) => {
  const person = await somebody();
  await owner.query(
    `with portal as (insert into portals (name) values ($2) returning id),
     account as (insert into accounts (portal_id, name, email, currency, validated_at) select id, 'Ivy North', $2, 'GBP', $3 from portal returning id)
     insert into account_members (account_id, user_id, relation) select id, $1, 'client' from account`,
    [person.id, person.email, validatedAt],
  );
  return person;
};

test.each([
  ['somebody who signed up', 'refused', somebody],
  ['the client of an account that waits', 'refused', () => clientOf(null)],
  ['the client of an open account', 'sent', () => clientOf('2026-01-05')],
  ['an adviser', 'sent', () => fixture.person('grace', 'advisor')],
  ['an administrator', 'sent', () => fixture.person('root', 'admin')],
] as const)('where unknown people have had their quarter of the firm’s messages, %s is %s', async (_who, expected, make) => {
  await agePins(owner);
  const person = await make();
  const quarterOfEight: SignInServices = { ...services, messagesPerHour: { sms: 8, email: 8 } };
  for (let nth = 0; nth < 2; nth += 1) await begin(await somebody());
  const ask = beginSignIn(quarterOfEight, anywhere(), { email: person.email, password });
  if (expected === 'sent') expect(isSent(await ask)).toBe(true);
  else await expect(ask).rejects.toMatchObject({ code: 'messages-paused', details: { minutes: 60 } });
});

test('no more than twenty sign-ins of a person wait', async () => {
  const ivy = await somebody();
  for (let nth = 0; nth < 21; nth += 1) await begin(ivy);
  await expect(begin(ivy)).rejects.toMatchObject({ code: 'too-many-attempts', details: { minutes: 1 } });
});

test('that the limit of the firm is near is told once: in the log, in the trail, and to administrators', async () => {
  await agePins(owner);
  const root = await fixture.person('root', 'admin');
  const log = { error: vi.fn() };
  const small: SignInServices = { ...services, log, messagesPerHour: { sms: 100, email: 2 } };
  const colleague = () => fixture.person('grace', 'advisor');
  const [first, second, third] = [await colleague(), await colleague(), await colleague()];
  const ask = (person: Person) => beginSignIn(small, anywhere(), { email: person.email, password });
  await ask(first);
  expect(log.error).not.toHaveBeenCalled();
  await ask(second);
  await expect(ask(third)).rejects.toMatchObject({ code: 'messages-paused' });
  await agePins(owner, '1 hour');
  await ask(third);
  await ask(first);
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ channel: 'email', count: 2, perHour: 2 }, expect.any(String));
  const events = await owner.query("select after from audit_events where action = 'message-limit-near'");
  expect(events.rows).toEqual([{ after: { channel: 'email', count: 2, perHour: 2 } }]);
  const mails = await owner.query<{ text: string }>("select text from outgoing_messages where kind = 'pinMailLimit' and recipient = $1", [
    root.email,
  ]);
  expect(mails.rows).toHaveLength(1);
  expect(mails.rows[0]?.text).toContain('2 of the 2 PINs');

  // The same a day later is told again.
  await owner.query("update auth_counters set told_until = told_until - interval '1 day' where kind = 'messages'");
  await agePins(owner, '1 hour');
  await ask(second);
  await ask(third);
  expect(log.error).toHaveBeenCalledTimes(2);
});

test('a refusal at the caps is in the trail, once', async () => {
  const ivy = await somebody();
  await wereSent(ivy, newDeviceCaps.perHour - 1, '40 minutes', true);
  await begin(ivy);
  await agePins(owner, '31 seconds');
  for (let nth = 0; nth < 3; nth += 1) await expect(begin(ivy)).rejects.toMatchObject({ code: 'too-many-attempts' });
  const refused = await owner.query("select after from audit_events where action = 'sign-in-refused' and target_id = $1", [ivy.id]);
  expect(refused.rows).toEqual([{ after: { why: 'too-many-attempts' } }]);
});

test('PINs for a number of a country that gets no text messages go by mail', async () => {
  const ivy = await somebody();
  await owner.query("update user_security set phone = '+62 812 3456 7890', pin_target = 'sms' where user_id = $1", [ivy.id]);
  expect(await begin(ivy)).toMatchObject({ pinTarget: { channel: 'email' } });
});

const write = (kind: string, channel: string) =>
  owner.query("insert into outgoing_messages (kind, channel, recipient, state, idempotency_key) values ($1, $2, 'x', 'kept', $3)", [
    kind,
    channel,
    `${kind}:${channel}`,
  ]);

test('the database takes no PIN and no text message that counts for no one', async () => {
  await expect(write('pin', 'email')).rejects.toThrow('outgoing_messages_limited');
  await expect(write('notice', 'sms')).rejects.toThrow('outgoing_messages_limited');
  await expect(write('notice', 'email')).resolves.toMatchObject({ rowCount: 1 });
});
