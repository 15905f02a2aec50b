import { beforeEach, describe, expect, test } from 'vitest';
import type { CollectionId } from '#collections/registry.ts';
import { system } from '#domain/actor.ts';
import { newFormKey } from '#server/operations/idempotency/form-key.ts';
import { readBulkRuns } from '#server/records/bulk/read-bulk-runs.ts';
import { listAction } from '#server/records/list-action.ts';
import { readCollection } from '#server/records/read-collection.ts';
import { recordAction } from '#server/records/record-action.ts';
import type { RequestContext } from '#server/request-context.ts';
import { adminPeople } from '../support/admin-people.ts';
import { carryOut } from '../support/bulk.ts';
import { testDatabase } from '../support/test-database.ts';

const database = await testDatabase();
const { owner } = database;
const { contextOf, somebody } = adminPeople(database);
const root = await somebody('admin');
const house = { url: '', domain: '', 'address-1': '', 'address-3': '', postcode: '', city: 'Athens', country: '' };

beforeEach(() => owner.query('delete from bulk_rows'));

async function organisations(...names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) {
    const made = await recordAction(
      root.context,
      { collection: 'organisations', id: 'new' },
      { intent: 'create', 'form-key': newFormKey(), name, ...house },
    );
    ids.push('id' in made && typeof made.id === 'string' ? made.id : '');
  }
  return ids;
}

interface Started {
  readonly collection?: CollectionId;
  readonly action?: string;
}

async function start(
  context: RequestContext,
  ids: readonly string[],
  { collection = 'organisations', action = 'remove' }: Started = {},
): Promise<string> {
  const fields = Object.fromEntries(ids.map((id) => [id, 'on']));
  const answer = await listAction(context, collection, { intent: 'bulk', action, ...fields });
  if (!('run' in answer) || answer.run === null) throw new Error('Nothing was started.');
  return answer.run;
}

const results = async (context: RequestContext, run: string) =>
  (await readBulkRuns(context, new URLSearchParams({ run }))).shown?.rows.map(({ name, verdict }) => [name, verdict]);
const left = async (ids: readonly string[]) =>
  (await owner.query<{ name: string }>('select name from organisations where id = any($1::uuid[]) order by name', [ids])).rows.map(
    ({ name }) => name,
  );
const removals = async (ids: readonly string[]) =>
  (
    await owner.query(
      "select from audit_events where action = 'organisation-deleted' and replace(target_id::text, '-', '') = any($1::text[])",
      [ids],
    )
  ).rows.length;

/** Enables someone who was disabled, signed in so many minutes before. */
async function enabled(minutesAgo: number) {
  const { id } = await somebody('advisor');
  await owner.query('update user_security set is_disabled = true where user_id = $1', [id]);
  const context = contextOf({ kind: 'admin', userId: root.id }, new Date(Date.now() - minutesAgo * 60_000).toISOString());
  const run = await start(context, [id], { collection: 'people', action: 'enable' });
  await carryOut(context);
  return (await results(context, run))?.map(([, verdict]) => verdict);
}

const offered = async (context: RequestContext) => (await readCollection(context, 'organisations', new URLSearchParams())).grid.hasBulkRuns;
const forget = () => database.as(system('clean-up')).writeUnaudited('bulk-rows', ({ bulkRows }) => bulkRows.forgetOld());

/** Stops the job once it has carried out so many rows. */
function stopAfter(rows: number): { readonly isStopping: () => boolean } {
  let asked = 0;
  return { isStopping: () => asked++ >= rows };
}

