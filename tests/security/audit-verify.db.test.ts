import { beforeEach, expect, test } from 'vitest';
import { system } from '#domain/actor.ts';
import { verifyTrail } from '#server/operations/audit/verify-trail.ts';
import { testDatabase } from '../support/test-database.ts';

const database = await testDatabase();
const { owner } = database;
const db = database.as(system('test'));

/** Runs statements that a malicious owner of the database could run. */
async function tamper(...statements: string[]): Promise<void> {
  await owner.query('set session_replication_role = replica');
  for (const statement of statements) await owner.query(statement);
  await owner.query('set session_replication_role = origin');
}

const check = (kept: { seq: number; hash: string } | null = null) => db.read((snapshot) => verifyTrail(snapshot, kept));

/** Makes a row fit in itself again, as someone would who knows how. */
const rehash = (seq: number) => `update audit_events set hash = sha256(convert_to(audit_text(audit_events), 'UTF8')) where seq = ${seq}`;

beforeEach(async () => {
  await tamper('truncate audit_events', "update audit_head set seq = 0, hash = decode(repeat('00', 32), 'hex')");
  for (let round = 0; round < 4; round += 1) {
    await db.write(async (tx) => {
      tx.audit.add({
        action: 'downloaded',
        target: { kind: 'file', id: `Κατάσταση ${round}.pdf` },
        after: { round, rate: 0.1, note: null },
      });
      tx.audit.add({ action: 'imported', before: {} });
    });
  }
});

test('a trail that no one touched fits', async () => {
  const { rows, head, breaches } = await check();
  expect({ rows, seq: head.seq, breaches }).toEqual({ rows: 8, seq: 8, breaches: [] });
  expect((await check(head)).breaches).toEqual([]);
});

test.each<[string, string[], object[]]>([
  ['a row that was changed', ["update audit_events set actor_id = 'other' where seq = 3"], [{ kind: 'changed', seq: 3 }]],
  [
    'a row whose moment was moved',
    ["update audit_events set at = at + interval '1 microsecond' where seq = 1"],
    [{ kind: 'changed', seq: 1 }],
  ],
  [
    'a row that was changed and hashed again',
    ["update audit_events set outcome = 'refused' where seq = 3", rehash(3)],
    [{ kind: 'unchained', seq: 4 }],
  ],
  [
    'the last row changed and hashed again',
    ["update audit_events set after = '{}' where seq = 8", rehash(8)],
    [{ kind: 'other-head', seq: 8 }],
  ],
  ['a row that was deleted', ['delete from audit_events where seq = 3'], [{ kind: 'missing', seq: 3, through: 3 }]],
  ['the first rows deleted', ['delete from audit_events where seq < 4'], [{ kind: 'missing', seq: 1, through: 3 }]],
  ['an end that was cut off', ['delete from audit_events where seq > 5'], [{ kind: 'missing', seq: 6, through: 8 }]],
  ['everything deleted', ['delete from audit_events'], [{ kind: 'missing', seq: 1, through: 8 }]],
  [
    'a row deleted and the others moved up',
    [
      'delete from audit_events where seq = 3',
      ...[4, 5, 6, 7, 8].map((seq) => `update audit_events set seq = ${seq - 1} where seq = ${seq}`),
    ],
    [...[3, 4, 5, 6, 7].map((seq) => ({ kind: 'changed', seq })), { kind: 'missing', seq: 8, through: 8 }],
  ],
  [
    'two rows that changed places',
    [
      'update audit_events set seq = -1 where seq = 3',
      'update audit_events set seq = 3 where seq = 4',
      'update audit_events set seq = 4 where seq = -1',
    ],
    [
      { kind: 'changed', seq: 3 },
      { kind: 'changed', seq: 4 },
      { kind: 'unchained', seq: 5 },
    ],
  ],
  [
    'a row that was put in at the end, chained as it should be',
    [
      `insert into audit_events select 9, at, actor_kind, actor_id, on_behalf_of, portal_id, account_id, action, target_kind, target_id,
         before, after, network, request_id, outcome, hash, hash from audit_events where seq = 8`,
      rehash(9),
    ],
    [{ kind: 'beyond-head', seq: 9 }],
  ],
  [
    'a row that was put in before the first',
    [
      `insert into audit_events select 0, at, actor_kind, actor_id, on_behalf_of, portal_id, account_id, action, target_kind, target_id,
         before, after, network, request_id, outcome, previous_hash, hash from audit_events where seq = 1`,
      rehash(0),
    ],
    [{ kind: 'beyond-head', seq: 0 }],
  ],
])('%s is found', async (_case, statements, expected) => {
  await tamper(...statements);
  expect((await check()).breaches).toEqual(expected);
});

test('an end that was cut off together with the head is found by anyone who kept an earlier head', async () => {
  const { head } = await check();
  await tamper(
    'delete from audit_events where seq > 5',
    'update audit_head set (seq, hash) = (select seq, hash from audit_events where seq = 5)',
  );
  expect((await check()).breaches).toEqual([]);
  expect((await check(head)).breaches).toEqual([{ kind: 'other-head', seq: 8 }]);
});
