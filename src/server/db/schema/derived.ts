import { customType, date, doublePrecision, integer, json, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { PortfolioFinding } from '#domain/data-health/finding.ts';
import type { Reason } from '#finance/figure.ts';
import { accounts } from './clients.ts';
import { id, moment } from './columns.ts';
import { benchmarks } from './market.ts';
import { defineAccess, delegated, ofAccount, seesAccount, servedReports, shared } from '../table-access.ts';

/** Bytes that only `day-columns.ts` writes and reads. */
const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({ dataType: () => 'bytea' });

/** Its account is that of its `figure_states`, which has the foreign key: one check a subject instead of one a row. */
const ownAccount = () => id('account_id').notNull();

/**
 * The book of a portfolio in a calendar year: what was held when (also what was held as the year began), what was sold and
 * what was booked as income, charge or tax. There is a row for each year with transactions; `book-text.ts` writes and reads it.
 */
export const bookYears = pgTable(
  'book_years',
  {
    accountId: ownAccount(),
    portfolioId: id('portfolio_id').notNull(),
    year: integer('year').notNull(),
    spans: json('spans').notNull(),
    disposals: json('disposals').notNull(),
    booked: json('booked').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.portfolioId, table.year] })],
);

export const bookYearsAccess = defineAccess(bookYears, { ...ofAccount(), read: `${seesAccount()} or ${delegated()} or ${servedReports}` });

/**
 * Daily figures of a calendar year, first place = `first_day`. The subject is a portfolio, or the account itself for its
 * consolidated figures. Money in `currency`; NaN = not available that day; indices start at 1. `value` and `index` are
 * doubles; `flows` has the days on which money moved, `gross` what the gross index is beside `index`.
 */
export const dailySeries = pgTable(
  'daily_series',
  {
    accountId: ownAccount(),
    subjectId: id('subject_id').notNull(),
    year: integer('year').notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    currency: text('currency').notNull(),
    /** Paid in and out since the beginning, up to the evening before `first_day`. */
    paidInBefore: doublePrecision('paid_in_before').notNull(),
    paidOutBefore: doublePrecision('paid_out_before').notNull(),
    value: bytes('value').notNull(),
    index: bytes('index').notNull(),
    gross: bytes('gross').notNull(),
    flows: bytes('flows').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.subjectId, table.year] })],
);

export const dailySeriesAccess = defineAccess(dailySeries, {
  ...ofAccount(),
  read: `${seesAccount()} or ${delegated('subject_id')} or ${servedReports}`,
});

/** The level of a benchmark per calendar day of a year in one currency as doubles, first place = `first_day`. */
export const benchmarkSeries = pgTable(
  'benchmark_series',
  {
    benchmarkId: id('benchmark_id')
      .notNull()
      .references(() => benchmarks.id, { onDelete: 'cascade' }),
    currency: text('currency').notNull(),
    year: integer('year').notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    level: bytes('level').notNull(),
  },
  (table) => [primaryKey({ columns: [table.benchmarkId, table.currency, table.year] })],
);

export const benchmarkSeriesAccess = shared(benchmarkSeries);

/**
 * The cross-section for lists: every account at month-ends, the last working day and the last day. Changes of
 * the windows that end on the day are fractions, gains money; null = not available. What was paid in a window that opens on
 * a month's end is the difference of two rows.
 */
