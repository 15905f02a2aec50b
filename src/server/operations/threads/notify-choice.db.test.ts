import { beforeEach, describe, expect, test } from 'vitest';
import { accessFixture } from '#tests/security/access-fixture.ts';
import { buildRequestContext } from '#tests/support/build-request-context.ts';
import { behindTheApp } from '#tests/security/behind-the-app.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import type { MessageGateways } from '../../mail/gateway.ts';
import { system } from '#domain/actor.ts';
import { variants } from '#variants/registry.ts';
import type { RequestContext } from '../../request-context.ts';
import { newFormKey } from '../idempotency/form-key.ts';
import { createWriter } from '../messages/writer.ts';
import { postNotificationMails } from '../notifications/post-notification-mails.ts';
import { postNotificationTexts } from '../notifications/post-notification-texts.ts';
import { discardDraft, openDraft, saveDraft } from './drafts.ts';
import { openThread } from './open-thread.ts';
import { readMailing } from './read-mailing.ts';
import { releaseMessages } from './release-messages.ts';
import { sendMailing } from './send-mailing.ts';
import { startThread } from './start-thread.ts';
import { threadAction } from './thread-action.ts';

const database = await testDatabase();
const { owner } = database;
const { accounts, actors, people } = await accessFixture(database);
const { touched } = behindTheApp(database);
const portal = await idOf('select portal_id as id from accounts where id = $1', accounts.north);
await owner.query("update user_security set phone = '+447700900047' where user_id = $1", [people.ivy]);
await owner.query("insert into notification_preferences (user_id, texted, time_zone) values ($1, '{message}', 'Europe/London')", [
  people.ivy,
]);
await owner.query('update users set is_messenger = true where id = $1', [people.ada]);
await owner.query('update accounts set client_user_id = $2 where id = $1', [accounts.north, people.ivy]);

/** Posts what is due to the outbox, by mail and by text message. */
const gateways: MessageGateways = { email: 'outbox', sms: 'outbox' };
const services = {
  gateways,
  origin: 'https://firm.example',
  writer: createWriter(variants.default),
  phoneCodes: ['44'],
  messagesPerHour: { sms: 300, email: 1000 },
};

type Writer = 'investor' | 'advisor' | 'admin';

function contextOf(writer: Writer): RequestContext {
  const of = { database, variant: variants.default, pagePrinter: { print: () => Promise.reject(new Error('Nothing is printed.')) } };
  const context = buildRequestContext({ ...of, portal: { id: portal, name: 'Main' }, today: '2026-11-29', actor: actors[writer] });
  const sender = { wakeSender: () => Promise.resolve(), releaseLater: () => Promise.resolve() };
  return { ...context, auth: { services: sender }, signedIn: { user: { name: writer } } } as unknown as RequestContext;
}

async function idOf(sql: string, ...values: unknown[]): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(sql, values);
  return rows[0]?.id.replaceAll('-', '') ?? '';
}

/** A thread that the client began with their adviser, of which everyone was told before. */
let thread = '';
beforeEach(async () => {
  await owner.query('delete from threads');
  await owner.query('delete from message_drafts');
  thread = await write.thread(contextOf('investor'), { recipient: `${accounts.north}.${people.ada}` });
  await owner.query('delete from notifications');
  await owner.query("delete from outgoing_messages where kind <> 'pin'");
});

type Fields = Readonly<Record<string, string>>;

/** The ways to write a message. Each returns its thread, or the message to several. */
const write = {
  thread: (context: RequestContext, fields: Fields = {}) =>
    startThread(context, { 'form-key': newFormKey(), recipient: accounts.north, subject: 'Hello', text: 'Hello', ...fields }),
  reply: (context: RequestContext, fields: Fields = {}) => act(context, { intent: 'reply', ...fields }),
  note: (context: RequestContext, fields: Fields = {}) => act(context, { intent: 'note', ...fields }),
  several: (context: RequestContext, fields: Fields = {}) =>
    sendMailing(context, {
      'form-key': newFormKey(),
      to: 'chosen',
      groups: '',
      clients: accounts.north,
      subject: 'Hello',
      text: 'Hello',
      ...fields,
    }),
};
type Way = keyof typeof write;

