import { eq } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import type { Rebalancing } from '#finance/benchmark/benchmark.ts';
import { bandOf } from '#forms/kinds/bands.ts';
import type { Sql } from '../../queries.ts';
import { models as table } from '../../schema/market.ts';
import { toLikePattern, getFilterId, matchesSearch, matchesIdFilter, orderBy, type ListQuery } from '../../list-query.ts';
import { namedRows, toPage } from '../named-rows.ts';

type ListedModel = {
  readonly id: string;
  readonly name: string;
  readonly profile: string | null;
  readonly portfolios: number;
};

/** As a form says it: its bands are in percent. */
interface ModelChange {
  readonly name: string;
  readonly profile: string | null;
  readonly rebalance: Rebalancing | null;
  readonly data: readonly string[];
}

const sorted = { name: 'lower(name)', profile: 'lower(profile)', portfolios: 'portfolios' };

const pageSql = (query: ListQuery) => `
  with used as (select model_id, count(*)::int as portfolios from portfolios where model_id is not null group by model_id),
  listed as (
    select own.id, own.name, own.profile_id, profile.name as profile, coalesce(used.portfolios, 0) as portfolios
      from models own left join risk_profiles profile on profile.id = own.profile_id left join used on used.model_id = own.id)
  select replace(id::text, '-', '') as id, name, profile, portfolios, count(*) over ()::int as found
    from listed where ${matchesSearch('$1', 'name', 'profile')} and ${matchesIdFilter('$4', 'profile_id', query.filters.profile)}
  ${orderBy(sorted, query, 'id')} limit $2 offset $3`;

const percent = (column: string) => `trim_scale(${column} * 100)`;

const findSql = `
  select name, replace(profile_id::text, '-', '') as profile, rebalance, version,
         array(select concat_ws(' ', ${percent('min')}, ${percent('target')}, ${percent('max')}, asset_class)
                 from model_targets where model_id = models.id order by asset_class) as data
    from models where id = $1`;

/** Sets the targets; those that stand there already are not written again. */
const setTargetsSql = `
  with wanted as (select * from unnest($2::text[], $3::numeric[], $4::numeric[], $5::numeric[]) part (asset_class, min, target, max)),
  removed as (delete from model_targets where model_id = $1 and asset_class not in (select asset_class from wanted))
  insert into model_targets as stored (model_id, asset_class, min, target, max)
  select $1, asset_class, min / 100, target / 100, max / 100 from wanted
      on conflict (model_id, asset_class) do update set min = excluded.min, target = excluded.target, max = excluded.max
   where (stored.min, stored.target, stored.max) is distinct from (excluded.min, excluded.target, excluded.max)`;

async function setTargets(connection: PoolClient, id: string, data: readonly string[]): Promise<void> {
  const bands = data.map(bandOf);
  const columns = (['option', 'min', 'target', 'max'] as const).map((part) => bands.map((band) => band[part]));
  await connection.query(setTargetsSql, [id, ...columns]);
}

/** Model portfolios as they are kept: listed, opened and changed. */
export function modelRecords(sql: Sql, connection: PoolClient) {
  return {
    ...namedRows(sql, connection, table),
    async page(query: ListQuery) {
      const values = [toLikePattern(query.find), query.limit, query.offset, getFilterId(query.filters.profile)];
      return toPage((await connection.query<ListedModel & { found: number }>(pageSql(query), values)).rows);
    },
    async find(id: string): Promise<{ readonly version: number; readonly values: ModelChange } | null> {
      const { rows } = await connection.query<ModelChange & { version: number }>(findSql, [id]);
      if (!rows[0]) return null;
      const { version, ...values } = rows[0];
      return { version, values };
    },
    /** Counts the portfolios that are measured against it. */
    async useOf(id: string): Promise<number> {
      const { rows } = await connection.query<{ used: number }>('select count(*)::int as used from portfolios where model_id = $1', [id]);
      return rows[0]?.used ?? 0;
    },
    async insert({ name, profile, rebalance, data }: ModelChange, id?: string): Promise<string> {
      const [made] = await sql
        .insert(table)
        .values({ name, profileId: profile, rebalance, ...(id && { id }) })
        .returning({ id: table.id });
      if (!made) throw new Error('A model was not made.');
      await setTargets(connection, made.id, data);
      return made.id;
    },
    /** Its version, which its targets count too. */
    async set(id: string, { name, profile, rebalance, data }: ModelChange): Promise<number> {
      await sql.update(table).set({ name, profileId: profile, rebalance }).where(eq(table.id, id));
      await setTargets(connection, id, data);
      const [changed] = await sql.select({ version: table.version }).from(table).where(eq(table.id, id));
      if (!changed) throw new Error('A model was not changed.');
      return changed.version;
    },
  };
}
