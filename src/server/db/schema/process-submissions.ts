import { index, pgTable } from 'drizzle-orm/pg-core';
import { accounts, portals } from './clients.ts';
import { id } from './columns.ts';
import { contentRecords } from './content.ts';
import { users } from './people.ts';
import { defineAccess, isAdministrator, isSystem } from '../table-access.ts';

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
