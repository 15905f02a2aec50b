import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { administerUser } from '#server/operations/people-admin/administer-user.ts';
import { readProfile } from '#server/operations/people/read-profile.ts';
import { readSession } from '#server/operations/sessions/read-session.ts';
import { adminPeople, otherThanAdministrators } from '../support/admin-people.ts';
import { signedInBy } from '../support/signed-in.ts';
import { testDatabase } from '../support/test-database.ts';
import { readPerson } from '../support/people-records.ts';

const database = await testDatabase();
const { owner } = database;
const { fixture, contextOf, somebody } = adminPeople(database);
const { signIn } = signedInBy(database, fixture);

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const unlinkGoogle = { intent: 'unlink-identity', provider: 'google' };

/** A client to whom Google and Microsoft are linked, and who has unlinked LinkedIn. */
async function linked() {
  const ivy = await somebody('investor');
  await owner.query('insert into confirmed_addresses (user_id) values ($1)', [ivy.id]);
  await owner.query(
    `insert into linked_identities (user_id, provider, issuer, subject, ended_at)
     select $1, provider, 'https://' || provider || '.example', $2, case when provider = 'linkedin' then now() end
       from unnest(array['google', 'microsoft', 'linkedin']) provider`,
    [ivy.id, ivy.id],
  );
  return ivy;
}

const takenOf = async (id: string) =>
  (
    await owner.query<{ provider: string }>(
      'select provider from linked_identities where user_id = $1 and ended_at is null order by provider',
      [id],
    )
  ).rows.map(({ provider }) => provider);
const eventsOf = async (id: string) =>
  (
    await owner.query(
      "select actor_kind, actor_id, before, after, outcome from audit_events where target_id = $1 and action = 'identity-unlinked' order by seq",
      [id],
    )
  ).rows;
const mailsTo = async (email: string) =>
  (
    await owner.query<{ text: string }>("select text from outgoing_messages where recipient = $1 and kind = 'identityEnded' order by id", [
      email,
    ])
  ).rows;

describe('an administrator', () => {
  test('sees what is linked to a person, since when, and what was ended; not as whom', async () => {
    const root = await somebody('admin');
    const ivy = await linked();
    const seen = await readPerson(root.context, ivy.id);
    const [google, linkedin, microsoft, ...more] = seen.identities;
    expect(google).toEqual({ provider: 'google', linkedAt: expect.stringMatching(moment), endedAt: null });
    expect(linkedin).toEqual({
      provider: 'linkedin',
      linkedAt: expect.stringMatching(moment),
      endedAt: expect.stringMatching(moment),
    });
    expect(microsoft).toEqual({ provider: 'microsoft', linkedAt: expect.stringMatching(moment), endedAt: null });
    expect(more).toEqual([]);
    expect((await readPerson(root.context, root.id)).identities).toEqual([]);
  });

  test('ends one of them: whatever the person is signed in with ends, the trail and her own page say so', async () => {
    const root = await somebody('admin');
    const [ivy, other] = [await linked(), await linked()];
    const { sessionToken } = await fixture.signIn(ivy);
    await fixture.beginWithPin(ivy.email);
    expect(await administerUser(root.context, ivy.id, unlinkGoogle)).toEqual({ done: 'unlink-identity' });
    expect([await takenOf(ivy.id), await takenOf(other.id)]).toEqual([['microsoft'], ['google', 'microsoft']]);
    expect(await readSession(database, sessionToken)).toBeNull();
    expect((await owner.query('select from signin_attempts where user_id = $1', [ivy.id])).rowCount).toBe(0);
    const event = { actor_kind: 'admin', actor_id: root.id, before: { provider: 'google' }, after: null, outcome: 'done' };
    expect(await eventsOf(ivy.id)).toEqual([event]);
    expect((await readPerson(root.context, ivy.id)).identities[0]?.endedAt).toMatch(moment);
    const own = await readProfile((await signIn(ivy)).context);
    expect(own.identities[0]).toEqual({ provider: 'google', state: { kind: 'ended', endedAt: expect.stringMatching(moment) } });
  });

  test('is not told that someone is only invited who signs in by a provider, until none does', async () => {
    const root = await somebody('admin');
    const ivy = await linked();
    const isInvited = async () => (await readPerson(root.context, ivy.id)).isInvited;
    expect(await isInvited()).toBe(false);
    await owner.query('delete from credentials where user_id = $1', [ivy.id]);
    expect(await isInvited()).toBe(false);
    await owner.query('update linked_identities set ended_at = now() where user_id = $1', [ivy.id]);
    expect(await isInvited()).toBe(true);
    await owner.query('delete from linked_identities where user_id = $1', [ivy.id]);
    expect(await isInvited()).toBe(true);
  });

  test('does so at once, however long ago they signed in', async () => {
    const ivy = await linked();
    const longSince = contextOf({ kind: 'admin', userId: (await somebody('admin')).id }, '2026-01-01T09:00:00Z');
    await administerUser(longSince, ivy.id, unlinkGoogle);
    expect(await takenOf(ivy.id)).toEqual(['microsoft']);
  });

  test.each([
    ['what is ended already', { ...unlinkGoogle, provider: 'linkedin' }],
    ['what he ended a moment ago', unlinkGoogle],
  ])('does not end %s, and ends no sign-in by that', async (_what, form) => {
    const root = await somebody('admin');
    const ivy = await linked();
    if (form.provider === 'google') await administerUser(root.context, ivy.id, form);
    const before = [await eventsOf(ivy.id), await mailsTo(ivy.email)];
    const { sessionToken } = await fixture.signIn(ivy);
    await expect(administerUser(root.context, ivy.id, form)).rejects.toMatchObject({ code: 'identity-not-linked' });
    expect([await eventsOf(ivy.id), await mailsTo(ivy.email)]).toEqual(before);
    expect(await readSession(database, sessionToken)).not.toBeNull();
  });

  test('does not end their own there', async () => {
    const root = await somebody('admin');
    await expect(administerUser(root.context, root.id, unlinkGoogle)).rejects.toMatchObject({ code: 'not-yourself' });
  });
});

