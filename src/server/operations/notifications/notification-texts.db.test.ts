import { beforeEach, expect, test } from 'vitest';
import type { NotificationKind } from '#domain/notification/notification-kind.ts';
import { type NotificationPreferences, preferencesUnasked } from '#domain/notification/notification-preferences.ts';
import { canTextNews } from '#domain/notification/text-limits.ts';
import { accessFixture } from '#tests/security/access-fixture.ts';
import { smsProvider } from '#tests/support/sms-provider.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { variants } from '#variants/registry.ts';
import type { MessageGateways } from '../../mail/gateway.ts';
import { smsGateway } from '../../mail/sms-gateway.ts';
import { sendMessages } from '../messages/send-messages.ts';
import { createWriter } from '../messages/writer.ts';
import { notify } from './notify.ts';
import { postNotificationTexts } from './post-notification-texts.ts';

const database = await testDatabase();
const { owner } = database;
const { accounts, actors, people } = await accessFixture(database);
const { received, url } = await smsProvider((reply) => reply.end('{}'));
const gateways: MessageGateways = { sms: smsGateway({ url, header: null, body: '{"to":"{to}","text":"{text}"}' }) };
const services = {
  gateways,
  origin: 'https://firm.example',
  writer: createWriter(variants.default),
  phoneCodes: ['44'],
  messagesPerHour: { sms: 300, email: 1000 },
};
const phone = '+447700900047';

beforeEach(async () => {
  await owner.query('delete from notifications');
  await owner.query('delete from notification_preferences');
  await owner.query('delete from outgoing_messages');
  await owner.query('update user_security set phone = $1, is_disabled = false where user_id = $2', [phone, people.ivy]);
  received.length = 0;
});

let told = 0;
const tell = (kind: NotificationKind = 'message') =>
  database.as(actors.advisor).writeUnaudited('demo-history', (tx) => {
    told += 1;
    const news = { kind, accountId: accounts.north, to: 'client', about: 'A secret title', page: 'library', params: {} } as const;
    return notify(tx, { ...news, key: `text ${told}` });
  });
const choose = (change: Partial<NotificationPreferences>) =>
  database
    .as(actors.investor)
    .writeUnaudited('own-notifications', (tx) => tx.notificationPreferences.setOwn({ ...preferencesUnasked('Europe/London'), ...change }));
const post = async (change: Partial<typeof services> = {}, textsNews = true) =>
  (await postNotificationTexts({ db: database, variant: { textsNews }, services: { ...services, ...change } })).posted;

test('of kinds that someone chose one text goes out, once, to their own number, without a word of it', async () => {
  await choose({ texted: ['message'] });
  await tell();
  await tell();
  await tell('document');
  expect((await Promise.all([post(), post()])).reduce((sum, one) => sum + one, 0)).toBe(1);
  await sendMessages({ db: database, gateways, render: async () => '', onFailure: ({ err }: { err?: unknown }) => expect(err).toBeNull() });
  expect(received.map(({ body }) => JSON.parse(body) as { to: string; text: string })).toEqual([
    {
      to: phone,
      text: 'Ashcombe & Hale: there is something new in your portal. Sign in to read it: https://firm.example/profile/notifications',
    },
  ]);
});

test.each<[string, () => Promise<unknown>, Partial<typeof services>, boolean]>([
  ['nothing was chosen', async () => choose({ texted: [] }), {}, true],
  ['the firm sends none', async () => choose({ texted: ['message'] }), {}, false],
  ['the country is closed', async () => choose({ texted: ['message'] }), { phoneCodes: ['30'] }, true],
  ['the firm has sent what it lets out', async () => choose({ texted: ['message'] }), { messagesPerHour: { sms: 0, email: 0 } }, true],
])('none where %s', async (_name, prepare, change, textsNews) => {
  await prepare();
  await tell();
  expect(await post(change, textsNews)).toBe(0);
});

test.each<[string, string]>([
  ['there is no number', 'update user_security set phone = null where user_id = $1'],
  ['the person is disabled', 'update user_security set is_disabled = true where user_id = $1'],
  ['it was read', 'update notifications set read_at = now() where user_id = $1'],
  ['it is old', "update notifications set created_at = now() - interval '25 hours' where user_id = $1"],
])('none where %s', async (_name, statement) => {
  await choose({ texted: ['message'] });
  await tell();
  await owner.query(statement, [people.ivy]);
  expect(await post()).toBe(0);
});

test('no more than three a day, and none before quiet hours are over', async () => {
  await choose({ texted: ['message'] });
  const posted: number[] = [];
  for (let nth = 0; nth < 4; nth += 1) {
    await tell();
    posted.push(await post());
  }
  expect(posted).toEqual([1, 1, 1, 0]);
  const hour = new Date().getUTCHours();
  await choose({ texted: ['message'], timeZone: 'UTC', quiet: { from: hour, until: (hour + 2) % 24 } });
  await owner.query('delete from outgoing_messages');
  await tell();
  expect(await post()).toBe(0);
  expect((await owner.query('select from notifications where text_due_at > now()')).rowCount).toBe(1);
});

test.each([
  [{}, true],
  [{ news: 3 }, false],
  [{ lastHour: 5 }, false],
  [{ lastDay: 20 }, false],
  [{ ofFirm: 150 }, false],
])('room is left for PINs: after %j a text may go: %s', (change, isSent) => {
  expect(canTextNews({ news: 0, lastHour: 0, lastDay: 0, ofFirm: 0, firmPerHour: 300, ...change })).toBe(isSent);
});
