import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Actor } from '#domain/actor.ts';
import { verifyPin } from '../second-factor/verify-pin.ts';
import type { RequestContext } from '../../request-context.ts';
import { anywhere, signInFixture, password, tally } from '#tests/support/sign-in-fixture.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { newFormKey } from '../idempotency/form-key.ts';
import { acceptInvitation, readInvitation } from './accept-invitation.ts';
import { inviteClient } from './invite-client.ts';

const database = await testDatabase();
const { owner } = database;
const fixture = signInFixture(database);
const { services } = fixture;
const ada = await fixture.person('ada', 'advisor');
const ben = await fixture.person('ben', 'advisor');
const root = await fixture.person('root', 'admin');

const idOf = async (sql: string, values: unknown[]) =>
  (await owner.query<{ id: string }>(sql, values)).rows[0]?.id.replaceAll('-', '') ?? '';
const portal = await idOf("insert into portals (name) values ('Main') returning id", []);

/** An account that Ada advises, at an address that is no one's yet. */
async function account(given: string | null = null) {
  const email = given ?? `client-${randomBytes(4).toString('hex')}@home.example`;
  const id = await idOf("insert into accounts (portal_id, name, email, currency) values ($1, 'Ivy North', $2, 'GBP') returning id", [
    portal,
    email,
  ]);
  await owner.query("insert into account_members values ($1, $2, 'advisor')", [id, ada.id]);
  return { id, email };
}

const as = (actor: Actor, name = 'Ada') =>
  ({ actor, db: database.as(actor), signedIn: { user: { name } }, auth: { services } }) as unknown as RequestContext;
const byAda = as({ kind: 'advisor', userId: ada.id });
const byRoot = as({ kind: 'admin', userId: root.id });
const serviceId = '0192aaaa0000700080000000000000aa';
await owner.query("insert into api_clients (id, name, secret_hash, scopes, created_by) values ($1, 'CRM', '', '{invite-clients}', $2)", [
  serviceId,
  root.id,
]);
const byService = as({ kind: 'service', clientId: serviceId, scopes: ['invite-clients'] });

const mailsTo = async (recipient: string) =>
  (
    await owner.query<{ kind: string; subject: string; text: string; state: string; expires: boolean }>(
      'select kind, subject, text, state, expires_at is not null as expires from outgoing_messages where recipient = $1 order by id',
      [recipient],
    )
  ).rows;
const tokenTo = async (recipient: string) =>
  /https:\/\/portal\.firm\.example\/invite\/([\w-]{43})\b/.exec((await mailsTo(recipient)).at(-1)?.text ?? '')?.[1] ?? '';
const accept = (token: string, over: Partial<Parameters<typeof acceptInvitation>[1]> = {}) =>
  acceptInvitation(services, { token, password, hasAcceptedTerms: true, key: newFormKey(), ...over });
const invite = (context: RequestContext, invitation: Omit<Parameters<typeof inviteClient>[1], 'key'>) =>
  inviteClient(context, { key: null, ...invitation });
const clientOf = async (id: string) =>
  (await owner.query<{ user: string | null }>("select replace(client_user_id::text, '-', '') as user from accounts where id = $1", [id]))
    .rows[0]?.user ?? null;
const pauseIsOver = (id: string) =>
  owner.query("update account_invitations set last_sent_at = last_sent_at - interval '6 minutes' where account_id = $1", [id]);

test('anyone who is invited chooses a password, gets a PIN, and has the account', async () => {
  const { id, email } = await account();
  const sentAt = await invite(byAda, { accountId: id });
  expect(Date.parse(sentAt)).not.toBeNaN();
  expect(await mailsTo(email)).toMatchObject([{ kind: 'invitation', state: 'kept', expires: true }]);
  const token = await tokenTo(email);
  expect(await readInvitation(services, token)).toMatchObject({ asksPassword: true, to: 'account' });
  expect(await clientOf(id)).toBeNull();

  const begun = await accept(token);
  const session = await verifyPin(services, anywhere(), { attemptToken: begun?.attemptToken ?? '', pin: await fixture.pinOf(email) });
  expect(session).toMatchObject({ role: 'investor', isFirst: true });
  expect(await clientOf(id)).toBe(session.userId);
  expect((await fixture.begin(email)).kind).toBe('pin-needed');
  expect(await readInvitation(services, token)).toBeNull();
  await pauseIsOver(id);
  await expect(invite(byAda, { accountId: id })).rejects.toMatchObject({ code: 'forbidden' });
});

