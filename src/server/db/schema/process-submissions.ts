import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { copyReasons } from '#domain/submission/copy-state.ts';
import { accounts, portals } from './clients.ts';
import { id, moment } from './columns.ts';
import { contentRecords } from './content.ts';
import { documents } from './documents.ts';
import { users } from './people.ts';
import { defineAccess, isAdministrator, isStaff, isSystem, seesAccount } from '../table-access.ts';

/**
 * The sender of a record of `submissions` that came through a process of a portal, with the account that it is for. A trigger writes it with the record
 * (`sql/functions/submissions.sql`), also when the record comes back from the trash; the answers stay with the record.
 */
export const processSubmissions = pgTable(
  'process_submissions',
  {
    submissionId: id('submission_id')
      .primaryKey()
      .references(() => contentRecords.id, { onDelete: 'cascade' }),
    processId: id('process_id').notNull(),
    portalId: id('portal_id')
      .notNull()
      .references(() => portals.id, { onDelete: 'cascade' }),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for anyone who is the client of no account there. */
    accountId: id('account_id').references(() => accounts.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('process_submissions_of').on(table.userId, table.processId),
    index('process_submissions_on').on(table.portalId, table.submissionId),
  ],
);

/** Others who share the account are not readers, and neither is anyone who sees the portal as the client does. */
export const processSubmissionsAccess = defineAccess(processSubmissions, {
  read: `${isAdministrator} or (actor_kind() in ('advisor', 'investor') and user_id = actor_user())
    or (actor_kind() = 'advisor' and case when account_id is null then advises(user_id) else may_see(account_id) end)`,
  add: { if: isSystem, byFunctions: true },
});

/**
 * The copy of a submission in the library of its account: how often one was asked for, and which of these the document has. It stays when the submission
 * goes to the trash, as the document does: whatever comes back is the same document's.
 */
export const submissionCopies = pgTable(
  'submission_copies',
  {
    submissionId: id('submission_id').primaryKey(),
    accountId: id('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Null before the first copy is in the library. */
    documentId: id('document_id'),
    /** Counts what the sender sent: once, and once more with each change. */
    asked: integer('asked').notNull().default(1),
    /** The count whose answers the newest version of the document has. */
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
      name: 'submission_copies_document',
      columns: [table.accountId, table.documentId],
      foreignColumns: [documents.accountId, documents.id],
    }).onDelete('cascade'),
    index('submission_copies_waiting')
      .on(table.dueAt)
      .where(sql`put < asked and reason is null`),
    check('submission_copies_put', sql.raw('put between 0 and asked and (put = 0) = (document_id is null)')),
    check(
      'submission_copies_reason',
      sql.raw(`reason is null or (reason in (${copyReasons.map((one) => `'${one}'`).join(', ')}) and put < asked)`),
    ),
  ],
);

export const submissionCopiesAccess = defineAccess(submissionCopies, {
  read: `(${isStaff} and ${seesAccount()})`,
  add: isSystem,
  change: { if: isSystem, columns: ['documentId', 'asked', 'put', 'askedAt', 'dueAt', 'failures', 'reason'] },
});
