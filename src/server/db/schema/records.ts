import { index, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { id, moment, newId } from './columns.ts';
import { users } from './people.ts';
import { defineAccess, all, isAdministrator } from '../table-access.ts';

/**
 * The records that were deleted, with all that is needed to restore them, until they are too old. They stand nowhere else, so no query has to leave
 * them out, except accounts and portfolios: these keep their rows, with `removed_at`, and their own policies hide them.
 */
export const removedRecords = pgTable(
  'removed_records',
  {
    collection: text('collection').notNull(),
    id: id('id').notNull(),
    name: text('name').notNull(),
    content: jsonb('content').$type<object>().notNull(),
    removedAt: moment('removed_at').notNull().defaultNow(),
    removedBy: id('removed_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [primaryKey({ columns: [table.collection, table.id] }), index('removed_records_by_age').on(table.removedAt)],
);

/** An adviser puts accounts and portfolios there. */
const byAdviser = "actor_kind() = 'advisor' and collection in ('accounts', 'portfolios')";
const byThemselves = `(${byAdviser} and removed_by = actor_user())`;

/** An adviser takes back those that they put there themselves, and those of accounts that they keep. */
const mayRestore = `(${isAdministrator} or ${byThemselves} or (${byAdviser} and keeps_removed(collection, id, content)))`;

export const removedRecordsAccess = defineAccess(removedRecords, {
  read: mayRestore,
  add: `(${isAdministrator} or ${byThemselves})`,
  remove: mayRestore,
});

/** A list as someone wants to see it again: what its address says. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: newId().primaryKey(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    collection: text('collection').notNull(),
    name: text('name').notNull(),
    query: text('query').notNull(),
  },
  (table) => [unique('saved_views_name').on(table.userId, table.collection, table.name)],
);

export const savedViewsAccess = defineAccess(savedViews, all(`actor_kind() in ('advisor', 'admin') and user_id = actor_user()`));
