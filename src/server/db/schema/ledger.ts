import { sql } from 'drizzle-orm';
import { bigint, date, foreignKey, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ImportWarningKind } from '#domain/data-health/import-warning.ts';
import { users } from './people.ts';
import { portfolios } from './clients.ts';
import { exact, id, moment, newId } from './columns.ts';
import { instruments } from './market.ts';
import { defineAccess, all, delegated, delegatedWholly, isSystem, ofAccount, seesAccount, servedReports } from '../table-access.ts';

/** The truth. Never changed: voided and replaced. */
export const transactions = pgTable(
  'transactions',
  {
    accountId: id('account_id').notNull(),
    portfolioId: id('portfolio_id').notNull(),
    id: newId(),
    source: text('source').notNull(),
    sourceId: text('source_id').notNull(),
    /** Order of entry; settles the order of what happened on one day. */
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    day: date('day', { mode: 'string' }).notNull(),
    settleDay: date('settle_day', { mode: 'string' }),
    type: text('type').notNull(),
    instrumentId: id('instrument_id').references(() => instruments.id),
    units: exact('units'),
    price: exact('price'),
    /** Signed cash effect on the portfolio, charges and tax included. */
    amount: exact('amount').notNull(),
    currency: text('currency').notNull(),
    /** Units of the portfolio's currency per 1 of `currency`, where the source recorded it. */
    fxRate: exact('fx_rate'),
    charges: exact('charges').notNull().default('0'),
    tax: exact('tax').notNull().default('0'),
    category: text('category'),
    note: text('note'),
    transferId: text('transfer_id'),
    counterPortfolioId: id('counter_portfolio_id'),
    cost: exact('cost'),
    acquired: date('acquired', { mode: 'string' }),
    ratio: exact('ratio'),
    recordedAt: moment('recorded_at').notNull().defaultNow(),
    voidedAt: moment('voided_at'),
    /** The reason why someone voided it; null where an import did. What a person voids no import brings back. */
    voidReason: text('void_reason'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.portfolioId, table.id] }),
    foreignKey({ columns: [table.accountId, table.portfolioId], foreignColumns: [portfolios.accountId, portfolios.id] }),
    // The source first: files and forms look for a row by it, whatever the account.
    uniqueIndex('transactions_live_source')
      .on(table.source, table.sourceId, table.accountId)
      .where(sql`voided_at is null`),
    index('transactions_voided_by_hand')
      .on(table.source, table.sourceId)
      .where(sql`void_reason is not null`),
    index('transactions_live_day')
      .on(table.accountId, table.portfolioId, table.day)
      .where(sql`voided_at is null`),
    /** The order in which administrators list all of them. Days alone: those of one day are few to sort, and with their ids the index is eight times as large. */
    index('transactions_newest')
      .on(table.day)
      .where(sql`voided_at is null`),
    index('transactions_quoting')
      .on(table.accountId, table.portfolioId, table.day)
      .where(sql`voided_at is null and type in ('Split', 'CorporateAction', 'Call', 'Distribution')`),
  ],
);

/** The ledger is never changed: rows are added and voided. */
export const transactionsAccess = defineAccess(transactions, {
  read: `${seesAccount()} or ${delegatedWholly} or (type in ('Split', 'CorporateAction') and ${delegated()}) or ${servedReports}`,
  add: ofAccount().add,
  change: { if: ofAccount().change, columns: ['voidedAt', 'voidReason'] },
  analysed: true,
});

/**
 * The warnings of an import: a number of a recorded transaction, and the approximate number expected. A warning counts while its transaction does; the next
 * import of the row decides anew.
 */
