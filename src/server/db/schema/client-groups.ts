import { boolean, check, doublePrecision, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { defineAccess, isAdministrator, isSystem, seesAccount } from '../table-access.ts';
import { accounts, portals } from './clients.ts';
import { createdAt, id, moment, newId } from './columns.ts';
import { users } from './people.ts';

/** Clients of a portal that belong together, for those who look after them: a family, a segment. Clients learn its welcome text alone. */
export const clientGroups = pgTable(
  'client_groups',
  {
    id: newId().primaryKey(),
    portalId: id('portal_id')
      .notNull()
      .references(() => portals.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    score: doublePrecision('score'),
    /** A client of the group reads it in the welcome after a sign-in. */
    welcome: text('welcome'),
    /** One that is not is offered nowhere and filters nothing. */
    isActive: boolean('is_active').notNull().default(true),
    /** The adviser who made it; null is the firm's own. */
    keptBy: id('kept_by').references(() => users.id, { onDelete: 'set null' }),
    /** The source's name for it, whatever it is called here; null where no import has named it. */
    importName: text('import_name'),
    createdAt: createdAt(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    unique('client_groups_import_name').on(table.portalId, table.importName),
    index('client_groups_kept_by').on(table.keptBy),
    check('client_groups_score', sql`${table.score} between 0 and 100`),
  ],
);

const isKeeper = `(actor_kind() = 'advisor' and kept_by = actor_user())`;

/** Advisers see their own and those with a client of theirs in it, and change their own. */
export const clientGroupsAccess = defineAccess(clientGroups, {
  read: `(${isAdministrator} or ${isKeeper} or has_client_in_group(id))`,
  add: `(${isAdministrator} or (${isKeeper} and works_on(portal_id)))`,
  change: { if: `(${isAdministrator} or ${isKeeper})`, columns: ['name', 'score', 'welcome', 'isActive'] },
  remove: isAdministrator,
  versioned: ['name', 'score', 'welcome', 'isActive'],
});

const isStaff = "actor_kind() in ('system', 'admin', 'advisor')";

export const clientGroupMembers = pgTable(
  'client_group_members',
  {
    accountId: id('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    groupId: id('group_id')
      .notNull()
      .references(() => clientGroups.id, { onDelete: 'cascade' }),
    memberSince: moment('member_since').notNull().defaultNow(),
    /** An import takes out those that imports brought, and no other. */
    source: text('source', { enum: ['import', 'entered'] })
      .notNull()
      .default('entered'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.groupId] }),
    index('client_group_members_of').on(table.groupId),
    check('client_group_members_source', sql`${table.source} in ('import', 'entered')`),
  ],
);

/** Clients see no more than that they are in something that has no name for them. */
export const clientGroupMembersAccess = defineAccess(clientGroupMembers, {
  read: seesAccount(),
  add: `${isStaff} and may_join_group(account_id, group_id)`,
  remove: `(${isAdministrator} or (${isStaff} and may_join_group(account_id, group_id)))`,
  analysed: true,
});

/** In which groups the source said an account is when it was last imported: what has not changed there undoes nothing that was done here. */
export const importedGroupMembers = pgTable(
  'imported_group_members',
  {
    accountId: id('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    groupId: id('group_id')
      .notNull()
      .references(() => clientGroups.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.groupId] }), index('imported_group_members_of').on(table.groupId)],
);

export const importedGroupMembersAccess = defineAccess(importedGroupMembers, {
  read: seesAccount(),
  add: isSystem,
  remove: isSystem,
  analysed: true,
});
