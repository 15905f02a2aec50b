import { describe, expect, test } from 'vitest';
import { authenticatorOf } from '#tests/support/authenticator.ts';
import { anywhere, signInFixture, type Person, tally } from '#tests/support/sign-in-fixture.ts';
import { signedInBy } from '#tests/support/signed-in.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { timeStep } from '#domain/sign-in/totp-step.ts';
import { totpCode } from '../../auth/totp.ts';
import type { RequestContext } from '../../request-context.ts';
import { profileAction } from '../people/profile-action.ts';
import { readProfile } from '../people/read-profile.ts';
import { readAttempt } from '../sign-in/read-attempt.ts';
import { readSession } from '../sessions/read-session.ts';
import { resendPin } from './resend-pin.ts';
import { verifyPin } from './verify-pin.ts';
import { verifyRecoveryCode } from './verify-recovery-code.ts';
import { verifyTotp } from './verify-totp.ts';

const database = await testDatabase();
const { owner } = database;
const fixture = signInFixture(database);
const { contextWith, signIn, isAlive } = signedInBy(database, fixture);
const { secret } = fixture.services;

/** The key of an app, as it was shown. */
async function beginApp(context: RequestContext): Promise<string> {
  const answer = await profileAction(context, { intent: 'begin-app' });
  if (answer.done !== 'app-begun') throw new Error('No app is set up.');
  return answer.setup.key;
}

