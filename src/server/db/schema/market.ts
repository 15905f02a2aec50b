import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { rebalancings } from '#finance/benchmark/benchmark.ts';
import { fundWeightKinds, returnBases } from '#finance/ledger/ledger.ts';
import type { PriceDoubt } from '#finance/prices/price-quality.ts';
import { exact, id, moment, newId } from './columns.ts';
import { readOnly, shared } from '../table-access.ts';

export const instruments = pgTable(
  'instruments',
  {
    id: newId().primaryKey(),
    symbol: text('symbol').notNull().unique(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    assetClass: text('asset_class').notNull(),
    currency: text('currency').notNull(),
    /** The unit that prices and dividends are quoted in if it is not the currency itself, for example GBX. */
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
    /** The basis of an index: its level holds dividends (total) or not (price). */
    returnBasis: text('return_basis', { enum: returnBases }),
    /** https address of the publisher's page. */
    factsheet: text('factsheet'),
    /** True if the firm brought it for all to see: an import of the office did. A security that an adviser describes for one client stays with those who hold it. */
    isPublished: boolean('is_published').notNull().default(false),
    /** True if the firm puts it forward: the explorer shows it first. */
    inSpotlight: boolean('in_spotlight').notNull().default(false),
    /** Counted by a trigger with each change of what administrators correct. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('instruments_name').on(table.name),
    index('instruments_in_spotlight')
      .on(table.name)
      .where(sql`in_spotlight`),
    index('instruments_paid_for')
      .on(table.id)
      .where(sql`type in ('Property', 'PrivateEquity')`),
  ],
);

export const instrumentsAccess = shared(instruments, {
  analysed: true,
  versioned: ['symbol', 'name', 'type', 'assetClass', 'currency', 'quoteUnit', 'isin', 'sedol', 'region', 'sector', 'inSpotlight'],
});

/** Closes in the quote unit as published: raw, never adjusted for splits or dividends, but see `splitFactor`. */
export const prices = pgTable(
  'prices',
  {
    instrumentId: id('instrument_id')
      .notNull()
      .references(() => instruments.id),
    day: date('day', { mode: 'string' }).notNull(),
    close: exact('close').notNull(),
    /** The reason why the price is doubted; a doubted one values nothing. Cleared when an administrator confirms the price. */
    quarantine: text('quarantine').$type<PriceDoubt>(),
    confirmedAt: moment('confirmed_at'),
    /** The factor that makes a close the one of its day, if trades show that the source has adjusted it for later splits. */
    splitFactor: exact('split_factor'),
    /** New units for one old one, where the price jumped as by a split that no ledger records and stayed; it counts all the same. */
    suspectedSplit: exact('suspected_split'),
    /** The unit that was assumed where a price service named none; null for all other prices. */
    assumedUnit: text('assumed_unit'),
  },
  (table) => [
    primaryKey({ columns: [table.instrumentId, table.day] }),
    // Judged prices are few among millions.
    index('prices_judged')
      .on(table.instrumentId, table.day)
      .where(sql`quarantine is not null or confirmed_at is not null or split_factor is not null or suspected_split is not null`),
    index('prices_assumed')
      .on(table.instrumentId, table.day)
      .where(sql`assumed_unit is not null`),
  ],
);

export const pricesAccess = shared(prices, { analysed: true });

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

export const dividendsAccess = shared(dividends, { analysed: true });

/** Units of a currency per 1 euro, as the ECB publishes them. */
export const exchangeRates = pgTable(
  'exchange_rates',
  { currency: text('currency').notNull(), day: date('day', { mode: 'string' }).notNull(), perEuro: exact('per_euro').notNull() },
  (table) => [primaryKey({ columns: [table.currency, table.day] })],
);

export const exchangeRatesAccess = shared(exchangeRates, { analysed: true });

export const benchmarks = pgTable(
  'benchmarks',
  {
    id: newId().primaryKey(),
    name: text('name').notNull(),
    rebalance: text('rebalance', { enum: rebalancings }).notNull().default('monthly'),
  },
  (table) => [uniqueIndex('benchmarks_name').on(table.name)],
);

export const benchmarksAccess = shared(benchmarks, { analysed: true });

/** The components of a benchmark from a day on; weights are fractions that add up to 1 for each `from_day`. */
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

export const benchmarkComponentsAccess = shared(benchmarkComponents, { analysed: true });

/** The weights that published documents give a fund on a day, by currency, asset class or region; fractions of each kind add up to at most 1. */
export const fundWeights = pgTable(
  'fund_weights',
  {
    instrumentId: id('instrument_id')
      .notNull()
      .references(() => instruments.id),
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind', { enum: fundWeightKinds }).notNull(),
    key: text('key').notNull(),
    weight: exact('weight').notNull(),
  },
  (table) => [primaryKey({ columns: [table.instrumentId, table.day, table.kind, table.key] })],
);

export const fundWeightsAccess = shared(fundWeights, { analysed: true });

/** The amount of risk that a client takes, as the firm names it. */
export const riskProfiles = pgTable(
  'risk_profiles',
  {
    id: newId().primaryKey(),
    name: text('name').notNull().unique(),
    /** The level of risk from 1 to 7 that it is for; null for a profile of none. */
    level: integer('level').unique(),
    /** The return a year that the firm expects of it: a fraction. */
    returns: exact('returns'),
    factsheetUrl: text('factsheet_url'),
    /** Counted by a trigger with each change. */
    version: integer('version').notNull().default(1),
  },
  (table) => [check('risk_profiles_level', sql`${table.level} between 1 and 7`)],
);

export const riskProfilesAccess = shared(riskProfiles, { versioned: ['name', 'level', 'returns', 'factsheetUrl'] });

/** The weights that a portfolio is meant to have: a house's model for a kind of client. */
export const models = pgTable('models', {
  id: newId().primaryKey(),
  name: text('name').notNull().unique(),
  /** For whom it is; null for a model of no profile. */
  profileId: id('profile_id').references(() => riskProfiles.id),
  rebalance: text('rebalance', { enum: rebalancings }),
  /** Counted by triggers with each change, of its targets too. */
  version: integer('version').notNull().default(1),
});

export const modelsAccess = shared(models, { analysed: true, versioned: ['name', 'profileId', 'rebalance'] });

/** Fractions of a portfolio that a model allows an asset class, and the one it aims at; aims of a model add up to 1. */
export const modelTargets = pgTable(
  'model_targets',
  {
    modelId: id('model_id')
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    assetClass: text('asset_class').notNull(),
    min: exact('min').notNull(),
    target: exact('target').notNull(),
    max: exact('max').notNull(),
  },
  (table) => [primaryKey({ columns: [table.modelId, table.assetClass] })],
);

export const modelTargetsAccess = shared(modelTargets, { analysed: true });

/** One row that counts how often prices, rates, securities or benchmarks were changed: who keeps them in memory asks it. */
export const marketState = pgTable('market_state', {
  id: integer('id').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
});

export const marketStateAccess = readOnly(marketState);
