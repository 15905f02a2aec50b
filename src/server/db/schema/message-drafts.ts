import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type ProcessId } from '#contracts/processes.ts';
import type { RichText } from '#domain/content/rich-text.ts';
import { maxFormatted } from '#domain/thread/message-body.ts';
import { threadLimits } from '#domain/thread/thread.ts';
import { id, moment, newId } from './columns.ts';
import { users } from './people.ts';
import { clientGroups } from './client-groups.ts';
import { portals } from './clients.ts';
import { threads } from './threads.ts';
import { defineAccess, all, isSystem } from '../table-access.ts';

/** The messages that a person has begun to write and not sent: one reply or note to each thread, and new messages. */
export const messageDrafts = pgTable(
  'message_drafts',
  {
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: newId(),
    portalId: id('portal_id')
      .notNull()
      .references(() => portals.id, { onDelete: 'cascade' }),
    /** The thread that it answers; null for a new message. */
    threadId: id('thread_id'),
    isInternal: boolean('is_internal').notNull().default(false),
    /** Both as of a message. */
    notifies: boolean('notifies').notNull().default(true),
    copies: boolean('copies').notNull().default(false),
    /** As the form names them. */
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** The form and group that a new message from the firm is filed under. */
    process: text('process').$type<ProcessId>(),
    groupId: id('group_id').references(() => clientGroups.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    /** As of a message. */
    formatted: jsonb('formatted').$type<RichText>(),
    /** Files that will come with it (queries/threads/attachments.ts). */
    attachments: jsonb('attachments')
      .$type<readonly object[]>()
      .notNull()
      .default(sql`'[]'`),
    savedAt: moment('saved_at').notNull().defaultNow(),
    /** The moment at which it came back as a message that could not be sent. */
    unsentAt: moment('unsent_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('message_drafts_thread').on(table.userId, table.threadId),
    foreignKey({ name: 'message_drafts_of_thread', columns: [table.threadId], foreignColumns: [threads.id] }).onDelete('cascade'),
    index('message_drafts_newest').on(table.userId, table.portalId, table.savedAt),
    check('message_drafts_recipient', sql`char_length(${table.recipient}) <= 100`),
    check('message_drafts_subject', sql`char_length(${table.subject}) <= ${sql.raw(String(threadLimits.subject))}`),
    check('message_drafts_formatted', sql`octet_length(${table.formatted}::text) <= ${sql.raw(String(maxFormatted * 4))}`),
    check('message_drafts_text', sql`char_length(${table.text}) <= ${sql.raw(String(threadLimits.text))}`),
  ],
);

const own = "user_id = actor_user() and actor_kind() in ('admin', 'advisor', 'investor')";

/** Each person's own alone; no one looks at them as someone else. The system gives back what could not be sent, and hands them out with all else that is stored of a person. */
export const messageDraftsAccess = defineAccess(messageDrafts, {
  ...all(own),
  read: `(${isSystem} or (${own}))`,
  add: `(${isSystem} or (${own}))`,
});
