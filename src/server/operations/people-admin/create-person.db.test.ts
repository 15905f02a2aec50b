import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { adminPeople, otherThanAdministrators } from '#tests/support/admin-people.ts';
import { anywhere, password } from '#tests/support/sign-in-fixture.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { newFormKey } from '../idempotency/form-key.ts';
import { acceptInvitation, readInvitation } from '../invitations/accept-invitation.ts';
import { verifyPin } from '../second-factor/verify-pin.ts';
import type { PersonValues } from './change-person.ts';
import { createPerson } from './create-person.ts';
import { administerUser } from './administer-user.ts';
import { invitePerson } from './invite-person.ts';

const database = await testDatabase();
const { owner } = database;
const { fixture, contextOf, somebody } = adminPeople(database);
const { services } = fixture;
const root = await somebody('admin');

const nothing = {
  title: null,
  job: null,
  isMessenger: null,
  organisation: null,
  other: null,
  telephone: null,
  profileUrl: null,
  linkedin: null,
};
const nowhere = { 'address-1': null, 'address-3': null, postcode: null, city: null, country: null };
const valuesOf = (over: Partial<PersonValues> = {}): PersonValues => ({
  ...nothing,
  ...nowhere,
  name: 'Ada Byron',
  email: `new-${randomBytes(4).toString('hex')}@house.example`,
  role: 'advisor',
  ...over,
});
const create = (values: PersonValues, context = root.context, key = newFormKey()) => createPerson(context, values, { key });
const textsTo = async (recipient: string) =>
  (await owner.query<{ text: string }>('select text from outgoing_messages where recipient = $1 order by id', [recipient])).rows;
const tokenTo = async (recipient: string) => /\/invite\/([\w-]{43})\b/.exec((await textsTo(recipient)).at(-1)?.text ?? '')?.[1] ?? '';
const accept = (token: string) => acceptInvitation(services, { token, password, hasAcceptedTerms: false, key: newFormKey() });
const stored = async (id: string) =>
  (
    await owner.query(
      'select name, email, role, is_disabled, is_two_factor_disabled from users join user_security on user_id = id where id = $1',
      [id],
    )
  ).rows[0];
const isConfirmed = async (id: string) => (await owner.query('select from confirmed_addresses where user_id = $1', [id])).rowCount === 1;

describe.each(['investor', 'advisor', 'admin'] as const)('a new user with the role %s', (role) => {
  test('has a second step, no confirmed address and no way in but the link, which asks for a password and then a PIN', async () => {
    const values = valuesOf({ role });
    const id = await create({ ...values, email: ` ${values.email.toUpperCase()}` });
    expect(await stored(id)).toEqual({ name: 'Ada Byron', email: values.email, role, is_disabled: false, is_two_factor_disabled: false });
    expect(await isConfirmed(id)).toBe(false);
    const token = await tokenTo(values.email);
    expect(await readInvitation(services, token)).toEqual({ asksPassword: true, to: 'person', email: values.email, portal: null });
    const begun = await accept(token);
    expect((await owner.query('select from sessions where user_id = $1', [id])).rowCount).toBe(0);
    const session = await verifyPin(services, anywhere(), {
      attemptToken: begun?.attemptToken ?? '',
      pin: await fixture.pinOf(values.email),
    });
    expect(session).toMatchObject({ userId: id, role, isFirst: true });
    expect(await isConfirmed(id)).toBe(true);
    await expect(accept(token)).rejects.toMatchObject({ code: 'link-expired' });
    await expect(invitePerson(root.context, id, { intent: 'invite' })).rejects.toMatchObject({ code: 'has-password' });
  });
});

test('a client gets the accounts of the address with the link, not before', async () => {
  const values = valuesOf({ role: 'investor' });
  const portal = await owner.query<{ id: string }>("insert into portals (name, language) values ('Creek', 'en') returning id");
  await owner.query("insert into accounts (portal_id, name, email, currency) values ($1, 'Ivy', $2, 'EUR')", [
    portal.rows[0]?.id,
    values.email,
  ]);
  const id = await create(values);
  const held = async () => (await owner.query("select from account_members where user_id = $1 and relation = 'client'", [id])).rowCount;
  expect(await held()).toBe(0);
  await accept(await tokenTo(values.email));
  expect(await held()).toBe(1);
  await expect(create(valuesOf({ email: values.email }))).rejects.toMatchObject({ code: 'adviser-is-client' });
});

const count = async () => (await owner.query('select from users')).rowCount;

test.each<[string, Partial<PersonValues>, string]>([
  ['the address of someone', { email: root.email }, 'email-taken'],
  ['no address', { email: 'nowhere' }, 'email-invalid'],
  ['a client with a job', { role: 'investor', job: 'financial-advisor' }, 'client-has-no-job'],
  ['an organisation that there is not', { organisation: '0'.repeat(32) }, 'organisation-not-found'],
  ['a page that runs a script', { profileUrl: 'javascript:alert(1)' }, 'profile-url-invalid'],
])('%s is refused, and no one is created', async (_case, over, code) => {
  const before = await count();
  await expect(create(valuesOf(over))).rejects.toMatchObject({ code });
  expect(await count()).toBe(before);
});

test.each(otherThanAdministrators)('%s creates and invites no one', async (_who, actorOf) => {
  const context = contextOf(actorOf(root.id));
  await expect(create(valuesOf(), context)).rejects.toMatchObject({ code: 'page-not-found' });
  const id = await create(valuesOf());
  await expect(invitePerson(context, id, { intent: 'invite' })).rejects.toMatchObject({ code: 'person-not-found' });
});

test('whoever is an administrator no more, or has not signed in for long, creates no one', async () => {
  const former = await somebody('admin');
  await administerUser(root.context, former.id, { intent: 'role', role: 'advisor' });
  await expect(create(valuesOf(), former.context)).rejects.toMatchObject({ code: 'forbidden' });
  const long = contextOf({ kind: 'admin', userId: root.id }, '2026-01-01T09:00:00Z');
  await expect(create(valuesOf(), long)).rejects.toMatchObject({ code: 'recent-sign-in-needed' });
});

test.each([
  ['disabled', { intent: 'disable' }],
  ['given another role', { intent: 'role', role: 'admin' }],
])('the link of someone who is %s leads nowhere', async (_what, form) => {
  const values = valuesOf();
  const id = await create(values);
  const token = await tokenTo(values.email);
  await administerUser(root.context, id, form);
  expect(await readInvitation(services, token)).toBeNull();
  await expect(accept(token)).rejects.toMatchObject({ code: 'link-expired' });
});

test('another invitation waits five minutes, and cancels the link before', async () => {
  const values = valuesOf();
  const id = await create(values);
  const first = await tokenTo(values.email);
  const again = () => invitePerson(root.context, id, { intent: 'invite' });
  await expect(again()).rejects.toMatchObject({ code: 'invited-just-now' });
  await owner.query("update one_time_tokens set created_at = created_at - interval '6 minutes' where user_id = $1", [id]);
  expect(await again()).toEqual({ done: 'invite' });
  expect(await readInvitation(services, first)).toBeNull();
  expect(await readInvitation(services, await tokenTo(values.email))).not.toBeNull();
});

test('sent twice at once the form creates one user and sends one mail', async () => {
  const values = valuesOf();
  const key = newFormKey();
  const ids = await Promise.all([create(values, root.context, key), create(values, root.context, key)]);
  expect(new Set(ids).size).toBe(1);
  expect(await textsTo(values.email)).toHaveLength(1);
});
