import { describe, expect, test } from 'vitest';
import type { AuditQuery } from '#contracts/admin/audit-query.ts';
import { system } from '#domain/actor.ts';
import { readAccessLog } from '#server/operations/audit/read-access-log.ts';
import { readAudit, readAuditFile } from '#server/operations/audit/read-audit.ts';
import type { RequestContext } from '#server/request-context.ts';
import { variants } from '#variants/registry.ts';
import { buildRequestContext } from '../support/build-request-context.ts';
import { testDatabase } from '../support/test-database.ts';
import { type ActorName, accessFixture } from './access-fixture.ts';

const database = await testDatabase();
const { owner } = database;
const { accounts, people, actors } = await accessFixture(database);

function contextOf(name: ActorName): RequestContext {
  const given = {
    variant: variants.default,
    database,
    portal: null,
    pagePrinter: { print: async () => new Uint8Array() },
    today: '2026-06-30',
  };
  const context = buildRequestContext({ ...given, actor: actors[name] });
  return { ...context, auth: { database } } as unknown as RequestContext;
}

const admin = contextOf('admin');
const seqs = async (query: AuditQuery) => (await readAudit(admin, query)).entries.map(({ seq }) => seq);

// Without the rows of the fixture.
await owner.query(
  `set session_replication_role = replica; truncate audit_events; update audit_head set seq = 0; reset session_replication_role`,
);
await database.as(system('test')).write(async (tx) => {
  for (const accountId of [accounts.north, accounts.south]) tx.audit.add({ action: 'downloaded', accountId });
});
await database.as(system('sign-in')).write(async (tx) => {
  tx.audit.add({ action: 'sign-in-refused', outcome: 'refused', by: { kind: 'guest' }, target: { kind: 'person', id: people.ivy } });
  tx.audit.add({ action: 'signed-in', by: actors.investor, target: { kind: 'person', id: people.ivy } });
  tx.audit.add({ action: 'downloaded', by: actors.advisor, accountId: accounts.north, target: { kind: 'file', id: '=1+1.csv' } });
  tx.audit.add({ action: 'imported', target: { kind: 'import', id: '100%' }, after: { rows: 3 } });
});
await owner.query(
  "set session_replication_role = replica; update audit_events set at = '2026-03-28T23:30:00Z' where seq = 5; reset session_replication_role",
);

describe('the page of the trail', () => {
  test('names people, accounts and jobs, the newest first', async () => {
    const { entries } = await readAudit(admin, {});
    expect(entries.map(({ actorKind, actor, action, target, account }) => [actorKind, actor, action, target, account])).toEqual([
      ['system', 'sign-in', 'imported', '100%', null],
      ['advisor', 'ada', 'downloaded', '=1+1.csv', 'North'],
      ['investor', 'ivy', 'signed-in', 'ivy', null],
      ['guest', null, 'sign-in-refused', 'ivy', null],
      ['system', 'test', 'downloaded', null, 'South'],
      ['system', 'test', 'downloaded', null, 'North'],
    ]);
  });

  test.each<[AuditQuery, number[]]>([
    [{ who: 'IVY' }, [4, 3]],
    [{ who: 'ivy@home' }, [4, 3]],
    [{ who: 'test' }, [2, 1]],
    [{ who: '%' }, []],
    [{ who: 'nobody of that name' }, []],
    [{ account: 'nort' }, [5, 1]],
    [{ account: '_' }, []],
    [{ action: 'downloaded' }, [5, 2, 1]],
    [{ outcome: 'refused' }, [3]],
    [{ action: 'downloaded', who: 'ada', account: 'North' }, [5]],
    [{ to: '2026-03-28' }, [5]],
    [{ to: '2026-03-27' }, []],
    [{ from: '2026-03-28', to: '2026-03-28' }, [5]],
    [{ from: '2026-03-29' }, [6, 4, 3, 2, 1]],
    [{ before: 3 }, [2, 1]],
  ])('of %o: rows %o', async (query, expected) => {
    expect(await seqs(query)).toEqual(expected);
  });

  test('a day is one of the firm’s own clock', async () => {
    const greek = { ...admin, variant: { ...admin.variant, timeZone: 'Europe/Athens' } };
    expect((await readAudit(greek, { from: '2026-03-29', to: '2026-03-29' })).entries).toMatchObject([
      { seq: 5, localAt: '2026-03-29T01:30' },
    ]);
  });

  test.each(['guest', 'investor', 'advisor', 'service', 'system'] as const)('is not for %s', async (name) => {
    await expect(readAudit(contextOf(name), {})).rejects.toMatchObject({ code: 'page-not-found' });
    await expect(readAuditFile(contextOf(name), {})).rejects.toMatchObject({ code: 'page-not-found' });
  });
});

test('page after page shows each row once, and so does the file, which tells of itself', async () => {
  await database.as(system('import')).write(async (tx) => {
    for (let round = 0; round < 120; round += 1) tx.audit.add({ action: 'imported', after: { round } });
  });
  const met: number[] = [];
  for (let next: number | null = Number.MAX_SAFE_INTEGER; next !== null;) {
    const page = await readAudit(admin, { before: next });
    met.push(...page.entries.map(({ seq }) => seq));
    next = page.next;
  }
  expect(met).toEqual(Array.from({ length: 126 }, (_one, at) => 126 - at));
  const inFile: number[] = [];
  for await (const batch of await readAuditFile(admin, {})) inFile.push(...batch.map(({ seq }) => seq));
  expect(inFile).toEqual([127, ...met]);
});

const see = (userId: string, account: string, info: string | null) =>
  owner.query(
    "insert into activities (kind, section, user_id, is_investor, account_id, info) values ('viewed', 'portfolio', $1, false, $2, $3)",
    [userId, account, info],
  );

describe('who looked at my data', () => {
  test('tells a client of others on own accounts alone, by name and role, also of administrators', async () => {
    await see(people.ada, accounts.north, 'FND');
    await see(people.root, accounts.north, null);
    await see(people.ivy, accounts.north, null);
    await see(people.ben, accounts.south, null);
    const { entries, next, isFirstPage } = await readAccessLog(contextOf('investor'), {});
    expect(entries.map(({ person, info, account }) => [person?.name, person?.role, info, account])).toEqual([
      ['root', 'admin', null, 'North'],
      ['ada', 'advisor', 'FND', 'North'],
    ]);
    expect([next, isFirstPage]).toEqual([null, true]);
  });

  test('comes in pages', async () => {
    for (let round = 0; round < 40; round += 1) await see(people.ada, accounts.north, String(round));
    const first = await readAccessLog(contextOf('investor'), {});
    const second = await readAccessLog(contextOf('investor'), { before: first.next ?? '' });
    expect([first.entries.length, second.entries.length, second.next, second.isFirstPage]).toEqual([30, 12, null, false]);
    expect(first.entries[0]?.info).toBe('39');
  });

  test.each(['guest', 'advisor', 'admin', 'service'] as const)('is not for %s', async (name) => {
    await expect(readAccessLog(contextOf(name), {})).rejects.toMatchObject({ code: 'page-not-found' });
  });
});
