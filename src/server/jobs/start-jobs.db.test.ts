import { variants } from '#variants/registry.ts';
import { createWriter } from '../operations/messages/writer.ts';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { addTransaction, bookInDatabase } from '#tests/support/book-in-database.ts';
import { type TestDatabase, testDatabase } from '#tests/support/test-database.ts';
import { system } from '#domain/actor.ts';
import { appRole } from '../db/database-server.ts';
import type { MessageGateways } from '../mail/gateway.ts';
import { postMessage } from '../operations/messages/post-message.ts';
import { localFileStore } from '../files/file-store.ts';
import { startJobs } from './start-jobs.ts';

const variant = {
  id: 'default',
  timeZone: 'Europe/London',
  settlement: 'cash',
  portfolioTypes: [],
  maxPortals: null,
  mandatoryNotifications: [],
  textsNews: false,
} as const;
const silent = pino({ level: 'silent' });

const writing = { origin: '', writer: createWriter(variants.default), phoneCodes: [], messagesPerHour: { sms: 300, email: 1000 } };

const noContext = () => Promise.reject(new Error('No report is delivered here.'));

async function arranged() {
  const database = await testDatabase();
  const ids = await bookInDatabase(database.owner, {
    accounts: [{ name: 'Ivy Hart', portfolios: [{ name: 'ISA' }] }],
    transactions: [{ portfolio: 'ISA', day: '2024-01-15', type: 'Contribution', amount: '500' }],
  });
  const connection = { host: database.owner.host, database: database.owner.database ?? '', user: appRole };
  return {
    database,
    ids,
    start: (gateways: MessageGateways = {}, forgetPages = () => undefined) =>
      startJobs(
        [
          {
            variant,
            database,
            connection,
            services: { gateways, ...writing },
            renderMail: async () => '',
            priceFeed: null,
            fetchDataset: async () => null,
            contextAs: noContext,
            forgetPages,
          },
        ],
        {
          log: silent,
          files: localFileStore('/nonexistent'),
        },
      ),
  };
}

async function lastValue({ owner }: TestDatabase): Promise<number | undefined> {
  const { rows } = await owner.query<{ value: number }>('select value from snapshots order by day desc limit 1');
  return rows[0]?.value;
}

test('figures follow at the start, and after every change that asks for it', async () => {
  const { database, ids, start } = await arranged();
  const jobs = await start();
  await vi.waitFor(async () => expect(await lastValue(database)).toBe(500), 60_000);

  await addTransaction(database.owner, ids, { portfolio: 'ISA', day: '2024-01-16', type: 'Contribution', amount: '7' });
  await jobs.of('default').requestRefresh();
  await vi.waitFor(async () => expect(await lastValue(database)).toBe(507), 60_000);
  await jobs.stop();
});

test('a request inside a transaction counts when that commits, and never when it does not', async () => {
  const { database, start } = await arranged();
  const jobs = await start();
  await vi.waitFor(async () => expect(await lastValue(database)).toBe(500), 60_000);
  const queued = async () =>
    Number((await database.owner.query("select count(*) from pgboss.job where name = 'refresh-figures'")).rows[0].count);
  const before = await queued();

  const failing = database.as(system('test')).write(async (tx) => {
    await jobs.of('default').requestRefresh(tx);
    throw new Error('not after all');
  });
  await expect(failing).rejects.toThrow('not after all');
  expect(await queued()).toBe(before);

  await database.as(system('test')).writeUnaudited('derived-figures', (tx) => jobs.of('default').requestRefresh(tx));
  expect(await queued()).toBe(before + 1);
  await jobs.stop();
});

// By itself the job looks every minute.
test('a message goes at once when its sender is woken', async () => {
  const { database, start } = await arranged();
  const taken: string[] = [];
  const gateways = { sms: { send: async ({ text }: { text: string }) => void taken.push(text) } };
  const jobs = await start(gateways);
  const { rows } = await database.owner.query<{ id: string }>(
    "insert into users (email, name, role) values ('otto@home.example', 'Otto', 'investor') returning id",
  );
  const counted = { countedFor: rows[0]?.id ?? '', isOfNewDevice: false };
  const words = {
    ...counted,
    kind: 'pin',
    channel: 'sms',
    recipient: '+44 20 7946 0047',
    subject: null,
    content: null,
    validMinutes: 5,
  } as const;
  for (const pin of ['012345', '543210']) {
    await database
      .as(system('test'))
      .writeUnaudited('outgoing-messages', (tx) => postMessage(tx, gateways, { ...words, text: pin, idempotencyKey: pin }));
    await jobs.of('default').wakeSender();
    await vi.waitFor(() => expect(taken.at(-1)).toBe(pin), { timeout: 60_000, interval: 20 });
  }
  await jobs.stop();
});

test('what was answered to a form is forgotten after a day', async () => {
  const { database, start } = await arranged();
  await database.owner.query(`
    insert into idempotency_keys (key_hash, payload_hash, answer, answered_at)
    values ('old', '', '', now() - interval '25 hours'), ('new', '', '', now() - interval '23 hours')`);
  const jobs = await start();
  const kept = async () => (await database.owner.query("select convert_from(key_hash, 'UTF8') as key from idempotency_keys")).rows;
  await vi.waitFor(async () => expect(await kept()).toEqual([{ key: 'new' }]), 60_000);
  await jobs.stop();
});

test('a bulk action drops the cached public pages of the process that carries it out', async () => {
  const { database, start } = await arranged();
  await database.owner.query(`
    with starter as (insert into users (email, name, role) values ('ada@firm.example', 'Ada', 'admin') returning id)
    insert into bulk_rows (run_id, number, started_by, signed_in_at, collection, action, record_id)
    select gen_random_uuid(), 1, id, now(), 'articles', 'remove', gen_random_uuid() from starter`);
  const forgetPages = vi.fn();
  const jobs = await start({}, forgetPages);
  await vi.waitFor(() => expect(forgetPages).toHaveBeenCalledOnce(), 60_000);
  await jobs.stop();
});
