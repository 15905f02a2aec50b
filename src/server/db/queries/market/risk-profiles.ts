import type { PoolClient } from 'pg';
import type { Sql } from '../../queries.ts';
import { riskProfiles as table } from '../../schema/market.ts';
import { toLikePattern, matchesSearch, orderBy, type ListQuery } from '../../list-query.ts';
import { namedRows, toPage } from '../named-rows.ts';

type ListedRiskProfile = {
  readonly id: string;
  readonly name: string;
  readonly models: number;
};

/** As a form says it: returns are in percent. */
interface RiskProfileChange {
  readonly name: string;
  readonly returns: string | null;
  readonly factsheetUrl: string | null;
}

const sorted = { name: 'lower(name)', models: 'models' };

const pageSql = (query: ListQuery) => `
  with listed as (
    select own.id, own.name, (select count(*)::int from models where profile_id = own.id) as models from risk_profiles own)
  select replace(id::text, '-', '') as id, name, models, count(*) over ()::int as found
    from listed where ${matchesSearch('$1', 'name')}
  ${orderBy(sorted, query, 'id')} limit $2 offset $3`;

const findSql = `
  select name, trim_scale(returns * 100)::text as returns, factsheet_url as "factsheetUrl", version from risk_profiles where id = $1`;

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
    /** Counts the models that are for it. */
    async useOf(id: string): Promise<number> {
      const { rows } = await connection.query<{ used: number }>('select count(*)::int as used from models where profile_id = $1', [id]);
      return rows[0]?.used ?? 0;
    },
    async insert({ name, returns, factsheetUrl }: RiskProfileChange, id: string | null = null): Promise<string> {
      const { rows } = await connection.query<{ id: string }>(
        `insert into risk_profiles (id, name, returns, factsheet_url) values (coalesce($1::uuid, uuidv7()), $2, $3::numeric / 100, $4)
         returning replace(id::text, '-', '') as id`,
        [id, name, returns, factsheetUrl],
      );
      return rows[0]?.id ?? '';
    },
    async set(id: string, { name, returns, factsheetUrl }: RiskProfileChange): Promise<number> {
      const { rows } = await connection.query<{ version: number }>(
        'update risk_profiles set name = $2, returns = $3::numeric / 100, factsheet_url = $4 where id = $1 returning version',
        [id, name, returns, factsheetUrl],
      );
      if (!rows[0]) throw new Error('A risk profile was not changed.');
      return rows[0].version;
    },
  };
}
