import type { PoolClient } from 'pg';
import type { AdviceOrder } from '#contracts/investment-advice.ts';
import type { RiskLevel, RiskResult } from '#domain/investment-advice/risk-level.ts';
import type { Submitted } from './submissions.ts';
import { toPage } from '../named-rows.ts';

/** A completed risk questionnaire with its outcome. */
export interface StoredRiskResult extends Submitted {
  readonly result: RiskResult;
}

/** A client's account in a list, with the newest result of the client. */
interface ListedRiskResult {
  readonly account: string;
  readonly name: string;
  readonly level: RiskLevel | null;
  /** As PostgreSQL writes it. */
  readonly submittedAt: string | null;
  readonly lowest: number | null;
  readonly highest: number | null;
}

interface Page {
  readonly view: 'all_clients' | 'own_clients';
  readonly portalId: string;
  readonly order: AdviceOrder;
  readonly limit: number;
  readonly offset: number;
}

const ofFormSql = "process = 'investment-advice' and submitted_at is not null";

const newestSql = `
  select replace(id::text, '-', '') as id, replace(user_id::text, '-', '') as "userId", answers, form, result, version,
         asked_at::text as "askedAt", saved_at::text as "savedAt", submitted_at::text as "submittedAt"
    from submissions where user_id = $1 and ${ofFormSql} order by submitted_at desc, id desc limit $2`;

const orders: Readonly<Record<AdviceOrder, string>> = {
  name: 'name',
  newest: 'submitted_at desc nulls last, name',
  level: 'level desc nulls last, name',
};

const pageSql = (view: Page['view'], order: AdviceOrder) => `
  with listed as (
    select own.id, own.name, newest.level, newest.submitted_at, held.lowest, held.highest
      from ${view} own
      join accounts account on account.id = own.id
      left join lateral (select (result ->> 'level')::int as level, submitted_at from submissions
                          where user_id = account.client_user_id and ${ofFormSql} order by submitted_at desc, id desc limit 1) newest on true
      left join lateral (select min(risk_level) as lowest, max(risk_level) as highest from portfolios where account_id = own.id) held on true
     where own.portal_id = $1 and own.has_client)
  select replace(id::text, '-', '') as account, name, level, submitted_at::text as "submittedAt", lowest, highest,
         count(*) over ()::int as found
    from listed order by ${orders[order]}, id limit $2 offset $3`;

export function riskResults(connection: PoolClient) {
  return {
    /** The results of a person, the newest first. */
    async newest(userId: string, limit: number): Promise<StoredRiskResult[]> {
      return (await connection.query<StoredRiskResult>(newestSql, [userId, limit])).rows;
    },
    /** Counts the results of a person in the last 24 hours. */
    async countOfDay(userId: string): Promise<number> {
      const { rows } = await connection.query<{ count: number }>(
        `select count(*)::int as count from submissions where user_id = $1 and ${ofFormSql} and submitted_at > now() - interval '1 day'`,
        [userId],
      );
      return rows[0]?.count ?? 0;
    },
    /** Some of the clients of a portal that the actor looks after, each with the newest result. */
    async page({ view, portalId, order, limit, offset }: Page) {
      const { rows } = await connection.query<ListedRiskResult & { found: number }>(pageSql(view, order), [portalId, limit, offset]);
      return toPage(rows);
    },
  };
}
