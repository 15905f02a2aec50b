import { pgTable } from 'drizzle-orm/pg-core';
import { accounts } from './clients.ts';
import { id, moment } from './columns.ts';

/** When the client of an account was last sent an invitation. */
export const accountInvitations = pgTable('account_invitations', {
  accountId: id('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  lastSentAt: moment('last_sent_at').notNull().defaultNow(),
});
