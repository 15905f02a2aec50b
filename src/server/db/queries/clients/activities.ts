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
    /** Lists the looks and downloads of others at the accounts of the caller, the newest first; `before` is the last entry that is known. */
    async ofOthersOnOwnAccounts(wanted: { before: string | null; timeZone: string; limit: number }): Promise<ForeignActivity[]> {
      return (await connection.query<ForeignActivity>(foreignSql, [wanted.before, wanted.timeZone, wanted.limit])).rows;
    },
  };
}
