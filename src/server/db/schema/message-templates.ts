import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { locales } from '#contracts/ids.ts';
import { threadLimits } from '#domain/thread/thread.ts';
import { newId } from './columns.ts';
import { defineAccess, all, isAdministrator, isStaff } from '../table-access.ts';

/** Subject and text of messages that the firm sends again and again, with fields that each client has values of their own for. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    id: newId().primaryKey(),
    name: text('name').notNull().unique(),
    /** In which it is written: days in it are written so. */
    language: text('language', { enum: locales }).notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** Counted by a trigger with each change. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    check('message_templates_language', sql`${table.language} in ('en', 'el')`),
    check('message_templates_subject', sql`char_length(${table.subject}) between 1 and ${sql.raw(String(threadLimits.subject))}`),
    check('message_templates_body', sql`char_length(${table.body}) between 1 and ${sql.raw(String(threadLimits.text))}`),
  ],
);

/** Kept by administrators; used by all who write for the firm. */
export const messageTemplatesAccess = defineAccess(messageTemplates, {
  ...all(isAdministrator),
  read: isStaff,
  versioned: ['name', 'language', 'subject', 'body'],
});
