import { describe, expect, test } from 'vitest';
import { authenticatorOf } from '#tests/support/authenticator.ts';
import { anywhere, signInFixture, type Person, tally } from '#tests/support/sign-in-fixture.ts';
import { passkeyDevice } from '#tests/support/passkey-device.ts';
import { signedInBy } from '#tests/support/signed-in.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import type { RequestContext } from '../../request-context.ts';
import { profileAction } from '../people/profile-action.ts';
import { readProfile } from '../people/read-profile.ts';
import { readAttempt } from '../sign-in/read-attempt.ts';
import { readSession } from '../sessions/read-session.ts';
import { verifyPasskey } from './verify-passkey.ts';
import { verifyRecoveryCode } from './verify-recovery-code.ts';

const database = await testDatabase();
const { owner } = database;
const fixture = signInFixture(database);
const { contextWith, signIn, isAlive } = signedInBy(database, fixture);
const { origin, secret } = fixture.services;

async function begin(context: RequestContext) {
  const answer = await profileAction(context, { intent: 'begin-passkey' });
  if (answer.done !== 'passkey-begun') throw new Error('No passkey is set up.');
  return answer.creation;
}

const add = (context: RequestContext, credential: string, name = 'My telephone') =>
  profileAction(context, { intent: 'add-passkey', name, credential });

/** Someone with a passkey. */
async function withPasskey(name = 'ivy') {
  const person = await fixture.person(name);
  const { context, sessionToken } = await signIn(person);
  const device = passkeyDevice(origin);
  const answer = await add(context, device.make(await begin(context)));
  return { person, context, sessionToken, device, codes: 'codes' in answer ? (answer.codes ?? []) : [] };
}

async function atSecondStep({ email }: Person) {
  const begun = await fixture.begin(email);
  if (begun.kind !== 'factor-needed' || !begun.passkey) throw new Error('No passkey is asked for.');
  return { attemptToken: begun.attemptToken, request: begun.passkey };
}

const verify = (attemptToken: string, credential: string) => verifyPasskey(fixture.services, anywhere(), { attemptToken, credential });
const mailsTo = async ({ email }: Person, kind: string) =>
  (await owner.query('select from outgoing_messages where recipient = $1 and kind = $2', [email, kind])).rowCount;

