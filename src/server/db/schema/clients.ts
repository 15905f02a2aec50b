import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accountFields } from '#domain/account/account-fields.ts';
import { folded, phoneBookLetter } from '../folded-text.ts';
import { createdAt, id, moment, newId } from './columns.ts';
import { contentRecords } from './content.ts';
import { benchmarks, models } from './market.ts';
import { organisations } from './organisations.ts';
import { users } from './people.ts';
import {
  defineAccess,
  all,
  delegated,
  isAdministrator,
  isSystem,
  ofAccount,
  readOnly,
  seesAccount,
  servedReports,
  shared,
} from '../table-access.ts';

export const portals = pgTable('portals', {
  id: newId().primaryKey(),
  name: text('name').notNull().unique(),
  subtitle: text('subtitle'),
  /** Null is the firm's own. */
  language: text('language'),
  theme: text('theme'),
  phone: text('phone'),
  email: text('email'),
  /** The organisation of the portal; null where an import brought it. */
  organisationId: id('organisation_id').references(() => organisations.id),
  /** Null is the standard one. */
  subscriptionId: id('subscription_id').references(() => subscriptions.id),
  /** The address at which its funds are asked for; null for the firm's own securities. */
  explorerApi: text('explorer_api'),
  /** The address of the news service; null for the firm's own posts alone. */
  newsApi: text('news_api'),
  /** The entry of media that its readers download; null while there is none. */
  documentId: id('document_id').references(() => contentRecords.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
  /** Counts its changes: anyone who changes a portal says which one they saw. */
  version: integer('version').notNull().default(1),
});

export const portalsAccess = shared(portals);

/** The limits of a portal's use of the product. The database refuses more, however many ask at once. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: newId().primaryKey(),
    name: text('name').notNull().unique(),
    /** Active accounts. */
    accounts: integer('accounts').notNull(),
    /** Advisers who may enter. */
    advisors: integer('advisors').notNull(),
    isStandard: boolean('is_standard').notNull().default(false),
  },
  (table) => [
    uniqueIndex('subscriptions_standard')
      .on(table.isStandard)
      .where(sql`is_standard`),
    check('subscriptions_limits', sql`${table.accounts} >= 0 and ${table.advisors} >= 0`),
  ],
);

/** The firm's own administrators do not change what it has subscribed to. */
export const subscriptionsAccess = defineAccess(subscriptions, { ...all(isSystem), read: isAdministrator });

/** The largest number of portals: one row, which the start of the product writes from what it knows of the firm. Null is any number. */
export const portalMaximum = pgTable(
  'portal_maximum',
  { isOnly: boolean('is_only').primaryKey().default(true), portals: integer('portals') },
  (table) => [check('portal_maximum_only', sql`${table.isOnly}`)],
);

export const portalMaximumAccess = readOnly(portalMaximum);

