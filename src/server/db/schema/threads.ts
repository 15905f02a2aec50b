import { sql } from 'drizzle-orm';
import { boolean, check, customType, foreignKey, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { processIds } from '#contracts/processes.ts';
import type { RichText } from '#domain/content/rich-text.ts';
import { maxFormatted } from '#domain/thread/message-body.ts';
import { threadLimits } from '#domain/thread/thread.ts';
import { folded } from '../folded-text.ts';
import { clientGroups } from './client-groups.ts';
import { accounts } from './clients.ts';
import { createdAt, id, moment, newId } from './columns.ts';
import { mailings } from './mailings.ts';
import { users } from './people.ts';
import { defineAccess, isStaff, isSystem, seesAccount } from '../table-access.ts';

/** Words as they are found (`to_tsvector`). */
const foundWords = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The messages between the client of an account and the firm under one subject, which are in `thread_messages`. */
export const threads = pgTable(
  'threads',
  {
    accountId: id('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    id: newId(),
    subject: text('subject').notNull(),
    /** As it is found. */
    subjectKey: text('subject_key')
      .notNull()
      .generatedAlwaysAs(sql.raw(folded('subject'))),
    startedAt: createdAt(),
    /** Null once that person is gone: the name stays. */
    startedBy: id('started_by').references(() => users.id, { onDelete: 'set null' }),
    startedByName: text('started_by_name').notNull(),
    /** The person of the firm who answers; null as long as nobody has it. */
    assignedTo: id('assigned_to').references(() => users.id, { onDelete: 'set null' }),
    /** The form that it is about, and the group that the firm files it under. */
    process: text('process', { enum: processIds }),
    groupId: id('group_id').references(() => clientGroups.id, { onDelete: 'set null' }),
    /** The moment of the newest message that a client sees, and who has written any: kept by a trigger of the messages. */
    lastAt: moment('last_at').notNull().defaultNow(),
    lastSide: text('last_side', { enum: ['client', 'firm'] }),
    hasOfClient: boolean('has_of_client').notNull().default(false),
    hasOfFirm: boolean('has_of_firm').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('threads_id').on(table.id),
    index('threads_newest').on(table.accountId, table.lastAt, table.id),
    index('threads_newest_of_all').on(table.lastAt, table.id),
    index('threads_unanswered')
      .on(table.accountId, table.lastAt)
      .where(sql`last_side = 'client'`),
    index('threads_of_assigned').on(table.assignedTo, table.lastAt),
    index('threads_of_group').on(table.groupId),
    check('threads_process', sql.raw(`process in (${processIds.map((name) => `'${name}'`).join(', ')})`)),
    check('threads_subject', sql`char_length(${table.subject}) between 1 and ${sql.raw(String(threadLimits.subject))}`),
    check('threads_last_side', sql`${table.lastSide} in ('client', 'firm')`),
  ],
);

const seesAsClientDoes = "actor_kind() = 'investor' and may_see(account_id)";
const seesAsStaff = `${isStaff} and ${seesAccount()}`;
/** A group that whoever files sees, of the account's portal. */
const isFiledRightly = `(group_id is null or exists (
  select from client_groups filed join accounts on accounts.portal_id = filed.portal_id where filed.id = group_id and accounts.id = account_id))`;
const isNotFiled = 'process is null and group_id is null';

/** Everyone who sees the account sees its threads; an empty one belongs to the person who begins it. The row itself changes only in who has it; all else follows from the messages. */
export const threadsAccess = defineAccess(threads, {
  read: `(${seesAccount()} and (last_side is not null or (started_by = actor_user() and actor_kind() <> 'viewer') or ${isSystem}))`,
  add: `((${seesAsStaff} and ${isFiledRightly}) or (${seesAsClientDoes} and ${isNotFiled} and (assigned_to is null or looks_after(account_id, assigned_to)))) and started_by = actor_user()`,
  change: { if: seesAsStaff, columns: ['assignedTo'] },
  remove: `last_side is null and (started_by = actor_user() or ${isSystem}) and ${seesAccount()}`,
});

/** A message of a thread, or a note that the firm keeps beside it and no client sees. None is changed; one is taken back as long as it is held, and given back by the system where it cannot be sent. */
export const threadMessages = pgTable(
  'thread_messages',
  {
    accountId: id('account_id').notNull(),
    threadId: id('thread_id').notNull(),
    id: newId(),
    side: text('side', { enum: ['client', 'firm'] }).notNull(),
    isInternal: boolean('is_internal').notNull().default(false),
    /** Null once that person is gone: the name stays. */
    writtenBy: id('written_by').references(() => users.id, { onDelete: 'set null' }),
    writtenByName: text('written_by_name').notNull(),
    text: text('text').notNull(),
    /** The document that the text is the words of; null for one without formatting. */
    formatted: jsonb('formatted').$type<RichText>(),
    at: moment('at').notNull().defaultNow(),
    /** Until when its writer, who alone sees it, may take it back; null once it is sent. */
    heldUntil: moment('held_until'),
    /** The message to several that it is one of. */
    mailingId: id('mailing_id').references(() => mailings.id, { onDelete: 'set null' }),
    /** False where its writer chose that the client is not notified of it. */
    notifies: boolean('notifies').notNull().default(true),
    /** True where its writer chose that the client’s library gets a copy of it. */
    copies: boolean('copies').notNull().default(false),
    /** The text as it is found, in English and in Greek. */
    words: foundWords('words')
      .notNull()
      .generatedAlwaysAs(sql`to_tsvector('english', text) || to_tsvector('greek', text)`),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.threadId, table.id] }),
    foreignKey({
      name: 'thread_messages_thread',
      columns: [table.accountId, table.threadId],
      foreignColumns: [threads.accountId, threads.id],
    }).onDelete('cascade'),
    index('thread_messages_written').on(table.writtenBy, table.at),
    index('thread_messages_words').using('gin', table.words),
    index('thread_messages_held')
      .on(table.heldUntil)
      .where(sql`held_until is not null`),
    index('thread_messages_mailing')
      .on(table.mailingId)
      .where(sql`mailing_id is not null`),
    check('thread_messages_held_note', sql`not ${table.isInternal} or ${table.heldUntil} is null`),
    check('thread_messages_side', sql`${table.side} in ('client', 'firm')`),
    check('thread_messages_internal', sql`not ${table.isInternal} or ${table.side} = 'firm'`),
    check('thread_messages_notifies', sql`${table.notifies} or (${table.side} = 'firm' and not ${table.isInternal})`),
    check('thread_messages_copies', sql`not ${table.copies} or (${table.side} = 'firm' and not ${table.isInternal})`),
    check('thread_messages_formatted', sql`octet_length(${table.formatted}::text) <= ${sql.raw(String(maxFormatted * 4))}`),
    check('thread_messages_text', sql`char_length(${table.text}) between 1 and ${sql.raw(String(threadLimits.text))}`),
  ],
);

