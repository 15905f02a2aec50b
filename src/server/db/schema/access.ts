import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts, portals } from './clients.ts';
import { id, newId } from './columns.ts';
import { users } from './people.ts';
import { defineAccess, all, isAdministrator } from '../table-access.ts';

/** Restricts which of their clients advisors see: anyone who is in the team of a group sees the clients of own groups alone. */
export const accessGroups = pgTable('access_groups', {
  id: newId().primaryKey(),
  name: text('name').notNull().unique(),
  description: text('description'),
  /** The version of name and description, counted by a trigger with each change. */
  version: integer('version').notNull().default(1),
});

export const accessGroupsAccess = defineAccess(accessGroups, {
  ...all(isAdministrator),
  read: `${isAdministrator} or exists (select from access_group_team team where team.group_id = access_groups.id)`,
  versioned: ['name', 'description'],
});

export const accessGroupTeam = pgTable(
  'access_group_team',
  {
    groupId: id('group_id')
      .notNull()
      .references(() => accessGroups.id, { onDelete: 'cascade' }),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.groupId] }), index('access_group_team_of').on(table.groupId)],
);

/** Rows that decide what is open are added and removed alone. */
const addedAndRemoved = { add: isAdministrator, remove: isAdministrator };

/** Advisers know which groups they are in, and not who else is. */
export const accessGroupTeamAccess = defineAccess(accessGroupTeam, {
  ...addedAndRemoved,
  read: `${isAdministrator} or (actor_kind() = 'advisor' and user_id = actor_user())`,
});

export const accessGroupClients = pgTable(
  'access_group_clients',
  {
    groupId: id('group_id')
      .notNull()
      .references(() => accessGroups.id, { onDelete: 'cascade' }),
    accountId: id('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.groupId] }), index('access_group_clients_of').on(table.groupId)],
);

/** Advisers see which of the clients that they look after share a group with them. */
export const accessGroupClientsAccess = defineAccess(accessGroupClients, {
  ...addedAndRemoved,
  read: `${isAdministrator} or (may_see(account_id) and exists (select from access_group_team team where team.group_id = access_group_clients.group_id))`,
});

/** The people who may enter a portal: its owners, its staff and the members of its accounts. Kept by triggers but for `is_owner` and `is_staff`. */
export const portalMembers = pgTable(
  'portal_members',
  {
    portalId: id('portal_id')
      .notNull()
      .references(() => portals.id, { onDelete: 'cascade' }),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isOwner: boolean('is_owner').notNull().default(false),
    /** An adviser who joined it by themselves, before there is an account to advise. */
    isStaff: boolean('is_staff').notNull().default(false),
    /** As an owner, as an adviser of the staff, or through any open membership; never for anyone who is disabled. */
    isOpen: boolean('is_open').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.portalId, table.userId] }), index('portal_members_of').on(table.userId)],
);

export const portalMembersAccess = defineAccess(portalMembers, {
  ...all(isAdministrator),
  read: `${isAdministrator} or (user_id = actor_user() and is_open)`,
  analysed: true,
});
