import type { PoolClient } from 'pg';
import type { ProfileOfLevel } from '#contracts/investment-advice.ts';
import type { Strategy } from '#contracts/simulator.ts';
import type { Sql } from '../../queries.ts';
import { riskProfiles as table } from '../../schema/market.ts';
import { toLikePattern, matchesSearch, orderBy, type ListQuery } from '../../list-query.ts';
import { namedRows, toPage } from '../named-rows.ts';

type ListedRiskProfile = {
  readonly id: string;
  readonly name: string;
  readonly level: number | null;
  readonly models: number;
};

/** As a form says it: returns are in percent. */
interface RiskProfileChange {
  readonly name: string;
  readonly level: number | null;
  readonly returns: string | null;
  readonly factsheetUrl: string | null;
}

const sorted = { name: 'lower(name)', level: 'level', models: 'models' };

const pageSql = (query: ListQuery) => `
  with listed as (
    select own.id, own.name, own.level, (select count(*)::int from models where profile_id = own.id) as models from risk_profiles own)
  select replace(id::text, '-', '') as id, name, level, models, count(*) over ()::int as found
    from listed where ${matchesSearch('$1', 'name')}
  ${orderBy(sorted, query, 'id')} limit $2 offset $3`;

const findSql = `
  select name, level, trim_scale(returns * 100)::text as returns, factsheet_url as "factsheetUrl", version from risk_profiles where id = $1`;

const profileSql = `
  select name, level, returns::float8 as returns, factsheet_url as "factsheetUrl",
         coalesce((select json_agg(json_build_object('name', model.name, 'targets',
                     (select coalesce(json_agg(json_build_object('key', asset_class, 'target', target) order by target desc, asset_class), '[]')
                        from model_targets where model_id = model.id and target > 0)) order by model.name)
                     from (select id, name from models where profile_id = risk_profiles.id order by name limit $1) model), '[]') as models
    from risk_profiles`;

export function riskProfiles(sql: Sql, connection: PoolClient) {
  return {
    ...namedRows(sql, connection, table),
    async page(query: ListQuery) {
      const values = [toLikePattern(query.find), query.limit, query.offset];
      return toPage((await connection.query<ListedRiskProfile & { found: number }>(pageSql(query), values)).rows);
    },
    async find(id: string): Promise<{ readonly version: number; readonly values: RiskProfileChange } | null> {
      const { rows } = await connection.query<RiskProfileChange & { version: number }>(findSql, [id]);
      if (!rows[0]) return null;
      const { version, ...values } = rows[0];
      return { version, values };
    },
    /** Returns true if another profile than `besides` is for the level. */
    async isLevelTaken(level: number, besides: string | null): Promise<boolean> {
      const { rowCount } = await connection.query('select from risk_profiles where level = $1 and id is distinct from $2', [
        level,
        besides,
      ]);
      return rowCount !== 0;
    },
    /** The profile of a level, with the models that are for it by name; null where the firm has none. */
    async ofLevel(level: number, maxModels: number): Promise<ProfileOfLevel | null> {
      const { rows } = await connection.query<ProfileOfLevel>(`${profileSql} where level = $2`, [maxModels, level]);
      return rows[0] ?? null;
    },
    /** The profiles with a level and an expected return, from the lowest level up, with the models that are for them by name. */
    async strategies(maxModels: number): Promise<Strategy[]> {
      const sqlText = `${profileSql} where level is not null and returns > -1 order by level`;
      return (await connection.query<Strategy>(sqlText, [maxModels])).rows;
    },
    /** Counts the models that are for it. */
    async useOf(id: string): Promise<number> {
      const { rows } = await connection.query<{ used: number }>('select count(*)::int as used from models where profile_id = $1', [id]);
      return rows[0]?.used ?? 0;
    },
    async insert({ name, level, returns, factsheetUrl }: RiskProfileChange, id: string | null = null): Promise<string> {
      const { rows } = await connection.query<{ id: string }>(
        `insert into risk_profiles (id, name, level, returns, factsheet_url) values (coalesce($1::uuid, uuidv7()), $2, $3, $4::numeric / 100, $5)
         returning replace(id::text, '-', '') as id`,
        [id, name, level, returns, factsheetUrl],
      );
      return rows[0]?.id ?? '';
    },
    async set(id: string, { name, level, returns, factsheetUrl }: RiskProfileChange): Promise<number> {
      const { rows } = await connection.query<{ version: number }>(
        'update risk_profiles set name = $2, level = $3, returns = $4::numeric / 100, factsheet_url = $5 where id = $1 returning version',
        [id, name, level, returns, factsheetUrl],
      );
      if (!rows[0]) throw new Error('A risk profile was not changed.');
      return rows[0].version;
    },
  };
}