async function act(context: RequestContext, fields: Fields): Promise<string> {
  await threadAction(context, thread, { 'form-key': newFormKey(), text: 'Hello', ...fields });
  return thread;
}

async function release(): Promise<void> {
  await owner.query('update thread_messages set held_until = now() where held_until is not null');
  await releaseMessages({ db: database, onFailure: ({ err }) => expect(err).toBeNull() });
}

const count = async (sql: string) => (await owner.query(sql)).rowCount;

/** Posts what is due, and counts the notifications of everyone: in the bell, by mail and by text message. */
async function told() {
  await postNotificationMails({ db: database, variant: variants.default, services });
  await postNotificationTexts({ db: database, variant: { textsNews: true }, services });
  return {
    bell: await count('select from notifications'),
    mails: await count("select from outgoing_messages where channel = 'email'"),
    texts: await count("select from outgoing_messages where channel = 'sms' and kind <> 'pin'"),
  };
}

const everyWay = { bell: 1, mails: 1, texts: 1 };
const silent = { bell: 0, mails: 0, texts: 0 };
/** The adviser has chosen no text messages. */
const toTheFirm = { bell: 1, mails: 1, texts: 0 };

const held = { hold: 'yes' };

describe('a message', () => {
  test.each<[Way, Writer, Fields, typeof everyWay]>([
    ['thread', 'advisor', {}, everyWay],
    ['thread', 'advisor', { notify: 'yes' }, everyWay],
    ['thread', 'advisor', { notify: 'no' }, silent],
    ['thread', 'advisor', { notify: 'yes', ...held }, everyWay],
    ['thread', 'advisor', { notify: 'no', ...held }, silent],
    ['thread', 'admin', { notify: 'no' }, silent],
    ['reply', 'advisor', {}, everyWay],
    ['reply', 'advisor', { notify: 'yes' }, everyWay],
    ['reply', 'advisor', { notify: 'no' }, silent],
    ['reply', 'advisor', { notify: 'yes', ...held }, everyWay],
    ['reply', 'advisor', { notify: 'no', ...held }, silent],
    ['reply', 'admin', { notify: 'no', ...held }, silent],
    ['several', 'advisor', {}, everyWay],
    ['several', 'advisor', { notify: 'yes' }, everyWay],
    ['several', 'advisor', { notify: 'no' }, silent],
    ['several', 'admin', { notify: 'no' }, silent],
    ['note', 'advisor', {}, silent],
    ['note', 'advisor', { notify: 'no' }, silent],
    ['note', 'advisor', { notify: 'yes' }, silent],
    ['thread', 'investor', { recipient: `${accounts.north}.${people.ada}` }, toTheFirm],
    ['reply', 'investor', {}, toTheFirm],
    ['reply', 'investor', held, toTheFirm],
  ])('as a %s from %s with %j is told of %j', async (way, writer, fields, expected) => {
    await write[way](contextOf(writer), fields);
    await release();
    expect(await told()).toEqual(expected);
  });

  test.each<[Way, Fields]>([
    ['thread', { recipient: `${accounts.north}.${people.ada}`, notify: 'no' }],
    ['thread', { recipient: `${accounts.north}.${people.ada}`, notify: 'yes' }],
    ['reply', { notify: 'no' }],
    ['reply', { notify: 'yes' }],
    ['reply', { notify: 'perhaps' }],
  ])('as a %s from a client with the choice %j is refused', async (way, fields) => {
    await expect(write[way](contextOf('investor'), fields)).rejects.toMatchObject({ code: 'form-not-understood' });
    expect(await told()).toEqual(silent);
  });

  test.each<[Way, string, boolean]>([
    ['thread', 'yes', false],
    ['thread', 'no', true],
    ['reply', 'yes', false],
    ['reply', 'no', true],
    ['note', 'no', false],
  ])('as a %s with %s is unread like any other, and shown as silent to the firm alone: %s', async (way, notify, isSilent) => {
    const id = await write[way](contextOf('advisor'), { notify });
    const shownTo = async (reader: Writer) => (await openThread(contextOf(reader), id)).messages.map((message) => message.isSilent);
    const unread = await database
      .as(actors.investor)
      .read(({ threads }) => threads.unread({ portalId: portal, accountIds: [accounts.north], reader: people.ivy, side: 'client' }));
    expect(unread).toBe(way === 'note' ? 0 : 1);
    for (const reader of ['advisor', 'admin'] as const) expect((await shownTo(reader)).at(-1), reader).toBe(isSilent);
    expect(await shownTo('investor')).not.toContain(true);
  });

  test('to several is shown with its choice', async () => {
    for (const notify of ['yes', 'no'] as const) {
      const mailing = await write.several(contextOf('advisor'), { notify });
      expect(await readMailing(contextOf('advisor'), mailing)).toMatchObject({ isSilent: notify === 'no' });
    }
  });
});