export const accounts = pgTable(
  'accounts',
  {
    id: newId().primaryKey(),
    portalId: id('portal_id')
      .notNull()
      .references(() => portals.id),
    externalId: text('external_id'),
    /** The id of the source, opaque here: its client has the projections tool. Null for those without it. */
    projectionId: text('projection_id'),
    name: text('name').notNull(),
    email: text('email').notNull(),
    gender: text('gender', { enum: ['male', 'female'] }),
    currency: text('currency').notNull(),
    inception: date('inception', { mode: 'string' }),
    location: text('location'),
    /** The day on which its advisers mean to review it with the client. */
    nextReview: date('next_review', { mode: 'string' }),
    /** The words of its advisers that its client reads at the start; null for none. */
    note: text('note'),
    /** The day on which the note was last changed. */
    notedOn: date('noted_on', { mode: 'string' }),
    isActive: boolean('is_active').notNull().default(true),
    /** Since when its client may see it. What administrators create is valid at once; who signs up waits, with null. */
    validatedAt: moment('validated_at').defaultNow(),
    createdAt: createdAt(),
    /** Since when it is in the trash; null while it is not. */
    removedAt: moment('removed_at'),
    /** The version of the fields of its form, and of its advisers, counted with each change. */
    version: integer('version').notNull().default(1),
    /** The key that lists search and sort by, kept with the row: folding ten thousand names takes longer than all else of a list. */
    nameKey: text('name_key')
      .notNull()
      .generatedAlwaysAs(sql.raw(folded('name'))),
    emailKey: text('email_key')
      .notNull()
      .generatedAlwaysAs(sql.raw(folded('email'))),
    letter: text('letter').generatedAlwaysAs(sql.raw(phoneBookLetter('name'))),
    /** Facts of its portfolios and of its client's membership, kept by triggers of their tables. */
    portfolioTypeBits: integer('portfolio_type_bits').notNull().default(0),
    clientUserId: id('client_user_id'),
    /** The groups that it is in, kept by a trigger of their members. */
    groupIds: uuid('group_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [
    uniqueIndex('accounts_external').on(table.portalId, table.externalId),
    index('accounts_not_validated')
      .on(table.portalId)
      .where(sql`validated_at is null`),
    index('accounts_with_projections')
      .on(table.portalId)
      .where(sql`projection_id is not null`),
  ],
);

/** Only the system sees records in the trash: database functions move them there and restore them. */
const isNotRemoved = `(removed_at is null or ${isSystem})`;

/** A service writes to clients of the firm: it finds their accounts by their numbers, and nothing that they own. */
export const accountsAccess = defineAccess(accounts, {
  ...ofAccount('id'),
  read: `${isNotRemoved} and (${seesAccount('id')} or (actor_kind() = 'service' and service_may(array['invite-clients', 'mail-clients']))
    or (actor_kind() = 'delegate' and delegated_account(id)) or ${servedReports})`,
  versioned: [...accountFields.map(({ column }) => column), 'groupIds'],
  analysed: true,
});

/** The people who may see an account: its client and its advisors. Row-level security asks this membership. */
export const accountMembers = pgTable(
  'account_members',
  {
    accountId: id('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    relation: text('relation', { enum: ['client', 'advisor'] }).notNull(),
    /**
     * True if the membership gives the person access. A client needs an active and validated account. An adviser must be in no access group, or in one with
     * the account. A disabled person, or one who now has another role, has no access. Triggers maintain the column; every policy reads it.
     */
    isOpen: boolean('is_open').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.userId] }),
    index('account_members_of').on(table.userId, table.relation, table.isOpen, table.accountId),
    uniqueIndex('account_members_one_client')
      .on(table.accountId)
      .where(sql`relation = 'client'`),
    check('account_members_relation', sql`${table.relation} in ('client', 'advisor')`),
  ],
);

/** Administrators alone decide who may see an account. `may_see` reads it on behalf of everyone. */
export const accountMembersAccess = defineAccess(accountMembers, {
  ...all(isAdministrator),
  read: seesAccount(),
  ownerPasses: true,
  analysed: true,
});

export const portfolios = pgTable(
  'portfolios',
  {
    accountId: id('account_id')
      .notNull()
      .references(() => accounts.id),
    id: newId(),
    externalId: text('external_id').notNull(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    currency: text('currency').notNull(),
    region: text('region'),
    inception: date('inception', { mode: 'string' }),
    objective: text('objective'),
    riskLevel: integer('risk_level'),
    esgRating: integer('esg_rating'),
    benchmarkId: id('benchmark_id').references(() => benchmarks.id),
    modelId: id('model_id').references(() => models.id),
    /** Since when it is in the trash; null while it is not. */
    removedAt: moment('removed_at'),
    /** The version of the fields of its form, counted with each change. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    unique('portfolios_external').on(table.accountId, table.externalId),
    index('portfolios_id').on(table.id),
    check('portfolios_risk', sql`${table.riskLevel} between 1 and 10`),
    check('portfolios_esg', sql`${table.esgRating} between 1 and 10`),
  ],
);

export const portfoliosAccess = defineAccess(portfolios, {
  ...ofAccount(),
  read: `${isNotRemoved} and (${seesAccount()} or ${delegated('id')} or ${servedReports})`,
  versioned: ['name', 'type', 'region', 'currency', 'objective', 'riskLevel', 'esgRating', 'benchmarkId', 'modelId'],
  analysed: true,
});

/** The first sign-in of each person to each portal. */
export const portalLogins = pgTable(
  'portal_logins',
  {
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    portalId: id('portal_id')
      .notNull()
      .references(() => portals.id, { onDelete: 'cascade' }),
    firstAt: moment('first_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.portalId] })],
);

export const portalLoginsAccess = defineAccess(portalLogins, all(isSystem));