const bytesOf = (key: string) => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = Array.from(key, (letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};
const codeOf = (key: string, later = 0) => totpCode(bytesOf(key), timeStep(Date.now()) + later);

async function setUp(context: RequestContext) {
  const key = await beginApp(context);
  const answer = await profileAction(context, { intent: 'confirm-app', code: codeOf(key) });
  return { key, codes: 'codes' in answer ? (answer.codes ?? []) : [] };
}

/** Someone with an app, at the second step. */
async function atSecondStep(person: Person): Promise<string> {
  const begun = await fixture.begin(person.email);
  if (begun.kind !== 'factor-needed') throw new Error('A PIN is asked for.');
  return begun.attemptToken;
}

const byApp = (attemptToken: string, code: string) => verifyTotp(fixture.services, anywhere(), { attemptToken, code });
const byRecovery = (attemptToken: string, code: string) => verifyRecoveryCode(fixture.services, anywhere(), { attemptToken, code });
const mailsTo = async ({ email }: Person, kind: string) =>
  (await owner.query('select from outgoing_messages where recipient = $1 and kind = $2', [email, kind])).rowCount;
const sessionsOf = async ({ id }: Person) => (await owner.query('select from sessions where user_id = $1', [id])).rowCount;

describe('an authenticator app is set up', () => {
  test('by one right code; until then the PIN is what is asked for', async () => {
    const ivy = await fixture.person('ivy');
    const { context } = await signIn(ivy);
    const key = await beginApp(context);
    expect((await fixture.begin(ivy.email)).kind).toBe('pin-needed');
    expect((await readProfile(context)).security).toMatchObject({ hasApp: false, recoveryCodesLeft: 0 });
    await expect(profileAction(context, { intent: 'confirm-app', code: '12345' })).rejects.toMatchObject({ code: 'wrong-code' });
    await expect(profileAction(context, { intent: 'confirm-app', code: codeOf(key, 40) })).rejects.toMatchObject({ code: 'wrong-code' });
    expect((await fixture.begin(ivy.email)).kind).toBe('pin-needed');

    const answer = await profileAction(context, { intent: 'confirm-app', code: codeOf(key).replace(/^.../, '$& ') });
    expect(answer).toMatchObject({ done: 'app-added' });
    expect('codes' in answer && answer.codes).toHaveLength(10);
    expect(await readProfile(context)).toMatchObject({
      multiFactor: { enabled: true, validated: true, target: 'totp' },
      security: { hasApp: true, pinTarget: 'email', recoveryCodesLeft: 10 },
    });
    expect((await fixture.begin(ivy.email)).kind).toBe('factor-needed');
  });

  test('other devices and sign-ins that have begun are over, a mail tells of it, the trail too', async () => {
    const ivy = await fixture.person('ivy');
    const [here, there] = [await signIn(ivy), await signIn(ivy)];
    const { attemptToken } = await fixture.beginWithPin(ivy.email);
    const pin = await fixture.pinOf(ivy.email);
    await setUp(here.context);
    expect([await isAlive(here.sessionToken), await isAlive(there.sessionToken)]).toEqual([true, false]);
    await expect(verifyPin(fixture.services, anywhere(), { attemptToken, pin })).rejects.toMatchObject({ code: 'attempt-expired' });
    expect(await mailsTo(ivy, 'appAdded')).toBe(1);
    const { rows } = await owner.query(
      'select action, actor_kind, before, after from audit_events where target_id = $1 order by seq desc',
      [ivy.id],
    );
    expect(rows[0]).toEqual({ action: 'factor-added', actor_kind: 'investor', before: null, after: { factor: 'totp' } });
  });

  test('the table keeps neither the key nor the codes', async () => {
    const ivy = await fixture.person('ivy');
    const { context } = await signIn(ivy);
    const { key, codes } = await setUp(context);
    const { rows } = await owner.query<{ row: string }>(
      `select to_jsonb(t)::text as row from totp t union all select to_jsonb(c)::text from recovery_codes c
       union all select to_jsonb(a)::text from audit_events a union all select to_jsonb(m)::text from outgoing_messages m`,
    );
    const stored = rows.map(({ row }) => row).join('\n');
    for (const hidden of [key, bytesOf(key).toString('hex'), bytesOf(key).toString('base64'), ...codes])
      expect(stored).not.toContain(hidden);
  });

  test('what was begun is over after a quarter of an hour, and one that is in use is not replaced', async () => {
    const ivy = await fixture.person('ivy');
    const { context } = await signIn(ivy);
    const key = await beginApp(context);
    await owner.query("update totp set created_at = now() - interval '15 minutes' where user_id = $1", [ivy.id]);
    const late = profileAction(context, { intent: 'confirm-app', code: codeOf(key) });
    await expect(late).rejects.toMatchObject({ code: 'app-setup-expired' });
    await setUp(context);
    await expect(beginApp(context)).rejects.toMatchObject({ code: 'app-exists' });
    const again = profileAction(context, { intent: 'confirm-app', code: codeOf(key) });
    await expect(again).rejects.toMatchObject({ code: 'app-setup-expired' });
  });

  test('a user who signs in at that very moment is not let in by a PIN', async () => {
    const ivy = await fixture.person('ivy');
    const { context } = await signIn(ivy);
    const key = await beginApp(context);
    const signIns = Array.from({ length: 8 }, () => fixture.begin(ivy.email));
    await Promise.all([...signIns, profileAction(context, { intent: 'confirm-app', code: codeOf(key) })]);
    const { rowCount } = await owner.query('select from signin_attempts where user_id = $1 and pin_hmac is not null', [ivy.id]);
    expect(rowCount).toBe(0);
  });

  test('of many confirmations at once one counts', async () => {
    const ivy = await fixture.person('ivy');
    const { context } = await signIn(ivy);
    const key = await beginApp(context);
    const tries = Array.from({ length: 10 }, () => profileAction(context, { intent: 'confirm-app', code: codeOf(key) }));
    expect(tally(await Promise.allSettled(tries))).toEqual({ session: 1, 'app-setup-expired': 9 });
  });

  test.each([
    ['another person', { intent: 'begin-app', id: 'f'.repeat(32) }],
    ['a key of one’s own', { intent: 'begin-app', key: 'A'.repeat(32) }],
    ['a key with the code', { intent: 'confirm-app', code: '123456', key: 'A'.repeat(32) }],
    ['another person’s app', { intent: 'remove-app', userId: 'f'.repeat(32) }],
    ['codes of one’s own', { intent: 'make-codes', codes: 'aaaaa-aaaaa' }],
  ])('%s is refused', async (_case, fields) => {
    const { context } = await signIn(await fixture.person('ivy'));
    await expect(profileAction(context, fields)).rejects.toThrow(/form|code/);
  });

  test('no one who is signed out while it is asked for sets one up', async () => {
    const ivy = await fixture.person('ivy');
    const { context } = await signIn(ivy);
    const key = await beginApp(context);
    await owner.query('delete from sessions where user_id = $1', [ivy.id]);
    const late = profileAction(context, { intent: 'confirm-app', code: codeOf(key) });
    await expect(late).rejects.toMatchObject({ code: 'sign-in-needed' });
    expect((await fixture.begin(ivy.email)).kind).toBe('pin-needed');
  });

  test.each(['begin-app', 'confirm-app', 'remove-app', 'make-codes'])('%s needs a recent sign-in', async (intent) => {
    const ivy = await fixture.person('ivy');
    const { context, sessionToken } = await signIn(ivy);
    const key = await beginApp(context);
    await owner.query("update sessions set created_at = created_at - interval '16 minutes' where user_id = $1", [ivy.id]);
    const later = await contextWith(sessionToken);
    const fields = intent === 'confirm-app' ? { intent, code: codeOf(key) } : { intent };
    await expect(profileAction(later, fields)).rejects.toMatchObject({ code: 'recent-sign-in-needed' });
  });
});

describe('signing in with an app', () => {
  test('sends no PIN, takes the code, and says so', async () => {
    const ivy = await fixture.person('ivy');
    const app = await authenticatorOf(database, ivy, { secret });
    const attemptToken = await atSecondStep(ivy);
    expect(await mailsTo(ivy, 'pin')).toBe(0);
    expect((await owner.query('select from outgoing_messages where counted_for = $1', [ivy.id])).rowCount).toBe(0);
    expect(await readAttempt(fixture.services, attemptToken)).toEqual({
      kind: 'factor-needed',
      factors: { totp: true, passkey: false },
      passkey: null,
    });
    const session = await byApp(attemptToken, app.code());
    expect((await readSession(database, session.sessionToken))?.session.secondFactor).toBe('totp');
  });

  test('no one gets a PIN in its place, nor passes with one', async () => {
    const ivy = await fixture.person('ivy');
    await authenticatorOf(database, ivy, { secret });
    const attemptToken = await atSecondStep(ivy);
    await expect(resendPin(fixture.services, anywhere(), attemptToken)).rejects.toMatchObject({ code: 'form-not-understood' });
    expect(await mailsTo(ivy, 'pin')).toBe(0);
    await expect(verifyPin(fixture.services, anywhere(), { attemptToken, pin: '000000' })).rejects.toMatchObject({ code: 'wrong-pin' });
  });

  test('a code is good once, and none before it is', async () => {
    const ivy = await fixture.person('ivy');
    const app = await authenticatorOf(database, ivy, { secret });
    const next = app.code(1);
    await byApp(await atSecondStep(ivy), next);
    await expect(byApp(await atSecondStep(ivy), next)).rejects.toMatchObject({ code: 'wrong-code' });
    await expect(byApp(await atSecondStep(ivy), app.code())).rejects.toMatchObject({ code: 'wrong-code' });
    await app.forgetUsed();
    await byApp(await atSecondStep(ivy), app.code());
  });

  test.each([-4, 4])('a clock that is %i steps wrong is too wrong', async (later) => {
    const ivy = await fixture.person('ivy');
    const app = await authenticatorOf(database, ivy, { secret });
    await expect(byApp(await atSecondStep(ivy), app.code(later))).rejects.toMatchObject({ code: 'wrong-code' });
  });

  test('a hundred right codes at once, over twenty sign-ins, are one session', async () => {
    const ivy = await fixture.person('ivy');
    const app = await authenticatorOf(database, ivy, { secret });
    const tokens: string[] = [];
    for (let nth = 0; nth < 20; nth += 1) tokens.push(await atSecondStep(ivy));
    const code = app.code(1);
    const results = await Promise.allSettled(Array.from({ length: 100 }, (_, nth) => byApp(tokens[nth % 20] ?? '', code)));
    expect(tally(results).session).toBe(1);
    expect(await sessionsOf(ivy)).toBe(1);
  });

  test('wrong ones count together with those of every other kind: ten in a row cost 15 minutes', async () => {
    const ivy = await fixture.person('ivy');
    const app = await authenticatorOf(database, ivy, { secret, codes: ['k7m2p-x9qd4'] });
    const [first, second] = [await atSecondStep(ivy), await atSecondStep(ivy)];
    for (const nth of [0, 1, 2]) await expect(byApp(first, app.wrongCode(nth))).rejects.toMatchObject({ code: 'wrong-code' });
    for (const code of ['aaaaa-aaaaa', '']) await expect(byRecovery(first, code)).rejects.toMatchObject({ code: 'wrong-recovery-code' });
    await expect(byApp(first, app.code())).rejects.toMatchObject({ code: 'attempt-expired' });
    for (const nth of [3, 4]) await expect(byApp(second, app.wrongCode(nth))).rejects.toMatchObject({ code: 'wrong-code' });
    for (const code of ['b', 'c']) await expect(byRecovery(second, code)).rejects.toMatchObject({ code: 'wrong-recovery-code' });
    expect(await mailsTo(ivy, 'recoveryCodeUsed')).toBe(0);
    await expect(verifyPin(fixture.services, anywhere(), { attemptToken: second, pin: '1' })).rejects.toMatchObject({ code: 'wrong-pin' });
    const locked = { code: 'too-many-attempts', details: { minutes: 15 } };
    await expect(byApp(second, app.code())).rejects.toMatchObject(locked);
    await expect(byRecovery(second, 'k7m2p-x9qd4')).rejects.toMatchObject(locked);
    await expect(fixture.begin(ivy.email)).rejects.toMatchObject(locked);
  });
});

describe('recovery codes', () => {
  test('let in once each, however typed, and are notified by email', async () => {
    const ivy = await fixture.person('ivy');
    const codes = ['k7m2p-x9qd4', 'aaaaa-bbbbb'];
    await authenticatorOf(database, ivy, { secret, codes });
    const session = await byRecovery(await atSecondStep(ivy), ' K7M2P X9QD4');
    expect((await readSession(database, session.sessionToken))?.session.secondFactor).toBe('recovery');
    expect(await mailsTo(ivy, 'recoveryCodeUsed')).toBe(1);
    await expect(byRecovery(await atSecondStep(ivy), 'k7m2p-x9qd4')).rejects.toMatchObject({ code: 'wrong-recovery-code' });
    expect((await readProfile(await contextWith(session.sessionToken))).security.recoveryCodesLeft).toBe(1);
    await byRecovery(await atSecondStep(ivy), 'aaaaa-bbbbb');
  });

  test('a hundred times the right one at once is one session', async () => {
    const ivy = await fixture.person('ivy');
    await authenticatorOf(database, ivy, { secret, codes: ['k7m2p-x9qd4'] });
    const tokens: string[] = [];
    for (let nth = 0; nth < 20; nth += 1) tokens.push(await atSecondStep(ivy));
    const results = await Promise.allSettled(Array.from({ length: 100 }, (_, nth) => byRecovery(tokens[nth % 20] ?? '', 'k7m2p-x9qd4')));
    expect(tally(results).session).toBe(1);
    expect(await sessionsOf(ivy)).toBe(1);
  });

  test('are of no one else, and of no one who is sent PINs', async () => {
    const [ivy, ada] = [await fixture.person('ivy'), await fixture.person('ada')];
    await authenticatorOf(database, ivy, { secret, codes: ['k7m2p-x9qd4'] });
    await authenticatorOf(database, ada, { secret });
    await expect(byRecovery(await atSecondStep(ada), 'k7m2p-x9qd4')).rejects.toMatchObject({ code: 'wrong-recovery-code' });
    await owner.query('delete from totp where user_id = $1', [ivy.id]);
    const { attemptToken } = await fixture.beginWithPin(ivy.email);
    await expect(byRecovery(attemptToken, 'k7m2p-x9qd4')).rejects.toMatchObject({ code: 'wrong-recovery-code' });
    await expect(byApp(attemptToken, '123456')).rejects.toMatchObject({ code: 'wrong-code' });
  });

  test('new ones kill the old ones and sign out elsewhere; without an app there are none', async () => {
    const ivy = await fixture.person('ivy');
    const [here, there] = [await signIn(ivy), await signIn(ivy)];
    await expect(profileAction(here.context, { intent: 'make-codes' })).rejects.toMatchObject({ code: 'no-second-factor' });
    await authenticatorOf(database, ivy, { secret, codes: ['k7m2p-x9qd4'] });
    const answer = await profileAction(here.context, { intent: 'make-codes' });
    const codes = 'codes' in answer ? (answer.codes ?? []) : [];
    expect(codes).toHaveLength(10);
    expect(await isAlive(there.sessionToken)).toBe(false);
    expect(await mailsTo(ivy, 'recoveryCodesMade')).toBe(1);
    await expect(byRecovery(await atSecondStep(ivy), 'k7m2p-x9qd4')).rejects.toMatchObject({ code: 'wrong-recovery-code' });
    await byRecovery(await atSecondStep(ivy), codes[9] ?? '');
  });
});

test('without the app the PIN is asked for again, and the codes are gone', async () => {
  const ivy = await fixture.person('ivy');
  const [here, there] = [await signIn(ivy), await signIn(ivy)];
  await setUp(here.context);
  expect(await isAlive(there.sessionToken)).toBe(false);
  expect(await profileAction(here.context, { intent: 'remove-app' })).toEqual({ done: 'app-removed' });
  await expect(profileAction(here.context, { intent: 'remove-app' })).rejects.toMatchObject({ code: 'no-second-factor' });
  expect(await readProfile(here.context)).toMatchObject({ multiFactor: { target: 'email' }, security: { recoveryCodesLeft: 0 } });
  expect(await mailsTo(ivy, 'appRemoved')).toBe(1);
  expect((await fixture.begin(ivy.email)).kind).toBe('pin-needed');
});
