import { Client } from 'pg';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { ownPostgres } from '#tests/support/own-postgres.ts';
import { system } from '#domain/actor.ts';
import { type ActorDatabase, openDatabase } from './database.ts';
import { appRole } from './database-server.ts';
import { migrate } from './migrate.ts';

const server = await ownPostgres();
await migrate(server, 'faults');

const idle: string[] = [];
const onIdleError = (error: Error) => void idle.push(error.message);
const impatient = openDatabase(server.app('faults'), onIdleError, {
  limits: { connection: 3_000, lock: 2_000, statement: 15_000, answer: 4_000 },
});
const patient = openDatabase(server.app('faults'), onIdleError);
const circumstances = { networkAddress: '10.0.0.1', requestId: 'r-1' };
/** The database of requests that give up soon, and that of others which take as long as those of the product. */
const [soon, db] = [impatient.as(system('test'), circumstances), patient.as(system('test'), circumstances)];
afterAll(() => Promise.all([impatient.close(), patient.close()]));

const ping = (of: ActorDatabase) => of.read(async ({ connection }) => (await connection.query('select 1 as one')).rowCount);
const count = (address: string, of: ActorDatabase = db) =>
  of.writeUnaudited('sign-in-counts', async ({ connection }) =>
    connection.query("insert into auth_counters (kind, subject, day) values ('address', $1, current_date)", [address]),
  );
const counted = (address: string) =>
  db.read(
    async ({ connection }) =>
      (await connection.query('select from auth_counters where kind = $1 and subject = $2', ['address', address])).rowCount,
  );
const unavailable = { code: 'database-unavailable' };

const isBack = () => vi.waitFor(() => ping(db), { timeout: 75_000, interval: 50 });

/** In the middle of a transaction, with what PostgreSQL calls its connection. */
async function midway(
  meanwhile: (pid: number) => Promise<unknown>,
  { asked = 'select 1', of = db }: { asked?: string; of?: ActorDatabase } = {},
): Promise<unknown> {
  return of.writeUnaudited('sign-in-counts', async ({ connection }) => {
    const { rows } = await connection.query<{ pid: number }>('select pg_backend_pid() as pid');
    await connection.query("insert into auth_counters (kind, subject, day) values ('address', 'midway', current_date)");
    await meanwhile(rows[0]?.pid ?? 0);
    await connection.query(asked);
  });
}

async function asOwner(sql: string, ...values: unknown[]) {
  const owner = new Client(server.owner('faults'));
  await owner.connect();
  await owner.query(sql, values);
  await owner.end();
}

describe('a server that stands still', () => {
  afterEach(async () => {
    server.thaw();
    await isBack();
  });

  test('holds no request, on a connection that is there or on a new one, and answers again when it goes on', async () => {
    await ping(soon);
    await server.freeze();
    await expect(ping(soon)).rejects.toMatchObject(unavailable);
    await expect(ping(soon)).rejects.toMatchObject(unavailable);
    await expect(count('frozen', soon)).rejects.toMatchObject(unavailable);
    server.thaw();
    await isBack();
    expect(await counted('frozen')).toBe(0);
  });

  test('holds none of a crowd', async () => {
    await server.freeze();
    const crowd = await Promise.allSettled(Array.from({ length: 60 }, (_, nth) => (nth % 2 === 0 ? ping(soon) : count('crowd', soon))));
    expect(crowd.filter(({ status }) => status === 'fulfilled')).toEqual([]);
    // Twenty have connections that do not answer, and the others wait for one of these.
    const codes = crowd.map((one) => (one.status === 'rejected' ? (one.reason as { code: unknown }).code : null));
    expect(new Set(codes)).toEqual(new Set([unavailable.code, 'server-busy']));
  });
});

test('one connection that stands still in the middle of a transaction fails it alone, and nothing of it stays', async () => {
  let stopped = 0;
  const held = midway(
    async (pid) => {
      stopped = pid;
      process.kill(pid, 'SIGSTOP');
    },
    { of: soon },
  );
  await expect(held).rejects.toMatchObject(unavailable);
  expect(await ping(db)).toBe(1);
  process.kill(stopped, 'SIGCONT');
  expect(await counted('midway')).toBe(0);
});

const ending = (pid: number) => asOwner('select pg_terminate_backend($1)', pid);

test.each([
  ['between two statements', 'select 1', false],
  ['in the middle of one', 'select pg_sleep(60)', true],
])('a connection that an administrator ends %s fails its transaction as unavailable', async (_when, asked, isLater) => {
  const ended = midway(
    async (pid) => {
      const end = isLater ? untilAsks(pid, asked).then(() => ending(pid)) : ending(pid);
      if (isLater) end.catch(() => undefined);
      else await end;
    },
    { asked },
  );
  await expect(ended).rejects.toMatchObject(unavailable);
  expect(await counted('midway')).toBe(0);
});

/** Until PostgreSQL works on a statement of that process. */
async function untilAsks(pid: number, asked: string): Promise<void> {
  const owner = new Client(server.owner('faults'));
  await owner.connect();
  const asks = () => owner.query("select from pg_stat_activity where pid = $1 and state = 'active' and query = $2", [pid, asked]);
  await vi.waitFor(async () => expect((await asks()).rowCount).toBe(1), { timeout: 75_000, interval: 10 });
  await owner.end();
}

test('kill -9 of one connection’s process: its transaction fails as unavailable, nothing of it stays, and others answer again', async () => {
  await count('before the crash');
  const bystander = new Client(server.owner('faults'));
  await bystander.connect();
  const crashed = new Promise((resolve) => bystander.on('error', resolve));
  await expect(midway(async (pid) => process.kill(pid, 'SIGKILL'))).rejects.toMatchObject(unavailable);
  // PostgreSQL ends all connections once it has seen that one died: until then an idle one still answers.
  await crashed;
  await vi.waitFor(() => asOwner('select 1'), { timeout: 75_000, interval: 50 });
  await isBack();
  expect(await counted('midway')).toBe(0);
  expect(await counted('before the crash')).toBe(1);
});

test('kill -9 of the server: requests fail as unavailable while it is away, what was acknowledged is there when it is back', async () => {
  await count('acknowledged');
  await expect(midway(server.kill)).rejects.toMatchObject(unavailable);
  await expect(ping(db)).rejects.toMatchObject(unavailable);
  await expect(count('while it is away')).rejects.toMatchObject(unavailable);
  await server.restart();
  await isBack();
  expect(await Promise.all(['acknowledged', 'midway', 'while it is away'].map(counted))).toEqual([1, 0, 0]);
});

test('a server with no connection left says no, and the request is told that it is unavailable', async () => {
  await asOwner(`alter role ${appRole} connection limit 0`);
  await asOwner('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', appRole);
  await vi.waitFor(() => expect(ping(db)).rejects.toMatchObject({ ...unavailable, cause: { code: '53300' } }), {
    timeout: 75_000,
    interval: 50,
  });
  await asOwner(`alter role ${appRole} connection limit -1`);
  await isBack();
});

test('connections that no one used are told of when they end, one by one', () => {
  expect(idle.length).toBeGreaterThan(0);
});
