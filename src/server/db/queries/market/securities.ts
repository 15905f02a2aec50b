import type { PoolClient } from 'pg';
import type { AssetClass, InstrumentType } from '#finance/ledger/ledger.ts';
import type { Sql } from '../../queries.ts';
import { instruments as table } from '../../schema/market.ts';
import { toLikePattern, matchesSearch, orderBy, type ListQuery } from '../../list-query.ts';
import { hex } from '../../hex.ts';
import { namedRows, toPage } from '../named-rows.ts';
import { deleteSecurities } from './security-use.ts';

type ListedSecurity = {
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  readonly isin: string | null;
  readonly type: string;
  readonly assetClass: string;
  readonly currency: string;
  readonly lastPriceDay: string | null;
};

export interface SecurityValues {
  readonly name: string;
  readonly symbol: string;
  readonly type: InstrumentType;
  readonly assetClass: AssetClass;
  readonly currency: string;
  readonly quoteUnit: string | null;
  readonly isin: string | null;
  readonly sedol: string | null;
  readonly region: string | null;
  readonly sector: string | null;
  readonly inSpotlight: boolean;
}

const columns = [
  'name',
  'symbol',
  'type',
  'asset_class',
  'currency',
  'quote_unit',
  'isin',
  'sedol',
  'region',
  'sector',
  'in_spotlight',
] as const;
// What was deleted before there was a spotlight is not in it.
const valuesOf = ({ inSpotlight, ...values }: SecurityValues) => [
  ...(['name', 'symbol', 'type', 'assetClass', 'currency', 'quoteUnit', 'isin', 'sedol', 'region', 'sector'] as const).map(
    (name) => values[name],
  ),
  inSpotlight ?? false,
];

const sorted = { name: 'lower(own.name)', symbol: 'own.symbol' };

const pageSql = (query: ListQuery) => `
  select ${hex('own.id')} as id, own.name, own.symbol, own.isin, own.type, own.asset_class as "assetClass", own.currency,
         (select max(day) from prices where instrument_id = own.id) as "lastPriceDay", count(*) over ()::int as found
    from instruments own
   where ${matchesSearch('$1', 'own.name', 'own.symbol', "coalesce(own.isin, '')")} and ($4::text is null or own.type = $4)
  ${orderBy(sorted, query, 'own.id')} limit $2 offset $3`;

const findSql = `
  select name, symbol, type, asset_class as "assetClass", currency, quote_unit as "quoteUnit", isin, sedol, region, sector, in_spotlight as "inSpotlight", version
    from instruments where id = $1`;

/** The number of securities that a merge offers. */
const maxMergeTargets = 2000;

/** Securities that another one may become part of: of its currency and unit. Those with its ISIN, its symbol, its name or its first word come first. */
const mergeTargetsSql = `
  select replace(other.id::text, '-', '') as id, other.name, other.symbol
    from instruments own join instruments other on other.id <> own.id and other.currency = own.currency
     and coalesce(other.quote_unit, other.currency) = coalesce(own.quote_unit, own.currency) and other.type not in ('Property', 'Index', 'Cash')
   where own.id = $1
   order by (other.isin is not distinct from own.isin and own.isin is not null or lower(other.symbol) = lower(own.symbol)
             or lower(other.name) = lower(own.name)) desc,
            split_part(lower(other.name), ' ', 1) = split_part(lower(own.name), ' ', 1) desc, lower(other.name), other.symbol
   limit ${maxMergeTargets}`;

/** A security that another one may become part of. */
interface MergeTarget {
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
}

/** Securities as administrators keep them. */
export function securities(sql: Sql, connection: PoolClient) {
  return {
    lock: async () => namedRows(sql, connection, table).lock(),
    async page(query: ListQuery) {
      const values = [toLikePattern(query.find), query.limit, query.offset, query.filters.type ?? null];
      return toPage((await connection.query<ListedSecurity & { found: number }>(pageSql(query), values)).rows);
    },
    async find(id: string): Promise<{ readonly version: number; readonly values: SecurityValues } | null> {
      const { rows } = await connection.query<SecurityValues & { version: number }>(findSql, [id]);
      if (!rows[0]) return null;
      const { version, ...values } = rows[0];
      return { version, values };
    },
    /** Lists the securities that this one may be merged into, the likeliest first. */
    async mergeTargets(id: string): Promise<MergeTarget[]> {
      return (await connection.query<MergeTarget>(mergeTargetsSql, [id])).rows;
    },
    async insert(values: SecurityValues, id: string | null = null): Promise<string> {
      const { rows } = await connection.query<{ id: string }>(
        `insert into instruments (id, ${columns.join(', ')}) values (coalesce($1::uuid, uuidv7()), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
         returning ${hex('id')} as id`,
        [id, ...valuesOf(values)],
      );
      return rows[0]?.id ?? '';
    },
    async set(id: string, values: SecurityValues): Promise<number> {
      const { rows } = await connection.query<{ version: number }>(
        `update instruments set ${columns.map((column, at) => `${column} = $${at + 2}`).join(', ')} where id = $1 returning version`,
        [id, ...valuesOf(values)],
      );
      if (!rows[0]) throw new Error('A security was not changed.');
      return rows[0].version;
    },
    async delete(id: string): Promise<void> {
      await deleteSecurities(connection, [id]);
    },
    /** Its other columns and all that goes with it, as they are restored. */
    async besides(id: string): Promise<{ readonly besides: object }> {
      const { rows } = await connection.query<{ besides: object }>(
        `select json_build_object('instruments', (select json_agg(i) from instruments i where i.id = $1), ${goesWith
          .map((name) => `'${name}', (select json_agg(r) from ${name} r where r.instrument_id = $1)`)
          .join(', ')}) as besides`,
        [id],
      );
      return rows[0] ?? { besides: {} };
    },
    async bring(id: string, { besides = {} }: { readonly besides?: Readonly<Record<string, unknown>> }): Promise<void> {
      const kept = JSON.stringify(besides.instruments ?? []);
      await connection.query(
        `update instruments i set (${otherColumns.join(', ')}) = (select ${otherColumns.join(', ')} from json_populate_recordset(null::instruments, $2) limit 1)
          where i.id = $1 and json_array_length($2::json) > 0`,
        [id, kept],
      );
      for (const name of goesWith)
        await connection.query(`insert into ${name} select * from json_populate_recordset(null::${name}, $1)`, [
          JSON.stringify(besides[name] ?? []),
        ]);
    },
  };
}

/** Fields of one security alone. */
const goesWith = ['prices', 'dividends', 'fund_weights'] as const;
const otherColumns = [
  'strategy',
  'sub_strategy',
  'vintage',
  'ter_underlying',
  'annual_growth',
  'coupon',
  'coupon_frequency',
  'maturity',
  'day_count',
  'face_value',
  'return_basis',
  'factsheet',
  'is_published',
] as const;
