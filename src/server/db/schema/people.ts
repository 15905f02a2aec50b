import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { jobs } from '#domain/person/job.ts';
import type { Identity } from '#domain/sign-in/identity-provider.ts';
import { secondFactors } from '#domain/sign-in/second-factor.ts';
import { bytes } from './bytes.ts';
import type { PostalAddress } from '#domain/organisation/postal-address.ts';
import { folded } from '../folded-text.ts';
import { createdAt, id, moment, newId } from './columns.ts';
import { organisations } from './organisations.ts';
import { defineAccess, all, isAdministrator, isSystem } from '../table-access.ts';

export const users = pgTable(
  'users',
  {
    id: newId().primaryKey(),
    email: text('email').notNull(),
    /** The key that people are found by: behind row-level security an index on lower(email) is not used, because lower() is not leakproof. */
    emailKey: text('email_key')
      .notNull()
      .generatedAlwaysAs(sql`lower(email)`),
    name: text('name').notNull(),
    /** The key that administrators search and sort by, kept with the row: an index on what is computed has to look at each row. */
    nameKey: text('name_key')
      .notNull()
      .generatedAlwaysAs(sql.raw(folded('name'))),
    role: text('role', { enum: ['investor', 'advisor', 'admin'] }).notNull(),
    title: text('title'),
    /** The role of someone of the firm. */
    job: text('job', { enum: jobs }),
    /** True if clients write to them; if no one who looks after an account is a messenger, clients write to all of these. Null is not said. */
    isMessenger: boolean('is_messenger'),
    /** Kept by administrators; the person's own is in `userSecurity`. */
    telephone: text('telephone'),
    profileUrl: text('profile_url'),
    linkedin: text('linkedin'),
    language: text('language'),
    theme: text('theme'),
    /** True once they have said not to be welcomed again. */
    hideIntroText: boolean('hide_intro_text').notNull().default(false),
    organisationId: id('organisation_id').references(() => organisations.id),
    createdAt: createdAt(),
    /** The version of name, title, job, organisation and how the person is reached, counted by a trigger with each change. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    /** The order in which administrators list them. */
    index('users_name_key').on(table.nameKey, table.id),
    index('users_email_key').on(table.emailKey, table.id),
    check('users_role', sql`${table.role} in ('investor', 'advisor', 'admin')`),
    check('users_pages', sql`${table.profileUrl} ~ '^https://' and ${table.linkedin} ~ '^https://'`),
    check('users_job', sql`${table.job} in ('investment-manager', 'financial-advisor')`),
  ],
);

export const usersAccess = defineAccess(users, {
  ...all(isAdministrator),
  read: `${isAdministrator} or may_see_person(id)`,
  versioned: ['name', 'title', 'job', 'isMessenger', 'organisationId', 'telephone', 'profileUrl', 'linkedin'],
  analysed: true,
});

/**
 * The sign-in data of a person. The person, administrators and the system may read it, but not people who share an account. The database creates a row with
 * each person.
 */
