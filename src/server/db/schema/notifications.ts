import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { longestAbout, type NotificationKind, notificationKinds } from '#domain/notification/notification-kind.ts';
import type { MailPace } from '#domain/notification/notification-preferences.ts';
import { accounts } from './clients.ts';
import { createdAt, id, moment, newId } from './columns.ts';
import { users } from './people.ts';
import { defineAccess, isSystem } from '../table-access.ts';

/** The notifications of people in the portal. `notify_account` writes them together with the change that they tell of, for those who see the account. */
export const notifications = pgTable(
  'notifications',
  {
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: newId(),
    /** The key by which everyone is told of one thing once. */
    key: text('key').notNull(),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    accountId: id('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The person who caused it, by their name then; null for the system. */
    byName: text('by_name'),
    /** The name of the thing: a subject, a title. */
    about: text('about').notNull(),
    /** The page that it leads to, and the parts of its address. */
    page: text('page').notNull(),
    params: jsonb('params').$type<Readonly<Record<string, string>>>().notNull(),
    /** The query of its address. */
    query: text('query'),
    createdAt: createdAt(),
    readAt: moment('read_at'),
    /** The moment at which it is decided whether a mail is sent of it; null once that is settled. */
    mailDueAt: moment('mail_due_at'),
    /** The same of a text message; null where its reader has chosen none. */
    textDueAt: moment('text_due_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('notifications_once').on(table.userId, table.key),
    index('notifications_unread')
      .on(table.userId)
      .where(sql`read_at is null`),
    index('notifications_account').on(table.accountId),
    index('notifications_mail_due')
      .on(table.mailDueAt)
      .where(sql`mail_due_at is not null`),
    index('notifications_text_due')
      .on(table.textDueAt)
      .where(sql`text_due_at is not null`),
    index('notifications_created').on(table.createdAt),
    check('notifications_kind', sql.raw(`kind in (${notificationKinds.map((kind) => `'${kind}'`).join(', ')})`)),
    check('notifications_about', sql`char_length(${table.about}) between 1 and ${sql.raw(String(longestAbout))}`),
  ],
);

const isPerson = "actor_kind() in ('investor', 'advisor', 'admin')";

/** Each person's own, as long as they see the account; who looks as a client has none. */
export const notificationsAccess = defineAccess(notifications, {
  read: `(${isSystem} or (${isPerson} and user_id = actor_user() and may_see(account_id)))`,
  add: { if: isSystem, byFunctions: true },
  change: { if: `(${isSystem} or (${isPerson} and user_id = actor_user()))`, columns: ['readAt', 'mailDueAt', 'textDueAt'] },
  remove: isSystem,
});

/** The choices of people about how they are told, each for themselves. Without a row nothing is chosen. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: id('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    mail: jsonb('mail').$type<Readonly<Partial<Record<NotificationKind, MailPace>>>>().notNull().default({}),
    /** Kinds that the bell leaves out. */
    hidden: text('hidden').array().$type<NotificationKind[]>().notNull().default([]),
    /** Kinds that are told by text message too. */
    texted: text('texted').array().$type<NotificationKind[]>().notNull().default([]),
    /** Hours of the person's clock. */
    quietFrom: integer('quiet_from'),
    quietUntil: integer('quiet_until'),
    /** IANA. */
    timeZone: text('time_zone').notNull(),
  },
  (table) => [
    check(
      'notification_preferences_quiet',
      sql`num_nulls(${table.quietFrom}, ${table.quietUntil}) in (0, 2) and ${table.quietFrom} between 0 and 23 and ${table.quietUntil} between 0 and 23`,
    ),
  ],
);

const isOwn = `(${isPerson} and user_id = actor_user())`;

export const notificationPreferencesAccess = defineAccess(notificationPreferences, {
  read: `(${isSystem} or ${isOwn})`,
  add: isOwn,
  change: { if: isOwn, columns: ['mail', 'hidden', 'texted', 'quietFrom', 'quietUntil', 'timeZone'] },
});