/** Notes are the firm's alone: to a client, and to anyone who looks as one, there are none. */
export const threadMessagesAccess = defineAccess(threadMessages, {
  read: `(${seesAccount()} and (not is_internal or ${isStaff}) and (held_until is null or (written_by = actor_user() and actor_kind() <> 'viewer') or ${isSystem}))`,
  add: `written_by = actor_user() and ((${seesAsStaff} and side = 'firm') or (${seesAsClientDoes} and side = 'client' and not is_internal))`,
  change: {
    if: `held_until is not null and written_by = actor_user() and ((${seesAsStaff}) or (${seesAsClientDoes}))`,
    becomes: 'held_until is null',
    columns: ['heldUntil', 'at'],
  },
  remove: `held_until is not null and (${isSystem} or (written_by = actor_user() and ((${seesAsStaff}) or (${seesAsClientDoes}))))`,
});

/** The last message of a thread that a person has read, and whether they have put it away. */
export const threadReaders = pgTable(
  'thread_readers',
  {
    accountId: id('account_id').notNull(),
    threadId: id('thread_id').notNull(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    readAt: moment('read_at'),
    /** A thread that goes on comes back. */
    archivedAt: moment('archived_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.threadId, table.userId] }),
    foreignKey({
      name: 'thread_readers_thread',
      columns: [table.accountId, table.threadId],
      foreignColumns: [threads.accountId, threads.id],
    }).onDelete('cascade'),
  ],
);

const ofOneself = `user_id = actor_user() and actor_kind() in ('admin', 'advisor', 'investor') and ${seesAccount()}`;

/** Each person tells of themselves alone; the firm sees how far its clients have read, and who looks as a client what that client sees. */
export const threadReadersAccess = defineAccess(threadReaders, {
  read: `(${seesAccount()} and (${isStaff} or user_id = actor_user() or (actor_kind() = 'viewer' and user_id = actor_behalf())))`,
  add: ofOneself,
  change: { if: ofOneself, columns: ['readAt', 'archivedAt'] },
  remove: isSystem,
});