describe('an address that has a user', () => {
  test('is linked, and signs in with the password that it has', async () => {
    const ivy = await fixture.person('ivy');
    const { id } = await account(ivy.email.toUpperCase());
    await invite(byAda, { accountId: id });
    const token = await tokenTo(ivy.email);
    expect(await readInvitation(services, token)).toMatchObject({ asksPassword: false, to: 'account' });
    expect(await accept(token, { password: 'another horse 2' })).toBeNull();
    expect(await clientOf(id)).toBe(ivy.id);
    expect((await fixture.begin(ivy.email)).kind).toBe('pin-needed');
    expect((await owner.query('select from users where lower(email) = $1', [ivy.email])).rowCount).toBe(1);
  });

  test('and no password yet, as imported clients have none, chooses one', async () => {
    const una = await fixture.person('una');
    await owner.query('delete from credentials where user_id = $1', [una.id]);
    const { id } = await account(una.email);
    await owner.query("insert into account_members values ($1, $2, 'client')", [id, una.id]);
    await invite(byRoot, { accountId: id });
    expect(await accept(await tokenTo(una.email))).toEqual({ attemptToken: expect.stringMatching(/^[\w-]{43}$/) });
    expect(await clientOf(id)).toBe(una.id);
  });

  test('answers the inviter as one that has none', async () => {
    const known = await account((await fixture.person('ivy')).email);
    const nobody = await account();
    const colleague = await account(ben.email);
    const disabled = await fixture.person('dan');
    await owner.query('update user_security set is_disabled = true where user_id = $1', [disabled.id]);
    const shut = await account(disabled.email);
    const answers = [];
    for (const { id } of [known, nobody, colleague, shut]) answers.push(typeof (await invite(byAda, { accountId: id })));
    expect(new Set(answers)).toEqual(new Set(['string']));
    expect((await mailsTo(ben.email)).map(({ state, text }) => [state, text])).toEqual([['dead', null]]);
    expect((await mailsTo(disabled.email)).map(({ state }) => state)).toEqual(['dead']);
  });
});

