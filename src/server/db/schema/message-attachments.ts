import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { fileFormats } from '#domain/file/file-format.ts';
import { bytes } from './bytes.ts';
import { createdAt, id, newId } from './columns.ts';
import { documentVersions } from './documents.ts';
import { users } from './people.ts';
import { threadMessages } from './threads.ts';
import { defineAccess } from '../table-access.ts';

/** A file that came with a message: one of its own, or a version of a document of the account, which stays in the library. */
export const messageAttachments = pgTable(
  'message_attachments',
  {
    accountId: id('account_id').notNull(),
    threadId: id('thread_id').notNull(),
    messageId: id('message_id').notNull(),
    id: newId(),
    /** As it is shown and sent. */
    fileName: text('file_name').notNull(),
    extension: text('extension').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    /** SHA-256 of the file. */
    contentHash: bytes('content_hash').notNull(),
    /** The place of the file (`storedKey`); null for a document. */
    storedKey: text('stored_key'),
    documentId: id('document_id'),
    documentNumber: integer('document_number'),
    createdAt: createdAt(),
    addedBy: id('added_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.threadId, table.messageId, table.id] }),
    foreignKey({
      name: 'message_attachments_message',
      columns: [table.accountId, table.threadId, table.messageId],
      foreignColumns: [threadMessages.accountId, threadMessages.threadId, threadMessages.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'message_attachments_document',
      columns: [table.accountId, table.documentId, table.documentNumber],
      foreignColumns: [documentVersions.accountId, documentVersions.documentId, documentVersions.number],
    }).onDelete('cascade'),
    check('message_attachments_name', sql`char_length(${table.fileName}) between 1 and 200`),
    check('message_attachments_extension', sql.raw(`extension in (${fileFormats.map(({ extension }) => `'${extension}'`).join(', ')})`)),
    check('message_attachments_place', sql`(${table.storedKey} is null) = (${table.documentId} is not null)`),
    check('message_attachments_version', sql`(${table.documentId} is null) = (${table.documentNumber} is null)`),
    check('message_attachments_hash', sql`octet_length(${table.contentHash}) = 32`),
  ],
);

/** Everyone who sees the message sees its attachments: of notes the firm, of held messages the writer. They come and go with the message. */
export const messageAttachmentsAccess = defineAccess(messageAttachments, {
  read: 'sees_message(account_id, thread_id, message_id)',
  add: 'added_by = actor_user() and writes_message(account_id, thread_id, message_id)',
});
