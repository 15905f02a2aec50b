import { check, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { identityProviders } from '#domain/sign-in/identity-provider.ts';
import { id, moment } from './columns.ts';
import { confirmedAddresses, users } from './people.ts';
import { defineAccess, all, isSystem } from '../table-access.ts';

/** Accounts elsewhere that people sign in with. Each was linked by a confirmed address, and goes with that; what its owner ended stays ended. */
export const linkedIdentities = pgTable(
  'linked_identities',
  {
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider', { enum: identityProviders }).notNull(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    linkedAt: moment('linked_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    /** Since when no account of this provider signs its owner in. */
    endedAt: moment('ended_at'),
    /** The person whose confirmation it hangs on, until it has ended. */
    confirmedBy: id('confirmed_by')
      .generatedAlwaysAs(sql`case when ended_at is null then user_id end`)
      .references(() => confirmedAddresses.userId, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.provider] }),
    index('linked_identities_confirmed_by').on(table.confirmedBy),
    unique('linked_identities_subject').on(table.issuer, table.subject),
    check('linked_identities_provider', sql`${table.provider} in ('google', 'microsoft', 'linkedin')`),
  ],
);

export const linkedIdentitiesAccess = defineAccess(linkedIdentities, all(isSystem));