export const snapshots = pgTable(
  'snapshots',
  {
    accountId: ownAccount(),
    day: date('day', { mode: 'string' }).notNull(),
    currency: text('currency').notNull(),
    value: doublePrecision('value'),
    /** Since the beginning. */
    paidIn: doublePrecision('paid_in').notNull(),
    paidOut: doublePrecision('paid_out').notNull(),
    /** Since the calendar year began. */
    paidInYtd: doublePrecision('paid_in_ytd').notNull(),
    paidOutYtd: doublePrecision('paid_out_ytd').notNull(),
    return1d: doublePrecision('return_1d'),
    return1m: doublePrecision('return_1m'),
    return3m: doublePrecision('return_3m'),
    return6m: doublePrecision('return_6m'),
    returnYtd: doublePrecision('return_ytd'),
    return1y: doublePrecision('return_1y'),
    return3y: doublePrecision('return_3y'),
    return5y: doublePrecision('return_5y'),
    returnAll: doublePrecision('return_all'),
    gain1d: doublePrecision('gain_1d'),
    gain1m: doublePrecision('gain_1m'),
    gain3m: doublePrecision('gain_3m'),
    gain6m: doublePrecision('gain_6m'),
    gainYtd: doublePrecision('gain_ytd'),
    gain1y: doublePrecision('gain_1y'),
    gain3y: doublePrecision('gain_3y'),
    gain5y: doublePrecision('gain_5y'),
    gainAll: doublePrecision('gain_all'),
    benchmark1d: doublePrecision('benchmark_1d'),
    benchmark1m: doublePrecision('benchmark_1m'),
    benchmark3m: doublePrecision('benchmark_3m'),
    benchmark6m: doublePrecision('benchmark_6m'),
    benchmarkYtd: doublePrecision('benchmark_ytd'),
    benchmark1y: doublePrecision('benchmark_1y'),
    benchmark3y: doublePrecision('benchmark_3y'),
    benchmark5y: doublePrecision('benchmark_5y'),
    benchmarkAll: doublePrecision('benchmark_all'),
    stalePrices: integer('stale_prices').notNull(),
    /** The sum over all private funds; null = not available, or no funds: then there is no reason why there is no rate either. */
    fundCommitment: doublePrecision('fund_commitment'),
    /** Against the commitment; what was paid in counts fees beside it as well. */
    fundCalled: doublePrecision('fund_called'),
    fundPaidIn: doublePrecision('fund_paid_in'),
    fundDistributed: doublePrecision('fund_distributed'),
    fundRecallable: doublePrecision('fund_recallable'),
    fundValue: doublePrecision('fund_value'),
    netIrr: doublePrecision('net_irr'),
    whyNoIrr: text('why_no_irr').$type<Reason>(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day] })],
);

export const snapshotsAccess = defineAccess(snapshots, ofAccount());

/** The reason why a figure of a segment of days is missing or doubtful. */
export interface StoredProblem {
  readonly reason: string;
  readonly subject: string;
  readonly from: string;
  readonly to: string;
}

/**
 * The extent of the computed figures of a portfolio or account. `stored_as` is the subject of its series. This is the account for an account's only portfolio
 * in its currency, whose figures are the same, else the portfolio or account itself.
 */
export const figureStates = pgTable(
  'figure_states',
  {
    accountId: id('account_id')
      .notNull()
      .references(() => accounts.id),
    subjectId: id('subject_id').notNull(),
    storedAs: id('stored_as').notNull(),
    firstDay: date('first_day', { mode: 'string' }),
    lastDay: date('last_day', { mode: 'string' }),
    computedAt: moment('computed_at').notNull().defaultNow(),
    problems: jsonb('problems').$type<readonly StoredProblem[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.subjectId] })],
);

export const figureStatesAccess = defineAccess(figureStates, {
  ...ofAccount(),
  read: `${seesAccount()} or (subject_id <> account_id and ${delegated('subject_id')}) or ${servedReports}`,
});

/**
 * The doubtful data of a portfolio when its figures were computed, and its holdings then. Reads join the findings of the market. `amounts` are the values of
 * `instruments` in `currency`; null = not available.
 */
export const portfolioHealth = pgTable(
  'portfolio_health',
  {
    accountId: id('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    portfolioId: id('portfolio_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    currency: text('currency').notNull(),
    value: doublePrecision('value'),
    findings: jsonb('findings').$type<readonly PortfolioFinding[]>().notNull(),
    instruments: uuid('instruments').array().notNull(),
    amounts: doublePrecision('amounts').array().notNull(),
    /** The part of the value that is in no holding; null if it or a holding has none. */
    cash: doublePrecision('cash'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.portfolioId] })],
);

export const portfolioHealthAccess = defineAccess(portfolioHealth, ofAccount());
