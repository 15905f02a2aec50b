import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { addTransaction, bookInDatabase } from '#tests/support/book-in-database.ts';
import { type TestDatabase, testDatabase } from '#tests/support/test-database.ts';
import { system } from '#domain/actor.ts';
import { appRole } from '../db/database-server.ts';
import { startJobs } from './start-jobs.ts';

const variant = { id: 'default', timeZone: 'Europe/London', settlement: 'cash' } as const;
const silent = pino({ level: 'silent' });

async function arranged() {
  const database = await testDatabase();
  const ids = await bookInDatabase(database.owner, {
    accounts: [{ name: 'Ivy Hart', portfolios: [{ name: 'ISA' }] }],
    transactions: [{ portfolio: 'ISA', day: '2024-01-15', type: 'Contribution', amount: '500' }],
  });
  const connection = { host: database.owner.host, database: database.owner.database ?? '', user: appRole };
  return { database, ids, start: () => startJobs([{ variant, database, connection }], silent) };
}

async function lastValue({ owner }: TestDatabase): Promise<number | undefined> {
  const { rows } = await owner.query<{ value: number }>('select value from snapshots order by day desc limit 1');
  return rows[0]?.value;
}

test('figures follow at the start, and after every change that asks for it', async () => {
  const { database, ids, start } = await arranged();
  const jobs = await start();
  await vi.waitFor(async () => expect(await lastValue(database)).toBe(500), 10_000);

  await addTransaction(database.owner, ids, { portfolio: 'ISA', day: '2024-01-16', type: 'Contribution', amount: '7' });
  await jobs.requestRefresh('default');
  await vi.waitFor(async () => expect(await lastValue(database)).toBe(507), 10_000);
  await jobs.stop();
});

test('a request inside a transaction counts when that commits, and never when it does not', async () => {
  const { database, start } = await arranged();
  const jobs = await start();
  await vi.waitFor(async () => expect(await lastValue(database)).toBe(500), 10_000);
  const queued = async () =>
    Number((await database.owner.query("select count(*) from pgboss.job where name = 'refresh-figures'")).rows[0].count);
  const before = await queued();

  const failing = database.as(system('test')).write(async (tx) => {
    await jobs.requestRefresh('default', tx);
    throw new Error('not after all');
  });
  await expect(failing).rejects.toThrow('not after all');
  expect(await queued()).toBe(before);

  await database.as(system('test')).write((tx) => jobs.requestRefresh('default', tx));
  expect(await queued()).toBe(before + 1);
  await jobs.stop();
});
