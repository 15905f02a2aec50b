import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { threadLimits } from '#domain/thread/thread.ts';
import { portals } from './clients.ts';
import { createdAt, id, moment, newId } from './columns.ts';
import { users } from './people.ts';
import { defineAccess, isSystem } from '../table-access.ts';

/** One message of the firm's to several clients: each has a thread of their own, whose first message names it. */
export const mailings = pgTable(
  'mailings',
  {
    id: newId().primaryKey(),
    portalId: id('portal_id')
      .notNull()
      .references(() => portals.id, { onDelete: 'cascade' }),
    writtenBy: id('written_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subject: text('subject').notNull(),
    /** Accounts that were chosen, and why one was left out (queries/threads/mailings.ts). */
    recipients: jsonb('recipients').$type<readonly object[]>().notNull(),
    /** Both as of each of its messages. */
    notifies: boolean('notifies').notNull().default(true),
    copies: boolean('copies').notNull().default(false),
    createdAt: createdAt(),
    stoppedAt: moment('stopped_at'),
  },
  (table) => [
    index('mailings_written').on(table.writtenBy, table.portalId, table.createdAt),
    check('mailings_subject', sql`char_length(${table.subject}) between 1 and ${sql.raw(String(threadLimits.subject))}`),
  ],
);

const own = "written_by = actor_user() and actor_kind() in ('admin', 'advisor')";

/** Its writer's alone: what each client got stands in the thread, for all who see it. */
export const mailingsAccess = defineAccess(mailings, {
  read: `(${isSystem} or (${own}))`,
  add: `${own} and (actor_kind() = 'admin' or works_on(portal_id))`,
  change: { if: own, columns: ['stoppedAt'] },
});
