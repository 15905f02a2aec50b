import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { anywhere, signInFixture, password, type Person, tally } from '#tests/support/sign-in-fixture.ts';
import { signedInBy } from '#tests/support/signed-in.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import type { RequestContext } from '../../request-context.ts';
import { newFormKey } from '../idempotency/form-key.ts';
import { verifyPin } from '../second-factor/verify-pin.ts';
import { acceptInvitation, readInvitation } from './accept-invitation.ts';
import { adviserInvitationAction } from './invite-adviser.ts';
import { readAdviserInvitations } from './read-adviser-invitations.ts';

const database = await testDatabase();
const { owner } = database;
const fixture = signInFixture(database);
const { services } = fixture;
const { signIn } = signedInBy(database, fixture);
const { context: root } = await signIn(await fixture.person('root', 'admin'));

const idOf = async (sql: string, values: unknown[]) =>
  (await owner.query<{ id: string }>(sql, values)).rows[0]?.id.replaceAll('-', '') ?? '';
const newPortal = () =>
  idOf('insert into portals (name, language) values ($1, $2) returning id', [`Portal ${randomBytes(4).toString('hex')}`, 'el']);
const portal = await newPortal();
const newEmail = () => `new-${randomBytes(4).toString('hex')}@house.example`;

const send = (fields: Record<string, string>, context: RequestContext = root) => adviserInvitationAction(context, fields);
const invite = (email: string, over: Record<string, string> = {}, context: RequestContext = root) =>
  send({ intent: 'invite', 'form-key': newFormKey(), portal, name: 'Ada Byron', email, ...over }, context);
const mailsTo = async (recipient: string) =>
  (
    await owner.query<{ kind: string; subject: string; text: string }>(
      'select kind, subject, text from outgoing_messages where recipient = $1 order by id',
      [recipient],
    )
  ).rows;
const tokenTo = async (recipient: string) =>
  /https:\/\/portal\.firm\.example\/invite\/([\w-]{43})\b/.exec((await mailsTo(recipient)).at(-1)?.text ?? '')?.[1] ?? '';
const accept = (token: string, over: Partial<Parameters<typeof acceptInvitation>[1]> = {}) =>
  acceptInvitation(services, { token, password, hasAcceptedTerms: true, key: newFormKey(), ...over });
const listed = async (email: string) =>
  (await readAdviserInvitations(root, {})).invitations.find((invitation) => invitation.email === email) ?? null;
const membersOf = async (id: string) =>
  (
    await owner.query<{ who: string; is_staff: boolean; is_open: boolean }>(
      "select replace(user_id::text, '-', '') as who, is_staff, is_open from portal_members where portal_id = $1",
      [id],
    )
  ).rows;
const pauseIsOver = (email: string) =>
  owner.query("update adviser_invitations set last_sent_at = last_sent_at - interval '6 minutes' where email = $1", [email]);

test('anyone who is invited chooses a password, accepts the terms, gets a PIN, and is an adviser of the portal', async () => {
  const house = await idOf("insert into organisations (name) values ('Harbour') returning id", []);
  await owner.query('update portals set organisation_id = $2 where id = $1', [portal, house]);
  await owner.query(`insert into portal_terms (portal_id, version, texts) values ($1, 1, '{"el":"Όροι."}')`, [portal]);
  const email = newEmail();
  expect(await invite(` ${email.toUpperCase()} `)).toEqual({ done: 'invited', name: 'Ada Byron' });
  expect(await mailsTo(email)).toMatchObject([{ kind: 'adviserInvitation' }]);
  expect((await mailsTo(email))[0]?.text).toContain('σάς προσκαλεί'); // the portal speaks Greek
  expect(await listed(email)).toMatchObject({ name: 'Ada Byron', state: 'open', invitedBy: 'root' });
  const token = await tokenTo(email);
  expect(await readInvitation(services, token)).toMatchObject({ asksPassword: true, to: 'portal' });
  await expect(accept(token, { hasAcceptedTerms: false })).rejects.toMatchObject({ code: 'terms-not-accepted' });
  await expect(accept(token, { password: 'AdaByron1' })).rejects.toMatchObject({ code: 'password-of-names' });

  const begun = await accept(token);
  const session = await verifyPin(services, anywhere(), { attemptToken: begun?.attemptToken ?? '', pin: await fixture.pinOf(email) });
  expect(session).toMatchObject({ role: 'advisor', isFirst: true });
  expect(await membersOf(portal)).toEqual([{ who: session.userId, is_staff: true, is_open: true }]);
  const { rows } = await owner.query<{ name: string; works: string }>(
    "select name, replace(organisation_id::text, '-', '') as works from users where email = $1",
    [email],
  );
  expect(rows).toEqual([{ name: 'Ada Byron', works: house }]);
  expect(await listed(email)).toMatchObject({ state: 'accepted' });
  expect(await readInvitation(services, token)).toBeNull();
  const told = await owner.query(
    "select action, actor_kind, outcome from audit_events where portal_id = $1 and action in ('adviser-invited', 'invitation-accepted') order by seq",
    [portal],
  );
  expect(told.rows).toEqual([
    { action: 'adviser-invited', actor_kind: 'admin', outcome: 'done' },
    { action: 'invitation-accepted', actor_kind: 'advisor', outcome: 'done' },
  ]);
  await expect(invite(email)).rejects.toMatchObject({ code: 'adviser-is-there' });
});

