import { beforeEach, expect, test } from 'vitest';
import type { MailContent } from '#contracts/mail.ts';
import { system } from '#domain/actor.ts';
import { maxAttempts } from '#domain/messages/retry-minutes.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { mailContent } from '#wording/mail-content.ts';
import type { Gateway, Message, MessageGateways } from '../../mail/gateway.ts';
import { postMessage } from './post-message.ts';
import { sendMessages } from './send-messages.ts';

const database = await testDatabase();
const { owner } = database;
const made = await owner.query<{ id: string }>(
  "insert into users (email, name, role) values ('ivy@home.example', 'Ivy', 'investor') returning id",
);
const countedFor = made.rows[0]?.id ?? '';

beforeEach(() => owner.query('delete from outgoing_messages'));

/** Takes everything, or what it is told to. */
function gateway(take: (message: Message) => Promise<void> = async () => undefined) {
  const taken: Message[] = [];
  const way: Gateway = {
    send: async (message) => {
      await take(message);
      taken.push(message);
    },
  };
  return { taken, gateways: { email: way, sms: way } satisfies MessageGateways };
}

const refusing = () => gateway(() => Promise.reject(new Error('SMTP is down')));

const content = mailContent('en', 'Firm', { kind: 'pin', pin: '012345', minutes: 120 });
const noBuild = () => Promise.reject(new Error('no build'));
const render = async ({ code }: MailContent) => `<p>${code}</p>`;

let posted = 0;
const toIvy = (validMinutes: number | null = null) => {
  posted += 1;
  const words = { subject: 'Your PIN', text: 'PIN 012345', content };
  return {
    kind: 'pin',
    countedFor,
    channel: 'email',
    recipient: 'ivy@home.example',
    ...words,
    validMinutes,
    idempotencyKey: `test:${posted}`,
  } as const;
};

const post = (gateways: MessageGateways, message: Parameters<typeof postMessage>[2] = toIvy()) =>
  database.as(system('test')).writeUnaudited('outgoing-messages', (tx) => postMessage(tx, gateways, message));
const failures: unknown[] = [];
const send = (gateways: MessageGateways) =>
  sendMessages({ db: database, gateways, render, onFailure: (failure) => failures.push(failure) });
const rows = async () =>
  (await owner.query('select state, attempts, text, content, sent_at is not null as "isSent" from outgoing_messages order by created_at'))
    .rows;
const pass = (minutes: number) =>
  owner.query(
    'update outgoing_messages set next_at = next_at - make_interval(mins => $1), expires_at = expires_at - make_interval(mins => $1)',
    [minutes],
  );

test('a message goes once, by its row’s number, and a secret is deleted when it has gone', async () => {
  const { taken, gateways } = gateway();
  await post(gateways, toIvy(120));
  expect(await send(gateways)).toEqual({ sent: 1 });
  expect(await send(gateways)).toEqual({ sent: 0 });
  expect(taken).toMatchObject([{ recipient: 'ivy@home.example', subject: 'Your PIN', text: 'PIN 012345', html: '<p>012345</p>' }]);
  expect(taken[0]?.id).toMatch(/^[\da-f]{32}$/);
  expect(await rows()).toEqual([{ state: 'sent', attempts: 1, text: null, content: null, isSent: true }]);
});

test('what is no secret is kept', async () => {
  const { gateways } = gateway();
  await post(gateways);
  await send(gateways);
  expect(await rows()).toMatchObject([{ state: 'sent', text: 'PIN 012345' }]);
});

test('a message is part of its transaction', async () => {
  const { taken, gateways } = gateway();
  const failing = database.as(system('test')).write(async (tx) => {
    await postMessage(tx, gateways, toIvy());
    throw new Error('not after all');
  });
  await expect(failing).rejects.toThrow('not after all');
  await send(gateways);
  expect(taken).toEqual([]);
});

test('posted twice under one key it is one message', async () => {
  const { taken, gateways } = gateway();
  const message = toIvy();
  await Promise.all(Array.from({ length: 20 }, () => post(gateways, message)));
  await send(gateways);
  expect(taken).toHaveLength(1);
});

