import { expect, test } from 'vitest';
import { inFullTest } from '#tests/support/in-full.ts';
import { anywhere, signInFixture, password, type Person, tally } from '#tests/support/sign-in-fixture.ts';
import { leastWork } from '#tests/support/least-work.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { readSession } from '../sessions/read-session.ts';
import { requestReset } from './request-reset.ts';
import { isGoodLink } from '../sign-in/is-good-link.ts';
import { resetPassword } from './reset-password.ts';

const database = await testDatabase();
const { owner } = database;
const fixture = signInFixture(database);
const { services } = fixture;
const another = 'another horse 2';

const ask = (email: string, language = 'en') => requestReset(services, anywhere(), { email, language });
const mailsTo = async (recipient: string) =>
  (
    await owner.query<{ kind: string; text: string }>('select kind, text from outgoing_messages where recipient = $1 order by id', [
      recipient,
    ])
  ).rows;

/** The token of the newest link that was sent to a person. */
async function linkTo({ email }: Person): Promise<string> {
  const texts = (await mailsTo(email)).map(({ text }) => text).join('\n');
  return [...texts.matchAll(/https:\/\/portal\.firm\.example\/reset\/([\w-]{43})\b/g)].at(-1)?.[1] ?? '';
}

test('a link sets a new password, ends every session and tells its owner; it signs no one in', async () => {
  const ivy = await fixture.person('ivy');
  const session = await fixture.signIn(ivy);
  await ask(` ${ivy.email.toUpperCase()} `);
  const token = await linkTo(ivy);
  expect(await isGoodLink(services, 'reset', token)).toBe(true);
  expect(await isGoodLink(services, 'reset', token)).toBe(true);
  await resetPassword(services, { token, password: another });
  expect(await readSession(database, session.sessionToken)).toBeNull();
  expect((await mailsTo(ivy.email)).at(-1)).toMatchObject({ kind: 'passwordChanged' });
  await expect(fixture.begin(ivy.email)).rejects.toMatchObject({ code: 'wrong-credentials' });
  expect((await fixture.begin(ivy.email, another)).kind).toBe('pin-needed');
});

test('someone without a password or an account elsewhere is not told that a password has changed', async () => {
  const ivy = await fixture.person('ivy');
  await owner.query('delete from credentials where user_id = $1', [ivy.id]);
  await ask(ivy.email);
  await resetPassword(services, { token: await linkTo(ivy), password: another });
  expect((await mailsTo(ivy.email)).map(({ kind }) => kind)).toEqual(['reset']);
  const { rows } = await owner.query(
    "select from audit_events where action = 'password-set' and actor_kind <> 'system' and target_id = $1",
    [ivy.id],
  );
  expect(rows).toHaveLength(1);
});

test('accounts elsewhere that were linked sign in no more', async () => {
  const ivy = await fixture.person('ivy');
  await owner.query('insert into confirmed_addresses (user_id) values ($1)', [ivy.id]);
  await owner.query(
    "insert into linked_identities (user_id, provider, issuer, subject) values ($1, 'google', 'https://google.example', $2)",
    [ivy.id, ivy.id],
  );
  await ask(ivy.email);
  await resetPassword(services, { token: await linkTo(ivy), password: another });
  const { rows } = await owner.query('select ended_at is not null as has_ended from linked_identities where user_id = $1', [ivy.id]);
  expect(rows).toEqual([{ has_ended: true }]);
  const told = await owner.query("select before from audit_events where action = 'identity-unlinked' and target_id = $1", [ivy.id]);
  expect(told.rows).toEqual([{ before: { provider: 'google' } }]);
});

test('the mail is in the language of its reader, else in the one that was asked in', async () => {
  const ivy = await fixture.person('ivy');
  await ask(ivy.email, 'el');
  expect((await mailsTo(ivy.email)).at(-1)?.text).toContain('Λάβαμε αίτημα για νέο κωδικό');
  await owner.query("update users set language = 'en' where id = $1", [ivy.id]);
  await ask(ivy.email, 'el');
  expect((await mailsTo(ivy.email)).at(-1)?.text).toContain('We received a request for a new password');
});

test('a link is good once, also for twenty at once, and ends the others', async () => {
  const ivy = await fixture.person('ivy');
  await ask(ivy.email);
  const before = await linkTo(ivy);
  await ask(ivy.email);
  const token = await linkTo(ivy);
  expect(before).not.toBe(token);
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) => resetPassword(services, { token, password: `another horse ${n}` })),
  );
  expect(tally(results)).toEqual({ session: 1, 'link-expired': 19 });
  for (const used of [token, before]) {
    expect(await isGoodLink(services, 'reset', used)).toBe(false);
    await expect(resetPassword(services, { token: used, password: another })).rejects.toMatchObject({ code: 'link-expired' });
  }
});

