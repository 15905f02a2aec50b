import { describe, expect, inject, test } from 'vitest';
import { system } from '#domain/actor.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { appRole } from './database-server.ts';
import { openDatabase } from './database.ts';
import type { Queries } from './queries.ts';

const database = await testDatabase();
const { owner } = database;
const db = database.as(system('test'), { networkAddress: '192.0.2.7', requestId: 'abcd1234' });

const counted = (tx: Queries) =>
  tx.connection.query("insert into auth_counters (kind, subject, day) values ('pin', gen_random_uuid(), current_date)");

async function count(table: string): Promise<number> {
  return Number((await owner.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]?.count);
}

describe('a change', () => {
  test('is told with who made it, from where, and what was and is', async () => {
    const ada = { kind: 'advisor', userId: '0192aaaa0000700080000000000000ab', onBehalfOf: '0192aaaa0000700080000000000000ac' } as const;
    await db.write(async (tx) => {
      await counted(tx);
      tx.audit.add({ action: 'downloaded', target: { kind: 'file', id: 'a\0b\ud800' }, before: { "it's": '\\' }, after: { gone: null } });
      tx.audit.add({ action: 'access-refused', outcome: 'refused', by: ada, accountId: ada.userId });
    });
    const { rows } = await owner.query(
      `select seq, actor_kind, actor_id, on_behalf_of, account_id, action, target_kind, target_id, before, after, network, request_id, outcome
         from audit_events order by seq`,
    );
    const from = { network: '192.0.2.7', request_id: 'abcd1234' };
    const nothing = { on_behalf_of: null, account_id: null, target_kind: null, target_id: null, before: null, after: null };
    expect(rows).toEqual([
      {
        ...nothing,
        ...from,
        seq: '1',
        actor_kind: 'system',
        actor_id: 'test',
        action: 'downloaded',
        outcome: 'done',
        target_kind: 'file',
        target_id: 'ab\ufffd',
        before: { "it's": '\\' },
        after: { gone: null },
      },
      {
        ...nothing,
        ...from,
        seq: '2',
        actor_kind: 'advisor',
        actor_id: ada.userId,
        action: 'access-refused',
        outcome: 'refused',
        on_behalf_of: '0192aaaa-0000-7000-8000-0000000000ac',
        account_id: '0192aaaa-0000-7000-8000-0000000000ab',
      },
    ]);
  });

  test('that is told to no one is undone', async () => {
    const before = await count('auth_counters');
    await expect(db.write(counted)).rejects.toThrow('has not been told to the audit trail');
    await expect(database.pipelined.as(system('test')).write(counted)).rejects.toThrow('has not been told to the audit trail');
    expect(await count('auth_counters')).toBe(before);
  });

  test('that is undone is told to no one', async () => {
    const before = await count('audit_events');
    const undone = db.write(async (tx) => {
      tx.audit.add({ action: 'downloaded' });
      await counted(tx);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await count('audit_events')).toBe(before);
  });

  test('that the trail refuses is undone', async () => {
    const before = await count('auth_counters');
    const refused = db.write(async (tx) => {
      await counted(tx);
      tx.audit.add({ action: 'downloaded', accountId: 'no account' });
    });
    await expect(refused).rejects.toThrow('uuid');
    expect(await count('auth_counters')).toBe(before);
  });

  test('that is none need not be told', async () => {
    await db.write((tx) => tx.connection.query('delete from auth_counters where false'));
    await db.writeUnaudited('sign-in-counts', counted);
  });
});

test('fifty connections that write at once leave one chain without a gap', async () => {
  const connection = { host: inject('socketDir'), user: appRole, database: owner.database ?? '' };
  const pools = Array.from({ length: 5 }, () =>
    openDatabase(connection, (error) => {
      throw error;
    }),
  );
  const before = await count('audit_events');
  const writers = pools.flatMap((pool) => Array.from({ length: 10 }, () => pool.as(system('test'))));
  await Promise.all(
    writers.map(async (writer) => {
      for (let round = 0; round < 10; round += 1) {
        await writer.write(async (tx) => {
          await counted(tx);
          tx.audit.add({ action: 'downloaded', after: { round } });
          tx.audit.add({ action: 'imported' });
        });
      }
    }),
  );
  await Promise.all(pools.map((pool) => pool.close()));
  expect(await count('audit_events')).toBe(before + 1000);
  const broken = await owner.query(`
    select seq from (select seq, previous_hash, hash, lag(seq) over w as last, lag(hash) over w as last_hash from audit_events window w as (order by seq)) row
     where last is not null and (seq <> last + 1 or previous_hash <> last_hash)`);
  expect(broken.rows).toEqual([]);
  const head = await owner.query(
    'select from audit_head join audit_events using (seq, hash) where seq = (select max(seq) from audit_events)',
  );
  expect(head.rowCount).toBe(1);
});

test('what is created without asking for its idempotency key is undone', async () => {
  const created = (isKeyed: boolean) =>
    db.write(async (tx) => {
      if (isKeyed) tx.audit.keyed('organisation-made');
      await counted(tx);
      tx.audit.add({ action: 'organisation-made' });
    });
  const before = [await count('auth_counters'), await count('audit_events')];
  await expect(created(false)).rejects.toThrow('without asking for its idempotency key: organisation-made');
  expect([await count('auth_counters'), await count('audit_events')]).toEqual(before);
  await created(true);
  await db.write(async (tx) => tx.audit.add({ action: 'organisation-made', outcome: 'refused' }));
});
