import { date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { exact, id, newId } from './columns.ts';

export const instruments = pgTable(
  'instruments',
  {
    id: newId().primaryKey(),
    symbol: text('symbol').notNull().unique(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    assetClass: text('asset_class').notNull(),
    currency: text('currency').notNull(),
    /** What prices and dividends are quoted in when it is not the currency itself, for example GBX. */
    quoteUnit: text('quote_unit'),
    isin: text('isin'),
    sedol: text('sedol'),
    sector: text('sector'),
    region: text('region'),
    strategy: text('strategy'),
    subStrategy: text('sub_strategy'),
    vintage: integer('vintage'),
    terUnderlying: exact('ter_underlying'),
    annualGrowth: exact('annual_growth'),
    coupon: exact('coupon'),
    couponFrequency: integer('coupon_frequency'),
    maturity: date('maturity', { mode: 'string' }),
    dayCount: text('day_count'),
    faceValue: exact('face_value'),
  },
  (table) => [index('instruments_name').on(table.name)],
);

/** Raw closes in the quote unit, never adjusted for splits or dividends. */
export const prices = pgTable(
  'prices',
  {
    instrumentId: id('instrument_id')
      .notNull()
      .references(() => instruments.id),
    day: date('day', { mode: 'string' }).notNull(),
    close: exact('close').notNull(),
  },
  (table) => [primaryKey({ columns: [table.instrumentId, table.day] })],
);

export const dividends = pgTable(
  'dividends',
  {
    instrumentId: id('instrument_id')
      .notNull()
      .references(() => instruments.id),
    exDate: date('ex_date', { mode: 'string' }).notNull(),
    payDate: date('pay_date', { mode: 'string' }),
    amount: exact('amount').notNull(),
    currency: text('currency').notNull(),
  },
  (table) => [primaryKey({ columns: [table.instrumentId, table.exDate] })],
);

/** Units of a currency per 1 euro, as the ECB publishes them. */
export const exchangeRates = pgTable(
  'exchange_rates',
  { currency: text('currency').notNull(), day: date('day', { mode: 'string' }).notNull(), perEuro: exact('per_euro').notNull() },
  (table) => [primaryKey({ columns: [table.currency, table.day] })],
);

export const benchmarks = pgTable(
  'benchmarks',
  {
    id: newId().primaryKey(),
    name: text('name').notNull(),
    rebalance: text('rebalance', { enum: ['monthly', 'quarterly', 'yearly', 'never'] })
      .notNull()
      .default('monthly'),
  },
  (table) => [uniqueIndex('benchmarks_name').on(table.name)],
);

/** What a benchmark consists of from a day on; weights are fractions that add up to 1 for each `from_day`. */
export const benchmarkComponents = pgTable(
  'benchmark_components',
  {
    benchmarkId: id('benchmark_id')
      .notNull()
      .references(() => benchmarks.id, { onDelete: 'cascade' }),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    instrumentId: id('instrument_id')
      .notNull()
      .references(() => instruments.id),
    weight: exact('weight').notNull(),
  },
  (table) => [primaryKey({ columns: [table.benchmarkId, table.fromDay, table.instrumentId] })],
);
