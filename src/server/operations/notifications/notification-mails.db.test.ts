import { beforeEach, expect, test } from 'vitest';
import type { NotificationKind } from '#domain/notification/notification-kind.ts';
import { type NotificationPreferences, preferencesUnasked } from '#domain/notification/notification-preferences.ts';
import { accessFixture } from '#tests/security/access-fixture.ts';
import { mailServer } from '#tests/support/mail-server.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { variants } from '#variants/registry.ts';
import { smtp } from '../../mail/smtp.ts';
import { sendMessages } from '../messages/send-messages.ts';
import { createWriter } from '../messages/writer.ts';
import type { SignInServices } from '../sign-in/sign-in-services.ts';
import { notify } from './notify.ts';
import { postNotificationMails } from './post-notification-mails.ts';

const database = await testDatabase();
const { owner } = database;
const { accounts, actors, people } = await accessFixture(database);
const services: Pick<SignInServices, 'gateways' | 'origin' | 'writer'> = {
  gateways: { email: 'outbox' },
  origin: 'https://firm.example',
  writer: createWriter(variants.default),
};
const variant = { timeZone: 'Europe/London', mandatoryNotifications: ['signature-asked'] as const };

beforeEach(async () => {
  await owner.query('delete from notifications');
  await owner.query('delete from notification_preferences');
  await owner.query("delete from outgoing_messages where kind <> 'pin'");
});

let told = 0;
const tell = (kind: NotificationKind) =>
  database.as(actors.advisor).writeUnaudited('demo-history', (tx) => {
    told += 1;
    return notify(tx, {
      kind,
      accountId: accounts.north,
      to: 'client',
      about: 'A secret title',
      page: 'library',
      params: {},
      key: `${told}`,
    });
  });
const choose = (change: Partial<NotificationPreferences>) =>
  database
    .as(actors.investor)
    .writeUnaudited('own-notifications', (tx) => tx.notificationPreferences.setOwn({ ...preferencesUnasked('Europe/London'), ...change }));
const post = async (using = services) => (await postNotificationMails({ db: database, variant, services: using })).posted;
const mails = async () =>
  (
    await owner.query<{ kind: string; recipient: string; text: string }>(
      "select kind, recipient, text from outgoing_messages where kind <> 'pin' order by id",
    )
  ).rows;
const waiting = async () => (await owner.query('select from notifications where mail_due_at > now()')).rowCount;

test('of all that is due one mail is posted, once, which says nothing of it and leads to the preferences', async () => {
  await tell('message');
  await tell('signature-asked');
  await tell('document');
  expect((await Promise.all([post(), post(), post()])).reduce((sum, one) => sum + one, 0)).toBe(1);
  expect(await post()).toBe(0);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: 'notifications', recipient: 'ivy@home.example' });
  expect(mail?.text).toContain(': 2.');
  expect(mail?.text).toContain('https://firm.example/profile/notification-settings');
  expect(mail?.text).not.toContain('secret');
});

test('what is not wanted by mail, was read, or is for someone who is disabled is settled without one', async () => {
  await choose({ mail: { message: 'never' } });
  await tell('message');
  expect(await post()).toBe(0);
  await choose({});
  await tell('message');
  await database.as(actors.investor).writeUnaudited('own-notifications', (tx) => tx.notifications.read(null));
  expect(await post()).toBe(0);
  await tell('message');
  await owner.query('update user_security set is_disabled = true where user_id = $1', [people.ivy]);
  expect(await post()).toBe(0);
  await owner.query('update user_security set is_disabled = false where user_id = $1', [people.ivy]);
  expect(await waiting()).toBe(0);
});

test('a digest waits until its time, and goes with all that was told until then; another choice is looked at anew', async () => {
  await choose({ mail: { message: 'daily', document: 'daily' } });
  await tell('message');
  await tell('document');
  expect([await post(), await waiting()]).toEqual([0, 2]);
  await owner.query("update notifications set mail_due_at = now(), created_at = created_at - interval '1 day'");
  expect(await post()).toBe(1);
  await tell('message');
  expect([await post(), await waiting()]).toEqual([0, 1]);
  await choose({ mail: { message: 'at-once' } });
  expect(await post()).toBe(1);
  expect((await mails()).map(({ kind }) => kind)).toEqual(['notifications', 'threadMessage']);
});

test('a mail server gets the mail with its links and without what it is about, once', async () => {
  const { url, mails: received } = await mailServer();
  const gateways = { email: smtp({ url, from: 'portal@firm.example' }) };
  await tell('message');
  await Promise.all([post({ ...services, gateways }), post({ ...services, gateways })]);
  const failures: object[] = [];
  const send = async () =>
    sendMessages({ db: database, gateways, render: async ({ heading }) => heading, onFailure: (failure) => failures.push(failure) });
  await Promise.all([send(), send()]);
  expect(failures).toEqual([]);
  expect(received).toHaveLength(1);
  const mail = received[0]?.replaceAll('=\r\n', '');
  expect(mail).toContain('To: ivy@home.example');
  expect(mail).toMatch(/https:\/\/firm\.example\/profile\/notifications\/[0-9a-f]{32}/);
  expect(mail).toContain('https://firm.example/profile/notification-settings');
  expect(mail).not.toContain('secret');
});
