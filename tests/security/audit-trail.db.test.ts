import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Actor } from '#domain/actor.ts';
import { testDatabase } from '../support/test-database.ts';
import { type ActorName, accessFixture } from './access-fixture.ts';

const database = await testDatabase();
const { owner } = database;
const { accounts, people, actors } = await accessFixture(database);

const refused = { code: '42501' };

async function accountsSeen(actor: Actor): Promise<string[]> {
  const { rows } = await database
    .as(actor)
    .read(({ connection }) =>
      connection.query<{ id: string }>("select replace(account_id::text, '-', '') as id from audit_events order by seq"),
    );
  return rows.map(({ id }) => id);
}

const asked = (actor: Actor, query: string, values: unknown[] = []) =>
  database.as(actor).writeUnaudited('activity-log', ({ connection }) => connection.query(query, values));

const appended = (actor: Actor, event: object) =>
  asked(actor, 'select append_audit($1)', [JSON.stringify([{ action: 'downloaded', outcome: 'done', ...event }])]);

describe('the caller', () => {
  const { north, south } = accounts;

  test.each<[ActorName, readonly string[]]>([
    ['guest', []],
    ['service', []],
    ['investor', [north]],
    ['other investor', [south]],
    ['advisor', []],
    ['other advisor', []],
    ['unvalidated investor', []],
    ['disabled investor', []],
    ['admin', Object.values(accounts)],
    ['system', Object.values(accounts)],
  ])('%s sees of the trail the rows of %o', async (name, seen) => {
    expect(await accountsSeen(actors[name])).toEqual(seen);
  });

  test.each(Object.keys(actors) as ActorName[])('%s changes nothing', async (name) => {
    for (const table of ['audit_events', 'audit_head']) {
      await expect(asked(actors[name], `update ${table} set hash = ''`)).rejects.toMatchObject(refused);
      await expect(asked(actors[name], `delete from ${table}`)).rejects.toMatchObject(refused);
      await expect(asked(actors[name], `truncate ${table}`)).rejects.toMatchObject(refused);
    }
    await expect(asked(actors[name], `insert into audit_head values (2, 0, '')`)).rejects.toMatchObject(refused);
    const forged = `insert into audit_events (seq, at, actor_kind, action, outcome, previous_hash, hash)
      values (99, now(), 'system', 'downloaded', 'done', '', '')`;
    await expect(asked(actors[name], forged)).rejects.toMatchObject(refused);
  });

  test('no one but the system writes in the name of another', async () => {
    await expect(appended(actors.advisor, { actor_kind: 'advisor', actor_id: people.ben })).rejects.toMatchObject(refused);
    await expect(appended(actors.advisor, { actor_kind: 'admin', actor_id: people.ada })).rejects.toMatchObject(refused);
    const service = { kind: 'service', clientId: people.root, scopes: [] } as const;
    await expect(appended(service, { actor_kind: 'service', actor_id: people.ada })).rejects.toMatchObject(refused);
    await expect(appended(service, { actor_kind: 'service' })).rejects.toMatchObject(refused);
    await expect(appended(service, { actor_kind: 'admin', actor_id: people.root })).rejects.toMatchObject(refused);
    await appended(service, { actor_kind: 'service', actor_id: people.root });
    await expect(appended(actors.guest, { actor_kind: 'system', actor_id: 'import' })).rejects.toMatchObject(refused);
    await expect(appended(actors.investor, { actor_kind: 'investor' })).rejects.toMatchObject(refused);
  });
});

test.each([
  "update audit_events set action = 'x'",
  'delete from audit_events',
  'truncate audit_events',
  'delete from audit_head',
  'truncate audit_head',
  "insert into audit_head values (1, 0, '')",
])('the owner does not %s by accident', async (statement) => {
  await expect(owner.query(statement)).rejects.toMatchObject(refused);
});

test('a row is hashed over what the page about the trail says', async () => {
  await appended(actors.advisor, {
    actor_kind: 'advisor',
    actor_id: people.ada,
    account_id: accounts.north,
    target_kind: 'portfolio',
    target_id: 'Α1',
    before: null,
    after: { b: 1, a: ['é', null] },
    network: '192.0.2.7',
  });
  const { rows } = await owner.query<Record<string, string>>(`
    select seq, encode(previous_hash, 'hex') as previous, encode(hash, 'hex') as hash,
           to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, account_id::text as account
      from audit_events order by seq desc limit 2`);
  const [row = {}, before = {}] = rows;
  expect(row.previous).toBe(before.hash);
  const written = [
    `64:${row.previous}`,
    `1:${row.seq}`,
    `27:${row.at}`,
    '7:advisor',
    `32:${people.ada}`,
    '-',
    '-',
    `36:${row.account}`,
    '10:downloaded',
    '9:portfolio',
    '3:Α1',
    '-',
    '27:{"a": ["é", null], "b": 1}',
    '9:192.0.2.7',
    '-',
    '4:done',
  ].join('\n');
  expect(createHash('sha256').update(written).digest('hex')).toBe(row.hash);
});