describe('a draft keeps the choice', () => {
  test.each([
    ['advisor', {}, true],
    ['advisor', { notify: 'yes' }, true],
    ['advisor', { notify: 'no' }, false],
    ['investor', {}, true],
  ] as const)('of %s with %j', async (writer, fields, notifies) => {
    const context = contextOf(writer);
    const { id } = await saveDraft(context, { subject: 'Hello', text: 'Hello', ...fields });
    expect(await openDraft(context, id ?? '')).toMatchObject({ notifies });
    await saveDraft(context, { thread, text: 'Hello', ...fields });
    expect((await openThread(context, thread)).draft).toMatchObject({ notifies });
    await discardDraft(context, id ?? '');
  });

  test('and has none of a client', async () => {
    await expect(saveDraft(contextOf('investor'), { subject: 'Hello', text: 'Hello', notify: 'no' })).rejects.toMatchObject({
      code: 'form-not-understood',
    });
  });

  test.each([
    ['no', null, false],
    ['yes', null, true],
    ['no', 'yes', false],
    ['yes', 'no', false],
    ['yes', 'yes', true],
  ])('of a message with %s that is taken back above a draft with %s', async (notify, begun, notifies) => {
    const context = contextOf('advisor');
    await write.reply(context, { notify, ...held });
    if (begun !== null) await saveDraft(context, { thread, text: 'More', notify: begun });
    const message = await idOf('select id from thread_messages where held_until is not null');
    await threadAction(context, thread, { intent: 'undo', message });
    expect((await openThread(context, thread)).draft).toMatchObject({ notifies });
  });

  test.each([
    ['no', false],
    ['yes', true],
  ])('of a message with %s that could not be sent', async (notify, notifies) => {
    await write.thread(contextOf('advisor'), { notify, ...held });
    await owner.query("update thread_messages set held_until = now() - interval '31 days' where held_until is not null");
    const given = await database.as(system('clean-up')).writeUnaudited('held-messages', (tx) => tx.messagesOnHold.giveBack());
    expect(given).toBe(1);
    const draft = await idOf('select id from message_drafts where unsent_at is not null');
    expect(await openDraft(contextOf('advisor'), draft)).toMatchObject({ notifies });
  });
});

describe('behind the app', () => {
  test.each([
    ['investor', 'client', false, false],
    ['advisor', 'firm', true, false],
    ['advisor', 'firm', false, true],
  ] as const)('%s writes, as the %s with a note %s, a silent message: %s', async (writer, side, isInternal, isAllowed) => {
    const { actor } = contextOf(writer);
    const by = { writtenBy: 'userId' in actor ? actor.userId : '', writtenByName: writer };
    const adding = database.as(actor).writeUnaudited('demo-history', ({ threads }) =>
      threads.addMessage({
        accountId: accounts.north,
        threadId: thread,
        side,
        isInternal,
        ...by,
        text: 'Hush',
        heldSeconds: null,
        notifies: false,
      }),
    );
    if (isAllowed) await adding;
    else await expect(adding).rejects.toThrow();
    expect(await count("select from thread_messages where text = 'Hush'")).toBe(isAllowed ? 1 : 0);
  });

  test.each(['advisor', 'admin', 'investor'] as const)('%s changes the choice of no message', async (name) => {
    await write.reply(contextOf('advisor'), held);
    await expect(touched(actors[name], 'update thread_messages set notifies = false')).rejects.toMatchObject({ code: '42501' });
  });
});
