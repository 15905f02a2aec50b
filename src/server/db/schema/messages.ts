import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { MailContent } from '#contracts/mail.ts';
import { bytes } from './bytes.ts';
import { portals } from './clients.ts';
import { createdAt, id, moment, newId } from './columns.ts';
import { users } from './people.ts';
import { defineAccess, all, isSystem } from '../table-access.ts';

/**
 * Every mail and text message, written with what it tells about and sent afterwards by a job. `kept` ones have no gateway: they are read at
 * /dev/outbox.
 */
export const outgoingMessages = pgTable(
  'outgoing_messages',
  {
    id: newId().primaryKey(),
    createdAt: createdAt(),
    kind: text('kind').notNull(),
    channel: text('channel', { enum: ['sms', 'email'] }).notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject'),
    /** Null once it has been deleted. */
    text: text('text'),
    /** The content that the HTML of a mail is made of when it is sent; null for text messages. */
    content: jsonb('content').$type<MailContent>(),
    /** The portal that it is about, whose logo it carries; null for those of the firm alone. */
    portalId: id('portal_id').references(() => portals.id, { onDelete: 'set null' }),
    /** The person whose limits of PINs and text messages it counts for (domain/sign-in/message-limits.ts); null if it is not limited. */
    countedFor: id('counted_for').references(() => users.id, { onDelete: 'cascade' }),
    /** True if a device caused it that never signed in before. */
    isOfNewDevice: boolean('is_of_new_device').notNull().default(false),
    state: text('state', { enum: ['queued', 'sent', 'dead', 'kept'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAt: moment('next_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
    /** Until when the secret in it is good: it is not sent later, and its words are deleted when it was sent or is no longer good. */
    expiresAt: moment('expires_at'),
    /** Written twice, it is one message. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
  },
  (table) => [
    index('outgoing_messages_created').on(table.createdAt),
    index('outgoing_messages_queued')
      .on(table.nextAt)
      .where(sql`${table.state} = 'queued'`),
    index('outgoing_messages_secret')
      .on(table.expiresAt)
      .where(sql`${table.expiresAt} is not null and ${table.text} is not null`),
    index('outgoing_messages_counted').on(table.countedFor, table.createdAt),
    index('outgoing_messages_counted_channel')
      .on(table.channel, table.createdAt)
      .where(sql`${table.countedFor} is not null`),
    check('outgoing_messages_limited', sql`(${table.kind} = 'pin' or ${table.channel} = 'sms') = (${table.countedFor} is not null)`),
    check('outgoing_messages_channel', sql`${table.channel} in ('sms', 'email')`),
    check('outgoing_messages_state', sql`${table.state} in ('queued', 'sent', 'dead', 'kept')`),
  ],
);

export const outgoingMessagesAccess = defineAccess(outgoingMessages, all(isSystem));

/** Secrets that are good once: links in mails, and what a browser keeps of a sign-up. The table has their SHA-256. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    kind: text('kind', {
      enum: ['sign-up', 'verify', 'reset', 'invite', 'custom', 'passkey', 'email-change', 'email-undo', 'phone', 'identity'],
    }).notNull(),
    createdAt: createdAt(),
    /** The person it belongs to; null if there is no one yet, or no one at all. */
    userId: id('user_id').references(() => users.id, { onDelete: 'cascade' }),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull().default({}),
    expiresAt: moment('expires_at').notNull(),
    consumedAt: moment('consumed_at'),
  },
  (table) => [
    index('one_time_tokens_user').on(table.userId),
    index('one_time_tokens_expires').on(table.expiresAt),
    index('one_time_tokens_waiting')
      .on(sql`(payload ->> 'email')`)
      .where(sql`${table.kind} = 'sign-up'`),
    index('one_time_tokens_invited')
      .on(sql`(payload ->> 'accountId')`)
      .where(sql`${table.kind} = 'invite'`),
    check(
      'one_time_tokens_kind',
      sql`${table.kind} in ('sign-up', 'verify', 'reset', 'invite', 'custom', 'passkey', 'email-change', 'email-undo', 'phone', 'identity')`,
    ),
  ],
);

export const oneTimeTokensAccess = defineAccess(oneTimeTokens, all(isSystem));