describe('a bulk action', () => {
  test('waits for the job, which names each record before it is gone', async () => {
    const ids = await organisations('Alder', 'Birch');
    const run = await start(root.context, [...ids, 'f'.repeat(32)]);
    expect(await left(ids)).toEqual(['Alder', 'Birch']);
    expect(await results(root.context, run)).toEqual([
      [null, 'waiting'],
      [null, 'waiting'],
      [null, 'waiting'],
    ]);
    await carryOut(root.context);
    expect(await left(ids)).toEqual([]);
    expect(await results(root.context, run)).toEqual([
      ['Alder', 'done'],
      ['Birch', 'done'],
      [null, 'refused'],
    ]);
  });

  test('goes on where a stopped process has left it, and does no row twice', async () => {
    const ids = await organisations('Cedar', 'Dogwood', 'Elder');
    const run = await start(root.context, ids);
    await carryOut(root.context, stopAfter(2));
    expect(await left(ids)).toEqual(['Elder']);
    await carryOut(root.context);
    expect(await results(root.context, run)).toEqual([
      ['Cedar', 'done'],
      ['Dogwood', 'done'],
      ['Elder', 'done'],
    ]);
    expect(await removals(ids)).toBe(3);
  });

  test('drops the cached public pages once each record is gone', async () => {
    const ids = await organisations('Fir', 'Gorse');
    await start(root.context, ids);
    const leftThen: Promise<readonly string[]>[] = [];
    await carryOut(root.context, { onRow: () => void leftThen.push(left(ids)) });
    const [first, second] = await Promise.all(leftThen);
    expect(first).not.toContain('Fir');
    expect(second).toEqual([]);
    expect(leftThen).toHaveLength(2);
  });

  test('is carried out once by several processes', async () => {
    const ids = await organisations('Fir', 'Gorse', 'Hazel', 'Ivy', 'Juniper');
    const run = await start(root.context, ids);
    await Promise.all([carryOut(root.context), carryOut(root.context), carryOut(root.context)]);
    expect((await results(root.context, run))?.map(([, verdict]) => verdict)).toEqual(Array.from({ length: 5 }, () => 'done'));
    expect(await removals(ids)).toBe(5);
  });

  test.each([
    ['lost their role', "update users set role = 'advisor' where id = $1"],
    ['was disabled', 'update user_security set is_disabled = true where user_id = $1'],
  ])('of someone who %s meanwhile is refused from the next row on', async (_case, sql) => {
    const person = await somebody('admin');
    const ids = await organisations(`Kelp ${_case}`, `Larch ${_case}`);
    const run = await start(person.context, ids);
    await carryOut(person.context, stopAfter(1));
    await owner.query(sql, [person.id]);
    await carryOut(person.context);
    expect(await left(ids)).toEqual([`Larch ${_case}`]);
    const { rows } = await owner.query('select verdict from bulk_rows where run_id = $1 order by number', [run]);
    expect(rows).toEqual([{ verdict: 'done' }, { verdict: 'refused' }]);
  });

  test('is the only one of its person until it is over', async () => {
    const [one = '', other = ''] = await organisations('Maple', 'Nettle');
    await start(root.context, [one]);
    await expect(start(root.context, [other])).rejects.toThrow('Nothing was started.');
    const person = await somebody('admin');
    await start(person.context, [other]);
    await carryOut(root.context);
    await start(root.context, [other]);
  });

  test('that needs a recent sign-in asks for the one in which it was started', async () => {
    expect(await enabled(1)).toEqual(['done']);
    expect(await enabled(20)).toEqual(['refused']);
  });

  test('with nothing to change is done all the same', async () => {
    const { id } = await somebody('advisor');
    const run = await start(root.context, [id], { collection: 'people', action: 'enable' });
    await carryOut(root.context);
    expect((await results(root.context, run))?.map(([, verdict]) => verdict)).toEqual(['done']);
  });
});

describe('the results of a bulk action', () => {
  test('are those of the person who started it alone', async () => {
    const run = await start(root.context, await organisations('Oak'));
    const { context } = await somebody('admin');
    expect(await readBulkRuns(context, new URLSearchParams())).toEqual({ runs: [], shown: null });
    await expect(results(context, run)).rejects.toMatchObject({ code: 'page-not-found' });
    expect([await offered(root.context), await offered(context)]).toEqual([true, false]);
  });

  test('are forgotten after three days', async () => {
    await start(root.context, await organisations('Pine'));
    await owner.query("update bulk_rows set started_at = now() - interval '71 hours'");
    await forget();
    expect((await readBulkRuns(root.context, new URLSearchParams())).runs).toHaveLength(1);
    await owner.query("update bulk_rows set started_at = now() - interval '73 hours'");
    await forget();
    expect((await readBulkRuns(root.context, new URLSearchParams())).runs).toEqual([]);
  });
});
