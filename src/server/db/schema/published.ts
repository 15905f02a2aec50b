import { sql } from 'drizzle-orm';
import { boolean, date, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { FigureChange, PublishedFigures } from '#contracts/published-report.ts';
import { accounts } from './clients.ts';
import { id, moment, newId } from './columns.ts';
import { users } from './people.ts';

/** What a report said when it left as a file: never changed, never removed. */
export const publishedReports = pgTable(
  'published_reports',
  {
    id: newId().primaryKey(),
    accountId: id('account_id')
      .notNull()
      .references(() => accounts.id),
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
  (table) => [index('published_reports_subject').on(table.accountId, table.portfolioId, table.asOf)],
);

/** Whether a published report would say the same today. `is_due` since figures of its days were computed anew. */
export const reportChecks = pgTable(
  'report_checks',
  {
    accountId: id('account_id')
      .notNull()
      .references(() => accounts.id),
    reportId: id('report_id')
      .notNull()
      .references(() => publishedReports.id),
    portfolioId: id('portfolio_id').notNull(),
    asOf: date('as_of', { mode: 'string' }).notNull(),
    isDue: boolean('is_due').notNull(),
    changes: jsonb('changes').$type<readonly FigureChange[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.reportId] }),
    index('report_checks_due')
      .on(table.accountId)
      .where(sql`is_due`),
  ],
);
