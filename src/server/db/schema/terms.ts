import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, unique } from 'drizzle-orm/pg-core';
import type { Locale } from '#contracts/ids.ts';
import { accounts, portals } from './clients.ts';
import { id, moment, newId } from './columns.ts';
import { users } from './people.ts';
import { defineAccess, isAdministrator, isSystem } from '../table-access.ts';

/** The terms of use of a portal, each version once and for good. Everyone may read them; the highest version is in force. */
export const portalTerms = pgTable(
  'portal_terms',
  {
    id: newId().primaryKey(),
    portalId: id('portal_id')
      .notNull()
      .references(() => portals.id),
    version: integer('version').notNull(),
    /** One for each language that the firm speaks. */
    texts: jsonb('texts').$type<Partial<Record<Locale, string>>>().notNull(),
    publishedAt: moment('published_at').notNull().defaultNow(),
    /** Null where the firm's data came with them. */
    publishedBy: id('published_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('portal_terms_version').on(table.portalId, table.version),
    check('portal_terms_numbered', sql`${table.version} > 0`),
    check('portal_terms_written', sql`${table.texts} <> '{}'`),
  ],
);

/** Everyone may read the terms, because anyone may sign up. */
export const portalTermsAccess = defineAccess(portalTerms, {
  read: 'true',
  add: { if: isAdministrator, columns: ['portalId', 'version', 'texts', 'publishedBy'] },
});

/** `account.termsAndConditions`: which version its client accepted when. Nothing here is changed or removed. */
export const termsAcceptances = pgTable(
  'terms_acceptances',
  {
    accountId: id('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    termsId: id('terms_id')
      .notNull()
      .references(() => portalTerms.id),
    /** The client at that time: another one is asked again. */
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    acceptedAt: moment('accepted_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.termsId, table.userId] }), index('terms_acceptances_of').on(table.termsId)],
);

export const termsAcceptancesAccess = defineAccess(termsAcceptances, {
  read: 'may_see(account_id)',
  add: { if: isSystem, columns: ['accountId', 'termsId', 'userId'] },
});
