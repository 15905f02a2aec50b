import { sql } from 'drizzle-orm';
import { boolean, date, foreignKey, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { FigureChange, PublishedFigures } from '#contracts/reports/published-report.ts';
import { accounts } from './clients.ts';
import { id, moment, newId } from './columns.ts';
import { users } from './people.ts';
import { defineAccess, ofAccount, seesAccount } from '../table-access.ts';

/** The figures of a report when it left as a file: never changed, never removed. */
export const publishedReports = pgTable(
  'published_reports',
  {
    accountId: id('account_id')
      .notNull()
      .references(() => accounts.id),
    id: newId(),
    portfolioId: id('portfolio_id').notNull(),
    asOf: date('as_of', { mode: 'string' }).notNull(),
    periodFrom: date('period_from', { mode: 'string' }).notNull(),
    periodTo: date('period_to', { mode: 'string' }).notNull(),
    currency: text('currency').notNull(),
    publishedAt: moment('published_at').notNull().defaultNow(),
    /** Null when no person asked for it. */
    publishedBy: id('published_by').references(() => users.id),
    figures: jsonb('figures').$type<PublishedFigures>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('published_reports_subject').on(table.accountId, table.portfolioId, table.asOf),
  ],
);

/** A client adds these rows; anyone who looks on their behalf does not. */
const isNoViewer = "actor_kind() is distinct from 'viewer'";

export const publishedReportsAccess = defineAccess(publishedReports, {
  read: seesAccount(),
  add: `may_see(account_id) and (actor_kind() = 'system' or (published_by = actor_user() and ${isNoViewer}))`,
});

/** The check whether a published report would say the same today. `is_due` since figures of its days were computed again. */
export const reportChecks = pgTable(
  'report_checks',
  {
    accountId: id('account_id').notNull(),
    reportId: id('report_id').notNull(),
    portfolioId: id('portfolio_id').notNull(),
    asOf: date('as_of', { mode: 'string' }).notNull(),
    isDue: boolean('is_due').notNull(),
    changes: jsonb('changes').$type<readonly FigureChange[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.reportId] }),
    foreignKey({ columns: [table.accountId, table.reportId], foreignColumns: [publishedReports.accountId, publishedReports.id] }),
    index('report_checks_due')
      .on(table.accountId)
      .where(sql`is_due`),
  ],
);

export const reportChecksAccess = defineAccess(reportChecks, { ...ofAccount(), add: `${isNoViewer} and ${seesAccount()}` });
