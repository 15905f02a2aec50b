import type { PoolClient } from 'pg';
import type { LoggedActivity, UsedAccount } from '#contracts/analytics.ts';
import type { UsageSpan, UsageUnit } from '#domain/activity/usage-span.ts';
import type { UsageCount, UsageMeasure } from '#domain/activity/usage.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import { hex } from '../../hex.ts';

/** The activities that are asked about: of clients, or of all others, on the days of a portal. */
export interface UsageWanted {
  readonly portalId: string;
  readonly span: UsageSpan;
  readonly timeZone: string;
  readonly isInvestor: boolean;
}

/** A number of activities in a day, week or month. */
export interface FoundUsage extends UsageCount {
  readonly start: IsoDate;
  /** The section of views; empty for all else. */
  readonly section: string;
}

/** A number of activities of one person. */
export interface FoundUserUsage extends UsageCount {
  readonly id: string;
  readonly name: string | null;
  readonly account: UsedAccount | null;
}

/** An activity of the log. */
export type FoundActivity = LoggedActivity;

const wantedSql = `portal_id = $1 and is_investor = $5
     and at >= $2::date::timestamp at time zone $4 and at < ($3::date + 1)::timestamp at time zone $4`;

const countsSql = `
  select to_char(date_trunc($6, at at time zone $4), 'YYYY-MM-DD') as start, measure, case when measure = 'views' then section else '' end as section,
         count(*)::int as count
    from portal_activities where ${wantedSql} group by 1, 2, 3`;

const accountSql = (account: string) =>
  `case when ${account}.id is not null then json_build_object('id', ${hex(`${account}.id`)}, 'name', ${account}.name) end`;

const usersSql = `
  with used as materialized (
    select user_id, measure, count(*)::int as count from portal_activities where ${wantedSql} and user_id is not null group by 1, 2),
  most as (select user_id, sum(count) as total from used group by 1 order by 2 desc, 1 limit $6)
  select ${hex('most.user_id')} as id, person.name, ${accountSql('account')} as account, used.measure, used.count
    from most join used on used.user_id = most.user_id left join users person on person.id = most.user_id
    left join lateral (
      select own.id, own.name from portal_clients client join accounts own on own.id = client.account_id
       where client.user_id = most.user_id and client.portal_id = $1 order by own.name, own.id limit 1) account on true
   order by most.total desc, most.user_id`;

const clientsSql = `
  with clients as (select distinct user_id from portal_clients where portal_id = $1),
  signed as (select distinct user_id from portal_activities where ${wantedSql} and measure = 'logins')
  select count(*)::int as all, count(signed.user_id)::int as "signedIn" from clients left join signed on signed.user_id = clients.user_id`;

const logSql = `
  with listed as (
    select id, at, kind, measure, section, user_id, account_id, info from portal_activities
     where ${wantedSql} and ($6::text is null or measure = $6) order by at desc, id desc limit $7 offset $8)
  select ${hex('listed.id')} as id, to_char(listed.at at time zone $4, 'YYYY-MM-DD"T"HH24:MI') as "localAt", listed.kind, listed.measure, listed.section,
         person.name, ${accountSql('account')} as account, case when listed.kind = 'downloaded' then listed.info end as file
    from listed left join users person on person.id = listed.user_id left join accounts account on account.id = listed.account_id
   order by listed.at desc, listed.id desc`;

/** The use of a portal, as far as the actor may see it. */
export function portalActivities(connection: PoolClient) {
  return {
    async counts(wanted: UsageWanted, unit: UsageUnit): Promise<FoundUsage[]> {
      return (await connection.query<FoundUsage>(countsSql, [...valuesOf(wanted), unit])).rows;
    },
    /** Lists the people with the most activities, at most `limit` of them, each with a row per kind. */
    async users(wanted: UsageWanted, limit: number): Promise<FoundUserUsage[]> {
      return (await connection.query<FoundUserUsage>(usersSql, [...valuesOf(wanted), limit])).rows;
    },
    async clients(wanted: UsageWanted): Promise<{ readonly all: number; readonly signedIn: number }> {
      const { rows } = await connection.query<{ all: number; signedIn: number }>(clientsSql, valuesOf({ ...wanted, isInvestor: true }));
      return rows[0] ?? { all: 0, signedIn: 0 };
    },
    /** Lists activities, the newest first. */
    async log(
      wanted: UsageWanted,
      { measure, limit, offset }: { readonly measure: UsageMeasure | null; readonly limit: number; readonly offset: number },
    ): Promise<FoundActivity[]> {
      return (await connection.query<FoundActivity>(logSql, [...valuesOf(wanted), measure, limit, offset])).rows;
    },
  };
}

function valuesOf({ portalId, span, timeZone, isInvestor }: UsageWanted): unknown[] {
  return [portalId, span.from, span.to, timeZone, isInvestor];
}