describe('who may invite', () => {
  test.each([
    ['a stranger among the advisors', as({ kind: 'advisor', userId: ben.id }), 'account-not-found'],
    ['whoever looks on behalf of another', as({ kind: 'admin', userId: root.id, onBehalfOf: ada.id }), 'account-not-found'],
    ['a guest', as({ kind: 'guest' }), 'account-not-found'],
    ['another system without the scope', as({ kind: 'service', clientId: '0'.repeat(32), scopes: ['mail-clients'] }), 'account-not-found'],
    ['one that only says it has it', as({ kind: 'service', clientId: '0'.repeat(32), scopes: ['invite-clients'] }), 'account-not-found'],
  ])('not %s', async (_who, context, code) => {
    const { id, email } = await account();
    await expect(invite(context, { accountId: id })).rejects.toMatchObject({ code });
    expect(await mailsTo(email)).toEqual([]);
  });

  test('a system with the scope, in its own name', async () => {
    const { id } = await account();
    await invite(byService, { accountId: id });
    const { rows } = await owner.query('select actor_kind, actor_id, action, outcome from audit_events where account_id = $1', [id]);
    expect(rows).toEqual([{ actor_kind: 'service', actor_id: serviceId, action: 'client-invited', outcome: 'done' }]);
  });

  test.each(['is_active = false', 'validated_at = null'])('no one while the account is %s', async (state) => {
    const { id } = await account();
    await owner.query(`update accounts set ${state} where id = $1`, [id]);
    await expect(invite(byAda, { accountId: id })).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('an account that does not exist, and what is no number of one, answer alike', async () => {
    for (const accountId of ['0'.repeat(32), 'x', '', "' or true--"])
      await expect(invite(byRoot, { accountId })).rejects.toMatchObject({ code: 'account-not-found' });
  });
});

test('of fifty at once one is sent', async () => {
  const { id, email } = await account();
  const results = await Promise.allSettled(Array.from({ length: 50 }, (_, n) => invite(n % 2 ? byAda : byRoot, { accountId: id })));
  expect(tally(results)).toEqual({ session: 1, 'invited-just-now': 49 });
  expect(await mailsTo(email)).toHaveLength(1);
});

test('of fifty who accept at once one does', async () => {
  const { id, email } = await account();
  await invite(byAda, { accountId: id });
  const token = await tokenTo(email);
  const results = await Promise.allSettled(Array.from({ length: 50 }, () => accept(token)));
  expect(tally(results)).toMatchObject({ session: 1 });
  expect(await clientOf(id)).not.toBeNull();
  expect((await owner.query('select from users where email = $1', [email])).rowCount).toBe(1);
});

test('another one ends the one before', async () => {
  const { id, email } = await account();
  await invite(byAda, { accountId: id });
  const first = await tokenTo(email);
  await expect(invite(byAda, { accountId: id })).rejects.toMatchObject({ code: 'invited-just-now' });
  await pauseIsOver(id);
  await invite(byAda, { accountId: id });
  expect(await readInvitation(services, first)).toBeNull();
  expect(await readInvitation(services, await tokenTo(email))).not.toBeNull();
});

const sent = async () => {
  const made = await account();
  await invite(byAda, { accountId: made.id });
  return { ...made, token: await tokenTo(made.email) };
};

describe('a link leads nowhere', () => {
  test.each([
    ['is too old', "update one_time_tokens set expires_at = now() where kind = 'invite' and payload ->> 'accountId' = $1"],
    ['the account is closed', 'update accounts set is_active = false where id = $1'],
    ['the account has another address', "update accounts set email = 'other@home.example' where id = $1"],
    ['the account waits', 'update accounts set validated_at = null where id = $1'],
  ])('once %s', async (_when, sql) => {
    const { id, token } = await sent();
    await owner.query(sql, [id]);
    expect(await readInvitation(services, token)).toBeNull();
    await expect(accept(token)).rejects.toMatchObject({ code: 'link-expired' });
  });

  test('once someone else is the client', async () => {
    const { id, token } = await sent();
    await owner.query("insert into account_members values ($1, $2, 'client')", [id, (await fixture.person('otto')).id]);
    await expect(accept(token)).rejects.toMatchObject({ code: 'link-expired' });
  });

  test.each(['', 'x'.repeat(43), '%00'])('that is none: %j', async (token) => {
    await expect(accept(token)).rejects.toMatchObject({ code: 'link-expired' });
  });
});

/** The id of new terms of the portal of an account. */
async function publishTerms(accountId: string): Promise<string | undefined> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into portal_terms (portal_id, version, texts)
     select portal_id, 1 + coalesce((select max(version) from portal_terms known where known.portal_id = accounts.portal_id), 0), '{"en":"Be good."}'
       from accounts where id = $1 returning id`,
    [accountId],
  );
  return rows[0]?.id;
}

test('a portal without terms asks no one to accept them', async () => {
  const bare = await idOf("insert into portals (name) values ('Bare') returning id", []);
  const { id, email } = await account();
  await owner.query('update accounts set portal_id = $2 where id = $1', [id, bare]);
  await invite(byAda, { accountId: id });
  const token = await tokenTo(email);
  expect((await readInvitation(services, token))?.portal).toMatchObject({ hasTerms: false });
  expect(await accept(token, { hasAcceptedTerms: false })).not.toBeNull();
  const { rows } = await owner.query("select after from audit_events where action = 'invitation-accepted' and account_id = $1", [id]);
  expect(rows).toEqual([{ after: {} }]);
});

test('the terms of the portal that were ticked are accepted', async () => {
  const { id, email } = await account();
  const terms = await publishTerms(id);
  await invite(byAda, { accountId: id });
  await accept(await tokenTo(email));
  const given = await owner.query("select replace(account_id::text, '-', '') as account from terms_acceptances where terms_id = $1", [
    terms,
  ]);
  expect(given.rows).toEqual([{ account: id }]);
});

test('what is filled in wrongly leaves the link good', async () => {
  const { id, email } = await account();
  await publishTerms(id);
  await invite(byAda, { accountId: id });
  const token = await tokenTo(email);
  await expect(accept(token, { password: 'short' })).rejects.toMatchObject({ code: 'password-too-short' });
  for (const name of ['Ashcombe2026', 'IvyNorth2026', email.replace('@home.example', '')])
    await expect(accept(token, { password: name })).rejects.toMatchObject({ code: 'password-of-names' });
  await expect(accept(token, { hasAcceptedTerms: false })).rejects.toMatchObject({ code: 'terms-not-accepted' });
  expect(await accept(token)).not.toBeNull();
});

test('the address has to be that of the account, and of its client', async () => {
  const { id, email } = await account();
  await expect(invite(byAda, { accountId: id, email: 'evil@home.example' })).rejects.toMatchObject({
    code: 'email-differs',
    details: { part: 'email' },
  });
  await invite(byAda, { accountId: id, email: ` ${email.toUpperCase()} ` });
  const other = await account();
  await owner.query("insert into account_members values ($1, $2, 'client')", [other.id, (await fixture.person('zoe')).id]);
  await expect(invite(byAda, { accountId: other.id })).rejects.toMatchObject({ code: 'client-has-other-email' });
  expect(await mailsTo(other.email)).toEqual([]);
});

test('words of the inviter are plain text beside ours', async () => {
  const { id, email } = await account();
  await invite(byAda, { accountId: id, words: { subject: 'Hello Ivy', text: '<b>Come in</b>' } });
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toBe('Hello Ivy');
  expect(mail?.text).toContain('Ada writes:\n<b>Come in</b>');
  expect(mail?.text).toContain('The link works once and expires in 7 days.');
});
