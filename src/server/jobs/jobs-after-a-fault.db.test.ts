import { variants } from '#variants/registry.ts';
import { createWriter } from '../operations/messages/writer.ts';
import { pino } from 'pino';
import { afterAll, expect, test, vi } from 'vitest';
import { ownPostgres } from '#tests/support/own-postgres.ts';
import { system } from '#domain/actor.ts';
import { openDatabase } from '../db/database.ts';
import { asOwner } from '../db/database-server.ts';
import { migrate } from '../db/migrate.ts';
import { postMessage } from '../operations/messages/post-message.ts';
import { localFileStore } from '../files/file-store.ts';
import { startJobs } from './start-jobs.ts';

const server = await ownPostgres();
await migrate(server, 'jobs');
const { rows } = await asOwner(server, 'jobs', (client) =>
  client.query<{ id: string }>("insert into users (email, name, role) values ('ivy@home.example', 'Ivy', 'investor') returning id"),
);
const counted = { countedFor: rows[0]?.id ?? '', isOfNewDevice: false };
const connection = server.app('jobs');
const database = openDatabase(connection, () => undefined);

const sent: string[] = [];
const gateways = { sms: { send: async ({ text }: { text: string }) => void sent.push(text) } };
const variant = {
  id: 'default',
  timeZone: 'Europe/London',
  settlement: 'cash',
  portfolioTypes: [],
  maxPortals: null,
  mandatoryNotifications: [],
  textsNews: false,
} as const;
const firm = {
  variant,
  database,
  connection,
  services: { gateways, origin: '', writer: createWriter(variants.default), phoneCodes: [], messagesPerHour: { sms: 300, email: 1000 } },
  renderMail: async () => '',
  priceFeed: null,
  fetchDataset: async () => null,
  contextAs: () => Promise.reject(new Error('No report is delivered here.')),
  forgetPages: () => undefined,
};
const jobs = await startJobs([firm], { log: pino({ level: 'silent' }), files: localFileStore('/nonexistent') });
afterAll(async () => {
  await jobs.stop();
  await database.close();
});

const words = {
  kind: 'pin',
  channel: 'sms',
  recipient: '+44 20 7946 0047',
  subject: null,
  content: null,
  validMinutes: 5,
  ...counted,
} as const;

async function isSent(text: string): Promise<void> {
  await vi.waitFor(
    () =>
      database
        .as(system('test'))
        .writeUnaudited('outgoing-messages', (tx) => postMessage(tx, gateways, { ...words, text, idempotencyKey: text })),
    { timeout: 75_000, interval: 50 },
  );
  await vi.waitFor(
    async () => {
      await jobs.of('default').wakeSender();
      expect(sent).toContain(text);
    },
    { timeout: 75_000, interval: 200 },
  );
}

test('the queue goes on by itself after the server stood still, and after it was killed and started again', async () => {
  await isSent('before');
  await server.freeze();
  server.thaw();
  await isSent('after standing still');
  await server.kill();
  await jobs.of('default').wakeSender(); // says so in the log, and fails no one
  await server.restart();
  await isSent('after the restart');
  expect(sent).toEqual(['before', 'after standing still', 'after the restart']);
});
