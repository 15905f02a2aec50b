import { expect, inject, onTestFinished, test } from 'vitest';
import { testDatabase } from '#tests/support/test-database.ts';
import { system } from '#domain/actor.ts';
import { appRole } from './database-server.ts';
import { openDatabase } from './database.ts';
import type { Queries } from './queries.ts';

const database = await testDatabase();
const db = database.as(system('test'));

test('a dataset that goes on after another one failed asks nothing on a connection that may be someone else’s', async () => {
  let straggler: Promise<unknown> = Promise.resolve();
  const failed = db.read(async ({ connection }) => {
    const slow = connection.query('select pg_sleep(0.05)').then(() => connection.query('select 1'));
    straggler = slow.then(
      () => 'answered',
      (error: Error) => error.message,
    );
    throw new Error('one dataset failed');
  });
  await expect(failed).rejects.toThrow('one dataset failed');
  expect(await straggler).toBe('This was asked after the end of its transaction.');
});

test('what is under way is answered before the transaction ends', async () => {
  let answer: Promise<unknown> = Promise.resolve();
  await db.read(async ({ connection }) => {
    answer = connection.query<{ kind: string }>('select actor_kind() as kind, pg_sleep(0.05)').then(({ rows }) => rows[0]?.kind);
  });
  expect(await answer).toBe('system');
});

test('parallel questions are answered in their order', async () => {
  const answers = await db.read(({ connection }) =>
    Promise.all(
      [1, 2, 3].map(async (each) => (await connection.query<{ each: number }>('select $1::integer as each', [each])).rows[0]?.each),
    ),
  );
  expect(answers).toEqual([1, 2, 3]);
});

test('a connection that the server ends between two questions fails its transaction, and the next one has another', async () => {
  const ended = db.read(async ({ connection }) => {
    const { rows } = await connection.query<{ pid: number }>('select pg_backend_pid() as pid');
    const isEnded = new Promise((resolve) => connection.once('error', resolve));
    await db.read((other) => other.connection.query('select pg_terminate_backend($1)', [rows[0]?.pid]));
    await isEnded;
    await connection.query('select 1');
  });
  await expect(ended).rejects.toThrow();
  expect(await db.read(async ({ connection }) => (await connection.query('select 1')).rowCount)).toBe(1);
});

async function where({ connection }: Pick<Queries, 'connection'>) {
  const { rows } = await connection.query(
    "select current_setting('application_name') as name, current_setting('synchronous_commit') as commit",
  );
  return rows[0];
}

test('what is read is read from the standby, which has what was committed', async () => {
  const connection = { host: inject('socketDir'), user: appRole, database: database.owner.database ?? '' };
  const twofold = openDatabase(connection, () => undefined, { standby: { ...connection, application_name: 'standby' } });
  onTestFinished(() => twofold.close());
  const actor = twofold.as(system('test'));
  expect(await actor.read(where)).toEqual({ name: 'standby', commit: 'on' });
  expect(await actor.writeUnaudited('planner-statistics', where)).toEqual({ name: '', commit: 'remote_apply' });
  expect(await db.writeUnaudited('planner-statistics', where)).toEqual({ name: '', commit: 'on' });
});
