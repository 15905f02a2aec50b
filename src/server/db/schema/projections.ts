import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { accounts } from './clients.ts';
import { createdAt, exact, id, moment, newId } from './columns.ts';
import { users } from './people.ts';
import { defineAccess, isSystem, servedReports } from '../table-access.ts';

/** The assumptions of someone about the future of an account; their outcome is computed whenever it is shown. Rates are fractions a year. */
export const projections = pgTable(
  'projections',
  {
    accountId: id('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    id: newId(),
    name: text('name').notNull(),
    riskProfile: smallint('risk_profile').notNull(),
    /** Once, at the beginning; in the account's currency, as all amounts. */
    deposit: exact('deposit').notNull(),
    /** A month; below 0 it is withdrawn. */
    contribution: exact('contribution').notNull(),
    /** By how much the contribution rises at each anniversary. */
    escalation: exact('escalation').notNull(),
    years: smallint('years').notNull(),
    inflation: exact('inflation').notNull(),
    target: exact('target'),
    /** Single payments, as `writePayments` of the domain writes them. */
    payments: text('payments').notNull().default(''),
    /** The seed of its random numbers, chosen once: the same terms draw the same picture. */
    seed: integer('seed')
      .notNull()
      .default(sql`floor(random() * 2147483647)::int`),
    createdAt: createdAt(),
    /** Null once that person is gone. */
    createdBy: id('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** Null while it stands in the list. */
    deletedAt: moment('deleted_at'),
    /** Counted by a trigger with each change. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    check('projections_name', sql`char_length(${table.name}) between 1 and 80`),
    check('projections_risk_profile', sql`${table.riskProfile} between 1 and 7`),
    check('projections_deposit', sql`${table.deposit} between 0 and 1000000000`),
    check('projections_contribution', sql`${table.contribution} between -10000000 and 10000000`),
    check('projections_escalation', sql`${table.escalation} between 0 and 0.2`),
    check('projections_years', sql`${table.years} between 1 and 40`),
    check('projections_inflation', sql`${table.inflation} between 0 and 0.2`),
    check('projections_payments', sql`char_length(${table.payments}) <= 1400`),
    check('projections_target', sql`${table.target} > 0 and ${table.target} <= 1000000000000`),
  ],
);

const terms = ['name', 'riskProfile', 'deposit', 'contribution', 'escalation', 'years', 'inflation', 'target', 'payments'] as const;

/** An adviser who views as a client is a kind of their own and writes nothing; administrators look too. */
const mayProject = "actor_kind() in ('investor', 'advisor') and may_see(account_id)";

/** Another system with both scopes, on accounts that it sees for their reports. */
const served = `(${servedReports} and service_may(array['plan-projections']))`;
const seen = `(may_see(account_id) or ${served})`;

/** It stays with its account and its maker, and is taken out of the table by `hold_projections` alone. */
export const projectionsAccess = defineAccess(projections, {
  read: seen,
  add: {
    if: `((${mayProject} and created_by = actor_user()) or (${served} and created_by is null)) and has_projections(account_id)`,
    columns: ['accountId', 'createdBy', ...terms],
  },
  change: { if: `(${mayProject}) or ${served}`, becomes: seen, columns: [...terms, 'deletedAt'] },
  remove: { if: isSystem, byFunctions: true },
  versioned: terms,
});

/** The funds that the payments of a projection name, each with its name as it was; written by `keep_planned_funds` alone. It outlives the security. */
export const plannedFunds = pgTable(
  'planned_funds',
  {
    accountId: id('account_id').notNull(),
    projectionId: id('projection_id').notNull(),
    fundId: id('fund_id').notNull(),
    name: text('name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.projectionId, table.fundId] }),
    foreignKey({ columns: [table.accountId, table.projectionId], foreignColumns: [projections.accountId, projections.id] }).onDelete(
      'cascade',
    ),
    index('planned_funds_fund').on(table.fundId),
  ],
);

const byFunctions = { if: isSystem, byFunctions: true } as const;

export const plannedFundsAccess = defineAccess(plannedFunds, { read: seen, add: byFunctions, change: byFunctions, remove: byFunctions });
