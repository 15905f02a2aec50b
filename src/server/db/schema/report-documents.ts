import { date, foreignKey, pgTable, primaryKey, unique } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { portfolios } from './clients.ts';
import { id } from './columns.ts';
import { documents } from './documents.ts';
import { defineAccess, isStaff, seesAccount } from '../table-access.ts';

/** The document in the library that a report became: one for each account or portfolio, day and period. */
export const reportDocuments = pgTable(
  'report_documents',
  {
    accountId: id('account_id').notNull(),
    documentId: id('document_id').notNull(),
    /** Null for a report of the whole account. */
    portfolioId: id('portfolio_id'),
    asOf: date('as_of', { mode: 'string' }).notNull(),
    periodFrom: date('period_from', { mode: 'string' }).notNull(),
    periodTo: date('period_to', { mode: 'string' }).notNull(),
    /** SHA-256 of the figures that the newest version says. */
    figuresHash: bytes('figures_hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.documentId] }),
    foreignKey({
      name: 'report_documents_document',
      columns: [table.accountId, table.documentId],
      foreignColumns: [documents.accountId, documents.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'report_documents_portfolio',
      columns: [table.accountId, table.portfolioId],
      foreignColumns: [portfolios.accountId, portfolios.id],
    }),
    unique('report_documents_report')
      .on(table.accountId, table.portfolioId, table.asOf, table.periodFrom, table.periodTo)
      .nullsNotDistinct(),
  ],
);

const isTheFirms = `${isStaff} and ${seesAccount()}`;

/** The firm alone says which document a report became; a report whose document is in the trash gets another one. */
export const reportDocumentsAccess = defineAccess(reportDocuments, {
  read: seesAccount(),
  add: isTheFirms,
  change: { if: isTheFirms, columns: ['documentId', 'figuresHash'] },
});
