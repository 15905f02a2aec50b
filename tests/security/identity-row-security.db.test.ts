import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { system } from '#domain/actor.ts';
import { confirmEmailOwnership } from '#server/operations/contact/confirm-email-ownership.ts';
import { adminPeople } from '../support/admin-people.ts';
import { testDatabase } from '../support/test-database.ts';

/** Tests the database's own protection of linked accounts, whatever the query. */
const database = await testDatabase();
const { owner } = database;
const { somebody } = adminPeople(database);

const confirm = async (id: string) => owner.query('insert into confirmed_addresses (user_id) values ($1)', [id]);

/** Someone with a confirmed address, to whom Google is linked, and who has unlinked LinkedIn. */
async function linked(): Promise<string> {
  const { id } = await somebody('investor');
  await confirm(id);
  await owner.query(
    `insert into linked_identities (user_id, provider, issuer, subject, ended_at)
     values ($1, 'google', 'https://google.example', $2, null), ($1, 'linkedin', 'https://linkedin.example', $2, now())`,
    [id, id],
  );
  return id;
}

const left = async (id: string) =>
  (
    await owner.query<{ row: string }>(
      `select provider || case when ended_at is null then '' else ', ended' end as row from linked_identities where user_id = $1 order by 1`,
      [id],
    )
  ).rows.map(({ row }) => row);

const doubt = async (userId: string) => confirmEmailOwnership((await somebody('admin')).context, { userId, isConfirmed: false });

describe('what was linked goes with the confirmation of the address, and what was ended stays ended', () => {
  test.each<[string, (id: string) => Promise<unknown>, string[]]>([
    ['nothing happens', async () => null, ['google', 'linkedin, ended']],
    ['an administrator doubts the address', doubt, ['linkedin, ended']],
    ['it is doubted and confirmed again', async (id) => doubt(id).then(() => confirm(id)), ['linkedin, ended']],
    ['the address is another', async (id) => owner.query("update users set email = 'x' || email where id = $1", [id]), ['linkedin, ended']],
    ['the person is gone', async (id) => owner.query('delete from users where id = $1', [id]), []],
  ])('when %s', async (_what, happens, expected) => {
    const id = await linked();
    await happens(id);
    expect(await left(id)).toEqual(expected);
  });
});

describe('nothing is linked without a confirmed address', () => {
  const refused = { code: '23503', constraint: 'linked_identities_confirmed_by_confirmed_addresses_user_id_fk' };

  test('from the beginning', async () => {
    const { id } = await somebody('investor');
    const link = "insert into linked_identities (user_id, provider, issuer, subject) values ($1, 'google', 'https://google.example', 'x')";
    await expect(owner.query(link, [id])).rejects.toMatchObject(refused);
  });

  test('by taking back that it was ended', async () => {
    const id = await linked();
    await doubt(id);
    await expect(owner.query('update linked_identities set ended_at = null where user_id = $1', [id])).rejects.toMatchObject(refused);
    expect(await left(id)).toEqual(['linkedin, ended']);
  });

  test('to someone with the confirmation of another', async () => {
    const [id, other] = [await linked(), await somebody('investor')];
    const lend = "update linked_identities set user_id = $2 where user_id = $1 and provider = 'google'";
    await expect(owner.query(lend, [id, other.id])).rejects.toMatchObject(refused);
    await expect(owner.query('update linked_identities set confirmed_by = $1', [id])).rejects.toMatchObject({ code: '428C9' });
  });
});

/** Ends what Google is to someone, and does something before that is told. */
const unlink = async (id: string, meanwhile: () => Promise<unknown> = async () => null) =>
  database.as(system('second-factor')).write(async (tx) => {
    const hasEnded = await tx.linkedIdentities.end(id, 'google');
    await meanwhile();
    tx.audit.add({ action: 'identity-unlinked', by: { kind: 'guest' }, target: { kind: 'person', id } });
    return hasEnded;
  });

/** Until a statement of this database waits for a row that another holds. */
async function untilSomebodyWaits(): Promise<void> {
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  while ((await owner.query(waiting)).rowCount === 0) await wait(5);
}

describe('at the same moment', () => {
  test('unlinked, then doubted: it stays unlinked', async () => {
    const id = await linked();
    let doubted: Promise<unknown> = Promise.resolve();
    const hasEnded = await unlink(id, async () => {
      doubted = doubt(id);
      await untilSomebodyWaits();
    });
    await doubted;
    expect([hasEnded, await left(id)]).toEqual([true, ['google, ended', 'linkedin, ended']]);
  });

  test('doubted, then unlinked: it comes too late', async () => {
    const id = await linked();
    await owner.query('begin');
    await owner.query('delete from confirmed_addresses where user_id = $1', [id]);
    const unlinked = unlink(id);
    await untilSomebodyWaits();
    await owner.query('commit');
    expect([await unlinked, await left(id)]).toEqual([false, ['linkedin, ended']]);
  });
});
