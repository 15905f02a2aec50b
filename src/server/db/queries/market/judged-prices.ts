import type { PoolClient } from 'pg';
import type { IsoDate } from '#finance/iso-date.ts';
import type { PriceDoubt } from '#finance/prices/price-quality.ts';
import type { PriceSeries } from '#finance/prices/price-series.ts';
import { doublesOf, integersOf } from '../../binary-arrays.ts';

/** All prices of an instrument, those in quarantine too, in its quote unit. */
export interface PublishedPrices {
  readonly instrumentId: string;
  readonly quoteUnit: string;
  readonly series: PriceSeries;
}

/** A price that is in quarantine (`why`), was confirmed by an administrator, is read as adjusted for later splits (`factor`), or jumped as by a split. */
export interface JudgedPrice {
  readonly instrumentId: string;
  /** Day number. */
  readonly day: number;
  readonly why: PriceDoubt | null;
  readonly factor: number | null;
  /** New units for one old one of a split that no ledger records. */
  readonly suspected: number | null;
  readonly isConfirmed: boolean;
}

/** A split that someone's ledger records: new units for one old one, and in how many portfolios on that day. */
export interface RecordedSplit {
  readonly instrumentId: string;
  readonly day: number;
  readonly ratio: number;
  readonly portfolios: number;
}

/** The average price of a unit that was bought or sold on a day, before costs and tax, in the instrument's currency. */
export interface UnitTrade {
  readonly instrumentId: string;
  readonly day: number;
  readonly price: number;
}

/** The days of an instrument's prices that are read as adjusted for later splits. */
export interface AdjustedPrices {
  readonly instrumentId: string;
  readonly since: IsoDate;
}

/** A price in quarantine, or one that jumped as by a split, as people look at it. */
export interface HeldPrice {
  readonly instrumentId: string;
  readonly symbol: string;
  readonly name: string;
  readonly day: IsoDate;
  /** Exact text in the quote unit. */
  readonly close: string;
  readonly quoteUnit: string;
  readonly why: PriceDoubt;
}

/** Into quarantine with `why`, or out of it with null; read as it stands with null for `factor`. */
export type Judgement = Omit<JudgedPrice, 'isConfirmed'>;

type PublishedRow = Omit<PublishedPrices, 'series'> & { readonly days: Buffer; readonly prices: Buffer };

const publishedSql = `
  select replace(instrument_id::text, '-', '') as "instrumentId", coalesce(quote_unit, currency) as "quoteUnit",
         string_agg(int4send(day - date '1970-01-01'), '' order by day) as days,
         string_agg(float8send(close::float8), '' order by day) as prices
    from prices join instruments on instruments.id = prices.instrument_id
   where instrument_id = any($1::uuid[])
   group by instrument_id, quote_unit, currency`;

const judgedSql = `
  select replace(instrument_id::text, '-', '') as "instrumentId", day - date '1970-01-01' as day, quarantine as why,
         split_factor::float8 as factor, suspected_split::float8 as suspected, confirmed_at is not null as "isConfirmed"
    from prices
   where instrument_id = any($1::uuid[])
     and (quarantine is not null or confirmed_at is not null or split_factor is not null or suspected_split is not null)`;

const splitsSql = `
  select replace(instrument_id::text, '-', '') as "instrumentId", day - date '1970-01-01' as day, ratio::float8 as ratio,
         count(distinct portfolio_id)::int as portfolios
    from transactions
   where voided_at is null and type in ('Split', 'CorporateAction') and ratio > 0 and instrument_id = any($1::uuid[])
   group by instrument_id, day, ratio`;

const tradesSql = `
  select replace(entry.instrument_id::text, '-', '') as "instrumentId", entry.day - date '1970-01-01' as day,
         avg(abs(entry.amount + entry.charges + entry.tax) / entry.units)::float8 as price
    from transactions entry join instruments on instruments.id = entry.instrument_id
   where entry.voided_at is null and entry.type in ('Purchase', 'Sale') and entry.units > 0 and entry.amount <> 0
     and entry.currency = instruments.currency and entry.instrument_id = any($1::uuid[])
   group by entry.instrument_id, entry.day`;

const adjustedSql = `
  select replace(instrument_id::text, '-', '') as "instrumentId", min(day)::text as since
    from prices where split_factor is not null and instrument_id = any($1::uuid[])
   group by instrument_id`;

// Factors go as text: a double becomes a number of fifteen digits, which is another one when it comes back.
const judgeSql = `
  update prices set quarantine = judged.why, split_factor = judged.factor, suspected_split = judged.suspected
    from unnest($1::uuid[], $2::integer[], $3::text[], $4::numeric[], $5::numeric[]) judged (instrument_id, day, why, factor, suspected)
   where prices.instrument_id = judged.instrument_id and prices.day = date '1970-01-01' + judged.day`;