export const userSecurity = pgTable(
  'user_security',
  {
    userId: id('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    isDisabled: boolean('is_disabled').notNull().default(false),
    isTwoFactorDisabled: boolean('is_two_factor_disabled').notNull().default(false),
    pinTarget: text('pin_target', { enum: ['sms', 'email'] })
      .notNull()
      .default('sms'),
    /** The person's own, where PINs go. */
    phone: text('phone'),
  },
  (table) => [check('user_security_pin_target', sql`${table.pinTarget} in ('sms', 'email')`)],
);

/** Made with the person, gone with the person; which of it is whose to change is said by `keep_security`. */
export const userSecurityAccess = defineAccess(userSecurity, {
  read: `${isAdministrator} or user_id = actor_user()`,
  add: { if: isSystem, byFunctions: true },
  change: `${isAdministrator} or (user_id = actor_user() and actor_kind() <> 'viewer')`,
});

/** The details of a person that are not for anyone who shares an account: the person's own and administrators'. Their version is the person's. */
export const privateDetails = pgTable('private_details', {
  userId: id('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  address: jsonb('address').$type<PostalAddress>().notNull().default({}),
  other: text('other'),
});

export const privateDetailsAccess = defineAccess(privateDetails, {
  ...all(isSystem),
  read: `${isAdministrator} or user_id = actor_user()`,
});

/** The last sign-ins of people, apart from all else that is known of them: an import that holds someone's row lets her in all the same. */
export const lastSignIns = pgTable('last_sign_ins', {
  userId: id('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  at: moment('at').notNull(),
});

export const lastSignInsAccess = defineAccess(lastSignIns, {
  ...all(isAdministrator),
  read: `${isAdministrator} or user_id = actor_user() or (actor_kind() = 'advisor' and may_see_person(user_id))`,
});

/** The people whose address has been confirmed: by a link sent there, or by the word of an administrator. It ends with the address. */
export const confirmedAddresses = pgTable('confirmed_addresses', {
  userId: id('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  at: moment('at').notNull().defaultNow(),
});

export const confirmedAddressesAccess = defineAccess(confirmedAddresses, all(isSystem));

export const credentials = pgTable('credentials', {
  userId: id('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  passwordHash: text('password_hash').notNull(),
  changedAt: moment('changed_at').notNull().defaultNow(),
});

export const credentialsAccess = defineAccess(credentials, all(isSystem));

/** A right password makes only this; it can reach verify, resend and cancel, and becomes a session after the PIN. */
export const signinAttempts = pgTable(
  'signin_attempts',
  {
    id: newId().primaryKey(),
    tokenHash: bytes('token_hash').notNull().unique(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    /** These three only where a PIN was sent; otherwise the app, a passkey or a recovery code is asked for. */
    pinHmac: bytes('pin_hmac'),
    pinSentAt: moment('pin_sent_at'),
    pinExpiresAt: moment('pin_expires_at'),
    /** A PIN is asked for, and was not sent yet: another was sent to the person a moment before. */
    awaitsPin: boolean('awaits_pin').notNull().default(false),
    pinTries: integer('pin_tries').notNull().default(0),
    consumedAt: moment('consumed_at'),
    /** The first of someone whose account was made a moment ago. */
    isFirst: boolean('is_first').notNull().default(false),
    /** The account elsewhere that it began with; null after a password. */
    identity: jsonb('identity').$type<Identity>(),
  },
  (table) => [
    index('signin_attempts_user').on(table.userId),
    check('signin_attempts_pin', sql`num_nulls(${table.pinHmac}, ${table.pinSentAt}, ${table.pinExpiresAt}) in (0, 3)`),
    check('signin_attempts_awaits', sql`not ${table.awaitsPin} or ${table.pinHmac} is null`),
  ],
);

export const signinAttemptsAccess = defineAccess(signinAttempts, all(isSystem));

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    /** The name of the session where its token must not be. */
    id: newId().unique(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    networkAddress: text('network_address'),
    idleDeadline: moment('idle_deadline').notNull(),
    absoluteDeadline: moment('absolute_deadline').notNull(),
    secondFactor: text('second_factor', { enum: [...secondFactors, 'disabled'] }).notNull(),
    userAgent: text('user_agent'),
    /** Portal id to the as-of date chosen there, kept until sign-out. */
    asOf: jsonb('as_of').$type<Record<string, string>>().notNull().default({}),
    /** The account as whose client, the person, the session sees the portal. Looked at with each request: without foreign keys. */
    viewedAccountId: id('viewed_account_id'),
    viewedPersonId: id('viewed_person_id'),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    check('sessions_viewed', sql`num_nulls(${table.viewedAccountId}, ${table.viewedPersonId}) in (0, 2)`),
  ],
);

export const sessionsAccess = defineAccess(sessions, all(isSystem));

/** A device that signed in before counts its password failures apart, so that no one can lock the owner out. */
export const knownDevices = pgTable('known_devices', {
  tokenHash: bytes('token_hash').primaryKey(),
  userId: id('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
});

export const knownDevicesAccess = defineAccess(knownDevices, all(isSystem));

/** Failures in a row and today, per kind (pin, password, network) and whom they count against. */
export const authCounters = pgTable(
  'auth_counters',
  {
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    inARow: integer('in_a_row').notNull().default(0),
    day: date('day', { mode: 'string' }).notNull(),
    today: integer('today').notNull().default(0),
    lockedUntil: moment('locked_until'),
    /** The lock that the audit trail was told of last, by its end. */
    toldUntil: moment('told_until'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subject] })],
);

export const authCountersAccess = defineAccess(authCounters, all(isSystem));

/** The activities of people, for portal analytics: sign-ins, views, downloads, and of the trail what they created, changed and deleted. */
export const activities = pgTable(
  'activities',
  {
    id: newId().primaryKey(),
    at: moment('at').notNull().defaultNow(),
    kind: text('kind', { enum: ['signed-in', 'signed-out', 'viewed', 'downloaded', 'created', 'changed', 'deleted'] }).notNull(),
    section: text('section').notNull(),
    userId: id('user_id'),
    /** The client as whom the person saw the portal. */
    onBehalfOf: id('on_behalf_of'),
    isInvestor: boolean('is_investor').notNull(),
    portalId: id('portal_id'),
    accountId: id('account_id'),
    info: text('info'),
  },
  (table) => [
    index('activities_at').on(table.at),
    index('activities_account')
      .on(table.accountId, table.id)
      .where(sql`account_id is not null`),
    index('activities_portal').on(table.portalId, table.isInvestor, table.at),
    index('activities_sign_ins')
      .on(table.userId, table.at)
      .where(sql`kind = 'signed-in'`),
  ],
);

export const activitiesAccess = defineAccess(activities, {
  read: `${isAdministrator} or user_id = actor_user() or (actor_kind() = 'investor' and account_id is not null and may_see(account_id))`,
  add: `${isSystem} or (user_id = actor_user() and on_behalf_of is not distinct from actor_behalf())`,
});
