import { DatabaseError } from 'pg';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/test-database.ts';
import { system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { mapPgError, isCollision, errorByConstraint, toUnavailableError } from './pg-error-mapping.ts';

const database = await testDatabase();
const { owner } = database;

const said = (code: string, constraint?: string) => Object.assign(new DatabaseError('said', 4, 'error'), { code, constraint });

describe('what PostgreSQL says', () => {
  test.each([
    //  SQLSTATE, constraint                         to a request            to an import or a job
    ['40001', undefined, 'server-busy', 'server-busy'],
    ['40P01', undefined, 'server-busy', 'server-busy'],
    ['55P03', undefined, 'server-busy', 'server-busy'],
    ['57014', undefined, 'server-busy', 'server-busy'],
    ['57P01', undefined, 'database-unavailable', 'database-unavailable'],
    ['57P02', undefined, 'database-unavailable', 'database-unavailable'],
    ['57P03', undefined, 'database-unavailable', 'database-unavailable'],
    ['53300', undefined, 'database-unavailable', 'database-unavailable'],
    ['08006', undefined, 'database-unavailable', 'database-unavailable'],
    ['08P01', undefined, 'database-unavailable', 'database-unavailable'],
    ['53100', undefined, 'storage-full', 'storage-full'],
    ['53200', undefined, 'server-busy', 'server-busy'],
    ['PL001', undefined, 'accounts-full', 'accounts-full'],
    ['23503', 'projections_account_id_fk', 'changed-meanwhile', '23503'],
    ['23505', 'users_email', 'email-taken', '23505'],
    ['23505', 'portals_name_unique', 'portal-name-taken', '23505'],
    ['23505', 'something_new', '23505', '23505'],
    ['42P01', undefined, '42P01', '42P01'],
    ['XX000', undefined, 'XX000', 'XX000'],
  ])('%s of %s is %s to a request, %s to a job', (code, constraint, toRequest, toJob) => {
    expect(mapPgError(said(code, constraint), true)).toMatchObject({ code: toRequest });
    expect(mapPgError(new Error('Failed query', { cause: said(code, constraint) }), false)).toMatchObject(
      toJob === code ? { cause: { code } } : { code: toJob },
    );
  });

  test('a failure of our own stays what it is, whatever became of the connection', () => {
    const own = new AppError('terms-changed');
    expect(mapPgError(own, true)).toBe(own);
    expect(toUnavailableError(own)).toBe(own);
    expect(toUnavailableError(new Error('Connection terminated unexpectedly'))).toMatchObject({ code: 'database-unavailable' });
  });

  test('only what collided is worth another try at once', () => {
    const codes = ['40001', '40P01', '55P03', '57014', '57P01', '53100', '23505'];
    expect(codes.filter((code) => isCollision(mapPgError(said(code, 'users_email'), true)))).toEqual(['40001', '40P01']);
  });
});

/** Unique by a random number that we made, written by imports and jobs alone, or written over by the second one. */
const neverTakenByRequests = [
  'benchmarks_name',
  'document_requests_id',
  'document_versions_key',
  'media_files_place_unique',
  'outgoing_messages_idempotency_key_unique',
  'portfolios_external',
  'saved_views_name',
  'sessions_id_unique',
  'signin_attempts_token_hash_unique',
  'subscriptions_name_unique',
  'subscriptions_standard',
  'threads_id',
  // A second one is left out, or takes the place of the first.
  'data_runs_open',
  'notifications_once',
  'message_drafts_thread',
  'report_documents_report',
];

test('every unique constraint says what a second one reads, or is none that requests meet', async () => {
  const { rows } = await owner.query<{ name: string }>(
    `select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
      where indisunique and not indisprimary and relnamespace = 'public'::regnamespace order by 1`,
  );
  const inTheDatabase = rows.map(({ name }) => name);
  expect([...Object.keys(errorByConstraint), ...neverTakenByRequests].toSorted()).toEqual(inTheDatabase.toSorted());
});

describe('two requests that collide', () => {
  const ofRequest = database.as(system('test'), { networkAddress: '10.0.0.1', requestId: 'r-1' });
  const ofJob = database.as(system('test'));
  const counted = 'update collisions set n = n + 1 where id = $1';

  /** Two that lock the same two rows, each the other's first one first, and wait for each other once. */
  async function deadlock(db: typeof ofRequest, prefix: string) {
    await owner.query('drop table if exists collisions');
    await owner.query('create table collisions as select id, 0 as n from generate_series(1, 2) id');
    await owner.query('grant all on collisions to public');
    let begun = 0;
    let attempts = 0;
    const meet = Promise.withResolvers<void>();
    const crossing = (first: number, second: number) =>
      db.writeUnaudited('demo-history', async ({ connection }) => {
        attempts += 1;
        await connection.query(`${counted} /* ${prefix} */`, [first]);
        begun += 1;
        if (begun === 2) meet.resolve();
        await meet.promise;
        await connection.query(`${counted} /* ${prefix} */`, [second]);
      });
    const ends = await Promise.allSettled([crossing(1, 2), crossing(2, 1)]);
    const { rows } = await owner.query<{ n: number }>('select n from collisions order by id');
    return { ends: ends.map(({ status }) => status).toSorted(), attempts, counts: rows.map(({ n }) => n), all: ends };
  }

  test('both succeed: the one that PostgreSQL ended is tried once more', async () => {
    expect(await deadlock(ofRequest, 'r')).toMatchObject({ ends: ['fulfilled', 'fulfilled'], attempts: 3, counts: [2, 2] });
  });

  test('of two jobs one fails, as busy, and leaves nothing', async () => {
    const { all, ...told } = await deadlock(ofJob, 'j');
    expect(told).toEqual({ ends: ['fulfilled', 'rejected'], attempts: 2, counts: [1, 1] });
    expect(all.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'server-busy' } });
  });

  test('one that collides twice is told that we are busy', async () => {
    let attempts = 0;
    const colliding = ofRequest.writeUnaudited('demo-history', async ({ connection }) => {
      attempts += 1;
      await connection.query("do $$ begin raise exception 'collided' using errcode = '40001'; end $$");
    });
    await expect(colliding).rejects.toMatchObject({ code: 'server-busy' });
    expect(attempts).toBe(2);
  });

  test('the trail tells what was done once, not what was tried', async () => {
    let attempts = 0;
    await ofRequest.write(async ({ audit, connection }) => {
      attempts += 1;
      audit.add({ action: 'maintenance-ended', target: { kind: 'page', id: 'collided' } });
      if (attempts === 1) await connection.query("do $$ begin raise exception 'collided' using errcode = '40P01'; end $$");
    });
    expect((await owner.query("select from audit_events where target_id = 'collided'")).rowCount).toBe(1);
  });
});
