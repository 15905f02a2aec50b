import { pino } from 'pino';
import { expect, test } from 'vitest';
import { type Actor, guest, system } from '#domain/actor.ts';
import { recordRefusal } from '#server/operations/audit/record-refusal.ts';
import { refusalTally } from '#server/operations/audit/refusal-tally.ts';
import { verifyTrail } from '#server/operations/audit/verify-trail.ts';
import { variants } from '#variants/registry.ts';
import { testDatabase } from '../support/test-database.ts';

const database = await testDatabase();
const { owner } = database;
const ada: Actor = { kind: 'investor', userId: '0192aaaa0000700080000000000000aa' };
const ben: Actor = { kind: 'investor', userId: '0192aaaa0000700080000000000000ab' };

let tally = refusalTally({ milliseconds: 60_000, most: 2000 });
interface Tried {
  readonly actor?: Actor;
  readonly from?: string;
  readonly path?: string;
  readonly code?: 'forbidden' | 'page-not-found';
}

function refuse({ actor = ada, from = '192.0.2.1', path = '/admin/audit', code = 'forbidden' }: Tried = {}) {
  const circumstances = { networkAddress: from, requestId: 'test' };
  const auth = { caller: { networkAddress: from } } as Parameters<typeof recordRefusal>[0]['auth'];
  const log = pino({ level: 'silent' });
  const context = { actor, db: database.as(actor, circumstances), portal: null, log, variant: variants.default, refusals: tally, auth };
  return recordRefusal(context, path, { code });
}

/** The rows since the last time, as `person or network path reason ×count`. */
let seen = 0;
async function told(): Promise<string[]> {
  const { rows } = await owner.query<{ seq: number; line: string }>(
    `select seq::int, concat_ws(' ', right(replace(actor_id, '-', ''), 2), case when actor_id is null then network end, target_id, after->>'why', '×' || (after->>'times')) as line
       from audit_events where seq > $1 and action = 'access-refused' and outcome = 'refused' order by seq`,
    [seen],
  );
  seen = rows.at(-1)?.seq ?? seen;
  return rows.map(({ line }) => line);
}

test('five hundred refusals of one person at one address are two rows, and the chain fits', async () => {
  await refuse();
  expect(await told()).toEqual(['aa /admin/audit forbidden']);
  await Promise.all(Array.from({ length: 499 }, () => refuse()));
  expect(await told()).toEqual([]);
  await tally.tellAll();
  expect(await told()).toEqual(['aa /admin/audit forbidden ×499']);
  expect((await database.as(system('test')).read((snapshot) => verifyTrail(snapshot))).breaches).toEqual([]);
});

test('another person, address, reason or network of guests is another refusal', async () => {
  const each: readonly Tried[] = [
    { actor: ben },
    { path: '/admin/people' },
    { code: 'page-not-found' },
    { from: '198.51.100.7' },
    { actor: guest, from: '192.0.2.1' },
    { actor: guest, from: '2001:db8:0:1::1' },
  ];
  await refuse();
  for (const tried of each) await refuse(tried);
  expect(await told()).toEqual([
    'aa /admin/audit forbidden',
    'ab /admin/audit forbidden',
    'aa /admin/people forbidden',
    'aa /admin/audit page-not-found',
    'aa /admin/audit forbidden',
    '192.0.2.1 /admin/audit forbidden',
    '2001:db8:0:1::1 /admin/audit forbidden',
  ]);
  await refuse();
  await refuse({ actor: guest, from: '2001:db8:0:1::2' });
  await tally.tellAll();
  expect(await told()).toEqual(expect.arrayContaining(['aa /admin/audit forbidden ×1', '2001:db8:0:1::2 /admin/audit forbidden ×1']));
});

test('a minute tells them without being asked', async () => {
  tally = refusalTally({ milliseconds: 50, most: 2000 });
  await refuse();
  await refuse();
  const rows: string[] = [];
  await expect
    .poll(async () => (rows.push(...(await told())), rows))
    .toEqual(['aa /admin/audit forbidden', 'aa /admin/audit forbidden ×1']);
});

test('a first one that could not be told is told with the next', async () => {
  tally = refusalTally({ milliseconds: 60_000, most: 2000 });
  await owner.query('revoke execute on function append_audit(jsonb) from portal_app');
  await refuse();
  expect(await told()).toEqual([]);
  await owner.query('grant execute on function append_audit(jsonb) to portal_app');
  await refuse();
  expect(await told()).toEqual(['aa /admin/audit forbidden']);
});
