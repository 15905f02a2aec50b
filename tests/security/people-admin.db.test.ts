import { describe, expect, test } from 'vitest';
import { administerUser } from '#server/operations/people-admin/administer-user.ts';
import { confirmEmailOwnership } from '#server/operations/contact/confirm-email-ownership.ts';
import { readSession } from '#server/operations/sessions/read-session.ts';
import type { Person } from '../support/sign-in-fixture.ts';
import { adminPeople, otherThanAdministrators } from '../support/admin-people.ts';
import { testDatabase } from '../support/test-database.ts';
import { readPeople, readPerson } from '../support/people-records.ts';

const database = await testDatabase();
const { owner } = database;
const { fixture, contextOf, somebody } = adminPeople(database);

const stored = async ({ id }: Person) =>
  (
    await owner.query(
      'select name, email, role, is_disabled, is_two_factor_disabled from users join user_security on user_id = id where id = $1',
      [id],
    )
  ).rows[0];
const signInsOf = async ({ id }: Person) =>
  (await owner.query('select 1 from sessions where user_id = $1 union all select 1 from signin_attempts where user_id = $1', [id]))
    .rowCount;
const lastEvent = async () =>
  (await owner.query('select action, actor_kind, actor_id, target_id, before, after, outcome from audit_events order by seq desc limit 1'))
    .rows[0];

const longSince = async () => contextOf({ kind: 'admin', userId: (await somebody('admin')).id }, '2026-01-01T09:00:00Z');

describe('an administrator who has not signed in for a while', () => {
  test.each([{ intent: 'role', role: 'admin' }, { intent: 'enable' }, { intent: 'two-factor-off', reason: 'Lost the phone' }])(
    '%o waits for a new sign-in',
    async (fields) => {
      const ivy = await somebody('investor');
      const before = await stored(ivy);
      await expect(administerUser(await longSince(), ivy.id, fields)).rejects.toMatchObject({ code: 'recent-sign-in-needed' });
      expect(await stored(ivy)).toEqual(before);
    },
  );

  test('whose address it is waits for a new sign-in, that it may be another’s does not', async () => {
    const ivy = await somebody('investor');
    const vouch = async (isConfirmed: boolean) => confirmEmailOwnership(await longSince(), { userId: ivy.id, isConfirmed });
    await expect(vouch(true)).rejects.toMatchObject({ code: 'recent-sign-in-needed' });
    await vouch(false);
    expect((await owner.query('select from confirmed_addresses where user_id = $1', [ivy.id])).rowCount).toBe(0);
  });

  test.each([{ intent: 'two-factor-on', reason: 'Found it' }, { intent: 'disable' }, { intent: 'sign-out' }])(
    '%o is done at once',
    async (fields) => {
      const ivy = await somebody('investor');
      expect(await administerUser(await longSince(), ivy.id, fields)).toEqual({ done: fields.intent });
    },
  );
});

