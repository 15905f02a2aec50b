import { afterEach, expect, test, vi } from 'vitest';
import { setPassword } from '../passwords/set-password.ts';
import { verifyPassword } from '../../auth/password.ts';
import { agePins, anywhere, signInFixture, password, wrong } from '#tests/support/sign-in-fixture.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { cancelSignIn } from './cancel-sign-in.ts';
import { resendPin } from '../second-factor/resend-pin.ts';

vi.mock('../../auth/password.ts', { spy: true });

const database = await testDatabase();
const { owner } = database;
const fixture = signInFixture(database);

afterEach(async () => {
  await owner.query('delete from auth_counters');
});

/** Reads the trail of a person since they were made. */
async function toldOf(id: string) {
  const { rows } = await owner.query<{ action: string }>(
    "select action, actor_kind, outcome, after ->> 'why' as why from audit_events where target_kind = 'person' and target_id = $1 order by seq",
    [id],
  );
  return rows.filter(({ action }) => action !== 'password-set');
}

const guessFive = async (email: string) => {
  for (let done = 0; done < 5; done += 1)
    await expect(fixture.begin(email, `guess ${done}`)).rejects.toMatchObject({ code: 'wrong-credentials' });
};

test('each step of a sign-in is told, by no one whom we know yet', async () => {
  const ivy = await fixture.person('ivy');
  const { attemptToken } = await fixture.beginWithPin(ivy.email);
  await agePins(owner, '30 seconds');
  await resendPin(fixture.services, anywhere(), attemptToken);
  await cancelSignIn(database, attemptToken);
  const byGuest = { actor_kind: 'guest', outcome: 'done', why: null };
  expect(await toldOf(ivy.id)).toEqual([
    { ...byGuest, action: 'sign-in-begun' },
    { ...byGuest, action: 'pin-resent' },
    { ...byGuest, action: 'sign-in-cancelled' },
  ]);
});

test('giving up what is no sign-in is no error, and nothing to tell', async () => {
  const before = (await owner.query('select from audit_events')).rowCount;
  await cancelSignIn(database, 'nothing');
  expect((await owner.query('select from audit_events')).rowCount).toBe(before);
});

test('a lock is told of its own person: that another has been told of is another lock', async () => {
  const [ivy, ada] = [await fixture.person('ivy'), await fixture.person('ada')];
  await guessFive(ivy.email);
  await guessFive(ada.email);
  for (const { email } of [ivy, ada]) await expect(fixture.begin(email)).rejects.toMatchObject({ code: 'too-many-attempts' });
  for (const { id } of [ivy, ada])
    expect((await toldOf(id)).at(-1)).toEqual({
      action: 'sign-in-refused',
      actor_kind: 'guest',
      outcome: 'refused',
      why: 'too-many-attempts',
    });
});

test('of what broke by itself nothing is told: no one was refused', async () => {
  const ivy = await fixture.person('ivy');
  vi.mocked(verifyPassword).mockRejectedValueOnce(new Error('out of memory'));
  await expect(fixture.begin(ivy.email)).rejects.toThrow('out of memory');
  expect(await toldOf(ivy.id)).toEqual([]);
});

test('while the trail cannot be told no one is answered', async () => {
  const ivy = await fixture.person('ivy');
  await owner.query(`
    create function no_trail() returns trigger language plpgsql as $$ begin raise exception 'The trail is full.'; end $$;
    create trigger no_trail before insert on audit_events for each row execute function no_trail()`);
  await expect(fixture.begin(ivy.email, 'wrong')).rejects.toThrow('The trail is full.');
  await expect(fixture.begin(ivy.email)).rejects.toThrow('The trail is full.');
  await owner.query('drop function no_trail cascade');
  expect((await owner.query('select from signin_attempts where user_id = $1', [ivy.id])).rowCount).toBe(0);
});

test('a password that is changed while it is looked at opens nothing', async () => {
  const ivy = await fixture.person('ivy');
  const { verifyPassword: verify } = await vi.importActual<typeof import('../../auth/password.ts')>('../../auth/password.ts');
  vi.mocked(verifyPassword).mockImplementationOnce(async (given, find) => {
    const looked = await verify(given, find);
    await setPassword(database, { userIds: [ivy.id], password: wrong('1') });
    return looked;
  });
  await expect(fixture.begin(ivy.email, password)).rejects.toMatchObject({ code: 'wrong-credentials' });
  expect((await owner.query('select from signin_attempts where user_id = $1', [ivy.id])).rowCount).toBe(0);
});

test('a second step that is switched on again while the password is looked at is asked for', async () => {
  const ivy = await fixture.person('ivy');
  const setOff = (isOff: boolean) =>
    owner.query('update user_security set is_two_factor_disabled = $2 where user_id = $1', [ivy.id, isOff]);
  await setOff(true);
  const { verifyPassword: verify } = await vi.importActual<typeof import('../../auth/password.ts')>('../../auth/password.ts');
  vi.mocked(verifyPassword).mockImplementationOnce(async (given, find) => {
    const looked = await verify(given, find);
    await setOff(false);
    return looked;
  });
  expect((await fixture.begin(ivy.email)).kind).toBe('pin-needed');
  expect((await owner.query('select from sessions where user_id = $1', [ivy.id])).rowCount).toBe(0);
});

test('who signs in without a second step has not come for the first time', async () => {
  const ivy = await fixture.person('ivy');
  await owner.query('update user_security set is_two_factor_disabled = true where user_id = $1', [ivy.id]);
  expect(await fixture.begin(ivy.email)).toMatchObject({ kind: 'signed-in', session: { userId: ivy.id, isFirst: false } });
});