const confirmSql = `
  update prices set quarantine = null, suspected_split = null, confirmed_at = now()
   where instrument_id = $1 and day = any($2::date[]) and (quarantine is not null or suspected_split is not null)
   returning day - date '1970-01-01' as day`;

const heldSql = `
  select replace(p.instrument_id::text, '-', '') as "instrumentId", i.symbol, i.name, p.day::text as day, p.close,
         coalesce(i.quote_unit, i.currency) as "quoteUnit", p.quarantine as why
    from prices p join instruments i on i.id = p.instrument_id
   where p.quarantine is not null and ($1::uuid[] is null or p.instrument_id = any($1))
   order by i.symbol, p.day`;

const suspectedSql = `
  select replace(p.instrument_id::text, '-', '') as "instrumentId", i.symbol, i.name, p.day::text as day, p.close,
         coalesce(i.quote_unit, i.currency) as "quoteUnit", 'split' as why
    from prices p join instruments i on i.id = p.instrument_id
   where p.suspected_split is not null and p.instrument_id = any($1::uuid[])
   order by i.symbol, p.day`;

const withdrawSql = `
  update prices set confirmed_at = null
   where instrument_id = $1 and day = any($2::date[]) and quarantine is null and confirmed_at is not null`;

export function judgedPrices(connection: PoolClient) {
  return {
    /** Every instrument that has a price. */
    async instrumentIds(): Promise<string[]> {
      const sql = `select replace(id::text, '-', '') as id from instruments i where exists (select from prices where instrument_id = i.id) order by id`;
      return (await connection.query<{ id: string }>(sql)).rows.map(({ id }) => id);
    },

    async publishedOf(instrumentIds: readonly string[]): Promise<PublishedPrices[]> {
      const { rows } = await connection.query<PublishedRow>(publishedSql, [instrumentIds]);
      return rows.map(({ days, prices, ...row }) => ({ ...row, series: { days: integersOf(days), prices: doublesOf(prices) } }));
    },

    async of(instrumentIds: readonly string[]): Promise<JudgedPrice[]> {
      return (await connection.query<JudgedPrice>(judgedSql, [instrumentIds])).rows;
    },

    /** Reads the splits that the ledgers record which the actor may see. */
    async splitsOf(instrumentIds: readonly string[]): Promise<RecordedSplit[]> {
      return (await connection.query<RecordedSplit>(splitsSql, [instrumentIds])).rows;
    },

    /** Reads the trades in these instruments of the ledgers that the actor may see. */
    async tradesOf(instrumentIds: readonly string[]): Promise<UnitTrade[]> {
      if (instrumentIds.length === 0) return [];
      return (await connection.query<UnitTrade>(tradesSql, [instrumentIds])).rows;
    },

    /** Returns those of these instruments whose prices are interpreted as adjusted for later splits. */
    async adjusted(instrumentIds: readonly string[]): Promise<AdjustedPrices[]> {
      return (await connection.query<AdjustedPrices>(adjustedSql, [instrumentIds])).rows;
    },

    /** Prices of these instruments that jumped as by a split that no ledger records. */
    async suspected(instrumentIds: readonly string[]): Promise<HeldPrice[]> {
      return (await connection.query<HeldPrice>(suspectedSql, [instrumentIds])).rows;
    },

    async judge(judgements: readonly Judgement[]): Promise<void> {
      const column = <Name extends keyof Judgement>(name: Name) => judgements.map((one) => one[name]);
      await connection.query(judgeSql, [column('instrumentId'), column('day'), column('why'), column('factor'), column('suspected')]);
    },

    /** Lets the prices of these days out of quarantine, or out of suspicion, for good. Returns the days (day numbers) that were in one. */
    async confirm({ instrumentId, days }: { instrumentId: string; days: readonly IsoDate[] }): Promise<number[]> {
      return (await connection.query<{ day: number }>(confirmSql, [instrumentId, days])).rows.map(({ day }) => day);
    },

    /** Takes the confirmation of the prices of these days back; whether they are doubted again is for an inspection to say. */
    async withdraw({ instrumentId, days }: { instrumentId: string; days: readonly IsoDate[] }): Promise<void> {
      await connection.query(withdrawSql, [instrumentId, days]);
    },

    /** Everything in quarantine, of some instruments or of all, by symbol and day. */
    async held(instrumentIds: readonly string[] | null = null): Promise<HeldPrice[]> {
      return (await connection.query<HeldPrice>(heldSql, [instrumentIds])).rows;
    },
  };
}
