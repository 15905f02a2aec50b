import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { delegatedAreas, delegateRelations } from '#domain/delegation/delegation.ts';
import { accounts } from './clients.ts';
import { createdAt, id, moment, newId } from './columns.ts';
import { users } from './people.ts';
import { defineAccess, isSystem, seesAccount } from '../table-access.ts';

/**
 * Whom the client of an account lets in beside themselves, to some of its portfolios. Never a membership: no policy reads a delegate as a client, and
 * what a delegate sees is said table by table (`delegated…` in sql/functions/delegations.sql).
 */
export const delegations = pgTable(
  'delegations',
  {
    accountId: id('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    id: newId().primaryKey(),
    /** The client who gave it: it lets in as long as they are the client of the account. */
    givenBy: id('given_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** As `emailKey` writes it. */
    email: text('email').notNull(),
    relation: text('relation', { enum: delegateRelations }).notNull(),
    area: text('area', { enum: delegatedAreas }).notNull(),
    /** Each by name: what the account gets later is not in it. */
    portfolioIds: id('portfolio_ids').array().notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    /** The person who accepted it, and the moment. */
    delegateId: id('delegate_id').references(() => users.id, { onDelete: 'cascade' }),
    acceptedAt: moment('accepted_at'),
    lastVisitAt: moment('last_visit_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('delegations_of_account').on(table.accountId, table.createdAt),
    index('delegations_of_delegate').on(table.delegateId),
    index('delegations_given').on(table.givenBy, table.createdAt),
    check('delegations_relation', sql`${table.relation} in ('spouse', 'accountant', 'trustee', 'other')`),
    check('delegations_area', sql`${table.area} in ('everything', 'percentages')`),
    check('delegations_portfolios', sql`cardinality(${table.portfolioIds}) between 1 and 50`),
    check('delegations_accepted', sql`num_nulls(${table.delegateId}, ${table.acceptedAt}) in (0, 2)`),
    check('delegations_not_oneself', sql`${table.delegateId} <> ${table.givenBy}`),
    check('delegations_expiry', sql`${table.expiresAt} > ${table.createdAt}`),
  ],
);

/** Read by everyone who sees the account, and, as themselves, by the delegate while it lets them in; written by the system alone, which has asked the policy. */
export const delegationsAccess = defineAccess(delegations, {
  read: `${seesAccount()} or (delegate_id = actor_user() and actor_kind() = 'investor' and delegation_lets_in(id, actor_user()))`,
  add: isSystem,
  change: { if: isSystem, columns: ['area', 'portfolioIds', 'expiresAt', 'delegateId', 'acceptedAt', 'lastVisitAt', 'endedAt'] },
});