test('an adviser of another portal joins with the password that they have', async () => {
  const ben = await fixture.person('ben', 'advisor');
  await invite(ben.email);
  const token = await tokenTo(ben.email);
  expect(await readInvitation(services, token)).toMatchObject({ asksPassword: false, to: 'portal' });
  expect(await accept(token, { password: 'another horse 2' })).toBeNull();
  expect(await membersOf(portal)).toContainEqual({ who: ben.id, is_staff: true, is_open: true });
  expect((await fixture.begin(ben.email)).kind).toBe('pin-needed');
});

async function disabled({ id, email }: Person): Promise<string> {
  await owner.query('update user_security set is_disabled = true where user_id = $1', [id]);
  return email;
}

/** An account of another portal, whose client was invited and has not come. */
async function addressOfAccount(email: string, isActive = true): Promise<string> {
  await owner.query("insert into accounts (portal_id, name, email, currency, is_active) values ($1, 'Ivy', $2, 'EUR', $3)", [
    await newPortal(),
    ` ${email.toUpperCase()}`,
    isActive,
  ]);
  return email;
}

describe('who cannot be invited', () => {
  test.each([
    ['a client', async () => (await fixture.person('ivy')).email, 'adviser-is-client'],
    ['a client who has not come yet', async () => addressOfAccount(newEmail()), 'adviser-is-client'],
    ['an administrator', async () => (await fixture.person('eve', 'admin')).email, 'adviser-is-administrator'],
    ['somebody disabled', async () => disabled(await fixture.person('dan', 'advisor')), 'adviser-is-disabled'],
    ['no address', async () => 'ada', 'email-invalid'],
    ['nobody', async () => ' ', 'email-required'],
  ])('%s', async (_who, address, code) => {
    const email = await address();
    await expect(invite(email)).rejects.toMatchObject({ code });
    expect(await mailsTo(email)).toEqual([]);
  });

  test('but anyone who had an account that is closed can be, and an adviser whose address an account carries', async () => {
    expect((await invite(await addressOfAccount(newEmail(), false))).done).toBe('invited');
    const { email } = await fixture.person('mia', 'advisor');
    expect((await invite(await addressOfAccount(email))).done).toBe('invited');
  });

  test('without a name, or to a portal that is none', async () => {
    await expect(invite(newEmail(), { name: ' ' })).rejects.toMatchObject({ code: 'name-required' });
    for (const none of ['', 'x', '0'.repeat(32)])
      await expect(invite(newEmail(), { portal: none })).rejects.toMatchObject({ code: 'portal-required' });
    await expect(invite(newEmail(), { role: 'admin' })).rejects.toMatchObject({ code: 'form-not-understood' });
  });
});

test('administrators alone invite, and see who was invited', async () => {
  for (const role of ['advisor', 'investor'] as const) {
    const { context } = await signIn(await fixture.person('other', role));
    const email = newEmail();
    await expect(invite(email, {}, context)).rejects.toMatchObject({ code: 'page-not-found' });
    await expect(readAdviserInvitations(context, {})).rejects.toMatchObject({ code: 'page-not-found' });
    expect(await mailsTo(email)).toEqual([]);
  }
  const viewing = { ...root, actor: { ...root.actor, onBehalfOf: '0'.repeat(32) } } as RequestContext;
  await expect(invite(newEmail(), {}, viewing)).rejects.toMatchObject({ code: 'page-not-found' });
});

test('who becomes an adviser is decided by someone who signed in not long ago', async () => {
  const { context } = await signIn(await fixture.person('late', 'admin'));
  const old = {
    ...context,
    signedIn: context.signedIn && { ...context.signedIn, session: { ...context.signedIn.session, signedInAt: '2020-01-01T00:00:00Z' } },
  };
  await expect(invite(newEmail(), {}, old as RequestContext)).rejects.toMatchObject({ code: 'recent-sign-in-needed' });
});