test('fifty senders at once hand a hundred messages over, each once', async () => {
  const { taken, gateways } = gateway();
  for (let n = 0; n < 100; n += 1) await post(gateways);
  const sent = await Promise.all(Array.from({ length: 50 }, () => send(gateways)));
  expect(sent.reduce((total, each) => total + each.sent, 0)).toBe(100);
  expect(new Set(taken.map(({ id }) => id)).size).toBe(100);
  expect(taken).toHaveLength(100);
});

test('one that failed is tried again later, ever later, and is given up in the end', async () => {
  const down = refusing();
  await post(down.gateways);
  await send(down.gateways);
  await send(down.gateways);
  expect(await rows()).toMatchObject([{ state: 'queued', attempts: 1, text: 'PIN 012345' }]);
  expect(failures.at(-1)).toMatchObject({ kind: 'pin', attempts: 1 });
  expect(JSON.stringify(failures)).not.toContain('012345');
  for (let attempt = 2; attempt <= maxAttempts; attempt += 1) {
    await pass(60);
    await send(down.gateways);
  }
  expect(await rows()).toMatchObject([{ state: 'dead', attempts: maxAttempts, text: null }]);
});

test('one that failed goes when the gateway is there again', async () => {
  const down = refusing();
  await post(down.gateways);
  await send(down.gateways);
  await pass(1);
  const up = gateway();
  expect(await send(up.gateways)).toEqual({ sent: 1 });
});

test('a mail that cannot be rendered is tried again, with its words', async () => {
  const { taken, gateways } = gateway();
  await post(gateways);
  await sendMessages({ db: database, gateways, render: noBuild, onFailure: () => undefined });
  expect(taken).toEqual([]);
  expect(await rows()).toMatchObject([{ state: 'queued', attempts: 1, text: 'PIN 012345' }]);
});

test('one that fails holds up no other', async () => {
  const { taken, gateways } = gateway(({ text }) => (text === 'PIN 012345' ? Promise.reject(new Error('refused')) : Promise.resolve()));
  await post(gateways);
  const another = { ...toIvy(), text: 'another' };
  await post(gateways, another);
  expect(await send(gateways)).toEqual({ sent: 1 });
  expect(taken).toMatchObject([{ text: 'another' }]);
});

test('what a process claimed that then died goes when the lease is over', async () => {
  const { taken, gateways } = gateway();
  await post(gateways);
  await database.as(system('test')).writeUnaudited('outgoing-messages', (tx) => tx.outgoingMessages.claim(['email'], 10));
  await send(gateways);
  expect(taken).toEqual([]);
  await pass(5);
  await send(gateways);
  expect(taken).toHaveLength(1);
});

test('a secret that is no longer good is not sent, and its words are gone, also from the outbox', async () => {
  const { taken, gateways } = gateway();
  await post(gateways, toIvy(120));
  await post({ email: 'outbox' }, toIvy(120));
  await pass(121);
  await send(gateways);
  expect(taken).toEqual([]);
  expect((await rows()).map(({ state, text }: { state: string; text: null }) => [state, text])).toEqual([
    ['dead', null],
    ['kept', null],
  ]);
});

test('a process without a gateway leaves it to the others', async () => {
  const { taken, gateways } = gateway();
  await post(gateways);
  await send({ email: 'outbox' });
  await send({ sms: gateways.sms });
  expect(await rows()).toMatchObject([{ state: 'queued', attempts: 0 }]);
  await send(gateways);
  expect(taken).toHaveLength(1);
});

test('what is long past is forgotten', async () => {
  const { gateways } = gateway();
  await post(gateways);
  await post(gateways);
  await owner.query(
    "update outgoing_messages set created_at = now() - interval '91 days' where id = (select max(id::text)::uuid from outgoing_messages)",
  );
  await send(gateways);
  expect(await rows()).toHaveLength(1);
});

test('what has no gateway is kept, and never sent when there is one', async () => {
  await post({ email: 'outbox' });
  const { taken, gateways } = gateway();
  await send(gateways);
  expect(taken).toEqual([]);
  expect(await rows()).toMatchObject([{ state: 'kept', text: 'PIN 012345' }]);
});

test('a channel that is not there takes nothing', async () => {
  await expect(post({ sms: 'outbox' })).rejects.toThrow('no way out for messages by email');
});