test('what is linked at that moment by a sign-in under way ends too', async () => {
  const root = await somebody('admin');
  const ivy = await linked();
  await fixture.beginWithPin(ivy.email);
  await owner.query("delete from linked_identities where user_id = $1 and provider = 'google'", [ivy.id]);
  await owner.query('begin');
  await owner.query('delete from signin_attempts where user_id = $1', [ivy.id]);
  const ended = administerUser(root.context, ivy.id, unlinkGoogle);
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  while ((await owner.query(waiting)).rowCount === 0) await wait(5);
  await owner.query(
    "insert into linked_identities (user_id, provider, issuer, subject) values ($1, 'google', 'https://google.example', 'just now')",
    [ivy.id],
  );
  await owner.query('commit');
  await ended;
  expect(await takenOf(ivy.id)).toEqual(['microsoft']);
});

test.each([
  ['en', 'An administrator of', 'unlinked your Google account'],
  ['el', 'Ένας διαχειριστής συστήματος της', 'κατάργησε τον λογαριασμό σας Google'],
])('whose account is unlinked is notified by email, in %s, once', async (language, ...words) => {
  const root = await somebody('admin');
  const ivy = await linked();
  await owner.query('update users set language = $2 where id = $1', [ivy.id, language]);
  await administerUser(root.context, ivy.id, unlinkGoogle);
  const mails = await mailsTo(ivy.email);
  expect(mails).toHaveLength(1);
  for (const each of words) expect(mails[0]?.text).toContain(each);
});

test.each(otherThanAdministrators)('%s ends nothing', async (_who, actorOf) => {
  const ivy = await linked();
  const context = contextOf(actorOf((await somebody('admin')).id));
  await expect(administerUser(context, ivy.id, unlinkGoogle)).rejects.toMatchObject({ code: 'person-not-found' });
  expect(await takenOf(ivy.id)).toEqual(['google', 'microsoft']);
});

test.each([
  ['no provider', { intent: 'unlink-identity' }],
  ['a provider that there is not', { intent: 'unlink-identity', provider: 'facebook' }],
  ['several', { intent: 'unlink-identity', provider: ['google', 'microsoft'] }],
  ['a person beside', { ...unlinkGoogle, userId: 'f'.repeat(32) }],
  ['a provider beside something else', { intent: 'sign-out', provider: 'google' }],
])('%s is not understood', async (_case, form) => {
  const root = await somebody('admin');
  const ivy = await linked();
  await expect(administerUser(root.context, ivy.id, form)).rejects.toMatchObject({ code: 'form-not-understood' });
  expect(await takenOf(ivy.id)).toEqual(['google', 'microsoft']);
});