export const importWarnings = pgTable(
  'import_warnings',
  {
    accountId: id('account_id').notNull(),
    portfolioId: id('portfolio_id').notNull(),
    transactionId: id('transaction_id').notNull(),
    kind: text('kind').$type<ImportWarningKind>().notNull(),
    recorded: exact('recorded').notNull(),
    expected: exact('expected').notNull(),
    warnedAt: moment('warned_at').notNull().defaultNow(),
    /** Someone has looked at it and found the row right. */
    seenAt: moment('seen_at'),
    seenBy: id('seen_by').references(() => users.id),
    seenReason: text('seen_reason'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.portfolioId, table.transactionId, table.kind] }),
    foreignKey({
      columns: [table.accountId, table.portfolioId, table.transactionId],
      foreignColumns: [transactions.accountId, transactions.portfolioId, transactions.id],
    }).onDelete('cascade'),
  ],
);

export const importWarningsAccess = defineAccess(importWarnings, ofAccount());

export const commitments = pgTable(
  'commitments',
  {
    accountId: id('account_id').notNull(),
    portfolioId: id('portfolio_id').notNull(),
    instrumentId: id('instrument_id')
      .notNull()
      .references(() => instruments.id),
    day: date('day', { mode: 'string' }).notNull(),
    amount: exact('amount').notNull(),
    currency: text('currency').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.portfolioId, table.instrumentId] }),
    foreignKey({ columns: [table.accountId, table.portfolioId], foreignColumns: [portfolios.accountId, portfolios.id] }),
  ],
);

export const commitmentsAccess = defineAccess(commitments, {
  ...ofAccount(),
  read: `${seesAccount()} or ${delegatedWholly} or ${servedReports}`,
  analysed: true,
});

/** The values that private funds reported for the stake of one portfolio. */
export const reportedValues = pgTable(
  'reported_values',
  {
    accountId: id('account_id').notNull(),
    portfolioId: id('portfolio_id').notNull(),
    instrumentId: id('instrument_id')
      .notNull()
      .references(() => instruments.id),
    day: date('day', { mode: 'string' }).notNull(),
    value: exact('value').notNull(),
    currency: text('currency').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.portfolioId, table.instrumentId, table.day] }),
    foreignKey({ columns: [table.accountId, table.portfolioId], foreignColumns: [portfolios.accountId, portfolios.id] }),
  ],
);

export const reportedValuesAccess = defineAccess(reportedValues, {
  ...ofAccount(),
  read: `${seesAccount()} or ${delegated()} or ${servedReports}`,
  analysed: true,
});

/** The accounts that must be recomputed, each from a day on. The smallest day wins; a newer version than the computed one means work, and so does a day that has come. */
export const ledgerMarks = pgTable(
  'ledger_marks',
  {
    accountId: id('account_id').notNull(),
    portfolioId: id('portfolio_id').notNull(),
    firstChangedDay: date('first_changed_day', { mode: 'string' }).notNull(),
    version: bigint('version', { mode: 'number' }).notNull().default(1),
    markedAt: moment('marked_at').notNull().defaultNow(),
    /** The version that the figures are of, and their last day. */
    computedVersion: bigint('computed_version', { mode: 'number' }).notNull().default(0),
    computedThrough: date('computed_through', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.portfolioId] }),
    foreignKey({ columns: [table.accountId, table.portfolioId], foreignColumns: [portfolios.accountId, portfolios.id] }),
    index('ledger_marks_newer')
      .on(table.accountId)
      .where(sql`version > computed_version`),
    index('ledger_marks_through').on(table.computedThrough),
  ],
);

export const ledgerMarksAccess = defineAccess(ledgerMarks, {
  ...ofAccount(),
  read: `${seesAccount()} or ${delegated()} or ${servedReports}`,
  analysed: true,
});

export const importRuns = pgTable('import_runs', {
  id: newId().primaryKey(),
  at: moment('at').notNull().defaultNow(),
  source: text('source').notNull(),
  /** Per file: rows read, added, changed, unchanged. */
  counts: jsonb('counts').$type<Record<string, { rows: number; added: number; changed: number }>>().notNull(),
});

export const importRunsAccess = defineAccess(importRuns, all(isSystem));