describe('an administrator', () => {
  test.each([
    [{ intent: 'disable' }, { is_disabled: true }, { action: 'person-disabled', after: null }],
    [
      { intent: 'two-factor-off', reason: 'Lost the phone' },
      { is_two_factor_disabled: true },
      { action: 'two-factor-disabled', after: { reason: 'Lost the phone' } },
    ],
    [
      { intent: 'role', role: 'advisor' },
      { role: 'advisor' },
      { action: 'role-changed', before: { role: 'investor' }, after: { role: 'advisor' } },
    ],
    [{ intent: 'sign-out' }, {}, { action: 'session-ended', after: null }],
  ])('%o ends what the person is signed in with, and is told', async (fields, change, event) => {
    const root = await somebody('admin');
    const ivy = await somebody('investor');
    const { sessionToken } = await fixture.signIn(ivy);
    await fixture.beginWithPin(ivy.email);
    const before = await stored(ivy);
    await administerUser(root.context, ivy.id, fields);
    expect(await stored(ivy)).toEqual({ ...before, ...change });
    expect(await readSession(database, sessionToken)).toBeNull();
    expect(await signInsOf(ivy)).toBe(0);
    expect(await lastEvent()).toMatchObject({ actor_kind: 'admin', actor_id: root.id, target_id: ivy.id, outcome: 'done', ...event });
  });

  test('takes it back, and what was opened without a PIN ends', async () => {
    const root = await somebody('admin');
    const ivy = await somebody('investor');
    await administerUser(root.context, ivy.id, { intent: 'disable' });
    await administerUser(root.context, ivy.id, { intent: 'enable' });
    await administerUser(root.context, ivy.id, { intent: 'two-factor-off', reason: 'x' });
    expect((await fixture.begin(ivy.email)).kind).toBe('signed-in');
    await administerUser(root.context, ivy.id, { intent: 'two-factor-on', reason: 'The phone is there again' });
    expect(await signInsOf(ivy)).toBe(0);
    expect((await fixture.begin(ivy.email)).kind).toBe('pin-needed');
  });

  test('changes nothing by what is so already, and tells nothing of it', async () => {
    const root = await somebody('admin');
    const ivy = await somebody('investor');
    await administerUser(root.context, ivy.id, { intent: 'enable' });
    await administerUser(root.context, ivy.id, { intent: 'role', role: 'investor' });
    await administerUser(root.context, ivy.id, { intent: 'two-factor-on', reason: 'x' });
    const { rowCount } = await owner.query('select from audit_events where actor_id = $1', [root.id]);
    expect(rowCount).toBe(0);
  });

  test.each(['disable', 'enable', 'sign-out', 'two-factor-off', 'role'])('does not %s themselves', async (intent) => {
    const root = await somebody('admin');
    const before = await stored(root);
    const more = { 'two-factor-off': { reason: 'x' }, role: { role: 'investor' } }[intent] ?? {};
    await expect(administerUser(root.context, root.id, { intent, ...more })).rejects.toMatchObject({ code: 'not-yourself' });
    expect(await stored(root)).toEqual(before);
    expect((await readPerson(root.context, root.id)).abilities).toEqual({ govern: false, describe: true, vouch: false });
  });

  test.each([{ intent: 'disable' }, { intent: 'role', role: 'investor' }])(
    'of two who %o each other at once one is left',
    async (fields) => {
      for (let round = 0; round < 5; round += 1) {
        const [one, other] = [await somebody('admin'), await somebody('admin')];
        await owner.query(
          "update user_security set is_disabled = true from users where id = user_id and role = 'admin' and id <> all($1)",
          [[one.id, other.id]],
        );
        const done = await Promise.allSettled([
          administerUser(one.context, other.id, fields),
          administerUser(other.context, one.id, fields),
        ]);
        expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
        const { rowCount } = await owner.query(
          "select from users join user_security on user_id = id where role = 'admin' and not is_disabled",
        );
        expect(rowCount).toBe(1);
      }
    },
  );

  test('who was one a moment ago is none any more', async () => {
    const root = await somebody('admin');
    const ivy = await somebody('investor');
    await owner.query('update user_security set is_disabled = true where user_id = $1', [root.id]);
    await expect(administerUser(root.context, ivy.id, { intent: 'disable' })).rejects.toMatchObject({ code: 'forbidden' });
  });
});

const mailsTo = async ({ email }: Person) =>
  (
    await owner.query<{ kind: string; text: string }>(
      "select kind, text from outgoing_messages where recipient = $1 and kind = 'secondStepOff' order by id",
      [email],
    )
  ).rows;

describe('whose second step is switched off', () => {
  test.each([
    ['en', 'you sign in with your password only'],
    ['el', 'συνδέεστε μόνο με τον κωδικό πρόσβασης'],
  ])('is notified by email, in %s, once, and without the reason', async (language, words) => {
    const root = await somebody('admin');
    const ivy = await somebody('investor');
    await owner.query('update users set language = $2 where id = $1', [ivy.id, language]);
    for (let time = 0; time < 2; time += 1)
      await administerUser(root.context, ivy.id, { intent: 'two-factor-off', reason: 'Lost her phone' });
    const mails = await mailsTo(ivy);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(words);
    expect(mails[0]?.text).not.toContain('Lost her phone');
    await administerUser(root.context, ivy.id, { intent: 'two-factor-on', reason: 'Found it' });
    expect(await mailsTo(ivy)).toHaveLength(1);
  });

  test('is not told when nothing changes', async () => {
    const root = await somebody('admin');
    const ivy = await somebody('investor');
    await expect(administerUser(root.context, ivy.id, { intent: 'two-factor-off', reason: ' ' })).rejects.toMatchObject({
      code: 'reason-required',
    });
    expect(await mailsTo(ivy)).toEqual([]);
  });
});

