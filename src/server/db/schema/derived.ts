import { bigint, date, doublePrecision, index, integer, jsonb, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import { accounts } from './clients.ts';
import { exact, id, moment } from './columns.ts';
import { benchmarks, instruments } from './market.ts';

/** One buying lot as it is kept with a position: day bought, units left, cost left in the portfolio's currency. */
export interface StoredLot {
  readonly day: string;
  readonly units: string;
  readonly cost: string;
}

const ownAccount = () =>
  id('account_id')
    .notNull()
    .references(() => accounts.id);

/** What was held from a day (inclusive) to a day (exclusive; null = still). `holding` is the instrument's id, or the currency of cash. */
export const positions = pgTable(
  'positions',
  {
    accountId: ownAccount(),
    portfolioId: id('portfolio_id').notNull(),
    holding: text('holding').notNull(),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    toDay: date('to_day', { mode: 'string' }),
    instrumentId: id('instrument_id').references(() => instruments.id),
    currency: text('currency').notNull(),
    units: exact('units').notNull(),
    cost: exact('cost').notNull(),
    realised: exact('realised').notNull(),
    income: exact('income').notNull(),
    lots: jsonb('lots').$type<readonly StoredLot[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.portfolioId, table.holding, table.fromDay] })],
);

/**
 * Daily figures of a calendar year in arrays, first element = `first_day`. The subject is a portfolio, or the account
 * itself for its consolidated figures. Money in `currency`; NaN = not available that day; indices start at 1.
 */
export const dailySeries = pgTable(
  'daily_series',
  {
    accountId: ownAccount(),
    subjectId: id('subject_id').notNull(),
    year: integer('year').notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    currency: text('currency').notNull(),
    value: doublePrecision('value').array().notNull(),
    paidIn: doublePrecision('paid_in').array().notNull(),
    paidOut: doublePrecision('paid_out').array().notNull(),
    income: doublePrecision('income').array().notNull(),
    charges: doublePrecision('charges').array().notNull(),
    taxes: doublePrecision('taxes').array().notNull(),
    index: doublePrecision('index').array().notNull(),
    grossIndex: doublePrecision('gross_index').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.subjectId, table.year] })],
);

/** The level of a benchmark per calendar day of a year in one currency, first element = `first_day`. */
export const benchmarkSeries = pgTable(
  'benchmark_series',
  {
    benchmarkId: id('benchmark_id')
      .notNull()
      .references(() => benchmarks.id, { onDelete: 'cascade' }),
    currency: text('currency').notNull(),
    year: integer('year').notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    level: doublePrecision('level').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.benchmarkId, table.currency, table.year] })],
);

/** The cross-section for lists: every portfolio and account at month-ends, the last working day and the last day. Changes are fractions, gains money. */
export const snapshots = pgTable(
  'snapshots',
  {
    accountId: ownAccount(),
    subjectId: id('subject_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    currency: text('currency').notNull(),
    value: doublePrecision('value'),
    /** Since the beginning; below in each of the periods. */
    paidIn: doublePrecision('paid_in').notNull(),
    paidOut: doublePrecision('paid_out').notNull(),
    paidIn1m: doublePrecision('paid_in_1m').notNull().default(0),
    paidIn3m: doublePrecision('paid_in_3m').notNull().default(0),
    paidInYtd: doublePrecision('paid_in_ytd').notNull().default(0),
    paidIn1y: doublePrecision('paid_in_1y').notNull().default(0),
    paidOut1m: doublePrecision('paid_out_1m').notNull().default(0),
    paidOut3m: doublePrecision('paid_out_3m').notNull().default(0),
    paidOutYtd: doublePrecision('paid_out_ytd').notNull().default(0),
    paidOut1y: doublePrecision('paid_out_1y').notNull().default(0),
    return1m: doublePrecision('return_1m'),
    return3m: doublePrecision('return_3m'),
    returnYtd: doublePrecision('return_ytd'),
    return1y: doublePrecision('return_1y'),
    gain1m: doublePrecision('gain_1m'),
    gain3m: doublePrecision('gain_3m'),
    gainYtd: doublePrecision('gain_ytd'),
    gain1y: doublePrecision('gain_1y'),
    benchmark1m: doublePrecision('benchmark_1m'),
    benchmark3m: doublePrecision('benchmark_3m'),
    benchmarkYtd: doublePrecision('benchmark_ytd'),
    benchmark1y: doublePrecision('benchmark_1y'),
    stalePrices: integer('stale_prices').notNull(),
    /** Return index of the last twelve months, some fifty points. */
    sparkline: real('sparkline').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.subjectId, table.day] }),
    index('snapshots_day_value').on(table.day, table.value),
  ],
);

/** Why a figure of a stretch of days is missing or doubtful. */
export interface StoredProblem {
  readonly reason: string;
  readonly subject: string;
  readonly from: string;
  readonly to: string;
}

/** How far a portfolio's or account's figures are computed, and of which ledger version. */
export const figureStates = pgTable(
  'figure_states',
  {
    accountId: ownAccount(),
    subjectId: id('subject_id').notNull(),
    ledgerVersion: bigint('ledger_version', { mode: 'number' }).notNull(),
    firstDay: date('first_day', { mode: 'string' }),
    lastDay: date('last_day', { mode: 'string' }),
    computedAt: moment('computed_at').notNull().defaultNow(),
    problems: jsonb('problems').$type<readonly StoredProblem[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.subjectId] })],
);
