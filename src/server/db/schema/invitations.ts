import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts, portals } from './clients.ts';
import { createdAt, id, moment, newId } from './columns.ts';
import { users } from './people.ts';
import { defineAccess, all, isAdministrator, isSystem } from '../table-access.ts';

/** The newest invitation of an account's client: when it was sent, and what became of it (`invitation_state`). */
export const accountInvitations = pgTable('account_invitations', {
  accountId: id('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  lastSentAt: moment('last_sent_at').notNull().defaultNow(),
  expiresAt: moment('expires_at')
    .notNull()
    .default(sql`now() + interval '7 days'`),
  /** The key of the message that carries it; null where no one gets it. */
  messageKey: text('message_key'),
  openedAt: moment('opened_at'),
  acceptedAt: moment('accepted_at'),
  revokedAt: moment('revoked_at'),
});

export const accountInvitationsAccess = defineAccess(accountInvitations, {
  ...all(isSystem),
  read: `${isSystem} or (actor_kind() <> 'service' and may_see(account_id))
    or (actor_kind() = 'service' and service_may(array['invite-clients']))`,
});

/** Someone who was asked to be an adviser of a portal. One that has not ended is sent again rather than written twice. */
export const adviserInvitations = pgTable(
  'adviser_invitations',
  {
    id: newId().primaryKey(),
    portalId: id('portal_id')
      .notNull()
      .references(() => portals.id, { onDelete: 'cascade' }),
    /** As `emailKey` writes it. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    invitedBy: id('invited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    lastSentAt: moment('last_sent_at').notNull().defaultNow(),
    acceptedAt: moment('accepted_at'),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    uniqueIndex('adviser_invitations_open')
      .on(table.portalId, table.email)
      .where(sql`accepted_at is null and withdrawn_at is null`),
    index('adviser_invitations_of').on(table.portalId, table.lastSentAt),
    check('adviser_invitations_ended_once', sql`${table.acceptedAt} is null or ${table.withdrawnAt} is null`),
  ],
);

export const adviserInvitationsAccess = defineAccess(adviserInvitations, {
  read: isAdministrator,
  add: isAdministrator,
  change: isAdministrator,
});