test('a password that may not be chosen leaves the link good', async () => {
  const ivy = await fixture.person('isidora');
  await owner.query("update users set name = 'Ivy Northam' where id = $1", [ivy.id]);
  await ask(ivy.email);
  const token = await linkTo(ivy);
  for (const [wrong, code] of [
    ['short 1', 'password-too-short'],
    ['correct horse', 'custom_password_rule'],
    ['Password123', 'password-too-common'],
    ['Ashcombe2026', 'password-of-names'],
    ['Northam1984', 'password-of-names'],
    ['Isidora1984', 'password-of-names'],
  ] as const) {
    await expect(resetPassword(services, { token, password: wrong })).rejects.toMatchObject({ code });
  }
  await resetPassword(services, { token, password: another });
});

test('an old link, and what is none, set nothing', async () => {
  const ivy = await fixture.person('ivy');
  await ask(ivy.email);
  const token = await linkTo(ivy);
  await owner.query("update one_time_tokens set expires_at = now() where kind = 'reset'");
  for (const wrong of [token, '', 'x'.repeat(43), '\0']) {
    await expect(resetPassword(services, { token: wrong, password: another })).rejects.toMatchObject({ code: 'link-expired' });
  }
  expect((await fixture.begin(ivy.email, password)).kind).toBe('pin-needed');
});

test('for an address that is no one’s, or of someone disabled, as much is written and nothing is sent', async () => {
  const [ivy, otto] = [await fixture.person('ivy'), await fixture.person('otto')];
  await owner.query('update user_security set is_disabled = true where user_id = $1', [otto.id]);
  const rows = async () =>
    (
      await owner.query<{ tokens: number; messages: number }>(
        'select (select count(*)::int from one_time_tokens) as tokens, (select count(*)::int from outgoing_messages) as messages',
      )
    ).rows[0] ?? { tokens: 0, messages: 0 };
  const written = [];
  for (const address of [ivy.email, otto.email, `nobody-${ivy.id}@home.example`]) {
    const before = await rows();
    await ask(address);
    const after = await rows();
    written.push({ tokens: after.tokens - before.tokens, messages: after.messages - before.messages });
  }
  expect(written).toEqual(Array.from({ length: 3 }, () => ({ tokens: 1, messages: 1 })));
  expect(await mailsTo(otto.email)).toEqual([]);
  expect((await mailsTo('')).every(({ text }) => text === null)).toBe(true);
});

/** Without being counted before. */
const askUncounted = (address: string) => async () => {
  await owner.query("delete from auth_counters where kind like 'mail%'");
  await ask(address);
};

/** A ratio of processor times. */
inFullTest('an address that has an account and one that has none are about the same work', async () => {
  const ivy = await fixture.person('ivy');
  const ratio = (await leastWork(askUncounted(ivy.email))) / (await leastWork(askUncounted(`nobody-${ivy.id}@home.example`)));
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
});

test('anyone who is disabled after the link was sent sets nothing', async () => {
  const ivy = await fixture.person('ivy');
  await ask(ivy.email);
  await owner.query('update user_security set is_disabled = true where user_id = $1', [ivy.id]);
  await expect(resetPassword(services, { token: await linkTo(ivy), password: another })).rejects.toMatchObject({ code: 'link-expired' });
});

test('one address causes only so many mails, whether or not it is anyone’s', async () => {
  const ivy = await fixture.person('ivy');
  for (const address of [ivy.email, `nobody-${ivy.id}@home.example`]) {
    const outcomes = [];
    for (let n = 0; n < 5; n += 1) outcomes.push(...(await Promise.allSettled([ask(address)])));
    expect(tally(outcomes)).toEqual({ session: 3, 'too-many-attempts': 2 });
  }
});

test('strangers who ask again and again do not keep the owner from a new password at a device that signed in before', async () => {
  const [ivy, otto] = [await fixture.person('ivy'), await fixture.person('otto')];
  const { deviceToken } = await fixture.signIn(ivy);
  const askFrom = (device: string | null) => requestReset(services, anywhere(device), { email: ivy.email, language: 'en' });
  const strangers = await Promise.allSettled(Array.from({ length: 15 }, () => askFrom(null)));
  expect(tally(strangers)['too-many-attempts']).toBe(12);
  await askFrom(deviceToken);
  expect(await isGoodLink(services, 'reset', await linkTo(ivy))).toBe(true);
  const foreign = (await fixture.signIn(otto)).deviceToken;
  await expect(askFrom(foreign)).rejects.toMatchObject({ code: 'too-many-attempts' });
  const own = await Promise.allSettled(Array.from({ length: 5 }, () => askFrom(deviceToken)));
  expect(tally(own)).toEqual({ session: 2, 'too-many-attempts': 3 });
});

test.each([
  ['', 'email-required'],
  ['ivy', 'email-invalid'],
])('%j is refused', async (email, code) => {
  await expect(ask(email)).rejects.toMatchObject({ code });
});