/** Fifty owners of a new portal, who are what `role` says. */
async function owners(role: 'investor' | 'advisor', isDisabled: boolean): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into users (email, name, role) select gen_random_uuid() || '@home.example', 'Owner', $1 from generate_series(1, 50)
     returning replace(id::text, '-', '') as id`,
    [role],
  );
  const ids = rows.map(({ id }) => id);
  await owner.query('update user_security set is_disabled = $2 where user_id = any($1)', [ids, isDisabled]);
  await owner.query(
    `with house as (insert into portals (name) values ('Portal ' || gen_random_uuid()) returning id)
     insert into portal_members (portal_id, user_id, is_owner) select house.id, person, true from house, unnest($1::uuid[]) person`,
    [ids],
  );
  return ids;
}

describe('of a portal with places for two advisers', () => {
  test.each([
    ['become advisers', 'investor', false, { intent: 'role', role: 'advisor' }],
    ['are let in again', 'advisor', true, { intent: 'enable' }],
  ] as const)('of fifty who %s at once two do, and the others stay who they were', async (_what, role, isDisabled, form) => {
    const root = await somebody('admin');
    const ids = await owners(role, isDisabled);
    await owner.query('update subscriptions set advisors = 2 where is_standard');
    const done = await Promise.allSettled(ids.map((id) => administerUser(root.context, id, form)));
    await owner.query('update subscriptions set advisors = 50 where is_standard');
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    for (const answer of done) if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'no-room-for-advisor' });
    const { rows } = await owner.query<{ role: string; is_disabled: boolean }>(
      'select role, is_disabled from users join user_security on user_id = id where id = any($1)',
      [ids],
    );
    expect(rows.filter((person) => person.role === 'advisor' && !person.is_disabled)).toHaveLength(2);
    expect(rows.filter((person) => person.role === role && person.is_disabled === isDisabled)).toHaveLength(48);
    const { rowCount } = await owner.query('select from audit_events where actor_id = $1', [root.id]);
    expect(rowCount).toBe(2);
  });
});

describe('everyone else', () => {
  test.each(otherThanAdministrators)('%s sees and changes no one', async (_who, actorOf) => {
    const ivy = await somebody('investor');
    const context = contextOf(actorOf((await somebody('admin')).id));
    const before = await stored(ivy);
    await expect(administerUser(context, ivy.id, { intent: 'disable' })).rejects.toMatchObject({ code: 'person-not-found' });
    await expect(readPerson(context, ivy.id)).rejects.toMatchObject({ code: 'person-not-found' });
    await expect(readPeople(context, {})).rejects.toMatchObject({ code: 'page-not-found' });
    expect(await stored(ivy)).toEqual(before);
  });
});

test.each([
  ['no reason', { intent: 'two-factor-off', reason: '  ' }, 'reason-required'],
  ['a reason of two lines', { intent: 'two-factor-off', reason: 'a\nb' }, 'form-not-understood'],
  ['too long a reason', { intent: 'two-factor-off', reason: 'x'.repeat(501) }, 'form-not-understood'],
  ['another role', { intent: 'role', role: 'system' }, 'form-not-understood'],
  ['a role beside', { intent: 'disable', role: 'admin' }, 'form-not-understood'],
  ['an address beside', { intent: 'sign-out', email: 'x@home.example' }, 'form-not-understood'],
  ['another person', { intent: 'disable', id: 'f'.repeat(32) }, 'form-not-understood'],
  ['a column', { intent: 'enable', isTwoFactorDisabled: 'true' }, 'form-not-understood'],
  ['no intent', { isDisabled: 'true' }, 'form-not-understood'],
])('%s is refused, and nothing changes', async (_case, fields, code) => {
  const root = await somebody('admin');
  const ivy = await somebody('investor');
  const before = await stored(ivy);
  await expect(administerUser(root.context, ivy.id, fields)).rejects.toMatchObject({ code });
  expect(await stored(ivy)).toEqual(before);
});

test.each(['0', '../x', 'f'.repeat(32), "' or true--"])('no one is called %s', async (id) => {
  const root = await somebody('admin');
  await expect(readPerson(root.context, id)).rejects.toMatchObject({ code: 'person-not-found' });
  await expect(administerUser(root.context, id, { intent: 'disable' })).rejects.toMatchObject({ code: 'person-not-found' });
});

test('people are found by parts of names and addresses, signs as themselves, page by page', async () => {
  const root = await somebody('admin');
  await owner.query(
    "insert into users (email, name, role) select 'many' || n || '@home.example', 'Many ' || lpad(n::text, 3, '0'), 'investor' from generate_series(1, 60) n",
  );
  const first = await readPeople(root.context, { find: 'many' });
  expect([first.found, first.pages, first.people.length, first.people[0]?.name]).toEqual([60, 2, 50, 'Many 001']);
  expect((await readPeople(root.context, { find: 'MANY', page: 2 })).people.map(({ name }) => name)).toContain('Many 060');
  expect((await readPeople(root.context, { find: 'many7@' })).people.map(({ name }) => name)).toEqual(['Many 007']);
  for (const find of ['%', '_', String.raw`\\`]) expect((await readPeople(root.context, { find })).found).toBe(0);
});

test('one of them is told with the last sign-in and how many devices', async () => {
  const root = await somebody('admin');
  const ivy = await somebody('investor');
  await fixture.signIn(ivy);
  await fixture.signIn(ivy);
  const seen = await readPerson(root.context, ivy.id);
  expect(seen).toMatchObject({
    email: ivy.email,
    role: 'investor',
    isDisabled: false,
    devices: { signedIn: 2, known: 2 },
    abilities: { govern: true, describe: true },
  });
  expect(seen.lastSignIn).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);
});
