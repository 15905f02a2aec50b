import { expect, test } from 'vitest';
import type { Actor } from '#domain/actor.ts';
import { emptied, importFolder, smallFolder, told } from '#tests/support/import-folder.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import type { RequestContext } from '../../request-context.ts';
import { entryAction } from './entry-action.ts';

const database = await testDatabase();
const { owner } = database;

const days = ['04', '05', '06', '07', '11', '12', '13', '14', '15', '18'];

/** A price that halves overnight and stays, as by a split that no one has recorded. */
const halved = `symbol,date,close
  ${['27', '28', '29', '30'].map((day) => `VOD,2020-04-${day},110`).join('\n')}
  ${days.map((day) => `VOD,2020-05-${day},55`).join('\n')}`;

const idOf = async (sql: string) => (await owner.query<{ id: string }>(sql)).rows[0]?.id.replaceAll('-', '') ?? '';

async function suspected(): Promise<string[]> {
  const { rows } = await owner.query<{ day: string }>('select day::text as day from prices where suspected_split is not null order by day');
  return rows.map(({ day }) => day);
}

test('a split recorded by hand explains the prices that were suspected of one, and voided it does no longer', async () => {
  await emptied(database);
  expect(told(await importFolder(database, smallFolder)).refused).toEqual([]);
  expect(told(await importFolder(database, { 'prices.csv': halved })).refused).toEqual([]);
  expect(await suspected()).toEqual(['2020-05-04']);
  const actor: Actor = { kind: 'advisor', userId: await idOf("select id from users where role = 'advisor'") };
  const portfolio = await idOf("select id from portfolios where external_id = 'P-1'");
  const context = {
    actor,
    db: database.as(actor),
    today: '2026-06-30',
    requestRefresh: async () => undefined,
    auth: { database } as unknown as RequestContext['auth'],
  };
  const split = { type: 'Split', day: '2020-05-04', symbol: 'VOD', ratio: '2', currency: 'GBP' };
  const answer = await entryAction(context, portfolio, { intent: 'record', 'form-key': 'abcdefghijklmnopqrstuv', ...split });
  expect(await suspected()).toEqual([]);
  const entry = 'change' in answer ? (answer.change.recorded[0] ?? '') : '';
  await entryAction(context, portfolio, { intent: 'void', entry, reason: 'No split' });
  expect(await suspected()).toEqual(['2020-05-04']);
});