describe('a link', () => {
  test('is dead once another is sent, which happens at most every five minutes', async () => {
    const email = newEmail();
    await invite(email);
    const first = await tokenTo(email);
    const { id = '' } = (await listed(email)) ?? {};
    const again = () => send({ intent: 'send-again', 'form-key': newFormKey(), invitation: id });
    await expect(again()).rejects.toMatchObject({ code: 'invited-just-now' });
    await pauseIsOver(email);
    expect(await again()).toEqual({ done: 'sent-again', name: 'Ada Byron' });
    expect(await readInvitation(services, first)).toBeNull();
    expect(await readInvitation(services, await tokenTo(email))).not.toBeNull();
    expect((await owner.query('select from adviser_invitations where email = $1', [email])).rowCount).toBe(1);
  });

  test('is dead once the invitation is withdrawn, which can be sent again', async () => {
    const email = newEmail();
    await invite(email);
    const token = await tokenTo(email);
    const { id = '' } = (await listed(email)) ?? {};
    expect(await send({ intent: 'withdraw', invitation: id })).toEqual({ done: 'withdrawn', name: 'Ada Byron' });
    expect(await listed(email)).toMatchObject({ state: 'withdrawn' });
    expect(await readInvitation(services, token)).toBeNull();
    await expect(accept(token)).rejects.toMatchObject({ code: 'link-expired' });
    await expect(send({ intent: 'withdraw', invitation: id })).rejects.toMatchObject({ code: 'invitation-ended' });
    await expect(send({ intent: 'send-again', 'form-key': newFormKey(), invitation: id })).rejects.toMatchObject({
      code: 'invitation-ended',
    });
    expect((await invite(email)).done).toBe('invited');
  });

  test.each([
    ['is too old', "update one_time_tokens set expires_at = now() where kind = 'invite' and payload ->> 'email' = $1"],
    ['the address is a client’s by then', "insert into users (email, name, role) values ($1, 'Somebody', 'investor')"],
    [
      'an account carries the address by then',
      `insert into accounts (portal_id, name, email, currency) values ('${portal}', 'Somebody', $1, 'EUR')`,
    ],
  ])('leads nowhere once %s', async (_when, sql) => {
    const email = newEmail();
    await invite(email);
    const token = await tokenTo(email);
    await owner.query(sql, [email]);
    expect(await readInvitation(services, token)).toBeNull();
    await expect(accept(token)).rejects.toMatchObject({ code: 'link-expired' });
  });

  test('is not sent again once an account carries the address', async () => {
    const email = newEmail();
    await invite(email);
    const { id = '' } = (await listed(email)) ?? {};
    await pauseIsOver(email);
    await addressOfAccount(email);
    const again = send({ intent: 'send-again', 'form-key': newFormKey(), invitation: id });
    await expect(again).rejects.toMatchObject({ code: 'adviser-is-client' });
  });

  test('says that it has expired in the list', async () => {
    const email = newEmail();
    await invite(email);
    await owner.query("update adviser_invitations set last_sent_at = now() - interval '8 days' where email = $1", [email]);
    expect(await listed(email)).toMatchObject({ state: 'expired' });
  });
});

test('of twenty invitations of one person at once one is sent; of twenty who accept at once one does', async () => {
  const email = newEmail();
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => invite(email)));
  expect(tally(results)).toEqual({ session: 1, 'invited-just-now': 19 });
  expect(await mailsTo(email)).toHaveLength(1);
  const token = await tokenTo(email);
  const accepted = await Promise.allSettled(Array.from({ length: 20 }, () => accept(token)));
  expect(tally(accepted)).toMatchObject({ session: 1 });
  expect((await owner.query('select from users where email = $1', [email])).rowCount).toBe(1);
});

test('there are as many advisers as the subscription allows, however many accept at once', async () => {
  const full = await newPortal();
  await owner.query(
    "with made as (insert into subscriptions (name, accounts, advisors) values ('Two', 100, 2) returning id) update portals set subscription_id = made.id from made where portals.id = $1",
    [full],
  );
  const emails = Array.from({ length: 8 }, newEmail);
  for (const email of emails) await invite(email, { portal: full });
  const tokens = await Promise.all(emails.map(tokenTo));
  const results = await Promise.allSettled(tokens.map((token) => accept(token)));
  expect(tally(results)).toEqual({ session: 2, 'advisors-full': 6 });
  expect(await membersOf(full)).toHaveLength(2);
  expect((await owner.query("select from users where email = any($1) and role = 'advisor'", [emails])).rowCount).toBe(2);
  const told = await owner.query("select from outgoing_messages where kind = 'advisorsFull' and recipient = $1", [
    root.signedIn?.user.email,
  ]);
  expect(told.rowCount).toBe(6);
  await expect(invite(newEmail(), { portal: full })).rejects.toMatchObject({ code: 'no-adviser-places', details: { most: 2 } });

  await owner.query("update subscriptions set advisors = 9 where name = 'Two'");
  const left = tokens[results.findIndex(({ status }) => status === 'rejected')] ?? '';
  expect(await accept(left)).not.toBeNull();
});
