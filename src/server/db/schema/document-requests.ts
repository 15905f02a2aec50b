import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { lineStates, requestLimits } from '#domain/document/document-request.ts';
import { accounts } from './clients.ts';
import { createdAt, id, moment, newId } from './columns.ts';
import { documents } from './documents.ts';
import { users } from './people.ts';
import { defineAccess, isStaff, seesAccount } from '../table-access.ts';

/** A request to a client to send documents; its outcome is in `document_request_lines`. */
export const documentRequests = pgTable(
  'document_requests',
  {
    accountId: id('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    id: newId(),
    title: text('title').notNull(),
    note: text('note').notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    createdAt: createdAt(),
    createdBy: id('created_by').references(() => users.id, { onDelete: 'set null' }),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('document_requests_id').on(table.id),
    index('document_requests_due').on(table.dueOn, table.id),
    check('document_requests_title', sql.raw(`char_length(title) between 1 and ${requestLimits.title}`)),
    check('document_requests_note', sql.raw(`char_length(note) <= ${requestLimits.note}`)),
  ],
);

const mayKeep = `${isStaff} and ${seesAccount()}`;

/** Both sides see it; the firm asks in one's own name, and withdraws. */
export const documentRequestsAccess = defineAccess(documentRequests, {
  read: seesAccount(),
  add: `${mayKeep} and created_by = actor_user()`,
  change: { if: mayKeep, columns: ['withdrawnAt'] },
});

/** One document that is asked for, the one that came, and what the firm says of it. */
export const documentRequestLines = pgTable(
  'document_request_lines',
  {
    accountId: id('account_id').notNull(),
    requestId: id('request_id').notNull(),
    number: integer('number').notNull(),
    title: text('title').notNull(),
    state: text('state', { enum: lineStates }).notNull().default('open'),
    documentId: id('document_id'),
    sentBy: id('sent_by').references(() => users.id, { onDelete: 'set null' }),
    /** The reason why it was sent back. */
    reason: text('reason'),
    decidedBy: id('decided_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.requestId, table.number] }),
    foreignKey({
      name: 'document_request_lines_request',
      columns: [table.accountId, table.requestId],
      foreignColumns: [documentRequests.accountId, documentRequests.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'document_request_lines_document',
      columns: [table.accountId, table.documentId],
      foreignColumns: [documents.accountId, documents.id],
    }),
    check('document_request_lines_number', sql.raw(`number between 1 and ${requestLimits.lines}`)),
    check('document_request_lines_title', sql.raw(`char_length(title) between 1 and ${requestLimits.line}`)),
    check('document_request_lines_state', sql.raw(`state in (${lineStates.map((state) => `'${state}'`).join(', ')})`)),
    check('document_request_lines_document_there', sql.raw("(state = 'open') = (document_id is null)")),
    check(
      'document_request_lines_reason',
      sql.raw(`(state = 'returned') = (reason is not null) and char_length(reason) between 1 and ${requestLimits.reason}`),
    ),
  ],
);

const asClient = "actor_kind() = 'investor' and may_see(account_id)";

/** The client puts a document to a line that was not accepted, and decides nothing. */
export const documentRequestLinesAccess = defineAccess(documentRequestLines, {
  read: seesAccount(),
  add: `${mayKeep} and state = 'open'`,
  change: {
    if: `((${mayKeep}) or (${asClient} and state <> 'accepted'))`,
    becomes: `((${mayKeep}) or (${asClient} and state = 'sent' and sent_by = actor_user() and decided_by is null))`,
    columns: ['state', 'documentId', 'sentBy', 'reason', 'decidedBy'],
  },
});
