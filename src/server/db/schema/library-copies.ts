import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { copyReasons } from '#domain/document/copy-state.ts';
import { accounts } from './clients.ts';
import { id, moment } from './columns.ts';
import { documents } from './documents.ts';
import { threadMessages } from './threads.ts';
import { defineAccess, isStaff, isSystem, seesAccount } from '../table-access.ts';

/**
 * The copy of a submission or of a message in the library of its account: how often one was asked for, and which of these the document has. That of a
 * submission stays when the submission goes to the trash, as the document does: whatever comes back is the same document's. A trigger asks for that of a
 * message when the message is sent (`sql/functions/threads.sql`), once, since messages do not change.
 */
export const libraryCopies = pgTable(
  'library_copies',
  {
    /** The submission or the message. */
    sourceId: id('source_id').primaryKey(),
    accountId: id('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The thread of a message; null for a submission. */
    threadId: id('thread_id'),
    /** Null before the first copy is in the library. */
    documentId: id('document_id'),
    /** Counts what the sender sent: once, and once more with each change. */
    asked: integer('asked').notNull().default(1),
    /** The count whose content the newest version of the document has. */
    put: integer('put').notNull().default(0),
    askedAt: moment('asked_at').notNull().defaultNow(),
    /** The moment from which the job tries it. */
    dueAt: moment('due_at').notNull().defaultNow(),
    failures: integer('failures').notNull().default(0),
    /** The reason why there will be none of what was asked for; null while it waits or once it is there. */
    reason: text('reason', { enum: copyReasons }),
  },
  (table) => [
    foreignKey({
      name: 'library_copies_document',
      columns: [table.accountId, table.documentId],
      foreignColumns: [documents.accountId, documents.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'library_copies_message',
      columns: [table.accountId, table.threadId, table.sourceId],
      foreignColumns: [threadMessages.accountId, threadMessages.threadId, threadMessages.id],
    }).onDelete('cascade'),
    index('library_copies_waiting')
      .on(table.dueAt)
      .where(sql`put < asked and reason is null`),
    index('library_copies_thread')
      .on(table.accountId, table.threadId)
      .where(sql`thread_id is not null`),
    check('library_copies_put', sql.raw('put between 0 and asked and (put = 0) = (document_id is null)')),
    check('library_copies_message_once', sql.raw('thread_id is null or asked = 1')),
    check(
      'library_copies_reason',
      sql.raw(`reason is null or (reason in (${copyReasons.map((one) => `'${one}'`).join(', ')}) and put < asked)`),
    ),
  ],
);

export const libraryCopiesAccess = defineAccess(libraryCopies, {
  read: `(${isStaff} and ${seesAccount()})`,
  add: isSystem,
  change: { if: isSystem, columns: ['documentId', 'asked', 'put', 'askedAt', 'dueAt', 'failures', 'reason'] },
});
