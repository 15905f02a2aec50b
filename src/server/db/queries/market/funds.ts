import type { PoolClient } from 'pg';
import { type FacetCount, type FundOrder, fundTypes, type ListedFund } from '#contracts/explorer.ts';
import { folded } from '../../folded-text.ts';
import { rowReader } from '../../row-reader.ts';
import { instruments } from '../../schema/market.ts';
import { toLikePattern, matchesAllWords } from '../../list-query.ts';
import type { Instrument } from './instruments.ts';

/** The funds of the firm that are asked for; null for all. */
export interface FundsQuery {
  readonly search: string | null;
  readonly type: string | null;
  readonly assetClass: string | null;
  readonly region: string | null;
}

const orders: Readonly<Record<FundOrder, string>> = {
  name: 'fund.name, fund.id',
  charge: 'fund.ter_underlying nulls last, fund.name, fund.id',
  chargeDown: 'fund.ter_underlying desc nulls last, fund.name, fund.id',
};

const filterSql = `
  fund.is_published and fund.type = any($1) and ($3::text is null or fund.type = $3) and ($4::text is null or fund.asset_class = $4)
  and ($5::text is null or fund.region = $5)
  and ($2::text is null or ${matchesAllWords(folded("concat_ws(' ', fund.symbol, fund.name, fund.isin, fund.sedol)"), '$2')})`;

/** SQL of the funds of `page` with their last prices up to the day `through`, a parameter. */
const listedSql = (through: string) => `
  select replace(fund.id::text, '-', '') as id, fund.name, fund.symbol, fund.type, fund.asset_class as "assetClass", fund.region,
         fund.ter_underlying::float8 as charge, fund.factsheet,
         case when last.day is not null
              then json_build_object('text', last.close::text, 'unit', coalesce(fund.quote_unit, fund.currency), 'day', last.day::text) end as price
    from page fund
    left join lateral (select day, coalesce(close * split_factor, close) as close from prices
                        where instrument_id = fund.id and quarantine is null and day <= ${through} and fund.type <> 'PrivateEquity'
                        order by day desc limit 1) last on true`;

const pageSql = (order: FundOrder) => `
  with page as materialized (select fund.* from instruments fund where ${filterSql} order by ${orders[order]} limit $6 offset $7)
  ${listedSql('$8')}
   order by ${orders[order]}`;

const spotlightSql = `
  with page as materialized (
    select fund.* from instruments fund where in_spotlight and is_published and type = any($1) order by ${orders.name} limit $2)
  ${listedSql('$3')}
   order by ${orders.name}`;

const facetsSql = `
  select case when grouping(fund.type) = 0 then 'type' when grouping(fund.asset_class) = 0 then 'assetClass'
              when grouping(fund.region) = 0 then 'region' end as facet,
         coalesce(fund.type, fund.asset_class, fund.region) as value, count(*)::int as count
    from instruments fund where ${filterSql}
   group by grouping sets ((fund.type), (fund.asset_class), (fund.region), ())
   order by count desc, value`;

const valuesOf = ({ search, type, assetClass, region }: FundsQuery) => [fundTypes, toLikePattern(search), type, assetClass, region];

const published = rowReader(instruments, 'where id = any($1::uuid[]) and is_published and type = any($2)');

/** Funds among the securities of the firm. */
export function funds(connection: PoolClient) {
  return {
    async page(
      query: FundsQuery,
      {
        order,
        limit,
        offset,
        today,
      }: { readonly order: FundOrder; readonly limit: number; readonly offset: number; readonly today: string },
    ): Promise<ListedFund[]> {
      return (await connection.query<ListedFund>(pageSql(order), [...valuesOf(query), limit, offset, today])).rows;
    },

    /** Returns the public funds that the firm puts forward, by name. */
    async spotlight({ most, today }: { readonly most: number; readonly today: string }): Promise<ListedFund[]> {
      return (await connection.query<ListedFund>(spotlightSql, [fundTypes, most, today])).rows;
    },

    /** For demo data: puts the three cheapest forward. */
    async pretendSpotlight(): Promise<void> {
      await connection.query(
        `update instruments set in_spotlight = true where id in (
           select id from instruments where is_published and type = any($1) order by ter_underlying nulls last, symbol limit 3)`,
        [fundTypes],
      );
    },

    /** Returns the public funds with these ids. */
    async published(ids: readonly string[]): Promise<Instrument[]> {
      return published(connection, [ids, fundTypes]);
    },

    /** Counts the funds, altogether and of each value. */
    async counts(query: FundsQuery): Promise<{ readonly count: number; readonly facets: readonly FacetCount[] }> {
      const { rows } = await connection.query<FacetCount | { facet: null; count: number }>(facetsSql, valuesOf(query));
      const isFacet = (row: (typeof rows)[number]): row is FacetCount => row.facet !== null && row.value !== null;
      return { count: rows.find(({ facet }) => facet === null)?.count ?? 0, facets: rows.filter(isFacet) };
    },
  };
}