describe('a passkey is made', () => {
  test('and is asked for in the place of the PIN; the others are signed out, and a mail tells of it', async () => {
    const ivy = await fixture.person('ivy');
    const [here, there] = [await signIn(ivy), await signIn(ivy)];
    const device = passkeyDevice(origin);
    const creation = await begin(here.context);
    expect(creation).toMatchObject({ rp: { id: 'portal.firm.example' }, excludeCredentials: [], attestation: 'none' });
    expect((await fixture.begin(ivy.email)).kind).toBe('pin-needed');
    const answer = await add(here.context, device.make(creation));
    expect('codes' in answer && answer.codes).toHaveLength(10);
    expect([await isAlive(here.sessionToken), await isAlive(there.sessionToken)]).toEqual([true, false]);
    expect(await mailsTo(ivy, 'passkeyAdded')).toBe(1);
    const { multiFactor, security } = await readProfile(here.context);
    expect(multiFactor.target).toBe('passkey');
    expect(security).toMatchObject({ hasApp: false, passkeys: [{ name: 'My telephone', lastUsedAt: null }], recoveryCodesLeft: 10 });
    expect((await fixture.begin(ivy.email)).kind).toBe('factor-needed');
    expect((await begin(here.context)).excludeCredentials).toMatchObject([
      { id: device.credentialId.toString('base64url'), transports: ['usb'] },
    ]);
  });

  test('what was asked is good once, also when the answer was wrong', async () => {
    const { context } = await signIn(await fixture.person('ivy'));
    const creation = await begin(context);
    const wrong = passkeyDevice(origin).make(creation, { origin: 'https://evil.example' });
    await expect(add(context, wrong)).rejects.toMatchObject({ code: 'passkey-refused' });
    await expect(add(context, passkeyDevice(origin).make(creation))).rejects.toMatchObject({ code: 'passkey-refused' });
    const again = await begin(context);
    await add(context, passkeyDevice(origin).make(again));
    await expect(add(context, passkeyDevice(origin).make(again))).rejects.toMatchObject({ code: 'passkey-refused' });
  });

  test.each([
    ['on another page', { origin: 'https://evil.example' }],
    ['on a page of the same name below another', { origin: 'https://portal.firm.example.evil.example' }],
    ['without encryption', { origin: 'http://portal.firm.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['for what was not asked', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['as if it were shown', { type: 'webauthn.get' }],
  ])('not %s', async (_case, circumstance) => {
    const { context } = await signIn(await fixture.person('ivy'));
    const credential = passkeyDevice(origin).make(await begin(context), circumstance);
    await expect(add(context, credential)).rejects.toMatchObject({ code: 'passkey-refused' });
    expect((await readProfile(context)).security.passkeys).toEqual([]);
  });

  test('not for what someone else was asked, nor too late', async () => {
    const [ivy, ada] = [await signIn(await fixture.person('ivy')), await signIn(await fixture.person('ada'))];
    await expect(add(ivy.context, passkeyDevice(origin).make(await begin(ada.context)))).rejects.toMatchObject({ code: 'passkey-refused' });
    const late = await begin(ivy.context);
    await owner.query("update one_time_tokens set expires_at = now() where kind = 'passkey'");
    await expect(add(ivy.context, passkeyDevice(origin).make(late))).rejects.toMatchObject({ code: 'passkey-refused' });
  });

  test('not twice, and not for two people', async () => {
    const { context, device } = await withPasskey();
    await expect(add(context, device.make(await begin(context)))).rejects.toMatchObject({ code: 'passkey-exists' });
    const ada = await signIn(await fixture.person('ada'));
    await expect(add(ada.context, device.make(await begin(ada.context)))).rejects.toMatchObject({ code: 'passkey-exists' });
  });

  test('ten of them and no more', async () => {
    const { context, person } = await withPasskey();
    await owner.query(
      "insert into passkeys (user_id, name, credential_id, public_key, counter) select $1, 'key', sha256(uuidv7()::text::bytea), '', 0 from generate_series(1, 9)",
      [person.id],
    );
    await expect(begin(context)).rejects.toMatchObject({ code: 'too-many-passkeys' });
  });

  test.each([
    ['no name', { intent: 'add-passkey', name: '  ', credential: '{}' }, 'name-required'],
    ['no JSON', { intent: 'add-passkey', name: 'x', credential: 'x' }, 'passkey-refused'],
    ['a number', { intent: 'add-passkey', name: 'x', credential: '1' }, 'passkey-refused'],
    [
      'an empty answer',
      { intent: 'add-passkey', name: 'x', credential: '{"id":"a","response":{"clientDataJSON":"e30"}}' },
      'passkey-refused',
    ],
    ['too long an answer', { intent: 'add-passkey', name: 'x', credential: 'x'.repeat(20_001) }, 'form-not-understood'],
    ['another person', { intent: 'add-passkey', name: 'x', credential: '{}', userId: 'f'.repeat(32) }, 'form-not-understood'],
    ['a counter', { intent: 'add-passkey', name: 'x', credential: '{}', counter: '1' }, 'form-not-understood'],
    ['a question of one’s own', { intent: 'begin-passkey', challenge: 'x' }, 'form-not-understood'],
    ['what is no id', { intent: 'remove-passkey', passkey: '1 or 1=1' }, 'form-not-understood'],
  ])('%s is refused', async (_case, fields, code) => {
    const { context } = await signIn(await fixture.person('ivy'));
    await expect(profileAction(context, fields)).rejects.toMatchObject({ code });
  });

  test.each([
    ['begin-passkey', {}],
    ['add-passkey', { name: 'x', credential: '{}' }],
    ['remove-passkey', { passkey: 'f'.repeat(32) }],
  ])('%s needs a recent sign-in', async (intent, fields) => {
    const ivy = await fixture.person('ivy');
    const { sessionToken } = await signIn(ivy);
    await owner.query("update sessions set created_at = created_at - interval '16 minutes' where user_id = $1", [ivy.id]);
    const later = await contextWith(sessionToken);
    await expect(profileAction(later, { intent, ...fields })).rejects.toMatchObject({ code: 'recent-sign-in-needed' });
  });
});

describe('signing in with a passkey', () => {
  test('sends no PIN, takes what was signed, and keeps what the device has counted', async () => {
    const { person, device } = await withPasskey();
    const sent = await mailsTo(person, 'pin');
    const { attemptToken, request } = await atSecondStep(person);
    expect(await mailsTo(person, 'pin')).toBe(sent);
    expect(await readAttempt(fixture.services, attemptToken)).toMatchObject({ kind: 'factor-needed', passkey: request });
    const session = await verify(attemptToken, device.show(request, { counter: 7 }));
    expect((await readSession(database, session.sessionToken))?.session.secondFactor).toBe('passkey');
    const { rows } = await owner.query('select counter, last_used_at is not null as used from passkeys where user_id = $1', [person.id]);
    expect(rows).toEqual([{ counter: '7', used: true }]);
  });

  test.each([
    ['on another page', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['for what was not asked', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['as if it were made', { type: 'webauthn.create' }],
    ['with a count that went back, as that of a copy does', { counter: 3 }],
  ])('not %s', async (_case, circumstance) => {
    const { person, device } = await withPasskey();
    await owner.query('update passkeys set counter = 5 where user_id = $1', [person.id]);
    const { attemptToken, request } = await atSecondStep(person);
    await expect(verify(attemptToken, device.show(request, circumstance))).rejects.toMatchObject({ code: 'passkey-refused' });
    const next = await readAttempt(fixture.services, attemptToken);
    const anew = next?.kind === 'factor-needed' ? next.passkey : null;
    expect(anew?.challenge).not.toBe(request.challenge);
    // After a wrong one the device is asked again; what it signed for the first question is worth nothing.
    await expect(verify(attemptToken, device.show(request, { counter: 8 }))).rejects.toMatchObject({ code: 'passkey-refused' });
    const last = await readAttempt(fixture.services, attemptToken);
    if (last?.kind !== 'factor-needed' || !last.passkey) throw new Error('Nothing is asked for.');
    await verify(attemptToken, device.show(last.passkey, { counter: 9 }));
  });

  test('not for another sign-in, of the same person or another', async () => {
    const { person, device } = await withPasskey();
    const other = await withPasskey('ada');
    const [one, two] = [await atSecondStep(person), await atSecondStep(person)];
    await expect(verify(two.attemptToken, device.show(one.request))).rejects.toMatchObject({ code: 'passkey-refused' });
    const theirs = await atSecondStep(other.person);
    await expect(verify(theirs.attemptToken, device.show(theirs.request))).rejects.toMatchObject({ code: 'passkey-refused' });
    await expect(verify(one.attemptToken, '{}')).rejects.toMatchObject({ code: 'passkey-refused' });
  });

  test('a hundred right answers at once are one session', async () => {
    const { person, device } = await withPasskey();
    await owner.query('delete from sessions where user_id = $1', [person.id]);
    const { attemptToken, request } = await atSecondStep(person);
    const credential = device.show(request);
    const results = await Promise.allSettled(Array.from({ length: 100 }, () => verify(attemptToken, credential)));
    expect(tally(results)).toEqual({ session: 1, 'attempt-expired': 99 });
    expect((await owner.query('select from sessions where user_id = $1', [person.id])).rowCount).toBe(1);
  });

  test('wrong ones count as every other kind does', async () => {
    const { person, device } = await withPasskey();
    const { attemptToken, request } = await atSecondStep(person);
    for (let tries = 0; tries < 5; tries += 1) await expect(verify(attemptToken, '{}')).rejects.toMatchObject({ code: 'passkey-refused' });
    await expect(verify(attemptToken, device.show(request))).rejects.toMatchObject({ code: 'attempt-expired' });
    const second = await atSecondStep(person);
    for (let tries = 0; tries < 5; tries += 1)
      await expect(verify(second.attemptToken, '{}')).rejects.toMatchObject({ code: 'passkey-refused' });
    await expect(fixture.begin(person.email)).rejects.toMatchObject({ code: 'too-many-attempts', details: { minutes: 15 } });
  });

  test('a recovery code lets in when the device is lost', async () => {
    const { person, codes } = await withPasskey();
    const { attemptToken } = await atSecondStep(person);
    await verifyRecoveryCode(fixture.services, anywhere(), { attemptToken, code: codes[0] ?? '' });
  });
});

const idOf = async (context: RequestContext) => (await readProfile(context)).security.passkeys[0]?.id ?? '';

describe('a passkey is removed', () => {
  test('without the last of them the PIN is asked for again, and the codes are gone', async () => {
    const { person, context } = await withPasskey();
    const passkey = await idOf(context);
    expect(await profileAction(context, { intent: 'remove-passkey', passkey })).toEqual({ done: 'passkey-removed' });
    await expect(profileAction(context, { intent: 'remove-passkey', passkey })).rejects.toMatchObject({ code: 'no-second-factor' });
    expect((await readProfile(context)).security).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    expect(await mailsTo(person, 'passkeyRemoved')).toBe(1);
    expect((await fixture.begin(person.email)).kind).toBe('pin-needed');
  });

  test('with an app the codes stay, and the app is asked for', async () => {
    const { person, context } = await withPasskey();
    await authenticatorOf(database, person, { secret });
    await profileAction(context, { intent: 'remove-passkey', passkey: await idOf(context) });
    expect((await readProfile(context)).security).toMatchObject({ hasApp: true, recoveryCodesLeft: 10 });
    expect(await fixture.begin(person.email)).toMatchObject({
      kind: 'factor-needed',
      factors: { totp: true, passkey: false },
      passkey: null,
    });
  });

  test('not that of someone else', async () => {
    const [ivy, ada] = [await withPasskey(), await withPasskey('ada')];
    const passkey = await idOf(ada.context);
    await expect(profileAction(ivy.context, { intent: 'remove-passkey', passkey })).rejects.toMatchObject({ code: 'no-second-factor' });
    expect((await readProfile(ada.context)).security.passkeys).toHaveLength(1);
  });
});
