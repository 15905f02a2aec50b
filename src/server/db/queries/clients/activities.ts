import { and, eq, gt, sql as text } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import type { AccessLogEntry } from '#contracts/admin/audit-page.ts';
import type { Sql } from '../../queries.ts';
import { activities as table } from '../../schema/people.ts';

export type NewActivity = typeof table.$inferInsert;

/** An activity of others on one's own accounts. */
export type ForeignActivity = Omit<AccessLogEntry, 'person'> & { readonly userId: string };

const foreignSql = `
  select replace(activity.id::text, '-', '') as id, to_char(activity.at at time zone $2, 'YYYY-MM-DD"T"HH24:MI') as "localAt",
         replace(activity.user_id::text, '-', '') as "userId", activity.kind, activity.section, activity.info, own.name as account,
         activity.on_behalf_of is not distinct from actor_user() as "isAsYou"
    from activities activity join own_accounts own on own.id = activity.account_id
   where activity.user_id <> actor_user() and activity.kind in ('viewed', 'downloaded') and ($1::uuid is null or activity.id < $1)
   order by activity.id desc limit $3`;

/**
 * A year before `$1` of the people who have signed in: visits on days of their own, up to the last sign-in of clients and more often after the end of a
 * quarter, each with some of the activities that belong to one. `luck` is the same number for the same person, day and activity.
 */
const yearSql = `
  with people as (
    select distinct on (member.user_id) member.user_id, member.portal_id, account.id as account_id, person.email, person.role = 'investor' as is_investor,
           case when signed_in.at is null then 1 else greatest(1, $1::date - signed_in.at::date) end as newest
      from portal_members member
      join users person on person.id = member.user_id and person.role in ('investor', 'advisor')
      left join last_sign_ins signed_in on signed_in.user_id = person.id
      left join accounts account on account.client_user_id = person.id and account.portal_id = member.portal_id
     where signed_in.at is not null or person.role = 'advisor'
     order by member.user_id, member.portal_id, account.id),
  visits as (
    select people.*, day, $1::date - day + interval '7 hours' + (hashtext(email || 'at' || day) & 65535) % 780 * interval '1 minute' as at
      from people cross join lateral generate_series(newest, 365) day
     where (day = newest and is_investor) or (hashtext(email || day) & 65535) % 1000 <
           case when not is_investor then 300 * (extract(isodow from $1::date - day) < 6)::int
                else (20 + (hashtext(email) & 65535) % 60) * case when extract(month from $1::date - day) in (1, 4, 7, 10) then 1.5 else 1 end end)
  insert into activities (at, kind, section, user_id, is_investor, portal_id, account_id, info)
  select visit.at + minute * interval '1 minute', kind, section, user_id, visit.is_investor,
         case when kind <> 'signed-in' then portal_id end, case when of_account then account_id end,
         case when kind = 'downloaded' then to_char(visit.at - interval '3 months', '"report-"YYYY"-Q"Q".pdf"') end
    from visits visit
    join (values
      (true, 'signed-in', 'sign-in', 0, 100, false), (true, 'viewed', 'home', 1, 100, true), (true, 'viewed', 'portfolio', 2, 80, true),
      (true, 'viewed', 'account', 3, 25, true), (true, 'viewed', 'library', 4, 30, false), (true, 'viewed', 'portfolio', 6, 35, true),
      (true, 'downloaded', 'library', 7, 18, true), (true, 'viewed', 'messages', 8, 20, true), (true, 'created', 'messages', 9, 6, true),
      (true, 'viewed', 'projections', 11, 9, true), (true, 'changed', 'people', 13, 2, false),
      (false, 'signed-in', 'sign-in', 0, 100, false), (false, 'viewed', 'overview', 1, 100, false), (false, 'viewed', 'messages', 3, 40, false),
      (false, 'viewed', 'data-health', 5, 15, false), (false, 'created', 'messages', 8, 30, false)
    ) act (is_investor, kind, section, minute, chance, of_account)
      on act.is_investor = visit.is_investor and (hashtext(email || section || minute || day) & 65535) % 100 < chance`;

export function activities(sql: Sql, connection: PoolClient) {
  return {
    async insert(activity: NewActivity): Promise<void> {
      await sql.insert(table).values(activity);
    },
    /** The same by the same person within the last minute is not written again; tells whether it was written. */
    async insertUnlessRecent(activity: NewActivity & { readonly userId: string }): Promise<boolean> {
      const recent = await sql
        .select({ id: table.id })
        .from(table)
        .where(
          and(
            gt(table.at, text`now() - interval '1 minute'`),
            eq(table.userId, activity.userId),
            eq(table.kind, activity.kind),
            eq(table.section, activity.section),
            text`${table.accountId} is not distinct from ${activity.accountId ?? null}::uuid`,
            text`${table.onBehalfOf} is not distinct from ${activity.onBehalfOf ?? null}::uuid`,
          ),
        )
        .limit(1);
      if (recent.length > 0) return false;
      await sql.insert(table).values(activity);
      return true;
    },
    /** For demo data: a year of activities before `today`. */
    async pretendYear(today: string): Promise<void> {
      await connection.query(yearSql, [today]);
    },
    /** Lists the looks and downloads of others at the accounts of the caller, the newest first; `before` is the last entry that is known. */
    async ofOthersOnOwnAccounts(wanted: { before: string | null; timeZone: string; limit: number }): Promise<ForeignActivity[]> {
      return (await connection.query<ForeignActivity>(foreignSql, [wanted.before, wanted.timeZone, wanted.limit])).rows;
    },
  };
}
