import { expect, test } from 'vitest';
import { anywhere, signInFixture, password, type Person } from '#tests/support/sign-in-fixture.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { isGoodLink } from '../sign-in/is-good-link.ts';
import { readSession } from '../sessions/read-session.ts';
import { requestReset } from './request-reset.ts';
import { resetPassword } from './reset-password.ts';
import { createPasswordLink } from './create-password-link.ts';

const database = await testDatabase();
const { owner } = database;
const fixture = signInFixture(database);
const { services } = fixture;
const another = 'another horse 2';

const make = (email: string) => createPasswordLink(database, { email, origin: services.origin });
const tokenOf = (href = '') => /^https:\/\/portal\.firm\.example\/reset\/([\w-]{43})$/.exec(href)?.[1] ?? '';
const isConfirmed = async ({ id }: Person) =>
  (await owner.query('select from confirmed_addresses where user_id = $1', [id])).rowCount === 1;
const links = async () => (await owner.query('select from one_time_tokens')).rowCount;

test('a link for half an hour, whose reader chooses a password; until then nothing is different', async () => {
  const ivy = await fixture.person('ivy');
  const { sessionToken } = await fixture.signIn(ivy);
  const link = await make(` ${ivy.email.toUpperCase()} `);
  expect(link?.name).toBe('ivy');
  const minutes = (Date.parse(link?.expiresAt ?? '') - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(29);
  expect(minutes).toBeLessThan(31);
  expect(await readSession(database, sessionToken)).not.toBeNull();
  expect((await fixture.begin(ivy.email, password)).kind).toBe('pin-needed');

  const token = tokenOf(link?.href);
  await resetPassword(services, { token, password: another });
  expect(await readSession(database, sessionToken)).toBeNull();
  expect((await fixture.begin(ivy.email, another)).kind).toBe('pin-needed');
  await expect(resetPassword(services, { token, password: 'third horse 3' })).rejects.toMatchObject({ code: 'link-expired' });
});

test('someone of an imported book who has no password yet comes in by it', async () => {
  const ada = await fixture.person('ada', 'admin');
  await owner.query('delete from credentials where user_id = $1', [ada.id]);
  await resetPassword(services, { token: tokenOf((await make(ada.email))?.href), password: another });
  expect((await fixture.begin(ada.email, another)).kind).toBe('pin-needed');
});

test('it proves no mailbox, as the link of a mail does', async () => {
  const ivy = await fixture.person('ivy');
  await resetPassword(services, { token: tokenOf((await make(ivy.email))?.href), password: another });
  expect(await isConfirmed(ivy)).toBe(false);
  await requestReset(services, anywhere(), { email: ivy.email, language: 'en' });
  const { rows } = await owner.query<{ text: string }>("select text from outgoing_messages where recipient = $1 and kind = 'reset'", [
    ivy.email,
  ]);
  await resetPassword(services, { token: /\/reset\/([\w-]{43})/.exec(rows[0]?.text ?? '')?.[1] ?? '', password: another });
  expect(await isConfirmed(ivy)).toBe(true);
});

test('it stands in the trail as what the command did, without the link', async () => {
  const ivy = await fixture.person('ivy');
  const token = tokenOf((await make(ivy.email))?.href);
  const { rows } = await owner.query<Record<string, unknown>>('select * from audit_events where target_id = $1 order by seq desc limit 1', [
    ivy.id,
  ]);
  expect(rows).toMatchObject([{ action: 'reset-requested', actor_kind: 'system', outcome: 'done', after: { why: 'npm run password' } }]);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('none for an address that is no one’s, or of someone disabled', async () => {
  const otto = await fixture.person('otto');
  await owner.query('update user_security set is_disabled = true where user_id = $1', [otto.id]);
  const before = await links();
  for (const email of [otto.email, `nobody-${otto.id}@home.example`, '']) expect(await make(email)).toBeNull();
  expect(await links()).toBe(before);
});

test('a link that is too old sets nothing', async () => {
  const ivy = await fixture.person('ivy');
  const token = tokenOf((await make(ivy.email))?.href);
  expect(await isGoodLink(services, 'reset', token)).toBe(true);
  await owner.query("update one_time_tokens set expires_at = now() where kind = 'reset'");
  await expect(resetPassword(services, { token, password: another })).rejects.toMatchObject({ code: 'link-expired' });
});
