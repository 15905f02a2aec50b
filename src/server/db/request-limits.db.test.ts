import { expect, test } from 'vitest';
import { system } from '#domain/actor.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { requestLimits } from './request-limits.ts';
import { bookInDatabase } from '#tests/support/book-in-database.ts';

const database = await testDatabase({ limits: requestLimits });
const { owner } = database;
const ids = await bookInDatabase(owner, { accounts: [{ name: 'Ivy', client: 'ivy@home.example', portfolios: [] }] });
const ivy = ids.users.get('ivy@home.example') ?? '';

const circumstances = { networkAddress: '10.0.0.1', requestId: 'r-1' };
const ofRequest = database.as(system('test'), circumstances);
const ofJob = database.as(system('test'));

const limits = "select current_setting('lock_timeout') || ' ' || current_setting('statement_timeout') as limits";

test('a request has limits, whatever it does; a job has none', async () => {
  const asked = async (db: typeof ofJob) => {
    const { rows } = await db.read(({ connection }) => connection.query<{ limits: string }>(limits));
    const written = await db.writeUnaudited('derived-figures', ({ connection }) => connection.query<{ limits: string }>(limits));
    return [rows[0]?.limits, written.rows[0]?.limits];
  };
  expect(await asked(ofRequest)).toEqual(['3s 25s', '3s 25s']);
  expect(await asked(ofJob)).toEqual(['0 0', '0 0']);
});

test('who waits for a row too long is told that we are busy', async () => {
  await owner.query('begin');
  await owner.query('update users set name = name');
  const choosing = ofRequest.writeUnaudited('chosen-day', (tx) => tx.users.setPreference(ivy, { theme: 'dark' }));
  await expect(choosing).rejects.toMatchObject({ code: 'server-busy' });
  await owner.query('rollback');
});

test('what takes too long ends, and says the same', async () => {
  const slow = ofRequest.read(async ({ connection }) => {
    await connection.query("set local statement_timeout = '10ms'");
    await connection.query('select pg_sleep(5)');
  });
  await expect(slow).rejects.toMatchObject({ code: 'server-busy' });
});

test('an import that holds people and their accounts lets them sign in', async () => {
  await owner.query('begin');
  await owner.query("update users set name = 'Ivy again'; update accounts set name = 'Ivy again'");
  await owner.query('delete from account_members');
  await owner.query("insert into account_members select id, $1, 'client' from accounts", [ivy]);
  await ofRequest.writeUnaudited('sign-in-counts', (tx) => tx.users.markSignedIn(ivy));
  await owner.query('commit');
  expect((await owner.query('select from last_sign_ins where user_id = $1', [ivy])).rowCount).toBe(1);
});
